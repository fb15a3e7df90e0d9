/** The structures of the protocol, as the client package has them. */

export type * from "@/client";
