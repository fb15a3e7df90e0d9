/** Where each action lies on the table: the piece to click. What has no piece is a choice of the confirm bar. */

import { offersOf, placeOf, type Offers, type Places } from "../stage/places";
import { splitFirstWord, type Spot } from "../stage/stage";
import { KINDS, RESOURCES, shown, type Player, type View } from "./view";

/** The eight actions by their letters. */
export const LETTERS = ["A", "B", "C", "D", "E", "F", "G", "H"] as const;
export type Letter = (typeof LETTERS)[number];

export const TABS = ["hand", "artists", "places"] as const;
export type Tab = (typeof TABS)[number] | "row";

const ARTIST = new RegExp(`^(?:${KINDS.join("|")}) `);

/** Which of the eight actions a choice belongs to; null for the small choices that follow. */
export function letterOf(action: string): Letter | null {
  const [family, rest] = splitFirstWord(action);
  switch (family) {
    case "play":
      return "A";
    case "finish":
      return "B";
    case "reserve":
      return ARTIST.test(rest) ? "D" : "C";
    case "activate":
      return "E";
    case "send":
      return "F";
    case "sell":
    case "buy":
    case "swap":
      return "G";
    case "seek":
      return "H";
    default:
      return null;
  }
}

/** What lies before a player or in a hand. */
const OWN = ["card", "kept", "mine", "good"];

/** Whether one chooses for somebody else, in a line of play that is only thought of. */
export const forAnother = (view: View): boolean => view.seat !== null && view.prompt !== null && view.prompt.seat !== view.seat;

const PLACES: Places<View> = {
  play: "card",
  keep: "card",
  finish: (rest, view) => (view.monuments.some((each) => each.word === rest) ? `monument ${rest}` : `kept ${rest}`),
  reserve: (rest) => (ARTIST.test(rest) ? `artist ${rest}` : `seal ${rest}`),
  engage: (rest) => {
    if (rest.startsWith("anonymous ")) return rest;
    return rest.startsWith("reserved ") ? `mine ${rest.slice("reserved ".length)}` : `artist ${rest}`;
  },
  activate: "location",
  send: () => "workers",
  seek: () => "inspire",
  swap: () => "swap",
  pass: () => "pass",
  sell: "sell",
  buy: "buy",
  give: "good",
  take: "supply",
  choose: "supply",
};

const OFFERS: Offers<View> = {
  card: (rest, view) => [view.prompt?.kind === "keep" ? `keep ${rest}` : `play ${rest}`],
  monument: "finish",
  kept: "finish",
  seal: "reserve",
  artist: (rest, view) => [view.prompt?.kind === "engage" ? `engage ${rest}` : `reserve ${rest}`],
  mine: "engage reserved",
  anonymous: "engage anonymous",
  location: "activate",
  workers: () => ["send workers"],
  inspire: () => ["seek inspiration"],
  swap: () => ["swap"],
  pass: () => ["pass"],
  sell: "sell",
  buy: "buy",
  good: "give",
  supply: (rest, view) => [view.prompt?.kind === "choose" ? `choose ${rest}` : `take ${rest}`],
};

/** The spot on which an action is chosen. What another would choose from a hand or a purse has no piece here. */
export function spotOf(view: View, action: string): Spot | null {
  const spot = placeOf(PLACES, view, action);
  return spot !== null && forAnother(view) && OWN.includes(splitFirstWord(spot)[0]) ? null : spot;
}

export const wishesOf = (view: View, spot: Spot): string[] => offersOf(OFFERS, view, spot);

/** How many choices each of the eight actions offers now. */
export function letters(legal: readonly string[]): Map<Letter, number> {
  const found = new Map<Letter, number>();
  for (const action of legal) {
    const letter = letterOf(action);
    if (letter) found.set(letter, (found.get(letter) ?? 0) + 1);
  }
  return found;
}

/** All spots that are drawn for a view: the lit ones must be among them. */
export function drawn(view: View, me: Player): Set<Spot> {
  const found = new Set<Spot>(["workers", "inspire", "swap", "pass"]);
  for (const monument of view.monuments) found.add(`monument ${monument.word}`).add(`seal ${monument.word}`);
  for (const monument of me.reserved_monuments) found.add(`kept ${monument.word}`);
  for (const artist of view.artists) found.add(`artist ${artist.word}`);
  for (const artist of me.reserved_artists) found.add(`mine ${artist.word}`);
  for (const kind of KINDS) found.add(`anonymous ${kind}`);
  for (const place of view.locations) found.add(`location ${place.word}`);
  for (const card of me.hand ?? []) found.add(`card ${card.word}`);
  for (const name of RESOURCES) found.add(`sell ${name}`).add(`buy ${name}`).add(`supply ${name}`);
  if (me.resources) for (const name of RESOURCES) found.add(`good ${name}`);
  return found;
}

/** Actions that the confirm bar offers as choices: those without a piece that is drawn. */
export function choicesOf(view: View, legal: readonly string[]): string[] {
  const there = drawn(view, shown(view, view.seat ?? 0));
  return legal.filter((action) => {
    if (action === "pass") return true;
    const spot = spotOf(view, action);
    return spot === null || !there.has(spot);
  });
}

/** The tab of a phone on which a spot lies; the row of monuments and the actions are always there. */
export function tabOf(spot: Spot): Tab {
  const [family] = splitFirstWord(spot);
  if (["monument", "seal", "workers", "inspire", "pass"].includes(family)) return "row";
  if (["artist", "anonymous"].includes(family)) return "artists";
  if (["location", "sell", "buy", "swap", "supply"].includes(family)) return "places";
  return "hand";
}

/** Whether all that is lit lies on the market: then it opens by itself. */
export const onMarket = (lit: Iterable<Spot>): boolean =>
  [...lit].every((spot) => ["sell", "buy", "swap", "supply"].includes(splitFirstWord(spot)[0]));

/** Where the pieces of each action lie on a phone. */
export const TAB_OF_LETTER: Record<Letter, Tab> = {
  A: "hand",
  B: "row",
  C: "row",
  D: "artists",
  E: "places",
  F: "row",
  G: "places",
  H: "row",
};
