/** What a seat may see of a game of florenza. Written by tools/wire_types.py: `make types` writes it anew. */

/** An artist: what the back shows, and the prestige of the front once it has been seen. */
export interface Artist {
  word: string;
  name: string;
  kind: string;
  cost: number;
  lowest: number;
  highest: number;
  prestige: number | null;
  masterpiece: boolean;
}

/** A Florenza card; a church or palace in front of a player has its artist, None if anonymous. */
export interface Card {
  word: string;
  name: string;
  kind: string;
  cost: Record<string, number>;
  artists: string[];
  prestige: number;
  income: Record<string, number>;
  extra_action: string | null;
  extra_cards: number;
  effect: string | null;
  amount: number;
  artist: Artist | null;
}

/** The money and the resources in the hand of a seat. */
export interface Holding {
  seat: number;
  fiorini: number;
  resources: Record<string, number>;
}

/** A location: what it does, and how many of its cards are face up. */
export interface Location {
  word: string;
  name: string;
  kind: string;
  resource: string | null;
  amount: number;
  up: number;
  cards: number;
}

/** A monument; a finished one has its artist, None if anonymous. */
export interface Monument {
  word: string;
  name: string;
  cost: Record<string, number>;
  artists: string[];
  prestige: number;
  artist: Artist | null;
}

/** What a seat holds and has in front of it; what is hidden from the viewer is None. */
export interface Player {
  seat: number;
  family: string;
  hand_size: number;
  resource_cards: number;
  hand: Card[] | null;
  resources: Record<string, number> | null;
  fiorini: number | null;
  discarded: Record<string, string[]> | null;
  cards: Card[];
  monuments: Monument[];
  reserved_monuments: Monument[];
  reserved_artists: Artist[];
  unused_artists: Artist[];
  anonymous_engaged: Record<string, number>;
  income: Record<string, number>;
  extra_steps: string[];
  extra_cards: number;
  artist_discount: number;
  monument_discount: number;
}

/** What is printed: sums of money, the income of every family, points at the end. */
export interface Printed {
  workers: number;
  sell: number;
  buy: number;
  anonymous_artist: number;
  income: Record<string, number>;
  district_set: number;
  most_resources: number[];
  most_fiorini: number[];
  captain: number;
}

/** What a seat knows that has written everything down. */
export interface Remembered {
  hidden: Record<string, number>;
  players: Holding[];
}

/** Everything that one seat may know about a game of Florenza. */
export interface View {
  game: string;
  seat: number | null;
  seats: number;
  round: number;
  rounds: number;
  stage: string;
  step: string;
  captain: number;
  new_captain: number | null;
  actor: number | null;
  over: boolean;
  prompt: Record<string, any> | null;
  printed: Printed;
  supply: Record<string, number>;
  bank: number;
  pile: number;
  monument_pile: number;
  artist_pile: number;
  monuments: Monument[];
  artists: Artist[];
  anonymous: Record<string, boolean>;
  locations: Location[];
  players: Player[];
}
