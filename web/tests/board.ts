/** What the tests of every board read, and what every board's labels must keep. */

import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { GameEvent } from "@/games/contract";
import { Language, LANGUAGES, Page } from "@/lib/words";

export interface Position<View> {
  id: string;
  view: View;
  legal: string[];
  events: GameEvent[];
}

interface Asked {
  prompt: { kind: string } | null;
}

/** Another file with one position a line may be named in MECENATE_POSITIONS, for a longer run. */
export const long = process.env.MECENATE_POSITIONS;
const file = (path: string) => readFileSync(new URL(path, import.meta.url));

/** The positions of a game, those at which somebody chooses, its words in every language, and its sheet of drawings. */
export function read<View extends Asked>(game: string) {
  const positions: Position<View>[] = long
    ? readFileSync(long, "utf8").trim().split("\n").map((line) => JSON.parse(line))
    : JSON.parse(gunzipSync(file(`./${game}/positions.json.gz`)).toString());
  const languages = LANGUAGES.map((code) => {
    const page = (name: string) => new Page(code, file(`../../src/mecenate/lang/${code}/${name}.ftl`).toString());
    return new Language(code, new Map([game, `web-${game}`].map((name) => [name, page(name)])));
  });
  const acting = positions.filter((position) => position.legal.length > 0);
  return { positions, acting, languages, sheet: file(`../src/games/${game}/symbols.svg`).toString(), find: finder(acting) };
}

/** The first position that asks `kind` with a choice of `family`, and that choice. */
const finder =
  <View extends Asked>(acting: Position<View>[]) =>
  (kind: string, family: string, also: (view: View, action: string) => boolean = () => true) => {
    for (const { view, legal } of acting) {
      const action = legal.find((each) => (each === family || each.startsWith(`${family} `)) && also(view, each));
      if (view.prompt!.kind === kind && action) return { view, legal, action };
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
  const [english, ...others] = languages.map((language) => language.pages.get(`web-${game}`)!);

  describe("the labels of the board", () => {
    it("are the same in all languages, with the same variables", () => {
      for (const page of others) {
        expect(page.ids.sort()).toEqual(english!.ids.sort());
        for (const id of english!.ids) expect([...page.find(id)!.variables].sort(), id).toEqual([...english!.find(id)!.variables].sort());
      }
    });

    it("can be read, and none is left over or missing", () => {
      for (const page of [english!, ...others]) expect(page.broken).toEqual([]);
      const text = source(game);
      const used = (id: string) => text.includes(`"${id}"`) || text.includes(`'${id}'`) || built.some((prefix) => id.startsWith(prefix));
      expect(english!.ids.filter((id) => !used(id))).toEqual([]);
      const asked = [...text.matchAll(/\bsay\(\s*["']([a-z][a-z0-9-]*)["']/g)].map((found) => found[1]!);
      expect(asked.filter((id) => !english!.find(id) && !languages[0]!.pages.get(game)!.find(id))).toEqual([]);
    });
  });
}
