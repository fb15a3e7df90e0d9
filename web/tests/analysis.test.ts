import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { costOf, luckOf, percent, summaryOf } from "@/analysis/words";
import { Language, LANGUAGES, MessageFile, type Code } from "@/lib/language";
import type { Comparison, PlayerSummary, Turn } from "@/wire/server";

const page = (code: Code) => readFileSync(new URL(`../../src/mecenate/lang/${code}/analysis.ftl`, import.meta.url), "utf8");
const speaking = (code: Code) => new Language(code, new Map([["analysis", new MessageFile(code, page(code))]]));

const PLAYER: PlayerSummary = {
  seat: 0,
  marks: { forced: 0, best: 7, good: 2, inaccuracy: 1, mistake: 0, blunder: 2 },
  lost: 0.2015,
  lost_points: 9.96,
  luck: -0.041,
  luck_points: -1,
  rise: { first: 3, last: 9, before: 0.16, after: 0.256 },
  fall: null,
  look_at: [57, 20],
};
const worth = { chances: [0.3, 0.7], points: [50, 60] };
const JUDGED: Comparison = {
  before: worth,
  after: worth,
  better: ["pass"],
  lost: 0.069,
  lost_points: 2.14,
  error: 0.004,
  worlds: 40,
  mark: "mistake",
};
const TURN: Turn = { number: 3, last: 4, seat: 1, played: ["bid"], judged: JUDGED, luck: { chances: [-0.03, 0.03], points: [0, 0] } };

describe("an analysis in words", () => {
  it("says what a player did", () => {
    expect(summaryOf(PLAYER, speaking("en"))).toEqual([
      "12 turns: 1 inaccuracy, no mistake, 2 blunders.",
      "All turns together cost 20.2 % of the chance to win and 10 points of margin.",
      "The draws took 4.1 % of the chance to win.",
      "Most was won from move 3 to move 9: the chance to win rose from 16 % to 26 %.",
    ]);
  });

  it("says what a turn cost and what a draw was worth", () => {
    expect(costOf(JUDGED, speaking("en"))).toBe("costs 6.9 % of the chance to win and 2.1 points of margin");
    expect(luckOf(TURN, speaking("en"))).toBe("lucky draw: +3 %");
    expect(luckOf({ ...TURN, luck: null }, speaking("en"))).toBe("");
    expect(percent(0.12345)).toBe(12.3);
  });

  it.each(LANGUAGES)("has every message: %s", (code) => {
    const language = speaking(code);
    summaryOf({ ...PLAYER, fall: PLAYER.rise }, language);
    costOf(JUDGED, language);
    luckOf(TURN, language);
    for (const id of ["turn-better", "summary-clean", "mark-blunder"]) language.analysis(id, { turn: "" });
    expect([...language.missing]).toEqual([]);
  });
});
