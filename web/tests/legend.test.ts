import { describe, expect, it } from "vitest";
import { legend as carpeDiem } from "@/games/carpe_diem/legend";
import { legend as carrara } from "@/games/carrara/legend";
import type { Legend, LegendPart, Say } from "@/games/contract";
import { legend as florenza } from "@/games/florenza/legend";
import { legend as princes } from "@/games/princes/legend";
import { complete, parseCommand } from "@/table/commands";
import { read } from "./board";

const GAMES: [string, string, Legend][] = [
  ["carrara", "car", carrara],
  ["princes", "pri", princes],
  ["florenza", "flo", florenza],
  ["carpe_diem", "cd", carpeDiem],
];

const rows = (parts: LegendPart[]): string[] =>
  parts.flatMap((part) => (part.rows ?? []).map((row) => row.map((cell) => cell.text).join(" | ")));
const lines = (parts: LegendPart[]): string => parts.flatMap((part) => part.lines ?? []).join(" ");
const english = (game: string): { say: Say; views: any[] } => {
  const { languages, positions } = read<any>(game);
  return { say: (id, args) => languages[0]!.label(game, id, args), views: positions.map(({ view }) => view) };
};
const changed = (view: any, printed: object) => ({ ...view, printed: { ...view.printed, ...printed } });

describe.each(GAMES)("the legend of %s", (game, prefix, legend) => {
  const { languages, positions, sheet } = read<any>(game);
  const views = [...new Map(positions.map(({ view }) => [JSON.stringify([view.printed, view.seats]), view])).values()];
  const drawn = new Set([...sheet.matchAll(new RegExp(`id="${prefix}-([^"]+)"`, "g"))].map((found) => found[1]!));

  it.each(languages.map((language) => [language.code, language] as const))("has all texts in %s", (_, language) => {
    const say: Say = (id, args) => language.label(game, id, args);
    for (const view of views) {
      for (const part of legend(view, say)) {
        const cells = (part.rows ?? []).flat();
        const text = [part.title, ...(part.head ?? []), ...(part.lines ?? []), ...cells.map((cell) => cell.text)].join(" ");
        expect(text).not.toMatch(/undefined|NaN|\bnone\b|[{}]|label-|count-|word-|source-|null/);
        expect(cells.length + (part.lines?.length ?? 0)).toBeGreaterThan(0);
        for (const row of part.rows ?? []) if (part.head) expect(row.length).toBeLessThanOrEqual(part.head.length);
      }
    }
    expect([...language.missing]).toEqual([]);
  });

  it("names drawings that are on the sheet", () => {
    for (const view of views) {
      for (const part of legend(view, (id) => id)) {
        for (const { art } of (part.rows ?? []).flat()) if (art) expect(drawn).toContain(art);
      }
    }
  });
});

describe("the legend shows what the view has from the pack", () => {
  it("carrara: landscapes, decorations, rewards, sets, majorities", () => {
    const { say, views } = english("carrara");
    const view = views.find((each) => each.version === "advanced" && each.seats === 2 && each.printed.improved.massa === "massa");
    const found = rows(carrara(view, say));
    expect(found).toContain("Castello | rural | flag");
    expect(lines(carrara(view, say))).toContain("Values: 1, 2, 4, 5 Monument: 8");
    expect(found).toContain("Livorno | 12 | 8 | 3");
    expect(found).toContain("points | 2 | 6 | 12 | 20 | 30 | 42 | 56");
    const other = changed(view, {
      types: { ...view.printed.types, castello: { landscape: "urban", decoration: "cup" } },
      majorities: { livorno: [30, 20, 10] },
      decoration_sets: [0, 5, 9],
      monument: 11,
      purchase_price: 13,
      improvements: { tile: { florins: 7, points: 0 } },
      improved: { tile: "massa" },
      improvement_tiles: { tile: 8 },
    });
    const now = rows(carrara(other, say));
    expect(now).toContain("Castello | urban | cup");
    expect(lines(carrara(other, say))).toContain("Monument: 11");
    expect(now).toContain("Livorno | 30 | 20 | 10");
    expect(now).toContain("points | 5 | 9");
    expect(now).toContain("Massa | 1 point | 7 florins (8)");
    expect(lines(carrara(other, say))).toContain("13 florins");
  });

  it("carrara: the normal version has neither decorations nor statues", () => {
    const { say, views } = english("carrara");
    const parts = carrara(
      views.find((each) => each.version === "normal"),
      say,
    );
    expect(parts.map((part) => part.title)).toEqual(["Building types", "Paid for each point of value", "Money and points"]);
  });

  it("princes: what all 21 professions like", () => {
    const { say, views } = english("princes");
    const view = views[0];
    const likes = princes(view, say)[0]!;
    expect(likes.rows).toHaveLength(21);
    expect(rows([likes])).toContain("Poet | theatre | lake | travel");
    const poet = { building: "tower", landscape: "park", freedom: "opinion" };
    const other = changed(view, {
      professions: { poet },
      work: { ...view.printed.work, building: 9 },
      building_prices: [900, 800, 700, 600],
    });
    const found = rows(princes(other, say));
    expect(found[0]).toBe("Poet | tower | park | opinion");
    expect(found[1]).toMatch(/^9 \| /);
    expect(found).toContain("price of a building | 900 | 800 | 700 | 600");
  });

  it("princes: characters where they are played", () => {
    const { say, views } = english("princes");
    const titles = (muse: boolean) =>
      princes(
        views.find((each) => each.muse === muse),
        say,
      ).map((part) => part.title);
    expect(titles(true)).toContain(say("label-princess"));
    expect(titles(false)).not.toContain(say("label-princess"));
  });

  it("florenza: sums of money, income, points at the end", () => {
    const { say, views } = english("florenza");
    const other = changed(views[0], { workers: 70, income: { gold: 3 }, most_fiorini: [9, 8, 7], district_set: 6 });
    const found = rows(florenza(other, say));
    expect(found).toContain("sending workers | 70 fiorini");
    expect(found).toContain("gold | 3");
    expect(found).toContain("most fiorini | 9 | 8 | 7");
    expect(found).toContain("a palace, a church and a district building | 6");
  });

  it("carpe diem: rewards, villas, fountain cards", () => {
    const { say, views } = english("carpe_diem");
    const other = changed(views[0], { baker_bread: 5, villas: [0, 2, 6], fountains: { baker: 4 }, penalty: 7 });
    const found = rows(carpeDiem(other, say));
    expect(found).toContain("Baker | 5 bread | 4");
    expect(found).toContain("chimneys | 0 | 1 | 2+");
    expect(found).toContain("points | 0 | 2 | 6");
    expect(lines(carpeDiem(other, say))).toContain("7 points");
  });
});

it("the legend can be typed", () => {
  expect(parseCommand("legend", ["pass"])).toEqual({ kind: "command", name: "legend", rest: "" });
  expect(complete("leg", ["pass"])).toEqual(["legend"]);
});
