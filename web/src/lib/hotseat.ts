/** Hot-seat players: their tokens are kept in this browser, one list per table. */

import { api } from "./api";

export interface LocalSeat {
  seat: number;
  name: string;
  token: string;
}

const KEY = (table: string) => `mecenate-seats-${table}`;

export function localSeats(table: string): LocalSeat[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY(table)) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Take a seat for another player at this screen. */
export async function addLocalSeat(table: string, invite: string | null, seat: number, name: string): Promise<void> {
  const guest = await api.localGuest(name);
  const taken = await api.sit(table, invite, seat, guest.token);
  const all = [...localSeats(table), { seat: taken.seat, name, token: guest.token }];
  localStorage.setItem(KEY(table), JSON.stringify(all));
}
