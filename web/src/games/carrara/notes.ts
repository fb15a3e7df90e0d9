/** What a note-taker would know, as names and numbers. */

import type { NotesContent, Say } from "../contract";
import type { Remembered } from "@/wire/carrara";
import { COLOURS } from "./view";
import { word } from "./labels";

const blocks = (say: Say, counts: Record<string, number>, none: boolean) =>
  COLOURS.filter((colour) => none || (counts[colour] ?? 0) > 0).map((colour) => ({
    name: word(say, colour, "blocks"),
    art: `plain-${colour}`,
    count: counts[colour] ?? 0,
    short: true,
  }));

export const notes = (remembered: Remembered, say: Say): NotesContent => ({
  rivals: remembered.players.map((player) => ({
    seat: player.seat,
    things: [{ name: say("word-florins"), art: "florin", count: player.florins, short: true }, ...blocks(say, player.blocks, false)],
  })),
  rest: [{ title: say("label-bag"), things: blocks(say, remembered.bag, true) }],
});
