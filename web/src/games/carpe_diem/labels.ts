/** The words of the game in the chosen language, and the sentences about its pieces. */

import { capital, slug } from "@/lib/language";
import type { Say } from "../contract";
import type { Card, Printed, Tile } from "./view";

export { capital } from "@/lib/language";
export { signed } from "@/lib/numbers";

/** A word of the game; '2 fish' is a count. A tile that only another pack has, 'villa cross 4', is a name and a number. */
export function word(say: Say, text: string, form = ""): string {
  const counted = /^(\d+) (.+)$/.exec(text);
  if (counted) return count(say, counted[2]!, Number(counted[1]));
  const id = form ? `word-${slug(text)}.${form}` : `word-${slug(text)}`;
  const known = say(id);
  const numbered = known === id ? /^(.+) (\d+)$/.exec(text) : null;
  return numbered ? `${word(say, numbered[1]!)} ${numbered[2]}` : known;
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

/** What finishing a kind gives as it is printed, in words; empty where that is no number of things. */
function gainOf(say: Say, { printed }: Printed, kind: string): string {
  const gains: Record<string, [string, number]> = {
    merchant: ["coins", printed.merchant_coins],
    baker: ["bread", printed.baker_bread],
    senator: ["steps", printed.senator_steps],
    market: ["coins", printed.market_coins],
    bakery: ["bread", printed.bakery_bread],
  };
  return gains[kind] ? count(say, ...gains[kind]) : "";
}

/** What a kind is for, with the clause that says so. */
export const gloss = (say: Say, view: Printed, kind: string): string => say(`gloss-${kind}`, { gain: gainOf(say, view, kind) });

/** 'Pond then baker. Pond: …' */
export function tileLabel(say: Say, view: Printed, tile: Tile): string {
  const told = tile.kinds.map((kind) => gloss(say, view, kind));
  return [`${capital(word(say, tile.name))}.`, ...told].join(" ");
}

/** 'Pay 2 fish for 4 points', 'Have 2 villas for 7 points, as often as you have them'. */
export function cardLabel(say: Say, card: Card): string {
  return say(card.colour === "red" ? "card-pay" : "card-own", { needs: counts(say, card.needs), gives: counts(say, card.gives) });
}
