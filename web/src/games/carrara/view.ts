/** What the server shows of a game of Carrara, as it comes over the wire, and the fixed order of its pieces. */

export const COLOURS = ["white", "yellow", "red", "green", "blue", "purple"] as const;
export const CITIES = ["livorno", "pisa", "lucca", "viareggio", "massa", "lerici"] as const;
export const TYPES = ["cathedrale", "biblioteca", "porta", "palazzo", "castello", "villa"] as const;
export const DECORATIONS = ["cup", "book", "gate", "crown", "flag", "coat of arms"] as const;
export const LANDSCAPES = ["urban", "rural"] as const;
export const RURAL: readonly string[] = ["castello", "villa"];

export type Colour = (typeof COLOURS)[number];

export interface Sector {
  position: string;
  blocks: Partial<Record<Colour, number>>;
  prices: Record<Colour, number>;
  decoration: string | null;
  statue: string | null;
}

export interface Tile {
  name: string;
  type: string;
  value: number;
  landscape: string;
  decoration: string;
  decorated: boolean;
  statue: string | null;
}

export interface City {
  name: string;
  minimum: number;
  owner: number | null;
}

export interface Section {
  number: number;
  bonus: string;
  amount: number;
  markers: number[];
  gold_statues: number;
}

export interface Reward {
  florins: number;
  points: number;
}

export interface Space {
  name: string;
  used: boolean;
  open: boolean | null;
  pays: Reward;
}

export interface Player {
  seat: number;
  points: number;
  points_by_source: Record<string, number>;
  florins: number | null;
  blocks: Partial<Record<Colour, number>> | null;
  markers: number;
  open_area: number;
  columns: Record<string, Tile[]>;
  rewards: Record<string, Reward>;
  improvements: string[];
  warehouses: string[];
  spaces: Space[];
}

export interface Prompt {
  kind: string;
  seat: number;
  facts: Record<string, string | number | string[]>;
}

export interface View {
  game: string;
  version: "normal" | "advanced";
  seat: number | null;
  seats: number;
  turn: number;
  actor: number | null;
  over: boolean;
  prompt: Prompt | null;
  printed: {
    rewards: Record<string, Reward>;
    improvements: Record<string, Reward>;
    florins_per_point: Record<string, number>;
    pass_income: number;
    purchase_price: number | null;
  };
  wheel: Sector[];
  bag_empty: boolean;
  display: (Tile | null)[];
  pile: number;
  monuments: Tile[];
  improvements: Record<string, number>;
  cities: City[];
  court: Section[];
  visitor: number | null;
  visited_section: number | null;
  florin_spaces: Record<string, number | null>;
  decorations: Record<string, number>;
  statues: Record<string, number>;
  finisher: number | null;
  last_turns: number;
  players: Player[];
}

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

/** The player whose board holds this monument. */
export function monumentOwner(view: View, type: string): number | null {
  const owner = view.players.find((player) => builtTile(player, `${type} 8`) !== null);
  return owner?.seat ?? null;
}

export function blocksOn(sector: Sector): number {
  return Object.values(sector.blocks).reduce((sum, count) => sum + count, 0);
}

/** The city (or landscape) an improvement tile belongs to: 'massa both' is for Massa. */
export function improves(name: string): string {
  return name.split(" ")[0]!;
}
