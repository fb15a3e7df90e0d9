import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { loadGameText } from "@/games/text/text";
import { Language, LANGUAGES, MessageFile, type Code } from "@/lib/language";
import type { LogLine, View } from "@/lib/wire";
import { describe as explain, grouped } from "@/table/choices";
import { logEntries } from "@/table/log";

interface Played {
  game: string;
  positions: { view: View; legal: string[] }[];
  log: LogLine[];
}

const games: Played[] = JSON.parse(gunzipSync(readFileSync(new URL("./positions.json.gz", import.meta.url))).toString());
const names = ["Livia", "Bruno", "Chiara"];

function speak(code: Code, game: string): Language {
  const read = (page: string) =>
    new MessageFile(code, readFileSync(new URL(`../../../src/mecenate/lang/${code}/${page}.ftl`, import.meta.url), "utf8"));
  return new Language(
    code,
    new Map([
      ["web", read("web")],
      [game, read(game)],
    ]),
  );
}

describe.each(games.map((played, n) => [n, played.game, played] as const))("the board in words %i, %s", (_, game, { positions, log }) => {
  it.each(LANGUAGES)("has texts for every choice, every event and the whole board: %s", async (code) => {
    const gameText = await loadGameText(game);
    const language = speak(code, game);
    for (const { view, legal } of positions) {
      for (const action of legal) {
        const { title, gloss } = explain(action, view, gameText, language);
        expect(title, action).toBeTruthy();
        expect(`${title} ${gloss}`, action).not.toMatch(/undefined|NaN|\bnone\b|\{/);
      }
      for (const section of gameText.board(view, names, language)) {
        expect(section.title).toBeTruthy();
        const text = [...(section.lines ?? []), ...(section.table?.rows.flat() ?? [])].join(" ");
        expect(text).not.toMatch(/undefined|NaN|\[object|\{/);
      }
      gameText.phase(view, language);
    }
    for (const line of logEntries(log, game, gameText, language, names)) expect(line.text).not.toMatch(/undefined|NaN|\[object/);
    // Places such as 'b2 turned 1' or 'tower r3 at e4' are no words.
    const missing = [...language.missing].filter((id) => !/word-(?:.*-)?[a-g]\d(?:-turned)?$|word-r\dc\d|word-to$|word-.*-at-/.test(id));
    expect(missing).toEqual([]);
  });

  it("lists every choice once, grouped by kind", async () => {
    const gameText = await loadGameText(game);
    const language = speak("en", game);
    for (const { view, legal } of positions) {
      const offered = grouped(legal, view, gameText, language).flatMap((group) => group.choices.map((choice) => choice.action));
      expect([...offered].sort()).toEqual([...legal].sort());
    }
  });

  it("gives the log lines their move", async () => {
    const told = logEntries(log, game, await loadGameText(game), speak("en", game), names);
    expect(told.length).toBeGreaterThan(10);
    expect(told.at(-1)!.move).toBe(log.at(-1)!.move);
    for (let n = 1; n < told.length; n++) expect(told[n]!.move).toBeGreaterThanOrEqual(told[n - 1]!.move);
  });
});

describe("passes in a row, at Carrara", () => {
  const [played] = games.filter(({ game }) => game === "carrara");
  const view = { ...played!.positions[0]!.view, seats: 2, over: false, finisher: null, max_passes: 6 };

  async function told(passes: number, more: object = {}): Promise<string> {
    const gameText = await loadGameText("carrara");
    return gameText
      .board({ ...view, passes, ...more }, names, speak("en", "carrara"))
      .flatMap((section) => section.lines ?? [])
      .join("\n");
  }

  it("are counted once there are any", async () => {
    expect(await told(0)).not.toContain("passed in a row");
    expect(await told(3)).toContain("passed in a row: 3 of 6");
    expect(await told(3, { finisher: 0 })).not.toContain("passed in a row");
  });

  it("come with a warning in the last round", async () => {
    expect(await told(3)).not.toContain("end the game");
    expect(await told(4)).toContain("2 more passes in a row end the game");
    expect(await told(5)).toContain("one more pass ends the game");
  });
});
