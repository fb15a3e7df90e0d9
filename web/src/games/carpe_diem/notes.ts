/** What a note-taker would know, as names and numbers. */

import type { NotesContent, Say } from "../contract";
import type { Remembered } from "@/wire/carpe_diem";
import { kindArt } from "./art";
import { KINDS } from "./view";
import { word } from "./labels";

const unseen = (remembered: Remembered | null) =>
  KINDS.flatMap((kind) => ((remembered?.hidden[kind] ?? 0) > 0 ? [{ kind, count: remembered!.hidden[kind]! }] : []));

export const notes = (remembered: Remembered, say: Say): NotesContent => ({
  rivals: [],
  rest: [
    {
      title: say("label-hidden"),
      things: unseen(remembered).map(({ kind, count }) => ({ name: word(say, kind), art: kindArt(kind), count })),
    },
  ],
});

/** The fountain cards that one has not seen, in one line. */
export const hidden = (remembered: Remembered | null, say: Say): string => {
  const cards = unseen(remembered).map(({ kind, count }) => (count > 1 ? `${count}× ${word(say, kind)}` : word(say, kind)));
  return cards.length ? ` ${say("label-hidden")}: ${cards.join(", ")}.` : "";
};
