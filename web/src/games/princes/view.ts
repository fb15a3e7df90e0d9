/** What the server shows of a game of The Princes of Florence, as it comes over the wire, and the names of its pieces. */

import type { Narrow, Prompt } from "@/lib/wire";
import type * as wire from "@/wire/princes";
import type { GameEvent } from "../contract";
import { BUILDINGS, LANDSCAPES } from "@/wire/princes";

export { BUILDINGS, CHARACTERS, DECKS as PILES, FREEDOMS, LANDSCAPES, PROFESSIONS, SIZES } from "@/wire/princes";

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

/** The last bid of each seat in the auction that goes on. */
export function bidsOf({ auction }: Pick<View, "auction">, past: readonly GameEvent[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const { kind, seat, facts } of auction ? past : []) {
    if (kind === "open") found.clear();
    if (kind === "open" || kind === "bid") found.set(seat, Number(facts.florins));
  }
  return auction ? found.set(auction.leader, auction.bid) : found;
}

/** What the lots of this round were sold for. */
export function pricesOf(past: readonly GameEvent[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { kind, facts } of past) {
    if (kind === "round") found.clear();
    if (kind === "win") found.set(String(facts.lot), Number(facts.florins));
  }
  return found;
}

export const sizeOf = ({ printed }: Printed, building: string): string => printed.pieces[building]?.size ?? "small";

export const isBuilding = (name: string): boolean => (BUILDINGS as readonly string[]).includes(name);
export const isLandscape = (name: string): boolean => (LANDSCAPES as readonly string[]).includes(name);

export const has = (player: Player, name: string): boolean =>
  player.estate.some((piece) => piece.name === name) || player.freedoms.includes(name);

/** What a selection is about: the lot, the building, the landscape or the freedom that would come. */
export function wanted({ auction }: Pick<View, "auction">, selection: string | null): string | null {
  if (selection === "bid") return auction?.lot ?? null;
  return /^(?:open|take|introduce|build|place|joint) (\w+)/.exec(selection ?? "")?.[1] ?? null;
}

/** What can be bid for a character, in hundreds: the spaces around the card. */
export const spacesOf = ({ printed }: Printed, character: string): number[] => printed.spaces[character] ?? [];

/** The people that lie face up before the others. */
export function onTables(view: View, seat: number | null): { profession: string; seat: number }[] {
  return view.players.flatMap((player) =>
    player.seat === seat ? [] : player.works.map((profession) => ({ profession, seat: player.seat })),
  );
}
