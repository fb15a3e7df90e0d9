/** The words of the game in the chosen language, and the sentences about its pieces. */

import { capital, slug } from "@/lib/language";
import type { Say } from "../contract";
import { type Card, type Tile } from "./view";

export { capital } from "@/lib/language";
export { signed } from "@/lib/numbers";

/** A word of the game: 'villa straight 1' is a name and a number, '2 fish' a count. */
export function word(say: Say, text: string, form = ""): string {
  const counted = /^(\d+) (.+)$/.exec(text);
  if (counted) return count(say, counted[2]!, Number(counted[1]));
  const numbered = /^(.+) (\d+)$/.exec(text);
  if (numbered) return `${word(say, numbered[1]!)} ${numbered[2]}`;
  return say(form ? `word-${slug(text)}.${form}` : `word-${slug(text)}`);
}

/** A number with its noun: '1 coin', '5 coins'. */
export const count = (say: Say, noun: string, n: number): string => say(`count-${slug(noun)}`, { count: n });

/** 'a, b and c'. */
export function all(say: Say, words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? "";
  return say("both", { first: words.slice(0, -1).join(", "), second: words.at(-1)! });
}

/** '2 fish and 1 step'. */
export const counts = (say: Say, told: Record<string, number>): string =>
  all(
    say,
    Object.entries(told)
      .filter(([, n]) => n !== 0)
      .map(([noun, n]) => count(say, noun, n)),
  );

/** The letters on the roofs of the four dwellings. */
export const letters = (say: Say): Record<string, string> => ({
  merchant: say("plate-merchant"),
  baker: say("plate-baker"),
  senator: say("plate-senator"),
  artisan: say("plate-artisan"),
});

/** What a kind is for, with the clause that says so. */
export const gloss = (say: Say, kind: string): string => say(`gloss-${kind}`);

const CLAUSES: Record<string, string> = {
  villa: "CAD-31",
  vineyard: "CAD-32",
  garden: "CAD-32",
  farm: "CAD-32",
  pond: "CAD-32",
  merchant: "CAD-35",
  baker: "CAD-36",
  senator: "CAD-37",
  artisan: "CAD-38",
  market: "CAD-40",
  bakery: "CAD-40",
  fountain: "CAD-41",
};
export const kindClause = (kind: string): string => CLAUSES[kind] ?? "CAD-2";

/** 'Pond then baker. Pond: …' */
export function tileLabel(say: Say, tile: Tile): string {
  const told = tile.kinds.map((kind) => gloss(say, kind));
  return [`${capital(word(say, tile.name))}.`, ...told].join(" ");
}

/** 'Pay 2 fish for 4 points', 'Have 2 villas for 7 points, as often as you have them'. */
export function cardLabel(say: Say, card: Card): string {
  return say(card.colour === "red" ? "card-pay" : "card-own", { needs: counts(say, card.needs), gives: counts(say, card.gives) });
}
