/** What the server shows of a game of Carrara, as it comes over the wire, and the fixed order of its pieces. */

import type { Narrow, Prompt } from "@/lib/wire";
import type * as wire from "@/wire/carrara";

export const COLOURS = ["white", "yellow", "red", "green", "blue", "purple"] as const;
export const CITIES = ["livorno", "pisa", "lucca", "viareggio", "massa", "lerici"] as const;
export const TYPES = ["cathedrale", "biblioteca", "porta", "palazzo", "castello", "villa"] as const;
export const DECORATIONS = ["cup", "book", "gate", "crown", "flag", "coat of arms"] as const;
export const LANDSCAPES = ["urban", "rural"] as const;

export type Colour = (typeof COLOURS)[number];
type Blocks = Partial<Record<Colour, number>>;

export type Sector = Narrow<wire.Sector, { blocks: Blocks; prices: Record<Colour, number> }>;
export type Tile = wire.Tile;
export type City = wire.City;
export type Section = wire.Section;
export type Reward = wire.Reward;
export type Space = wire.Space;
export type Player = Narrow<wire.Player, { blocks: Blocks | null }>;
export type View = Narrow<wire.View, { version: "normal" | "advanced"; prompt: Prompt | null; wheel: Sector[]; players: Player[] }>;

/** Whose board is drawn large: one's own, or for a spectator the one asked for. */
export function shown(view: View, wished: number): Player {
  return view.players[view.seat ?? wished] ?? view.players[0]!;
}

/** The colours a city takes: its own and every dearer one. */
export function accepted(city: string): readonly Colour[] {
  return COLOURS.slice(0, CITIES.indexOf(city as (typeof CITIES)[number]) + 1);
}

export function builtTile(player: Player, name: string): { tile: Tile; city: string } | null {
  for (const [city, tiles] of Object.entries(player.columns)) {
    const tile = tiles.find((each) => each.name === name);
    if (tile) return { tile, city };
  }
  return null;
}

export function marketTile(view: View, name: string): Tile | null {
  return [...view.display, ...view.monuments].find((tile) => tile?.name === name) ?? null;
}

/** The name of the monument of a type. */
export const monumentOf = (view: View, type: string): string => `${type} ${view.printed.monument}`;
export const isMonument = (view: View, tile: Tile): boolean => tile.value === view.printed.monument;

/** The player whose board holds this monument. */
export function monumentOwner(view: View, type: string): number | null {
  const owner = view.players.find((player) => builtTile(player, monumentOf(view, type)) !== null);
  return owner?.seat ?? null;
}

export function blocksOn(sector: Sector): number {
  return Object.values(sector.blocks).reduce((sum, count) => sum + count, 0);
}

export const landscapeOf = (view: View, type: string): string => view.printed.types[type]?.landscape ?? "";
