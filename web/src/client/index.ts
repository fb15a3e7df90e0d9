/**
 * A client of a server of Mecenate, without dependencies: the HTTP API, the socket of a table, and the types of what they carry.
 * The pages of the browser use it, and `make client` makes a package of it (`mecenate-client`).
 */

export * from "./api.js";
export * from "./connection.js";
export * from "./table.js";
export * from "./view.js";
export type * from "./wire.js";
