/** The words of the game in the chosen language: names with their meaning, costs, and what a piece is. */

import { slug } from "@/lib/language";
import type { Say } from "../contract";
import { isCard, RESOURCES, type Amounts, type Artist, type ArtistKind, type Card, type Location, type Monument } from "./view";

export { minus } from "@/lib/numbers";
export { money, signedMoney } from "../stage/sums";

const EVERY_KIND = 3;

/** A word of the game, in one of its forms. */
export const word = (say: Say, text: string, form = ""): string => say(form ? `word-${slug(text)}.${form}` : `word-${slug(text)}`);

export const letter = (say: Say, resource: string): string => say(`letter-${resource}`);

/** A number with its noun: '1 fiorino', '5 points'. */
export const count = (say: Say, noun: string, n: number): string => say(`count-${slug(noun)}`, { count: n });

/** 'wood, 2× marble, 50 fiorini'. */
export function amounts(say: Say, cost: Amounts): string {
  const goods = RESOURCES.filter((name) => cost[name]).map((name) => `${cost[name] === 1 ? "" : `${cost[name]}× `}${word(say, name)}`);
  return (cost.fiorini ? [...goods, count(say, "fiorini", cost.fiorini)] : goods).join(", ");
}

/** 'an architect or a painter'. */
export function kindsOf(say: Say, kinds: readonly ArtistKind[]): string {
  return word(say, kinds.length === EVERY_KIND ? "any artist" : kinds.join(" or "));
}

export const range = (artist: Artist): string =>
  artist.lowest === artist.highest ? `${artist.lowest}` : `${artist.lowest}–${artist.highest}`;

/** What a card brings, in words. */
export function gives(say: Say, card: Card): string {
  const found: string[] = [];
  if (card.extra_action) found.push(word(say, "extra action"));
  if (card.extra_cards) found.push(word(say, "extra card"));
  const income = amounts(say, card.income);
  if (income) found.push(income);
  const round = found.length ? [say("gives-round", { what: found.join(", ") })] : [];
  if (card.effect) round.push(say(`count-${slug(card.effect)}`, { count: card.amount }));
  if (card.prestige) round.push(count(say, "points", card.prestige));
  return round.join("; ");
}

/** What a card or a monument is: name and meaning, cost, artist, what it brings. */
export function describeWork(say: Say, work: Monument | Card): string {
  const cost = amounts(say, work.cost);
  const needs = work.artists.length ? ` ${say("piece-artist", { kinds: kindsOf(say, work.artists) })}` : "";
  const name = say("piece-name", { name: work.name, gloss: word(say, work.word, "gloss") });
  if (!isCard(work)) return `${name}. ${say("piece-cost", { cost })}${needs} ${sentence(count(say, "points", work.prestige))}`;
  return `${name}, ${say(`kind-${work.kind}`)}. ${say("piece-cost", { cost })}${needs} ${sentence(gives(say, work))}`;
}

/** A work that stands: with its artist and what he brought. */
export function describeBuilt(say: Say, work: Monument | Card, waits: boolean): string {
  const name = say("piece-name", { name: work.name, gloss: word(say, work.word, "gloss") });
  const what = isCard(work) ? gives(say, work) : count(say, "points", work.prestige);
  if (work.artist)
    return `${name}: ${what}. ${say("piece-by", { artist: work.artist.name, points: count(say, "points", work.artist.prestige ?? 0) })}`;
  if (work.artists.length) return `${name}: ${what}. ${say(waits ? "piece-waits" : "piece-anonymous")}`;
  return `${name}: ${what}`;
}

const CLAUSES: Record<string, string> = {
  residence: "FLO-80",
  workshop: "FLO-81",
  guild: "FLO-82",
  preacher: "FLO-83",
  church: "FLO-84",
  district: "FLO-85",
  palace: "FLO-86",
  produce: "FLO-39",
  convert: "FLO-40",
  barter: "FLO-41",
  new_captain: "FLO-42",
};

/** The clause that a card, a monument or a location lives by. */
export const clauseFor = (piece: Monument | Card | Location): string => ("kind" in piece ? CLAUSES[piece.kind]! : "FLO-87");

export function describeArtist(say: Say, artist: Artist, fee: number): string {
  return say("piece-painter", {
    artist: artist.name,
    kind: word(say, artist.kind),
    fiorini: count(say, "fiorini", fee),
    points: range(artist),
  });
}

export function describePlace(say: Say, place: Location): string {
  const name = say("piece-name", { name: place.name, gloss: word(say, place.word, "gloss") });
  return `${name}. ${doing(say, place)} ${say("piece-up", { up: place.up, cards: place.cards })}`;
}

/** What a location does. */
export function doing(say: Say, place: Location): string {
  const args = { resource: place.resource ? word(say, place.resource, "some") : "", fiorini: count(say, "fiorini", place.amount) };
  return say(`does-${place.kind.replace("_", "-")}`, args);
}

const sentence = (text: string): string => (text ? `${text.charAt(0).toUpperCase()}${text.slice(1)}.` : "");

/** Cards in words; equal ones are counted. */
export function list(say: Say, names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const each of names) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].map(([each, n]) => (n === 1 ? word(say, each) : `${n}× ${word(say, each)}`)).join(", ");
}
