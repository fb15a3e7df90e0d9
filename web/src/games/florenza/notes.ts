/** What a note-taker would know, as names and numbers. */

import type { NotesContent, Say } from "../contract";
import type { Remembered } from "@/wire/florenza";
import { RESOURCES } from "./view";
import { word } from "./labels";

export const notes = (remembered: Remembered, say: Say): NotesContent => ({
  rivals: remembered.players.map((player) => ({
    seat: player.seat,
    things: [
      { name: word(say, "fiorini"), art: "florin", count: player.fiorini, short: true },
      ...RESOURCES.filter((kind) => (player.resources[kind] ?? 0) > 0).map((kind) => ({
        name: word(say, kind),
        art: `rs-${kind}`,
        count: player.resources[kind]!,
        short: true,
      })),
    ],
  })),
  rest: [
    { title: say("label-hidden"), things: Object.entries(remembered.hidden).map(([card, count]) => ({ name: word(say, card), count })) },
  ],
});

/** The cards that lie out of sight, in one line. */
export const hidden = (remembered: Remembered | null, say: Say): string => {
  const cards = Object.entries(remembered?.hidden ?? {}).map(([card, n]) => (n > 1 ? `${n}× ${word(say, card)}` : word(say, card)));
  return cards.length ? ` ${say("label-hidden")}: ${cards.join(", ")}.` : "";
};
