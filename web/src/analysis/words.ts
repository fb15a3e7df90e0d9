/** An analysis in words: what is said about a turn, and about a player; as in `mecenate.lang.analysing`. */

import type { Language } from "@/lib/language";
import type { Comparison, PlayerSummary, Turn } from "@/wire/server";

/** A draw that changes a chance by less is not worth a word. */
const NOTABLE_LUCK = 0.02;

/** A chance in percent, with one digit after the point. */
export const percent = (share: number): number => Math.round(1000 * share) / 10;

const whole = (share: number): number => Math.round(100 * share);
const tenth = (points: number): number => Math.round(10 * points) / 10;

const sideOf = (luck: number): string => (Math.abs(luck) < NOTABLE_LUCK ? "even" : luck > 0 ? "good" : "bad");

/** What a turn cost. */
export const costOf = (judged: Comparison, language: Language): string =>
  language.analysis("turn-cost", { chance: percent(judged.lost), points: tenth(judged.lost_points) });

/** What a draw was worth to the seat whose turn it was; empty if little. */
export function luckOf(turn: Turn, language: Language): string {
  const change = turn.luck?.chances[turn.seat] ?? 0;
  if (sideOf(change) === "even") return "";
  return language.analysis("turn-luck", { side: sideOf(change), chance: percent(Math.abs(change)) });
}

/** A few sentences about one player. */
export function summaryOf(player: PlayerSummary, language: Language): string[] {
  const say = (id: string, args: Record<string, string | number> = {}) => language.analysis(id, args);
  const sentences = [
    say("summary-marks", {
      turns: Object.values(player.marks).reduce((sum, count) => sum + count, 0),
      inaccuracies: player.marks["inaccuracy"] ?? 0,
      mistakes: player.marks["mistake"] ?? 0,
      blunders: player.marks["blunder"] ?? 0,
    }),
    say("summary-cost", { chance: percent(player.lost), points: tenth(player.lost_points) }),
    say("summary-luck", { side: sideOf(player.luck), chance: percent(Math.abs(player.luck)) }),
  ];
  for (const [id, stretch] of [
    ["summary-rise", player.rise],
    ["summary-fall", player.fall],
  ] as const)
    if (stretch)
      sentences.push(say(id, { first: stretch.first, last: stretch.last, before: whole(stretch.before), after: whole(stretch.after) }));
  return sentences;
}
