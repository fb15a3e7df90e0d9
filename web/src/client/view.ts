/** Keeping a view up to date. */

import type { View } from "./wire.js";

/** A copy of a view with some parts replaced; a part is a field or `players.N`. */
export function patched(view: View, changed: Record<string, unknown>): View {
  const fresh: View = { ...view };
  for (const [part, value] of Object.entries(changed)) {
    const player = /^players\.(\d+)$/.exec(part);
    if (!player) fresh[part] = value;
    else {
      if (fresh.players === view.players) fresh.players = [...view.players];
      fresh.players[Number(player[1])] = value;
    }
  }
  return fresh;
}

let keys = 0;
/** A key that no other message has. */
export const newKey = () => `${Date.now().toString(36)}-${(keys++).toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

/** The address of the socket of a table. */
export function socketAddress(server: string, table: string, args: { invite?: string | null; token?: string | null }): string {
  const given = Object.entries(args).filter((pair): pair is [string, string] => !!pair[1]);
  const query = given.length ? `?${new URLSearchParams(given)}` : "";
  return `${server.replace(/^http/, "ws")}/ws/tables/${encodeURIComponent(table)}${query}`;
}
