/** What the server shows of a game of Carpe Diem, as it comes over the wire, and the fixed order of its pieces. */

import type { Narrow, Prompt } from "@/lib/wire";
import type * as wire from "@/wire/carpe_diem";

export { GOODS, KINDS } from "@/wire/carpe_diem";
export const DWELLINGS = ["merchant", "baker", "senator", "artisan"] as const;
const SINGLES = ["market", "bakery", "fountain"] as const;
export const COLUMNS = "abcdef";
const ROWS = [1, 2, 3, 4, 5, 6] as const;
export const CELLS: readonly string[] = ROWS.flatMap((row) => [...COLUMNS].map((column) => `${column}${row}`));
/** Edges: north, east, south, west, as it lies. */
export type Tile = wire.Tile;
export type Placed = wire.Placed;

export type Task = Narrow<wire.Task, { side: "north" | "east" | "south" | "west" }>;
export type Card = Narrow<wire.Card, { colour: "red" | "green" }>;
export type Circle = wire.Circle;
export type Player = Narrow<wire.Player, { tasks: Task[] }>;
export type View = Narrow<wire.View, { prompt: Prompt | null; cards: Card[]; players: Player[] }>;

/** Where it is printed what things bring. */
export type Printed = Pick<View, "printed">;

/** What a fountain card is worth for each finished thing of its kind. */
export const fountainPoints = ({ printed }: Printed, kind: string): number => printed.fountains[kind] ?? 0;

/** Whose district is drawn large: one's own, or for a spectator the one asked for. */
export function shown(view: View, wished: number): Player {
  return view.players[view.seat ?? wished] ?? view.players[0]!;
}

/**
 * Who chooses now: what is lit, previewed and promised belongs to this player. In a line of play that is only thought
 * of, one chooses for others too.
 */
export function chooser(view: View): Player {
  return view.players[view.actor ?? view.seat ?? 0] ?? view.players[0]!;
}

export const isDwelling = (kind: string): boolean => (DWELLINGS as readonly string[]).includes(kind);
export const isSingle = (kind: string): boolean => (SINGLES as readonly string[]).includes(kind);

/** '1 2' of a cell: column and row from 0. */
export const columnOf = (cell: string): number => COLUMNS.indexOf(cell[0]!);
export const rowOf = (cell: string): number => Number(cell[1]) - 1;

/** 'c3 turned 1' is a cell and quarter turns. */
export function placement(rest: string): { cell: string; turns: number } {
  const [cell = "", turns = "0"] = rest.split(" turned ");
  return { cell, turns: Number(turns) };
}
