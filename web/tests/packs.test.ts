import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { difference, keyOf, laidOver, valueAt, valuesOf, vocabularyOf, withValue, type Pack } from "@/packs/data";
import { draftOf, keepDraft, removePack, savedPacks, savePack } from "@/packs/kept";
import { canvasOf, cellAt, isCells, markOf, toggled, trimmed } from "@/packs/shapes";
import { Language, MessageFile } from "@/lib/language";

import { brief, groupOf, inTitle, sourceOf, spoken, titleOf } from "@/packs/words";
import type { PackBlock } from "@/wire/server";
import { hashOf, MAX_LINK, textOf } from "@/packs/share";

const PRINTED: Pack = {
  game: { title: "A game", source: "rulebook", confidence: 1 },
  wheel: { fill_to: 11, price: { white: [6, 5], source: "memory", confidence: 0.5 }, source: "rulebook", confidence: 1 },
  tiles: [
    { name: "ends", list: [{ edges: ["villa", "grass"], count: 2 }], source: "reconstructed", confidence: 0.02 },
    {
      name: "cards",
      cards: [
        { requires: { herb: 2 }, reward: { points: 4 } },
        { requires: { fish: 1 }, reward: { coins: 1 } },
      ],
    },
  ],
};

/** What the client speaks, without its settings. */
const speaks = vi.hoisted(() => ({ language: null as Language | null }));
vi.mock("@/lib/i18n.svelte", () => ({ i18n: speaks }));

describe("changes to a pack", () => {
  it("are only what differs: tables join, lists are whole", () => {
    const pack = withValue(withValue(PRINTED, ["wheel", "price", "white", 1], 4), ["tiles", 0, "list", 0, "count"], 3) as Pack;
    const changes = difference(PRINTED, pack);
    expect(changes).toEqual({ wheel: { price: { white: [6, 4] } }, tiles: pack.tiles });
    expect(laidOver(PRINTED, changes)).toEqual(pack);
    expect(difference(PRINTED, PRINTED)).toEqual({});
  });

  it("leave the printed pack as it is, and the order of its keys", () => {
    const before = JSON.stringify(PRINTED);
    const pack = withValue(PRINTED, ["wheel", "fill_to"], 9) as Pack;
    expect(JSON.stringify(PRINTED)).toBe(before);
    expect(Object.keys(pack.wheel!)).toEqual(Object.keys(PRINTED.wheel!));
  });

  it("take items and keys away, and add keys", () => {
    expect(valueAt(withValue(PRINTED, ["tiles", 1, "cards", 0], undefined), ["tiles", 1, "cards"])).toHaveLength(1);
    expect(
      valueAt(withValue(PRINTED, ["tiles", 1, "cards", 0, "requires", "herb"], undefined), ["tiles", 1, "cards", 0, "requires"]),
    ).toEqual({});
    expect(valueAt(withValue(PRINTED, ["tiles", 1, "cards", 0, "requires", "fish"], 1), ["tiles", 1, "cards", 0, "requires"])).toEqual({
      herb: 2,
      fish: 1,
    });
  });

  it("choose from the words and keys that the pack uses", () => {
    const { words, keys, fixed } = vocabularyOf(PRINTED);
    expect([...fixed]).toEqual(["white", "edges"]);
    expect(words.get("edges")).toEqual(["villa", "grass"]);
    expect(keys.get("requires")).toEqual(["herb", "fish"]);
    expect(words.has("source")).toBe(false);
    expect(keyOf(["tiles", 0, "list", 0, "edges", 1])).toBe("edges");
  });

  it("show the values of a block without those about it", () => {
    expect(valuesOf(PRINTED.wheel as Pack)).toEqual([["fill_to", 11]]);
  });
});

describe("the words of a pack", () => {
  const block = (path: (string | number)[], name: string): PackBlock => ({ path, name, source: "", confidence: 1, reconstructed: false });
  const page = (name: string, code: "de" | "fr" = "de") =>
    new MessageFile(code, readFileSync(new URL(`../../src/mecenate/lang/${code}/${name}.ftl`, import.meta.url), "utf8"));

  beforeEach(() => {
    const names = ["packs", ...["carrara", "princes", "florenza", "carpe_diem"].flatMap((game) => [game, `web-${game}`])];
    speaks.language = new Language("de", new Map(names.map((name) => [name, page(name)])));
  });

  it("are those of the boards, else those of the workshop, else as they are written", () => {
    expect(spoken("carrara", "gold_statue")).toBe("Goldstatue");
    expect(spoken("florenza", "district")).toBe("Stadtteilgebäude");
    expect(spoken("princes", "squares")).toBe("Felder");
    expect(spoken("carpe_diem", "villas that go on, white")).toBe("Villen, die weitergehen, weiß");
    expect(spoken("princes", "some_thing")).toBe("some thing");
    expect(spoken("carpe_diem", "A")).toBe("A");
    expect([spoken("carrara", "p3"), spoken("carrara", "seat2")]).toEqual(["3 Spieler", "Platz 2"]);
  });

  it("may mean something else in another game", () => {
    expect([spoken("carpe_diem", "pay"), spoken("princes", "pay")]).toEqual(["durch Bezahlen", "Bezahlung"]);
    expect([spoken("princes", "prestige"), spoken("carrara", "monument")]).toEqual(["Prestige", "Denkmal"]);
  });

  it("make the titles of blocks", () => {
    const card = block(["bonus_card", "2"], "bonus_card.2");
    const printed = { name: "large buildings", of: ["large buildings"], each: 2 };
    expect(titleOf("princes", card, printed)).toBe("2 je großem Gebäude");
    expect(titleOf("princes", card, { ...printed, each: 3 }, true)).toBe("Bonuskarte 2");
    expect(titleOf("princes", block(["building", "chapel"], "building.chapel"), {})).toBe("Kapelle");
    expect(titleOf("florenza", block(["monument", 0], "monument 1"), { building: "Duomo", element: "Cupola" })).toBe("Duomo: Cupola");
    expect(titleOf("florenza", block(["artist", 7], "artist Giotto"), { kind: "architect", name: "Giotto" })).toBe("Giotto (Architekt)");
    expect(titleOf("carrara", block(["florin_space", 1], "florin_space 2"), {})).toBe("Münzfeld 2");
    const reading = { for: "rural", name: "double" };
    expect(titleOf("carrara", block(["alternative", 6], "alternative rural = double"), reading)).toMatch(/^SP je .*: 2 SP$/);
    expect(groupOf("carrara", "city")).toBe("Städte");
  });

  it("are not said twice", () => {
    expect(inTitle(block(["alternative", 6], ""), { for: "rural", name: "double" })).toEqual(["for", "name"]);
    expect(inTitle(block(["monument", 0], ""), { building: "Duomo", element: "Cupola" })).toEqual(["building", "element"]);
    expect(inTitle(block(["game"], ""), { title: "Carrara" })).toEqual([]);
  });

  it("make values of one line, and lists in lists keep their order", () => {
    expect(brief("carrara", [{ florins: 5 }, "gold_statue", 2])).toBe("Münzen 5; Goldstatue; 2");
    expect(
      brief("princes", [
        [0, 7],
        [4, 14],
      ]),
    ).toBe("(0, 7), (4, 14)");
    expect(brief("princes", { p3: 2, p4: 3 })).toBe("3 Spieler: 2 · 4 Spieler: 3");
    expect([brief("princes", true), brief("carpe_diem", [])]).toEqual(["ja", "–"]);
  });

  it("say where a block comes from, and what is told about it", () => {
    const text = (game: string, source: string) =>
      sourceOf(game, source)
        .map((part) => part.text)
        .join("");
    expect(text("princes", "rulebook (size, squares, tiles) + reconstructed (shape)")).toBe(
      "Regelheft (Größe, Felder, Plättchen) + rekonstruiert (Form)",
    );
    expect(text("princes", "rulebook (2, 3, 6) + public (1, 5, 7)")).toBe("Regelheft (2, 3, 6) + öffentliche Seiten (1, 5, 7)");
    expect(text("carrara", "first edition (landscape) + memory (cup, by elimination)")).toBe(
      "erste Ausgabe (Landschaft) + Erinnerung (Pokal, durch Ausschluss)",
    );
    expect(text("carpe_diem", "reconstructed (nine banners and the central shovel: rulebook)")).toBe(
      "rekonstruiert (neun Banderolen und die Schaufel in der Mitte: Regelheft)",
    );
    speaks.language = new Language(
      "fr",
      new Map([
        ["packs", page("packs", "fr")],
        ["carrara", page("carrara", "fr")],
      ]),
    );
    expect(text("princes", "reconstructed: order")).toBe("reconstitué\u00a0: ordre");
    expect(brief("carrara", { p3: 2 })).toBe("3 joueurs\u00a0: 2");
    expect(titleOf("carrara", block(["alternative", 6], ""), { for: "rural", name: "double" })).toMatch(/\S\u00a0: 2 points$/);
  });

  it("leave what somebody wrote about a source as it is", () => {
    const told = sourceOf("princes", "my box (size, second print): mine");
    expect(told.map((part) => part.text).join("")).toBe("my box (Größe, second print): mine");
    expect(told.filter(({ english }) => english).map((part) => part.text)).toEqual(["my box", "second print", "mine"]);
  });
});

describe("shapes", () => {
  it("are told from other lists", () => {
    expect(markOf(["#.", "##"])).toBe("#");
    expect(markOf([".P", "PP"])).toBe("P");
    for (const other of [["purple"], ["##", "#"], [], ["..", ".."], [1, 2], "##"]) expect(markOf(other)).toBeNull();
    expect(isCells(["a1", "f6"])).toBe(true);
    expect(isCells(["g1"])).toBe(false);
    expect(cellAt(2, 0)).toBe("a3");
  });

  it("stay where they are on the canvas, and are written without what is empty around them", () => {
    const canvas = canvasOf(["#.", "##"], 4);
    expect(canvas).toEqual(["....", ".#..", ".##.", "...."]);
    expect(trimmed(toggled(canvas, 0, 1, "#"))).toEqual(["#.", "#.", "##"]);
    expect(trimmed(toggled(canvas, 1, 1, "#"))).toEqual(["##"]);
    expect(trimmed(["...", "..."])).toEqual([]);
  });
});

describe("a link to a pack", () => {
  it("gives back the text", async () => {
    const text = readFileSync(new URL("../../src/mecenate/games/carrara/components.toml", import.meta.url), "utf8");
    const hash = await hashOf(text);
    expect(hash!.length).toBeLessThan(text.length);
    expect(await textOf(hash!)).toBe(text);
  });

  it("is not made if it would be too long, and not read if it is damaged or unpacks to too much", async () => {
    let seed = 1;
    const noise = Array.from({ length: 2 * MAX_LINK }, () => String.fromCharCode(33 + ((seed = (seed * 48271) % 2147483647) % 90)));
    expect(await hashOf(noise.join(""))).toBeNull();
    for (const hash of ["", "#group", "#pack=%%", "#pack=AAAA"]) expect(await textOf(hash)).toBeNull();
    expect(await textOf((await hashOf("#".repeat(1_000_000)))!)).toBeNull();
  });
});

describe("what the browser keeps", () => {
  let kept: Record<string, string>;
  beforeEach(() => {
    kept = {};
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, text: string) => (kept[key] = text),
    });
  });

  it("is a draft for each title, and packs by name", () => {
    expect(draftOf("carrara")).toBeNull();
    keepDraft("carrara", { name: "Mine", text: "a = 1" });
    expect(draftOf("carrara")).toEqual({ name: "Mine", text: "a = 1" });
    keepDraft("carrara", null);
    expect(draftOf("carrara")).toBeNull();
    for (const text of ["a = 1", "a = 2"]) savePack({ game: "carrara", name: "Mine", text });
    savePack({ game: "princes", name: "Mine", text: "" });
    expect(savedPacks().map(({ game, text }) => [game, text])).toEqual([
      ["carrara", "a = 2"],
      ["princes", ""],
    ]);
    removePack({ game: "carrara", name: "Mine" });
    expect(savedPacks()).toHaveLength(1);
  });

  it("is nothing if what is stored is damaged, and says so if there is no room", () => {
    kept["mecenate-packs"] = "{";
    expect(savedPacks()).toEqual([]);
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    });
    expect(keepDraft("carrara", { name: "", text: "" })).toBe(false);
  });
});
