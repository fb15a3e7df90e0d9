/** What a seat may see of a game of princes. Written by tools/wire_types.py: `make types` writes it anew. */

/** The auction in progress. */
export interface Auction {
  lot: string;
  bid: number;
  leader: number;
  opener: number;
  passed: number[];
}

/** A bonus card in hand and what it would add to a work now. */
export interface BonusCard {
  card: string;
  points: number;
}

/** A character: who holds it, the pawn on it, and whether it can still be taken in this A2. */
export interface Character {
  name: string;
  owner: number | null;
  pawn: number | null;
  space: number | null;
  money: number | null;
  taken: boolean;
}

/** What a profession card shows: the building, the landscape and the freedom that its person likes. */
export interface Likes {
  building: string;
  landscape: string;
  freedom: string;
}

/** A lot of the auction: how many are left, and who bought one in this round. */
export interface Lot {
  name: string;
  left: number;
  buyer: number | null;
}

/** A joint building on offer. */
export interface Offer {
  active: number;
  partner: number;
  building: string;
  florins: number | null;
  active_squares: string[];
  partner_squares: string[];
}

/** A building or landscape on an estate; a shared building names its partner. */
export interface Piece {
  name: string;
  kind: string;
  squares: string[];
  partner: number | null;
}

/** What a seat has; what the viewer may not see is None. */
export interface Player {
  seat: number;
  prestige: number;
  prestige_by_source: Record<string, number>;
  sold: number;
  florins: number | null;
  professions: string[] | null;
  professions_known: string[];
  profession_cards: number;
  reckonings: Reckoning[] | null;
  princess: number | null;
  bonus: BonusCard[] | null;
  bonus_cards: number;
  prestige_cards_held: string[] | null;
  prestige_cards: number;
  recruiting_cards: number;
  works: string[];
  recruited: number;
  best_work: number;
  jesters: number;
  builders: number;
  building_price: number;
  freedoms: string[];
  estate: Piece[];
  free_squares: number;
  status: string;
  characters: string[];
}

/** What adds to the value of a work for the Princess, each. */
export interface PrincessValues {
  landscape: number;
  building: number;
  builder: number;
  card: number;
}

/** What is printed: what people like, pieces, values of works, prices, prestige, characters. */
export interface Printed {
  professions: Record<string, Likes>;
  pieces: Record<string, Shape>;
  work: WorkValues;
  pay: number;
  exchange: number;
  best_work: number;
  profession_price: number;
  bonus_price: number;
  freedom_price: number;
  opening: Record<string, number>;
  raising: number;
  building_prices: number[];
  builder_prestige: number[];
  touch_from: number;
  building_prestige: number;
  landscape_prestige: number;
  sale: number | null;
  spaces: Record<string, number[]>;
  princess: PrincessValues | null;
  banker_exchange: number | null;
}

/** The florins of a seat. */
export interface Purse {
  seat: number;
  florins: number;
}

/** What a profession in hand would be worth now, term by term, and what all bonus cards would add. */
export interface Reckoning {
  profession: string;
  building: number;
  landscape: number;
  freedom: number;
  jesters: number;
  cards: number;
  muse: number;
  value: number;
  bonus: number;
}

/** What a seat knows that has written everything down. */
export interface Remembered {
  hidden: Record<string, string[]>;
  players: Purse[];
}

/** A building or landscape as it is printed: its size (None for a landscape), its squares, how many there are. */
export interface Shape {
  size: string | null;
  squares: number;
  tiles: number;
  shape: string[];
}

/** Everything that one seat may know about a game of The Princes of Florence. */
export interface View {
  game: string;
  muse: boolean;
  cooperation: boolean;
  seat: number | null;
  seats: number;
  round: number;
  phase: string;
  least: number;
  least_by_round: number[];
  first: number;
  actor: number | null;
  over: boolean;
  prompt: Record<string, any> | null;
  lots: Lot[];
  auction: Auction | null;
  buildings: Record<string, number>;
  freedoms: Record<string, number>;
  piles: Record<string, number>;
  under: Record<string, (string | null)[]>;
  in_pile: string[];
  looked_at: number;
  looked: string[];
  played_bonus: string[];
  characters: Character[];
  offer: Offer | null;
  palace: string[];
  neighbours: number[][];
  neighbour_offsets: number[][][];
  players: Player[];
  printed: Printed;
}

/** What adds to the value of a work: what its person likes, each jester, each card. */
export interface WorkValues {
  building: number;
  landscape: number;
  freedom: number;
  jesters: number;
  cards: number;
}

export const BUILDINGS = ["university","laboratory","workshop","library","opera","studio","hospital","theatre","tower","chapel"] as const;

export const SIZES = ["large","medium","small"] as const;

export const LANDSCAPES = ["forest","lake","park"] as const;

export const FREEDOMS = ["travel","religion","opinion"] as const;

export const CHARACTERS = ["muse","cardinal","princess","merchant","professor","banker"] as const;

export const PROFESSIONS = ["mathematician","theologian","philosopher","botanist","alchemist","physicist","watchmaker","goldsmith","bell maker","cartographer","lawyer","choreographer","composer","sculptor","painter","pharmacist","physician","dramatist","poet","astronomer","organ builder"] as const;

export const DECKS = ["profession","bonus","prestige"] as const;
