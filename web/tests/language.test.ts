import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Language, LANGUAGES, MessageFile, slug, variables, type Code } from "@/lib/language";

const folder = (path: string) => new URL(`../../src/mecenate/lang/${path}`, import.meta.url);
const page = (code: string, name: string) => new MessageFile(code, readFileSync(folder(`${code}/${name}.ftl`), "utf8"));
const speak = (code: Code, ...names: string[]) => new Language(code, new Map(names.map((name) => [name, page(code, name)])));

const NAMES = ["Livia", "Bruno", "Chiara"];

describe("sentences", () => {
  const english = speak("en", "carrara", "web");
  const german = speak("de", "carrara", "web");

  it("speaks the values of options, and leaves numbers as they are", () => {
    expect(english.optionValue("carrara", "screens", "down")).toBe("Open to all");
    expect(speak("fr", "princes").optionValue("princes", "expansions", "muse,cooperation")).toBe("Les deux");
    expect(english.optionValue("carrara", "pass_limit", 3)).toBe("3");
  });

  it("translates terms: numbers, pairs, counts, forms", () => {
    expect(english.word("carrara", "porta 3b")).toBe("Porta 3b");
    expect(english.word("carrara", "36 florins")).toBe("36 florins");
    expect(english.word("carrara", "massa+pisa")).toBe("Massa+Pisa");
    expect(english.word("carrara", "green", "block")).toBe("green block");
    expect(english.words("carrara", ["white", "red", "red"])).toBe("white, 2× red");
    expect(slug("coat of arms")).toBe("coat-of-arms");
  });

  it("describes events with the names of players", () => {
    const told = english.story(
      "carrara",
      [
        { kind: "turn", seat: 1, facts: { wheels: 1 } },
        { kind: "fill", seat: -1, facts: { blocks: ["white", "red"] } },
        { kind: "pass", seat: 2, facts: { florins: 2 } },
      ],
      NAMES,
    );
    expect(told).toEqual([
      { seat: 1, text: "turned the wheel · added new blocks at I: white, red" },
      { seat: 2, text: "passed, got 2 florins" },
    ]);
  });

  it("shows a seat as the name of its player", () => {
    const prompt = { kind: "main", seat: 0, facts: { visitor: 1, section: 3 } };
    expect(english.prompt("carrara", prompt, NAMES)).toContain("Bruno is visiting section 3");
    expect(english.prompt("carrara", { ...prompt, facts: {} }, NAMES)).toBe("Choose your action.");
  });

  it("explains an action by its longest known prefix", () => {
    expect(english.gloss("carrara", "pay 2", "red", { as: "yellow" })).toBe("Pay 2 red blocks as one yellow");
    expect(english.gloss("carrara", "take", "white", { florins: 0 })).toBe("Take a white block, free");
    expect(german.gloss("carrara", "take", "white", { florins: 2 })).not.toContain("white");
  });

  it("falls back to the bare word, and records it as missing", () => {
    const language = speak("en", "carrara");
    expect(language.word("carrara", "zeppelin")).toBe("zeppelin");
    expect([...language.missing].join()).toContain("word-zeppelin");
  });

  it("knows the variables of a message", () => {
    expect([...page("en", "carrara").find("event-pay")!.variables].sort()).toEqual(["blocks", "colour"]);
    expect([...variables("plain")]).toEqual([]);
  });
});

// That the languages say the same things, with the same variables, tests/lang sees.
describe("the message files of the client", () => {
  const names = readdirSync(folder("en"))
    .filter((file) => /^(web|guide|packs)/.test(file))
    .map((file) => file.replace(".ftl", ""));
  const own = readSources(new URL("../src/", import.meta.url));

  it.each(names)("%s parses", (name) => {
    for (const code of LANGUAGES) expect(page(code, name).broken).toEqual([]);
  });

  it("has every message that the client uses, and no other", () => {
    const known = new Set(page("en", "web").ids);
    const asked = new Set([...own.matchAll(/\bt\(\s*["'`]([a-z0-9-]+)["'`]/g)].map((found) => found[1]!));
    expect([...asked].filter((id) => !known.has(id))).toEqual([]);
    // Ids that are put together from a beginning and a word of the data.
    const built = [
      "game-",
      "clock-",
      "bot-",
      "error-",
      "family-",
      "theme-name-",
      "about-",
      "settings-forced",
      "confirmation-",
      "pace-",
      "settings-motion",
      "settings-sounds",
      "settings-text",
    ];
    expect([...known].filter((id) => !asked.has(id) && !quoted(own).has(id) && !built.some((start) => id.startsWith(start)))).toEqual([]);
  });

  it("has every message of the workshop for packs, and no other", () => {
    const source =
      readSources(new URL("../src/packs/", import.meta.url)) + readFileSync(new URL("../src/pages/Packs.svelte", import.meta.url), "utf8");
    const known = new Set(page("en", "packs").ids);
    const asked = new Set([...source.matchAll(/\bsay\(\s*["']([a-z0-9-]+)["']/g)].map((found) => found[1]!));
    expect([...asked].filter((id) => !known.has(id))).toEqual([]);
    expect([...known].filter((id) => !asked.has(id) && !quoted(source).has(id) && !/^(?:filter|key|note)-/.test(id))).toEqual([]);
  });

  const games = names.filter((name) => name.startsWith("web-")).map((name) => name.slice("web-".length));
  it.each(games)("has every label that the board of %s uses, and no other", (game) => {
    const words = readFileSync(new URL(`../src/games/text/${game}.ts`, import.meta.url), "utf8");
    const source = readSources(new URL(`../src/games/${game}/`, import.meta.url)) + words;
    const known = new Set(page("en", `web-${game}`).ids);
    const rules = new Set(page("en", game).ids);
    const asked = new Set([...source.matchAll(/\bsay\(\s*["'`]([a-z0-9-]+)["'`]/g)].map((found) => found[1]!));
    expect([...asked].filter((id) => !known.has(id) && !rules.has(id))).toEqual([]);
    const built = [...source.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map((found) => found[1]!);
    expect([...known].filter((id) => !asked.has(id) && !quoted(source).has(id) && !built.some((start) => id.startsWith(start)))).toEqual(
      [],
    );
  });
});

const quoted = (source: string): Set<string> =>
  new Set([...source.matchAll(/["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)["'`]/g)].map((found) => found[1]!));

function readSources(at: URL): string {
  return readdirSync(at, { withFileTypes: true })
    .map((entry) =>
      entry.isDirectory()
        ? readSources(new URL(`${entry.name}/`, at))
        : /\.(ts|svelte)$/.test(entry.name)
          ? readFileSync(new URL(entry.name, at), "utf8")
          : "",
    )
    .join("\n");
}
