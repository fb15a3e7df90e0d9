/** What a note-taker would know, as names and numbers. */

import type { NotesContent, Say } from "../contract";
import type { Remembered } from "@/wire/princes";
import { artOf } from "./art";
import { PILES } from "./view";
import { capital, name, word } from "./labels";

export const notes = (remembered: Remembered, say: Say): NotesContent => ({
  rivals: remembered.players.map((player) => ({
    seat: player.seat,
    things: [{ name: say("florins"), art: "florin", count: player.florins, short: true }],
  })),
  rest: PILES.map((pile) => ({
    title: `${capital(word(say, pile, "cards"))} · ${say("label-hidden")}`,
    things: (remembered.hidden[pile] ?? []).map((card) => ({ name: name(say, card), art: artOf(card) })),
  })),
});

/** The cards of a pile that lie there or in other hands, in one line. */
export const hidden = (remembered: Remembered | null, say: Say, pile: string): string =>
  remembered?.hidden[pile]?.length ? ` ${say("label-hidden")}: ${remembered.hidden[pile].map((card) => word(say, card)).join(", ")}.` : "";
