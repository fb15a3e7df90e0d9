/** What the server shows of a game of The Princes of Florence, as it comes over the wire, and the names of its pieces. */

import type { Narrow, Prompt } from "@/lib/wire";
import type * as wire from "@/wire/princes";

export const BUILDINGS = [
  "university",
  "laboratory",
  "workshop",
  "library",
  "opera",
  "studio",
  "hospital",
  "theatre",
  "tower",
  "chapel",
] as const;
export const LANDSCAPES = ["forest", "lake", "park"] as const;
export const FREEDOMS = ["travel", "religion", "opinion"] as const;
export const CHARACTERS = ["muse", "cardinal", "princess", "merchant", "professor", "banker"] as const;
export const PILES = ["profession", "bonus", "prestige"] as const;
export const PROFESSIONS = [
  "mathematician",
  "theologian",
  "philosopher",
  "botanist",
  "alchemist",
  "physicist",
  "watchmaker",
  "goldsmith",
  "bell maker",
  "cartographer",
  "lawyer",
  "choreographer",
  "composer",
  "sculptor",
  "painter",
  "pharmacist",
  "physician",
  "dramatist",
  "poet",
  "astronomer",
  "organ builder",
] as const;
export const SIZES = ["large", "medium", "small"] as const;

export type Lot = wire.Lot;
export type Character = wire.Character;

type Piece = Narrow<wire.Piece, { kind: "building" | "landscape" }>;
export type Reckoning = wire.Reckoning;
export type Player = Narrow<wire.Player, { estate: Piece[]; status: "free" | "bought" | "out" }>;
export type View = Narrow<wire.View, { prompt: Prompt | null; players: Player[] }>;

/** What is printed on the pieces; every fact of it comes from the pack of the game. */
type Printed = Pick<View, "printed">;

/** The building, the landscape and the freedom that a person likes; nothing for a card that is no person. */
export function likesOf({ printed }: Printed, card: string): string[] {
  const likes = printed.professions[card];
  return likes ? [likes.building, likes.landscape, likes.freedom] : [];
}

/** What each of these three adds to a work. */
export const likePoints = ({ printed: { work } }: Printed): [number, number, number] => [work.building, work.landscape, work.freedom];

/** Florins for a point of prestige, where money is converted now: at the end it is the Banker who exchanges. */
export const rateOf = ({ printed, prompt }: Pick<View, "printed" | "prompt">): number =>
  prompt?.kind === "exchange" ? (printed.banker_exchange ?? printed.exchange) : printed.exchange;

/** What drawing from a pile costs. */
export const priceOf = ({ printed }: Printed, pile: string): number => (pile === "bonus" ? printed.bonus_price : printed.profession_price);

/** Whose table is drawn large: one's own, or the one a spectator wishes to see. */
export function shown(view: View, wished: number): Player {
  return view.players[wished] ?? view.players[0]!;
}

export const sizeOf = ({ printed }: Printed, building: string): string => printed.pieces[building]?.size ?? "small";

export const isBuilding = (name: string): boolean => (BUILDINGS as readonly string[]).includes(name);
export const isLandscape = (name: string): boolean => (LANDSCAPES as readonly string[]).includes(name);

/** What can be bid for a character, in hundreds: the spaces around the card. */
export const spacesOf = ({ printed }: Printed, character: string): number[] => printed.spaces[character] ?? [];

/** The people that lie face up before the others. */
export function onTables(view: View, seat: number | null): { profession: string; seat: number }[] {
  return view.players.flatMap((player) =>
    player.seat === seat ? [] : player.works.map((profession) => ({ profession, seat: player.seat })),
  );
}

export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII"];
