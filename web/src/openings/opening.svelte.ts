/** A place in the tree of openings, as the board shows it. Nothing can be chosen on the board. */

import { seatCalled } from "@/guide/lesson";
import { t } from "@/lib/i18n.svelte";
import type { SeatInfo, View } from "@/lib/wire";
import { NOTHING_TO_CHOOSE, type Controller } from "@/table/controller";
import type { OpeningPage } from "@/wire/server";

/** What the board of a page shows: a game of bots, as a spectator sees it. */
export const controllerOf = ({ board }: OpeningPage): Controller => ({
  ...NOTHING_TO_CHOOSE,
  view: board.view as View,
  remembered: null,
  seat: null,
  actor: board.actor,
  over: false,
  events: [],
});

/** The number of the player on a seat: the first player has number 1. */
export const numberOf = ({ seats, board }: OpeningPage, seat: number): number => ((seat - board.first + seats) % seats) + 1;

/** Who sits at the board. */
export const seatsOf = (page: OpeningPage): SeatInfo[] =>
  Array.from({ length: page.seats }, (_, seat) => seatCalled(seat, t("seat-number", { number: numberOf(page, seat) })));

/** The address of a place in the tree, or of the list. */
export function openingLink(game?: string, seats?: number, line: readonly string[] = []): string {
  const path = ["/openings", game, seats].filter(Boolean).join("/");
  return line.length ? `${path}?${new URLSearchParams(line.map((step) => ["step", step]))}` : path;
}
