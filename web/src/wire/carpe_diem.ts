/** What a seat may see of a game of carpe_diem. Written by tools/wire_types.py: `make types` writes it anew. */

/** A scoring card on the grid. */
export interface Card {
  space: string;
  id: string;
  colour: string;
  needs: Record<string, number>;
  gives: Record<string, number>;
}

/** A circle between two cards, and the owner of the disc on it. */
export interface Circle {
  name: string;
  cards: string[];
  seat: number | null;
}

/** A tile in a district; `finished` has those of its kinds that are complete there (CAD-30). */
export interface Placed {
  cell: string;
  turns: number;
  tile: Tile;
  finished: string[];
}

/** What a seat has; fountain cards are None if only their owner knows them. */
export interface Player {
  seat: number;
  points: number;
  score: Record<string, number | null>;
  board: string;
  shovel: string;
  banners: string[];
  tiles: Placed[];
  tasks: Task[];
  finished: Record<string, number>;
  chimneys: number;
  goods: Record<string, number>;
  coins: number;
  bread: number;
  stored: number;
  discs: number;
  pawn: number | null;
  track: number;
  below: number;
  fountain_cards: number;
  hand: string[] | null;
  returned: string[] | null;
}

/** What is printed: rewards, points at the end, the length of the track. */
export interface Printed {
  baker_bread: number;
  senator_steps: number;
  merchant_coins: number;
  market_coins: number;
  bakery_bread: number;
  banner_steps: number;
  penalty: number;
  bread_for_a_card: number;
  items_per_point: number;
  last_space: number;
  villas: number[];
  fountains: Record<string, number>;
  landscapes: Record<string, string>;
}

/** What a seat knows that has written everything down. */
export interface Remembered {
  hidden: Record<string, number>;
}

/** A task of the frame: the cells it looks along, and whether it is done. */
export interface Task {
  side: string;
  place: number;
  kind: string;
  points: number;
  line: string[];
  done: boolean;
}

/** A tile: its north, east, south and west sides as it is turned, and what it shows. */
export interface Tile {
  name: string;
  edges: string[];
  kinds: string[];
  chimneys: number;
}

/** Everything that one seat may know about a game of Carpe Diem. */
export interface View {
  game: string;
  seat: number | null;
  seats: number;
  phase: number;
  round: number;
  first: number;
  turn: number;
  actor: number | null;
  over: boolean;
  prompt: Record<string, any> | null;
  ring: Tile[][];
  lower_row: (Tile | null)[];
  unseen: Record<string, Record<string, number>>;
  cards: Card[];
  circles: Circle[];
  fountain_pile: number;
  track: number[][];
  in_hand: Tile | null;
  players: Player[];
  printed: Printed;
}

export const KINDS = ["villa","vineyard","garden","farm","pond","merchant","baker","senator","artisan","market","bakery","fountain"] as const;

export const GOODS = ["grape","herb","chicken","fish"] as const;
