/** What goes over the wire, as `mecenate.server.messages` writes it. */

export type Fact = string | number | string[];

export interface GameEvent {
  kind: string;
  seat: number;
  facts: Record<string, Fact>;
}

export interface Prompt {
  kind: string;
  seat: number;
  facts: Record<string, Fact>;
}

/** What every game's view has; the rest is the game's own. */
export interface View {
  game: string;
  seat: number | null;
  seats: number;
  actor: number | null;
  over: boolean;
  prompt: Prompt | null;
  players: any[];
  [part: string]: any;
}

export interface SeatInfo {
  seat: number;
  name: string | null;
  person: string | null;
  bot: string | null;
  connected: boolean;
  resigned: boolean;
  reserve: number | null;
}

export interface ClockInfo {
  turn: number;
  reserve: number;
  increment: number;
  turn_started: number | null;
  deadline: number | null;
}

export interface Asking {
  seat: number;
  to: number;
  agreed: number[];
}

export interface Score {
  seat: number;
  total: number;
  rank: number;
  breakdown: Record<string, number>;
  resigned?: boolean;
}

export type Status = "open" | "running" | "over" | "abandoned";

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  options: Record<string, string | number>;
  seats: SeatInfo[];
  status: Status;
  version: number;
  actor: number | null;
  public: boolean;
  owner: string;
  clock: ClockInfo | null;
  undo: string;
  when_out: string;
  created: number;
  updated: number;
  spectators: number;
  seal: string | null;
  secret: string | null;
  result: Score[] | null;
  rematch: string | null;
  same_deal: string[];
  asking: Asking | null;
  you: number | null;
  invite: string | null;
  watch: string | null;
}

export interface LogLine {
  move: number;
  events: GameEvent[];
}

export interface ChatLine {
  id: number;
  name: string;
  seat: number | null;
  room: string;
  text: string;
  at: number;
}

export interface SyncMessage {
  type: "sync";
  version: number;
  moves: number;
  seat: number | null;
  actor: number | null;
  over: boolean;
  legal: string[] | null;
  may_undo: boolean;
  view: View;
  log: LogLine[];
  table: TableInfo;
  protocol: number;
}

export interface UpdateMessage {
  type: "update";
  version: number;
  moves: number;
  actor: number | null;
  over: boolean;
  legal: string[] | null;
  may_undo: boolean;
  changed: Record<string, unknown>;
  events: GameEvent[];
  kind: "play" | "undo" | "resign" | "bot";
  by: number;
  turn_started: number | null;
  deadline: number | null;
}

export interface TableMessage {
  type: "table";
  table: TableInfo;
}
export interface ChatMessage {
  type: "chat";
  line: ChatLine;
}
export interface DoneMessage {
  type: "done";
  key: string;
  version: number;
}
export interface ErrorMessage {
  type: "error";
  code: string;
  message: string;
  key: string | null;
  version: number | null;
}

export type ServerMessage = SyncMessage | UpdateMessage | TableMessage | ChatMessage | DoneMessage | ErrorMessage;

export type ClientMessage =
  | { type: "hello"; since?: number | null }
  | { type: "play"; key: string; version: number; action: string }
  | { type: "undo"; key: string; version: number; to?: number | null }
  | { type: "consent"; agree: boolean }
  | { type: "say"; text: string }
  | { type: "ack"; version: number }
  | { type: "sync" };

export interface OptionInfo {
  name: string;
  help: string;
  default: string | number;
  choices: string[];
  least: number | null;
  most: number | null;
  clause: string;
}

export interface GameInfo {
  name: string;
  title: string;
  min_seats: number;
  max_seats: number;
  options: OptionInfo[];
  bots: string[];
}

export interface Listed {
  id: string;
  game: string;
  title: string;
  options: Record<string, string | number>;
  seats: SeatInfo[];
  status: Status;
  version: number;
  actor: number | null;
  public: boolean;
  your_seat: number | null;
  your_turn: boolean;
  updated: number;
}

export interface Me {
  id: string;
  name: string;
  login: string | null;
  webhook: string | null;
  token: string;
}

export interface Rating {
  person: string;
  name: string;
  game: string;
  mu: number;
  sigma: number;
  games: number;
}

export interface Profile {
  id: string;
  name: string;
  account: boolean;
  ratings: Rating[];
}

export interface Past {
  moves: number;
  of: number;
  seat: number | null;
  actor: number | null;
  over: boolean;
  view: View;
  events: GameEvent[];
  scores: Score[] | null;
}

export interface Imagined {
  actor: number | null;
  over: boolean;
  view: View;
  legal: string[];
  events: GameEvent[];
  scores: Score[];
}

export interface Clock {
  turn: number;
  reserve: number;
  increment: number;
}

export interface Wish {
  game: string;
  seats: number;
  options?: Record<string, string | number>;
  public?: boolean;
  clock?: Clock | null;
  undo?: "fair" | "never";
  when_out?: "bot" | "resign";
  bots?: Record<string, string>;
}
