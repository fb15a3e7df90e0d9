/** What a seat may see of a game of carrara. Written by tools/wire_types.py: `make types` writes it anew. */

/** A type of building: its landscape, and the decoration that its tiles take. */
export interface BuildingType {
  landscape: string;
  decoration: string;
}

/** A city: what it takes and pays as printed, and who scored it. */
export interface City {
  name: string;
  minimum: number;
  owner: number | null;
}

/** What lies in front of a seat; florins and blocks are None where a screen hides them. */
export interface Player {
  seat: number;
  points: number;
  points_by_source: Record<string, number>;
  florins: number | null;
  blocks: Record<string, number> | null;
  markers: number;
  open_area: number;
  columns: Record<string, Tile[]>;
  rewards: Record<string, Reward>;
  improvements: string[];
  warehouses: string[];
  spaces: Space[];
}

/** What is printed and does not change: rewards without and with improvements, rates, prices, types, final points. */
export interface Printed {
  rewards: Record<string, Reward>;
  accepts: Record<string, string[]>;
  improvements: Record<string, Reward>;
  florins_per_point: Record<string, number>;
  pass_income: number;
  purchase_price: number | null;
  types: Record<string, BuildingType>;
  values: Record<string, number[]>;
  monument: number;
  improved: Record<string, string>;
  improvement_tiles: Record<string, number>;
  decoration_sets: number[];
  majorities: Record<string, number[]>;
  finish_points: number;
  florins_left_per_point: number;
}

/** What a seat knows that has counted everything: the rest of the bag, and what is behind the other screens. */
export interface Remembered {
  bag: Record<string, number>;
  players: Screened[];
}

/** What something pays for each value, or in all. */
export interface Reward {
  florins: number;
  points: number;
}

/** What lies behind the screen of a seat. */
export interface Screened {
  seat: number;
  florins: number;
  blocks: Record<string, number>;
}

/** A section of the royal court. */
export interface Section {
  number: number;
  bonus: string;
  amount: number;
  markers: number[];
  gold_statues: number;
}

/** A sector of the wheel: its position, its blocks, their prices, and the icons it shows. */
export interface Sector {
  position: string;
  blocks: Record<string, number>;
  prices: Record<string, number>;
  decoration: string | null;
  statue: string | null;
}

/** A scoring space for one seat: whether it is used or open, and what it would pay now. */
export interface Space {
  name: string;
  used: boolean;
  open: boolean | null;
  pays: Reward;
}

/** A building or monument. */
export interface Tile {
  name: string;
  type: string;
  value: number;
  landscape: string;
  decoration: string;
  decorated: boolean;
  statue: string | null;
}

/** Everything that one seat may know about a game of Carrara. */
export interface View {
  game: string;
  version: string;
  seat: number | null;
  seats: number;
  turn: number;
  actor: number | null;
  over: boolean;
  prompt: Record<string, any> | null;
  printed: Printed;
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
  passes: number;
  max_passes: number;
  players: Player[];
}
