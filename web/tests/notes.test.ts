import { describe, expect, it } from "vitest";
import { hidden as unseen, notes as carpeDiem } from "@/games/carpe_diem/notes";
import { notes as carrara } from "@/games/carrara/notes";
import type { NotesContent, Notes, Say } from "@/games/contract";
import { hidden as outOfSight, notes as florenza } from "@/games/florenza/notes";
import { hidden as inPile, notes as princes } from "@/games/princes/notes";
import { complete, parseCommand } from "@/table/commands";
import { read } from "./board";

const GAMES: [string, string, Notes][] = [
  ["carrara", "car", carrara],
  ["princes", "pri", princes],
  ["florenza", "flo", florenza],
  ["carpe_diem", "cd", carpeDiem],
];
const all = (noted: NotesContent) => [...noted.rivals, ...noted.rest].flatMap(({ things }) => things);

describe.each(GAMES)("the notes of %s", (game, prefix, notes) => {
  const { languages, acting, sheet } = read<any>(game);
  const drawn = new Set([...sheet.matchAll(new RegExp(`id="${prefix}-([^"]+)"`, "g"))].map((found) => found[1]!));

  it.each(languages.map((language) => [language.code, language] as const))("have all texts in %s", (_, language) => {
    const say: Say = (id, args) => language.label(game, id, args);
    for (const { remembered } of acting) {
      const noted = notes(remembered, say);
      const text = [...noted.rest.map(({ title }) => title), ...all(noted).map(({ name }) => name)].join(" | ");
      expect(text).not.toMatch(/undefined|NaN|\bnone\b|[{}]|label-|count-|word-|null/);
      for (const { things } of [...noted.rivals, ...noted.rest]) expect(new Set(things.map(({ name }) => name)).size).toBe(things.length);
    }
    expect([...language.missing]).toEqual([]);
  });

  it("name drawings that are on the sheet", () => {
    for (const { remembered } of acting) for (const { art } of all(notes(remembered, (id) => id))) if (art) expect(drawn).toContain(art);
  });

  it("speak of the others, and of nobody whose things the view shows", () => {
    for (const { view, remembered } of acting) {
      for (const { seat } of notes(remembered, (id) => id).rivals) {
        expect(seat).not.toBe(view.seat);
        expect(view.players[seat].florins ?? view.players[seat].fiorini ?? null).toBeNull();
      }
    }
  });
});

describe("the piles", () => {
  const english = (game: string): Say => {
    const { languages } = read<any>(game);
    return (id, args) => languages[0]!.label(game, id, args);
  };

  it("say on their tip what lies there or in other hands, and nothing without notes", () => {
    expect(inPile({ hidden: { profession: ["painter", "poet"] }, players: [] }, english("princes"), "profession")).toBe(
      " In the piles or in other hands: Painter, Poet.",
    );
    expect(outOfSight({ hidden: { casa: 2, ritratto: 1 }, players: [] }, english("florenza"))).toBe(
      " In the pile, in other hands or discarded by others: 2× Casa, Ritratto.",
    );
    expect(unseen({ hidden: { villa: 2, fountain: 1 } }, english("carpe_diem"))).toBe(
      " Fountain cards you have not seen: 2× villa, fountain.",
    );
    expect([inPile(null, english("princes"), "bonus"), outOfSight(null, english("florenza")), unseen(null, english("carpe_diem"))]).toEqual(
      ["", "", ""],
    );
  });

  it("have every colour of the bag of Carrara, also those that are out", () => {
    const { rest } = carrara({ bag: { white: 3 }, players: [] }, english("carrara"));
    expect(rest[0]!.things.map(({ count }) => count)).toEqual([3, 0, 0, 0, 0, 0]);
  });
});

describe("the word notes", () => {
  it("is a command of the command line", () => {
    expect(parseCommand("notes", ["pass"])).toEqual({ kind: "command", name: "notes", rest: "" });
    expect(complete("no", [])).toEqual(["notes"]);
  });
});
