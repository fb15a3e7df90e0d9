/** The words of the game in the chosen language. */

import { capital, slug } from "@/lib/language";
import type { Say } from "../contract";
import type { View } from "./view";
import { splitClauses } from "../stage/stage";

export { capital } from "@/lib/language";
export { signed } from "@/lib/numbers";
export { money, signedMoney } from "../stage/sums";

/** A word of the game, in one of the forms that its catalogue has. */
export const word = (say: Say, text: string, form = ""): string => say(`word-${slug(text)}${form && `.${form}`}`);

/** A word as the beginning of a line or a name on a piece. */
export const name = (say: Say, text: string): string => capital(word(say, text));

/** A long name may be parted where a line ends: between a vowel and a consonant, near its middle. */
export function parting(text: string): string {
  const places = Array.from({ length: Math.max(0, text.length - 6) }, (_, n) => n + 4).filter((n) =>
    /^[aeiouäöüéèê][^aeiouäöüéèê -]/i.test(text.slice(n - 1)),
  );
  const middle = text.length / 2;
  const at = places.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return at === undefined || text.length < 9 || text.includes(" ") ? text : `${text.slice(0, at)}\u00ad${text.slice(at)}`;
}

/** A number with its noun: '1 florin', '5 florins'. */
export const count = (say: Say, noun: string, n: number): string => say(`count-${slug(noun)}`, { count: n });

export const list = (words: readonly string[]): string => words.join(", ");

/** A gloss as it stands on a piece: without the clause that its tip cites. */
export const bare = (text: string): string => splitClauses(text).bare;

/** What a lot is for, by what is printed. */
export function lotGloss(say: Say, { printed }: Pick<View, "printed">, lot: string): string {
  const points = lot === "jester" ? printed.work.jesters : printed.work.landscape;
  return say(`gloss-${lot}`, { points, squares: printed.pieces[lot]?.squares ?? 0 });
}
