import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { loadGameText } from "@/games/text/text";
import { Language, LANGUAGES, MessageFile, type Code } from "@/lib/language";
import type { Explanation, LogLine, View } from "@/lib/wire";
import { describe as explain, grouped } from "@/table/choices";
import { logEntries, recapOf } from "@/table/log";

interface Played {
  game: string;
  positions: { view: View; legal: string[]; choices: Explanation[] }[];
  log: LogLine[];
}

const games: Played[] = JSON.parse(gunzipSync(readFileSync(new URL("./positions.json.gz", import.meta.url))).toString());
/** The points of a seat that were won during the game, in its last view. */
const IN_PLAY: Record<string, (player: any) => number> = {
  carrara: (player) => player.points,
  princes: (player) => player.prestige,
  florenza: () => 0,
  carpe_diem: (player) => player.score.cards + player.score.penalties,
};
const names = ["Livia", "Bruno", "Chiara"];

function speak(code: Code, game: string): Language {
  const read = (page: string) =>
    new MessageFile(code, readFileSync(new URL(`../../../src/mecenate/lang/${code}/${page}.ftl`, import.meta.url), "utf8"));
  return new Language(
    code,
    new Map([
      ["web", read("web")],
      ["explain", read("explain")],
      [game, read(game)],
      [`web-${game}`, read(`web-${game}`)],
    ]),
  );
}

describe.each(games.map((played, n) => [n, played.game, played] as const))("the board in words %i, %s", (_, game, { positions, log }) => {
  it.each(LANGUAGES)("has texts for every choice, every event and the whole board: %s", async (code) => {
    const gameText = await loadGameText(game);
    const language = speak(code, game);
    for (const { view, legal, choices } of positions) {
      for (const [n, action] of legal.entries()) {
        const { title, gloss } = explain(action, game, choices[n]!, language);
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

  it("lists every choice once, grouped by kind", () => {
    const language = speak("en", game);
    for (const { legal, choices } of positions) {
      const offered = grouped(legal, game, (action) => choices[legal.indexOf(action)]!, language).flatMap((group) =>
        group.choices.map((choice) => choice.action),
      );
      expect([...offered].sort()).toEqual([...legal].sort());
    }
  });

  it("gives the log lines their move", async () => {
    const told = logEntries(log, game, await loadGameText(game), speak("en", game), names);
    expect(told.length).toBeGreaterThan(10);
    expect(told.at(-1)!.move).toBe(log.at(-1)!.move);
    for (let n = 1; n < told.length; n++) expect(told[n]!.first).toBeGreaterThanOrEqual(told[n - 1]!.first);
  });

  it("has one entry a turn, with everything that happened in its details", async () => {
    const told = logEntries(log, game, await loadGameText(game), speak("en", game), names);
    for (const entry of told) {
      expect(entry.kind === "turn").toBe(entry.seat >= 0);
      expect(entry.first).toBeLessThanOrEqual(entry.move);
      expect(entry.details.map((part) => part.move)).toEqual([...new Set(entry.details.map((part) => part.move))]);
      if (entry.kind === "turn") expect(entry.details.at(-1)!.move).toBeLessThanOrEqual(entry.move);
    }
    const heads = told.filter((entry) => entry.kind === "heading").map((entry) => entry.text);
    expect(heads.at(-1)).toMatch(/over$/);
    if (game !== "carrara") expect(heads.length).toBeGreaterThan(3);
  });

  it("has headings for the parts of a round", async () => {
    const told = logEntries(log, game, await loadGameText(game), speak("en", game), names);
    const heads = told.filter((entry) => entry.kind === "heading").map((entry) => entry.text);
    const rounds = heads.filter((text) => text.startsWith("Round")).length;
    const count = (part: string) => heads.filter((text) => text === part).length;
    if (game !== "princes") return expect(count("Auction") + count("Actions")).toBe(0);
    expect(count("Auction")).toBe(rounds);
    expect(count("Actions")).toBe(rounds);
  });

  it("counts the points of the turns as the table did", async () => {
    const gameText = await loadGameText(game);
    const final = positions.at(-1)!.view;
    const told = logEntries(log, game, gameText, speak("en", game), names);
    const sums = names.map((_, seat) => told.filter((entry) => entry.seat === seat).reduce((sum, entry) => sum + entry.points, 0));
    // A shared building also gives points to the partner, whose turn it is not.
    const shared = names.map(
      (_, seat) =>
        3 * log.flatMap((line) => line.events).filter((event) => event.facts.partner === seat && event.kind === "build together").length,
    );
    expect(sums.map((sum, seat) => sum + shared[seat]!)).toEqual(final.players.map((player) => IN_PLAY[game]!(player)));
  });
});

describe("what happened since one's last turn", () => {
  const turn = (move: number, by: number, ...kinds: string[]): LogLine => ({
    move,
    by,
    events: kinds.map((kind) => ({ kind, seat: kind === "display" ? -1 : by, facts: { florins: 2, points: kind === "finish" ? 5 : 0 } })),
  });
  const recap = async (lines: LogLine[], seat: number) =>
    recapOf(lines, seat, "carrara", await loadGameText("carrara"), speak("en", "carrara"), names);

  it("is one entry a rival, from its first move to its last", async () => {
    const lines = [turn(1, 1, "pass"), turn(2, 0, "pass"), turn(3, 1, "refuse"), turn(4, 1, "finish", "display"), turn(5, 2, "pass")];
    const told = await recap(lines, 0);
    expect(told.map(({ seat, first, move, points }) => [seat, first, move, points])).toEqual([
      [1, 3, 4, 5],
      [2, 5, 5, 0],
    ]);
    expect(told[0]!.brief).toContain("claimed nothing · triggered the end");
    expect(told[0]!.brief).not.toContain("on display");
  });

  it("joins what a rival did between the moves of others", async () => {
    const told = await recap([turn(1, 0, "pass"), turn(2, 1, "pass"), turn(3, 2, "pass"), turn(4, 1, "refuse")], 0);
    expect(told.map(({ seat, first, move }) => [seat, first, move])).toEqual([
      [1, 2, 4],
      [2, 3, 3],
    ]);
  });

  it("is nothing after a move of one's own", async () => {
    expect(await recap([turn(1, 1, "pass"), turn(2, 0, "pass")], 0)).toEqual([]);
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
