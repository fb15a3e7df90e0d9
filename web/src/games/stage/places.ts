/** Where actions lie on a board, and what its pieces would offer, as tables by the first word. */

import { splitFirstWord, type Spot } from "./stage";

/** By the first word of an action: the kind of piece, which the rest of the action names, or the spot. */
export type Places<View> = Record<string, string | ((rest: string, view: View) => Spot | null)>;

/** By the kind of a piece: the verb, whose object is the rest of the spot, or the actions. */
export type Offers<View> = Record<string, string | ((rest: string, view: View) => string[])>;

const ruleFor = <Rule>(rules: Record<string, Rule>, word: string): Rule | undefined =>
  Object.hasOwn(rules, word) ? rules[word] : undefined;

/** The spot on which an action is chosen; null for a word without a piece, which the confirm bar offers. */
export function placeOf<View>(places: Places<View>, view: View, action: string): Spot | null {
  const [word, rest] = splitFirstWord(action);
  const place = ruleFor(places, word) ?? null;
  return typeof place === "function" ? place(rest, view) : place && `${place} ${rest}`;
}

/** The actions that a piece would offer if they were legal. */
export function offersOf<View>(offers: Offers<View>, view: View, spot: Spot): string[] {
  const [kind, rest] = splitFirstWord(spot);
  const offer = ruleFor(offers, kind);
  if (offer === undefined) return [];
  return typeof offer === "function" ? offer(rest, view) : [`${offer} ${rest}`];
}
