/** The names shown for seats: of people their own, of bots a made-up one. */

import { t } from "./i18n.svelte";
import type { SeatName } from "@/games/contract";
import type { SeatInfo } from "./wire";

const BOT_NAMES = [
  "Bruno",
  "Chiara",
  "Dante",
  "Elena",
  "Fosco",
  "Giulia",
  "Iacopo",
  "Lucia",
  "Nerio",
  "Orsola",
  "Pia",
  "Rocco",
  "Silvia",
  "Ugo",
  "Viola",
];

/** A name for the bot on a seat, stable and unique within a table. */
function botName(table: string, seat: number): string {
  let sum = 0;
  for (const letter of table) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return BOT_NAMES[(sum + seat * 4) % BOT_NAMES.length]!;
}

/** `unnamed` is for a seat without a name: one that is still free, or one of a record that names nobody. */
export function seatNames(
  table: string,
  seats: readonly SeatInfo[],
  you: number | null,
  unnamed = (seat: number): string => t("seat-number", { number: seat + 1 }),
): SeatName[] {
  return seats.map((seat) => ({
    seat: seat.seat,
    name: seat.left ? t("someone-left") : (seat.name ?? (seat.bot ? botName(table, seat.seat) : unnamed(seat.seat))),
    you: seat.seat === you,
    bot: seat.bot,
  }));
}
