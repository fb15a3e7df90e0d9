/** Where each action lies on the table: the piece to click. What has no piece is a choice of the confirm bar. */

import { offersOf, placeOf, type Offers, type Places } from "../stage/places";
import { splitFirstWord, type Spot } from "../stage/stage";
import { placement } from "./shapes";
import { BUILDINGS, CHARACTERS, FREEDOMS, onTables, PROFESSIONS, shown, spacesOf, type View } from "./view";

export type Tab = "always" | "hand" | "court" | "city";

/** Words without a piece of their own: buttons of the confirm bar. */
const PLAIN = [
  "done",
  "pass",
  "decline",
  "accept",
  "end turn",
  "sell prestige",
  "keep card",
  "merchant prestige",
  "merchant free",
  "professor bonus",
  "professor prestige",
  "princess work",
];

const PLACES: Places<View> = {
  open: "lot",
  take: "lot",
  introduce: "freedom",
  draw: "pile",
  build: (rest) => {
    const together = /^(\w+) with seat (\d)$/.exec(rest);
    return together ? `with ${together[1]} ${Number(together[2]) - 1}` : `supply ${rest}`;
  },
  work: "person",
  return: "person",
  recruit: "table",
  keep: "card",
  under: "card",
  play: "card",
  convert: "convert",
  ask: "sum",
  counter: "sum",
  place: "foot place",
  joint: "foot joint",
  ...Object.fromEntries(CHARACTERS.map((name) => [name, (rest: string) => (/^\d+$/.test(rest) ? `space ${name} ${rest}` : null)])),
};

const OFFERS: Offers<View> = {
  lot: (rest, view) => [view.prompt?.kind === "open" ? `open ${rest}` : `take ${rest}`],
  bid: () => ["bid"],
  pass: () => ["pass"],
  princess: () => ["princess work"],
  sell: () => ["sell prestige"],
  freedom: "introduce",
  pile: (rest) => (rest === "prestige" ? [] : [`draw ${rest}`]),
  supply: "build",
  with: (rest) => {
    const [building, seat] = splitFirstWord(rest);
    return [`build ${building} with seat ${Number(seat) + 1}`];
  },
  person: (rest, view) => [view.prompt?.kind === "return" ? `return ${rest}` : `work ${rest}`],
  table: "recruit",
  card: (rest, view) => [`${["keep", "under"].find((kind) => kind === view.prompt?.kind) ?? "play"} ${rest}`],
  space: (rest) => [rest],
};

/** The spot on which an action is chosen; null for those that only the confirm bar offers. */
export function spotOf(view: View, action: string): Spot | null {
  if (action === "bid") return "bid";
  if (action === "pass" && view.prompt?.kind === "bid") return "pass";
  if (action === "princess work") return "princess";
  if (action === "sell prestige") return "sell";
  return PLAIN.includes(action) ? null : placeOf(PLACES, view, action);
}

export const wishesOf = (view: View, spot: Spot): string[] => offersOf(OFFERS, view, spot);

/** Actions that the confirm bar offers as buttons, the greatest first; it shows five of them. */
export function choicesOf(view: View, legal: readonly string[], touch = false): string[] {
  const plain = ["bid", ...PLAIN].filter((action) => legal.includes(action));
  const drawn = touch && view.prompt?.kind === "turn" ? ["draw profession", "draw bonus"].filter((action) => legal.includes(action)) : [];
  return [...plain, ...drawn];
}

/** What is drawn in the middle of the table: the city, or the sheet that a decision asks for. */
export type Sheet = "city" | "cards" | "work" | "convert" | "characters" | "offer" | "recruit";

export function sheetOf(view: View): Sheet {
  switch (view.prompt?.kind) {
    case "keep":
    case "under":
      return "cards";
    case "bonus":
      return "work";
    case "convert":
    case "exchange":
      return "convert";
    case "character":
      return "characters";
    case "joint":
    case "sum":
    case "answer":
    case "reply":
      return "offer";
    case "recruit":
      return "recruit";
    default:
      return "city";
  }
}

/** The great arrangements of the table: the auction, the estate, or two estates across their border. */
export type Scene = "auction" | "estate" | "border";

export function sceneOf(view: View): Scene {
  const kind = view.prompt?.kind ?? "";
  if (["joint", "sum", "answer", "reply"].includes(kind)) return "border";
  const mine = view.prompt !== null && view.prompt.seat === view.seat;
  if (view.over || (mine && ["place", "keep", "under", "recruit", "return"].includes(kind))) return "estate";
  return view.phase === "auction" ? "auction" : "estate";
}

/** The tab of a phone on which a spot lies. */
export function tabOf(view: View, spot: Spot): Tab {
  const family = splitFirstWord(spot)[0];
  const auction = sceneOf(view) === "auction";
  if (["foot", "bid", "pass"].includes(family)) return "always";
  if (family === "lot") return auction ? "always" : "city";
  if (family === "person" && view.phase === "deal") return "city";
  if (["person", "pile", "sell", "princess"].includes(family)) return "hand";
  if (family === "freedom") return "court";
  return "city";
}

/** All spots that are drawn for a view: the lit ones must be among them. */
export function drawn(view: View, legal: readonly string[]): Set<Spot> {
  const me = shown(view, view.seat ?? 0);
  const kind = view.prompt?.kind ?? "";
  const sheet = sheetOf(view);
  const found = new Set<Spot>(["pile profession", "pile bonus", "sell"]);
  if (view.muse) found.add("princess");
  if (kind === "bid") found.add("bid").add("pass");
  for (const freedom of FREEDOMS) found.add(`freedom ${freedom}`);
  for (const profession of me.professions ?? []) found.add(`person ${profession}`);
  if (sheet === "city") {
    for (const lot of view.lots) found.add(`lot ${lot.name}`);
    if (view.seats === 2) found.add("lot landscape");
    for (const building of BUILDINGS) {
      found.add(`supply ${building}`);
      for (const seat of view.neighbours[me.seat] ?? []) found.add(`with ${building} ${seat}`);
    }
  }
  if (sheet === "city" || sheet === "recruit") for (const { profession } of onTables(view, me.seat)) found.add(`table ${profession}`);
  if (sheet === "cards") for (const card of view.looked) found.add(`card ${card}`);
  if (sheet === "work") for (const { card } of me.bonus ?? []) found.add(`card ${card}`);
  if (sheet === "convert") for (const action of legal) if (action.startsWith("convert ")) found.add(action);
  if (sheet === "offer") for (let n = 0; n <= 20; n++) found.add(`sum ${100 * n}`);
  if (sheet === "characters")
    for (const one of view.characters) for (const space of spacesOf(view, one.name)) found.add(`space ${one.name} ${space}`);
  for (const action of legal) if (placement(view, action)) found.add(`foot ${action}`);
  return found;
}

export const isPerson = (card: string): boolean => (PROFESSIONS as readonly string[]).includes(card);
