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
type Printed = Narrow<wire.Printed, { accepts: Record<string, Colour[]> }>;
export type View = Narrow<
  wire.View,
  { printed: Printed; version: "normal" | "advanced"; prompt: Prompt | null; wheel: Sector[]; players: Player[] }
>;

/** Whose board is drawn large: the one that is looked at, or else one's own. */
export function shown(view: View, look: number | null = null): Player {
  return view.players[look ?? view.seat ?? 0] ?? view.players[0]!;
}

/** The colours a city takes, and the last of them, its own. */
export const accepted = (view: View, city: string): readonly Colour[] => view.printed.accepts[city] ?? [];
export const colourOf = (view: View, city: string): Colour => accepted(view, city).at(-1) ?? "white";

/** The tile that is being built while its site or its price is asked for; the city once that is known. */
export function pending({ prompt, ...view }: View): { tile: Tile; city: string | null } | null {
  if (prompt === null || !["site", "pay"].includes(prompt.kind)) return null;
  const tile = marketTile(view, String(prompt.facts.tile));
  return tile ? { tile, city: prompt.kind === "pay" ? String(prompt.facts.city) : null } : null;
}

export function builtTile(player: Player, name: string): { tile: Tile; city: string } | null {
  for (const [city, tiles] of Object.entries(player.columns)) {
    const tile = tiles.find((each) => each.name === name);
    if (tile) return { tile, city };
  }
  return null;
}

export function marketTile(view: Pick<View, "display" | "monuments">, name: string): Tile | null {
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
