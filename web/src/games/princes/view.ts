/** What the server shows of a game of The Princes of Florence, as it comes over the wire, and what is printed on its pieces. */

import type { Closer, Prompt } from "@/lib/wire";
import type * as wire from "@/wire/princes";

export const BUILDINGS = ["university", "laboratory", "workshop", "library", "opera", "studio", "hospital", "theatre", "tower", "chapel"] as const;
export const LANDSCAPES = ["forest", "lake", "park"] as const;
export const FREEDOMS = ["travel", "religion", "opinion"] as const;
export const CHARACTERS = ["muse", "cardinal", "princess", "merchant", "professor", "banker"] as const;
export const PILES = ["profession", "bonus", "prestige"] as const;
export const SIZES = ["large", "medium", "small"] as const;

export type Lot = wire.Lot;
export type Auction = wire.Auction;
export type Character = wire.Character;
export type Offer = wire.Offer;

export type Piece = Closer<wire.Piece, { kind: "building" | "landscape" }>;
export type Reckoning = wire.Reckoning;
export type Player = Closer<wire.Player, { estate: Piece[]; status: "free" | "bought" | "out" }>;
export type View = Closer<wire.View, { prompt: Prompt | null; players: Player[] }>;

/** Printed on the cards: what each person likes. */
export const LIKES: Record<string, readonly [string, string, string]> = {
  mathematician: ["university", "lake", "religion"],
  theologian: ["university", "park", "travel"],
  philosopher: ["university", "forest", "opinion"],
  botanist: ["laboratory", "park", "religion"],
  alchemist: ["laboratory", "lake", "opinion"],
  physicist: ["laboratory", "forest", "travel"],
  watchmaker: ["workshop", "lake", "travel"],
  goldsmith: ["workshop", "park", "opinion"],
  "bell maker": ["workshop", "forest", "religion"],
  cartographer: ["library", "lake", "religion"],
  lawyer: ["library", "forest", "opinion"],
  choreographer: ["opera", "forest", "travel"],
  composer: ["opera", "lake", "opinion"],
  sculptor: ["studio", "forest", "religion"],
  painter: ["studio", "lake", "travel"],
  pharmacist: ["hospital", "park", "opinion"],
  physician: ["hospital", "forest", "travel"],
  dramatist: ["theatre", "park", "religion"],
  poet: ["theatre", "lake", "travel"],
  astronomer: ["tower", "forest", "religion"],
  "organ builder": ["chapel", "forest", "opinion"],
};

/** Printed on the board: prices, points of a liking, the price scale of the builders. */
export const PRINTED = {
  price: 300,
  exchange: 200,
  raise: 100,
  likes: [4, 3, 3],
  jester: 2,
  building: 3,
  scale: [700, 300, 300, 0],
  spaces: { first: 3, last: 15, banker: 5 },
} as const;

/** Whose table is drawn large: one's own, or the one a spectator wishes to see. */
export function shown(view: View, wished: number): Player {
  return view.players[wished] ?? view.players[0]!;
}

export const seatOf = (text: unknown): number => Number(String(text).replace("seat ", "")) - 1;

export const sizeOf = (building: string): (typeof SIZES)[number] => {
  const at = (BUILDINGS as readonly string[]).indexOf(building);
  return at < 3 ? "large" : at < 8 ? "medium" : "small";
};

export const isBuilding = (name: string): boolean => (BUILDINGS as readonly string[]).includes(name);
export const isLandscape = (name: string): boolean => (LANDSCAPES as readonly string[]).includes(name);

/** What can be bid for a character: the spaces around the card. */
export function spacesOf(character: string): number[] {
  const { first, last, banker } = PRINTED.spaces;
  const [low, high] = character === "banker" ? [0, banker] : [first, last];
  return Array.from({ length: high - low + 1 }, (_, n) => low + n);
}

/** The people that lie face up before the others. */
export function onTables(view: View, seat: number | null): { profession: string; seat: number }[] {
  return view.players.flatMap((player) => (player.seat === seat ? [] : player.works.map((profession) => ({ profession, seat: player.seat }))));
}

export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII"];
