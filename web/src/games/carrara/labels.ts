/** The words of the game in the chosen language. */

import { slug } from "@/lib/language";
import type { Say } from "../contract";
import { CITIES, COLOURS, DECORATIONS, LANDSCAPES, TYPES, type Reward } from "./view";

const PLACES: readonly string[] = [...CITIES, ...TYPES, ...LANDSCAPES];

/** The forms of a word that the catalogue has besides the word itself. */
function forms(word: string): readonly string[] {
  if ((COLOURS as readonly string[]).includes(word)) return ["letter", "block", "blocks"];
  if (word.endsWith("statue") || (DECORATIONS as readonly string[]).includes(word)) return ["a", "the"];
  if (PLACES.includes(word) || word.includes("+")) return ["scored"];
  return [];
}

/** A word of the game: 'porta 3b' is a name and a number, '36 florins' a count, 'massa+pisa' a pair. */
export function word(say: Say, text: string, form = ""): string {
  const counted = /^(\d+) (.+)$/.exec(text);
  if (counted) return count(say, counted[2]!, Number(counted[1]));
  const pair = /^(.+)\+(.+)$/.exec(text);
  if (pair) {
    const parts = { first: word(say, pair[1]!), second: word(say, pair[2]!) };
    return say(form === "scored" ? "word-pair.scored" : "word-pair", parts);
  }
  const numbered = /^(.+) (\d+)[a-z]?$/.exec(text);
  if (numbered) return `${word(say, numbered[1]!)} ${numbered[2]}`;
  if (/^[IVX]+$/.test(text)) return text;
  return say(form && forms(text).includes(form) ? `word-${slug(text)}.${form}` : `word-${slug(text)}`);
}

export const letter = (say: Say, colour: string): string => word(say, colour, "letter");

/** A number with its noun: '1 florin', '5 florins'. */
export function count(say: Say, noun: string, n: number): string {
  return say(`count-${slug(noun)}`, { count: n });
}

/** '12 florins and 4 points', '12 florins', '4 points' or '0 points'. */
export function reward(say: Say, pays: Reward): string {
  const florins = count(say, "florins", pays.florins);
  const points = count(say, "points", pays.points);
  if (pays.florins > 0 && pays.points > 0) return say("both", { first: florins, second: points });
  return pays.florins > 0 ? florins : points;
}
