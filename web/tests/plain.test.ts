/** A game without texts of its own: its view in the words that the server sends. */

import { expect, test } from "vitest";
import { partsOf, plainText } from "@/games/text/plain";
import { Language, MessageFile } from "@/lib/language";
import type { View } from "@/lib/wire";

const words = "label-hand = Hand\nlabel-market = Markt\nword-gem = Gemme\n";
const german = new Language("de", new Map([["studiolo", new MessageFile("de", words)]]));
const view = {
  game: "studiolo",
  seat: 1,
  seats: 2,
  actor: 0,
  over: false,
  prompt: null,
  pile: null,
  pile_size: 7,
  market: ["gem 3", "gem 4"],
  players: [
    { seat: 0, hand: null, hand_size: 3, coins: { gem: 2 } },
    { seat: 1, hand: ["gem 1"], hand_size: 1, coins: {} },
  ],
} as View;

test("the table comes first, then the own seat, then the others", () => {
  expect(plainText.board(view, ["Ada", "Bea"], german)).toEqual([
    { title: "Pile", lines: ["7"] },
    { title: "Markt", lines: ["Gemme 3, Gemme 4"] },
    { title: "Bea", seat: 1, lines: ["Hand: Gemme 1", "Coins: –"] },
    { title: "Ada", seat: 0, lines: ["Hand: 3", "Coins: 2× Gemme"] },
  ]);
});

test("nested parts are named", () => {
  const fields = { open_tiles: [[1], ["a"]], cities: { pisa: { owner: null } }, done: true };
  expect(partsOf("studiolo", fields, german)).toEqual([
    ["Open tiles", "1; a"],
    ["Cities", "pisa: owner: –"],
    ["Done", "true"],
  ]);
});
