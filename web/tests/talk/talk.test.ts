import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { talkOf } from "@/games/talk/talk";
import { Language, LANGUAGES, Page, type Code } from "@/lib/words";
import type { LogLine, View } from "@/lib/wire";
import { describe as explain, grouped, tellLog } from "@/table/desk";

interface Played {
  game: string;
  positions: { view: View; legal: string[] }[];
  log: LogLine[];
}

const games: Played[] = JSON.parse(gunzipSync(readFileSync(new URL("./positions.json.gz", import.meta.url))).toString());
const names = ["Livia", "Bruno", "Chiara"];

function speak(code: Code, game: string): Language {
  const read = (page: string) => new Page(code, readFileSync(new URL(`../../../src/mecenate/lang/${code}/${page}.ftl`, import.meta.url), "utf8"));
  return new Language(code, new Map([["web", read("web")], [game, read(game)]]));
}

describe.each(games.map((played, n) => [n, played.game, played] as const))("the table in words %i, %s", (_, game, { positions, log }) => {
  it.each(LANGUAGES)("says every choice, every event and the whole board: %s", async (code) => {
    const talk = await talkOf(game);
    const language = speak(code, game);
    for (const { view, legal } of positions) {
      for (const action of legal) {
        const { title, gloss } = explain(action, view, talk, language);
        expect(title, action).toBeTruthy();
        expect(`${title} ${gloss}`, action).not.toMatch(/undefined|NaN|\bnone\b|\{/);
      }
      for (const section of talk.board(view, names, language)) {
        expect(section.title).toBeTruthy();
        const text = [...(section.lines ?? []), ...(section.table?.rows.flat() ?? [])].join(" ");
        expect(text).not.toMatch(/undefined|NaN|\[object|\{/);
      }
      talk.stage(view, language);
    }
    for (const line of tellLog(log, game, talk, language, names)) expect(line.text).not.toMatch(/undefined|NaN|\[object/);
    // Places such as 'b2 turned 1' or 'tower r3 at e4' are no words.
    const missing = [...language.missing].filter((id) => !/word-(?:.*-)?[a-g]\d(?:-turned)?$|word-r\dc\d|word-to$|word-.*-at-/.test(id));
    expect(missing).toEqual([]);
  });

  it("offers every choice once, those of one kind together", async () => {
    const talk = await talkOf(game);
    const language = speak("en", game);
    for (const { view, legal } of positions) {
      const offered = grouped(legal, view, talk, language).flatMap((group) => group.choices.map((choice) => choice.action));
      expect([...offered].sort()).toEqual([...legal].sort());
    }
  });

  it("tells the log in lines that know their move", async () => {
    const told = tellLog(log, game, await talkOf(game), speak("en", game), names);
    expect(told.length).toBeGreaterThan(10);
    expect(told.at(-1)!.move).toBe(log.at(-1)!.move);
    for (let n = 1; n < told.length; n++) expect(told[n]!.move).toBeGreaterThanOrEqual(told[n - 1]!.move);
  });
});
