/** What the tests of every board read, and what every board's labels must keep. */

import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { BarChoice, GameEvent, Meaning, Meanings, Preview, Say } from "@/games/contract";
import { spots } from "@/games/stage/stage";
import { Language, LANGUAGES, MessageFile } from "@/lib/language";
import type { Explanation } from "@/lib/wire";
import { meaningOf } from "@/table/meaning";

export interface Position<View> {
  id: string;
  view: View;
  /** What a perfect memory adds to the view; null when the game is over. */
  remembered: any;
  legal: string[];
  events: GameEvent[];
  /** What the server explains, in the order of `legal`. */
  choices: Explanation[];
}

/** What the legal actions of a position mean. */
export function meaningsIn<View>({ view, choices }: Pick<Position<View>, "view" | "choices">, language: Language): Meanings<View> {
  const names = Array.from({ length: (view as { seats: number }).seats }, (_, seat) => ({ seat, name: `S${seat}`, you: false, bot: null }));
  return (action) => {
    const found = choices.find((each) => each.plan[0] === action);
    return found ? meaningOf(found, view as any, names, language) : null;
  };
}

/** Says the names of messages, and numbers as they are. */
export const bare: Say = (id, args) => (id === "number" ? String(args!.n) : id);

interface Asked {
  prompt: { kind: string } | null;
}

/** Another file with one position a line may be named in MECENATE_POSITIONS, for a longer run. */
export const long = process.env.MECENATE_POSITIONS;
const file = (path: string) => readFileSync(new URL(path, import.meta.url));

/** The positions of a game, those at which somebody chooses, its words in every language, and its sheet of drawings. */
export function read<View extends Asked>(game: string) {
  const positions: Position<View>[] = long
    ? readFileSync(long, "utf8")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line))
    : JSON.parse(gunzipSync(file(`./${game}/positions.json.gz`)).toString());
  const languages = LANGUAGES.map((code) => {
    const page = (name: string) => new MessageFile(code, file(`../../src/mecenate/lang/${code}/${name}.ftl`).toString());
    return new Language(code, new Map([game, `web-${game}`, "web", "explain"].map((name) => [name, page(name)])));
  });
  const acting = positions.filter((position) => position.legal.length > 0);
  const sheet = file(`../src/games/${game}/symbols.svg`).toString();
  return { positions, acting, languages, sheet, find: finder(acting, languages[0]!) };
}

/** The first position that asks `kind` with a choice of `family`, and that choice. */
const finder =
  <View extends Asked>(acting: Position<View>[], language: Language) =>
  (kind: string, family: string, also: (view: View, action: string, meaning: Meaning<View>) => boolean = () => true) => {
    for (const position of acting.filter(({ view }) => view.prompt!.kind === kind)) {
      const { view, legal } = position;
      const meaning = meaningsIn(position, language);
      const action = legal.find((each) => (each === family || each.startsWith(`${family} `)) && also(view, each, meaning(each)!));
      if (action) return { view, legal, action, meaning: meaning(action)! };
    }
    throw new Error(`no position asks ${kind} with ${family}`);
  };

/** All that the files of a board's folder say. */
export function source(game: string): string {
  const folder = new URL(`../src/games/${game}/`, import.meta.url);
  const files = readdirSync(folder).filter((name) => /\.(ts|svelte)$/.test(name));
  return files.map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
}

/** The labels of a board are the same in all languages, and none is left over; `built` are beginnings of ids that are put together. */
export function labels(game: string, languages: readonly Language[], built: readonly string[]): void {
  const [english, ...others] = languages.map((language) => language.files.get(`web-${game}`)!);

  describe("the labels of the board", () => {
    it("are the same in all languages, with the same variables", () => {
      for (const page of others) {
        expect(page.ids.sort()).toEqual(english!.ids.sort());
        for (const id of english!.ids) expect([...page.find(id)!.variables].sort(), id).toEqual([...english!.find(id)!.variables].sort());
      }
    });

    it("parse, and none is unused or missing", () => {
      for (const page of [english!, ...others]) expect(page.broken).toEqual([]);
      const text = source(game);
      const used = (id: string) => text.includes(`"${id}"`) || text.includes(`'${id}'`) || built.some((prefix) => id.startsWith(prefix));
      expect(english!.ids.filter((id) => !used(id))).toEqual([]);
      const asked = [...text.matchAll(/\bsay\(\s*["']([a-z][a-z0-9-]*)["']/g)].map((found) => found[1]!);
      expect(asked.filter((id) => !english!.find(id) && !languages[0]!.files.get(game)!.find(id))).toEqual([]);
    });
  });
}

/** Every legal action has a piece that is drawn, and no piece has two of them. */
export function reach<View>(
  acting: Position<View>[],
  drawn: (view: View) => Iterable<string>,
  spotOf: (view: View, action: string) => string | null,
): void {
  it("has a piece that is drawn", () => {
    for (const { id, view, legal } of acting) {
      const there = [...drawn(view)];
      for (const action of legal) expect(there, `${id}: ${action}`).toContain(spotOf(view, action));
    }
  });

  it("has a piece of its own", () => {
    for (const { id, view, legal } of acting) {
      for (const [spot, actions] of spots(view, legal, spotOf)) expect(actions, `${id}: ${spot}`).toHaveLength(1);
    }
  });
}

/** A piece that is lit would also be asked about its action when it is not; not those that are drawn only while they are lit. */
export function wishes<View>(
  acting: Position<View>[],
  spotOf: (view: View, action: string) => string | null,
  wishesOf: (view: View, spot: string) => string[],
  onlyLit: readonly string[] = [],
): void {
  it("is what its piece asks the reason of when it is not lit", () => {
    for (const { id, view, legal } of acting) {
      for (const action of legal) {
        const spot = spotOf(view, action);
        if (spot !== null && !onlyLit.includes(spot.split(" ")[0]!)) expect(wishesOf(view, spot), `${id}: ${spot}`).toContain(action);
      }
    }
  });
}

/** What `wordings` tests of a game. */
interface Worded<View> {
  preview: (view: View, say: Say, meaning: Meaning<View>) => Preview;
  choices: (view: View, say: Say, legal: readonly string[], meaning: Meanings<View>, touch?: boolean) => BarChoice[];
  /** The prefix of the game's clauses. */
  clauses: string;
  /** Ids that must not be left in a text. */
  unclean?: RegExp;
  /** What else must hold of a preview. */
  also?: (told: Preview, position: Position<View>, say: Say, action: string) => void;
  /** The legal actions for which the confirm bar is asked, and the view. */
  offered?: (position: Position<View>) => Position<View>;
}

/** In every language: previews and choices are in words without gaps. `more` adds tests that need a language. */
export function wordings<View>(
  game: string,
  { acting, languages }: { acting: Position<View>[]; languages: readonly Language[] },
  { preview, choices, clauses, unclean = /\bnone\b/, also, offered = (position) => position }: Worded<View>,
  more: (say: Say) => void = () => {},
): void {
  describe.each(languages.map((language) => [language.code, language] as const))("in %s", (code, language) => {
    const say: Say = (id, args) => language.label(game, id, args);

    it("each selection has a text and a clause", () => {
      for (const position of acting) {
        const meaning = meaningsIn(position, language);
        for (const action of position.legal) {
          const told = preview(position.view, say, meaning(action)!);
          const words = [told.what, told.why, ...told.sum.flatMap((part) => [part.text, part.label])].join(" | ");
          const where = `${position.id}: ${action}`;
          expect(told.what, where).not.toBe("");
          expect(words, where).not.toMatch(/undefined|NaN|[{}]|action-|count-|word-|why-|what-/);
          expect(words, where).not.toMatch(unclean);
          expect(told.clause, where).toMatch(new RegExp(`^${clauses}-\\d+$`));
          expect(told.badge.art ?? told.badge.text, where).toBeTruthy();
          also?.(told, position, say, action);
        }
      }
    });

    it("each choice of the confirm bar has a name", () => {
      for (const position of acting.map(offered)) {
        const { view, legal } = position;
        const meaning = meaningsIn(position, language);
        for (const choice of [false, true].flatMap((touch) => choices(view, say, legal, meaning, touch))) {
          expect(choice.label).not.toBe("");
          expect(`${choice.label} ${choice.note}`).not.toMatch(/choice-|undefined|NaN|[{}]/);
          expect(`${choice.label} ${choice.note}`).not.toMatch(unclean);
        }
      }
    });

    more(say);

    it("nothing is missing", () => {
      expect([...language.missing]).toEqual([]);
      expect(code).toBe(language.code);
    });
  });
}
