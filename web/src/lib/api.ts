/** The HTTP API of the server that this page comes from. */

import { makeApi } from "@/client";
import { earlyFetch } from "@/early/early";

export { ApiError } from "@/client";

export const api = makeApi({ fetch: earlyFetch });
