/** What the server sends and takes. Written by tools/wire_types.py: `make types` writes it anew. */

/** I have received this version. */
export interface Ack {
  type: "ack";
  version: number;
}

export interface Actions {
  actions: string[];
}

export interface Advice {
  action: string;
  margin: number;
  visits: number;
  turn: string[];
}

export interface Alive {
  status: string;
  version: string;
}

export interface Analysis {
  game: string;
  seats: number;
  moves: number;
  settings: AnalysisSettings;
  turns: Turn[];
  players: PlayerSummary[];
  result: Record<string, any>[] | null;
}

export interface AnalysisSettings {
  level: string;
  iterations: number;
  open_cards: boolean;
}

export interface AnalysisState {
  status: "none" | "running" | "done" | "failed";
  done: number;
  turns: number;
  analysis?: Analysis | null;
}

export interface Answer {
  agree: boolean;
}

/** A seat asks for something that needs everybody's consent; these seats have agreed. */
export interface Asking {
  seat: number;
  to: number;
  agreed: number[];
  kind: string;
  shown: number[];
}

export interface Back {
  key: string;
  version: number;
  to?: number | null;
}

export interface BetterTurn {
  seat: number;
  actor: number | null;
  over: boolean;
  view: any;
  events: Record<string, any>[];
  scores: Record<string, any>[];
}

export interface BotWish {
  level: string | null;
}

export interface Branch {
  actions?: string[];
  seed?: number;
  moves?: number | null;
  answers?: boolean;
}

export interface Change {
  path: (string | number)[];
  before: any;
  after: any;
  at?: number | null;
}

export interface Changes {
  name?: string | null;
  webhook?: string | null;
}

/** Something that was said. */
export interface ChatLine {
  id: number;
  name: string;
  seat: number | null;
  room: string;
  text: string;
  at: number;
}

/** Somebody said something. */
export interface ChatMessage {
  type: "chat";
  line: ChatLine;
}

export interface Choice {
  key: string;
  version: number;
  action: string;
}

export interface ClauseInfo {
  id: string;
  title: string;
  chapter: string;
  text: string;
}

export interface Clock {
  turn?: number;
  reserve?: number;
  increment?: number;
}

/** The clock of a table and when the turn that is being played began and ends, in seconds since 1970. */
export interface ClockInfo {
  turn: number;
  reserve: number;
  increment: number;
  turn_started: number | null;
  deadline: number | null;
}

export interface Comparison {
  before: Worth;
  after: Worth;
  better: string[];
  lost: number;
  lost_points: number;
  error: number;
  worlds: number;
  mark: Mark;
}

/** Answer a request for everybody's consent. */
export interface Consent {
  type: "consent";
  agree: boolean;
}

export interface Cut {
  kind: "draw" | "reveal" | "look" | "unseen" | "turn";
  of?: number | null;
  event?: string | null;
}

export interface DailyDay {
  day: string;
  closes: number;
  closed: boolean;
  games: DailyGame[];
  earlier: string[];
}

export interface DailyGame {
  game: string;
  title: string;
  options: Record<string, string | number>;
  rules: number;
  ranked: boolean;
  seats: number;
  seat: number;
  level: string;
  seal: string;
  secret: string | null;
  table: string | null;
  status: "none" | "running" | "over" | "abandoned";
  standing: DailyStanding | null;
  ranking: DailyPlace[] | null;
  master: MasterGame | null;
}

/** A table plays the deal of a day: which day, when it closes, and whether the result is ranked. */
export interface DailyInfo {
  day: string;
  closes: number;
  ranked: boolean;
}

export interface DailyPlace {
  points: number;
  margin: number;
  won: boolean;
  place: number;
  name: string;
  person: string;
  left: boolean;
  you: boolean;
}

export interface DailyScore {
  points: number;
  margin: number;
  won: boolean;
}

export interface DailyStanding {
  points: number;
  margin: number;
  won: boolean;
  place: number;
  games: number;
  percentile: number | null;
}

/** The message with this key is carried out and stored; for one whose update did not say so itself. */
export interface Done {
  type: "done";
  key: string;
  version: number;
}

export interface EngineInfo {
  server: "compiled" | "interpreted";
  bots: "compiled" | "interpreted";
  build: "none" | "running" | "failed";
}

export interface Explained {
  version: number;
  choices: Explanation[];
  texts: string[];
}

export interface Explanation {
  plan: string[];
  seat: number;
  family: string;
  word: string;
  clause: string;
  facts: Record<string, string | number | string[]>;
  costs: Record<string, number>;
  brings: Record<string, number>;
  points: (Record<string, number | null>)[];
  completes: Told[];
  reveals: string[];
  ends: string[];
  events: Told[];
  undo: boolean;
  turn: number | null;
  legal: string[];
  changes: Change[];
  then?: Cut | null;
}

export interface GameInfo {
  name: string;
  title: string;
  min_seats: number;
  max_seats: number;
  options: OptionInfo[];
  bots: string[];
  seconds: Record<string, number>;
}

export interface GameWords {
  messages: string;
  rules: string;
  rules_lang: string;
}

export interface GuideInfo {
  game: string;
  seats: number;
  seat: number;
  steps: string[];
}

export interface GuideMoment {
  actor: number | null;
  over: boolean;
  view: any;
  legal: string[] | null;
  events: Record<string, any>[];
  ask: string | null;
  scores: Record<string, any>[] | null;
}

export interface GuideStep {
  game: string;
  id: string;
  number: number;
  of: number;
  seats: number;
  seat: number;
  clause: string;
  point: string;
  also: string[];
  first: number;
  moments: GuideMoment[];
}

/** The first message: send me everything. */
export interface Hello {
  type: "hello";
  since?: number | null;
}

export interface Hints {
  version: number;
  choices: Advice[];
}

export interface Imagined {
  line: string[];
  actor: number | null;
  over: boolean;
  view: any;
  legal: string[];
  events: Record<string, any>[];
  scores: Record<string, any>[];
  choices: Explanation[];
  remembered?: any;
}

export interface Kept {
  open_tables: number;
  running_games: number;
  records: number;
  guest_games: number;
  games: number;
  guests: number;
  sessions: number;
  chat_lines: number;
}

export interface Leaving {
  password?: string;
}

/** What a socket takes. Messages over the rate wait for their turn; with too many waiting the socket is closed. */
export interface Limits {
  messages_per_second: number;
  burst: number;
  waiting: number;
  message_bytes: number;
  idle_seconds: number;
}

export interface Listed {
  id: string;
  game: string;
  title: string;
  options: Record<string, string | number>;
  seats: SeatInfo[];
  status: string;
  version: number;
  actor: number | null;
  public: boolean;
  your_seat: number | null;
  your_turn: boolean;
  updated: number;
  notes: boolean;
  daily?: DailyInfo | null;
}

/** What happened by one move of seat `by`, as far as the reader may know; the deal is move 0 of no seat. */
export interface LogLine {
  move: number;
  events: Record<string, any>[];
  by: number | null;
}

export interface Login {
  login: string;
  password: string;
}

export type Mark = "forced" | "best" | "good" | "inaccuracy" | "mistake" | "blunder";

export interface MasterGame {
  table: string;
  score: DailyScore | null;
}

export interface Me {
  id: string;
  name: string;
  login: string | null;
  webhook: string | null;
  token: string;
}

export interface Name {
  name: string;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface Note {
  text: string;
}

/** For the person, wherever they are: it is your turn, or a game is over. */
export interface Notice {
  type: "notice";
  kind: string;
  table: string;
  game: string;
  version: number;
}

export interface OpeningBoard {
  view: any;
  actor: number | null;
  first: number;
  shows: number;
}

export interface OpeningChoice {
  step: string;
  place: number;
  kind: string;
  facts: Record<string, any>;
  bots: OpeningCount | null;
  people: OpeningCount | null;
}

export interface OpeningCount {
  games: number;
  share: number;
  wins: number;
  points: number;
}

export interface OpeningGameInfo {
  game: string;
  seats: number[];
}

export interface OpeningLine {
  line?: string[];
}

export interface OpeningList {
  games: OpeningGameInfo[];
}

export interface OpeningPage {
  game: string;
  seats: number;
  level: string;
  then: string;
  bots: number;
  people: number;
  needed: number;
  line: OpeningStep[];
  bots_here: number;
  people_here: number;
  choices: OpeningChoice[];
  board: OpeningBoard;
}

export interface OpeningStep {
  step: string;
  place: number;
  kind: string;
  facts: Record<string, any>;
}

export interface OptionInfo {
  name: string;
  help: string;
  default: string | number;
  choices: string[];
  least: number | null;
  most: number | null;
  clause: string;
}

export interface PackBlock {
  path: (string | number)[];
  name: string;
  source: string;
  confidence: number | null;
  reconstructed: boolean;
}

export interface PackChanges {
  changes: Record<string, any>;
  checked?: string[];
}

export interface PackCheck {
  digest: string | null;
  problems: PackProblem[];
  changes: Record<string, any>;
  checked: string[];
  text: string;
}

export interface PackPage {
  game: string;
  digest: string;
  pack: Record<string, any>;
  blocks: PackBlock[];
}

export interface PackProblem {
  kind: string;
  place: string;
  key: string;
  text: string;
}

export interface PackText {
  text: string;
}

export interface Past {
  moves: number;
  of: number;
  seat: number | null;
  actor: number | null;
  over: boolean;
  view: any;
  events: Record<string, any>[];
  scores: Record<string, any>[] | null;
  remembered?: any;
}

export interface Plan {
  plan: string[];
}

/** Choose an action at a version. `key` is your own id for the message: sent twice, it counts once. */
export interface Play {
  type: "play";
  key: string;
  version: number;
  action: string;
}

export interface PlayerSummary {
  seat: number;
  marks: Record<string, number>;
  lost: number;
  lost_points: number;
  luck: number;
  luck_points: number;
  rise: Stretch | null;
  fall: Stretch | null;
  look_at: number[];
}

/** Everything that one seat, or a spectator, may know at one moment. */
export interface Position {
  version: number;
  moves: number;
  seat: number | null;
  actor: number | null;
  over: boolean;
  view: any;
  legal: string[] | null;
  may_undo: boolean;
  scores: Record<string, any>[] | null;
  remembered: any;
}

export interface PracticeWish {
  moves: number;
  seat: number;
  level: string;
}

/** The message was refused, and nothing was changed. */
export interface Problem {
  type: "error";
  code: string;
  message: string;
  key: string | null;
  version: number | null;
  text: string;
  reason: string | null;
  facts: Record<string, any>;
}

export interface Profile {
  id: string;
  name: string;
  account: boolean;
  ratings: Rating[];
}

/** The server bids for one's seat in the auction of this lot, up to so many florins. */
export interface ProxyBidInfo {
  lot: string;
  florins: number;
}

/** Up to how much the server bids for your seat; null if it no longer does. No other seat is sent it. */
export interface ProxyBidMessage {
  type: "proxy-bid";
  bid: ProxyBidInfo | null;
}

export interface ProxyWish {
  lot: string;
  florins: number;
}

export interface PuzzleAnswer {
  solved: boolean;
  rated: boolean;
  before: number | null;
  after: number | null;
  solution: PuzzleSolution;
}

export interface PuzzleGame {
  game: string;
  puzzles: PuzzleInfo[];
  rating: SolverRating | null;
}

export interface PuzzleInfo {
  id: string;
  seats: number;
  seat: number;
  mu: number;
  answered: boolean | null;
}

export interface PuzzleLine {
  line?: string[];
}

export interface PuzzleList {
  today: PuzzleOfTheDay | null;
  games: PuzzleGame[];
}

export interface PuzzleOfTheDay {
  date: string;
  game: string;
  id: string;
}

export interface PuzzlePage {
  game: string;
  info: PuzzleInfo;
  number: number;
  of: number;
  before: string | null;
  after: string | null;
  today: boolean;
  step: PuzzleStep;
}

export interface PuzzleSolution {
  turn: PuzzleTurn;
  others: PuzzleTurn[];
  chance: number;
  points: number;
  levels: Record<string, [number, number]>;
  view: any;
  events: Record<string, any>[];
}

export interface PuzzleStep {
  line: string[];
  complete: boolean;
  actor: number | null;
  view: any;
  remembered: any;
  legal: string[];
  events: Record<string, any>[];
  choices: Explanation[];
}

export interface PuzzleTurn {
  line: string[];
  steps: Explanation[];
  lost: number;
  lost_points: number;
}

export interface Rating {
  person: string;
  name: string;
  game: string;
  mu: number;
  sigma: number;
  games: number;
}

export interface Reasons {
  version: number;
  reasons: Why[];
}

export interface RecordWish {
  record: string;
  play_on?: boolean;
}

export interface Refused {
  code: string;
  message: string;
  text: string;
  reason?: string | null;
  facts?: Record<string, any>;
}

/** After `move` moves the game went on by another rules version, because this release no longer has the old one. */
export interface RulesChange {
  move: number;
  old: number;
  new: number;
}

export interface Said {
  text: string;
}

/** Say something at the table. */
export interface Say {
  type: "say";
  text: string;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  seat: number;
  name: string | null;
  person: string | null;
  bot: string | null;
  connected: boolean;
  resigned: boolean;
  reserve: number | null;
  left: boolean;
}

export interface Seated {
  seat: number;
  token: string;
}

export interface SessionInfo {
  id: string;
  device: string;
  created: number;
  used: number;
  current: boolean;
}

/** Let the server bid for you in the auction of this lot, up to so many florins; null withdraws that. */
export interface SetProxyBid {
  type: "proxy-bid";
  key: string;
  lot: string;
  florins: number | null;
}

export interface Sit {
  seat?: number | null;
  invite?: string | null;
}

export interface SolverRating {
  mu: number;
  sigma: number;
  answers: number;
}

export interface Standing {
  seat: number;
  total: number;
  breakdown: Record<string, number | null>;
}

export interface Stretch {
  first: number;
  last: number;
  before: number;
  after: number;
}

/** A stored game that can be followed up to `move` moves of `of` and no further. */
export interface Stuck {
  move: number;
  of: number;
}

/** Send me everything again: I have missed something. */
export interface Sync {
  type: "sync";
}

/** Everything that your seat may know, after `hello` and `sync`. */
export interface SyncMessage {
  type: "sync";
  version: number;
  moves: number;
  seat: number | null;
  actor: number | null;
  over: boolean;
  legal: string[] | null;
  may_undo: boolean;
  view: any;
  log: LogLine[];
  remembered: any;
  table: TableInfo;
  limits: Limits | null;
  protocol: number;
}

/** A table as everybody sees it, before, during and after the game. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  options: Record<string, string | number>;
  seats: SeatInfo[];
  status: string;
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
  result: Record<string, any>[] | null;
  rematch: string | null;
  same_deal: string[];
  asking: Asking | null;
  you: number | null;
  invite: string | null;
  watch: string | null;
  twins: number;
  stand_in: string;
  rules: number;
  rules_changed: RulesChange[];
  stuck: Stuck | null;
  notes: boolean;
  may_sit: boolean;
  daily: DailyInfo | null;
}

/** The table itself changed: seats, status, consent, result. */
export interface TableMessage {
  type: "table";
  table: TableInfo;
  limits: Limits | null;
}

export interface TableSettings {
  notes: boolean;
}

/** What a list of tables and a table itself both say. */
export interface TableSummary {
  id: string;
  game: string;
  title: string;
  options: Record<string, string | number>;
  seats: SeatInfo[];
  status: string;
  version: number;
  actor: number | null;
  public: boolean;
}

export interface Told {
  kind: string;
  seat: number;
  facts: Record<string, string | number | string[]>;
}

export interface Turn {
  number: number;
  last: number;
  seat: number;
  played: string[];
  judged: Comparison;
  opened?: Comparison | null;
  luck?: Worth | null;
}

/** Take the last action back; with `to`, ask everybody to go back to that many moves. */
export interface Undo {
  type: "undo";
  key: string;
  version: number;
  to?: number | null;
}

/** One step onwards (or back): the parts of the view that changed, what happened, and what may be chosen now. */
export interface UpdateMessage {
  type: "update";
  version: number;
  moves: number;
  actor: number | null;
  over: boolean;
  legal: string[] | null;
  may_undo: boolean;
  changed: Record<string, any>;
  events: Record<string, any>[];
  remembered?: any;
  kind: string;
  by: number;
  turn_started: number | null;
  deadline: number | null;
  key: string | null;
}

export interface Version {
  version: number;
}

export interface Welcome {
  about: string;
  next: string;
  leave: string;
  schema: string;
  version: string;
  engine: EngineInfo;
}

export interface Why {
  action: string;
  legal: boolean;
  kind: string | null;
  facts: Record<string, string | number | string[]>;
  text: string;
}

export interface Wish {
  game: string;
  seats: number;
  options?: Record<string, string | number>;
  public?: boolean;
  clock?: Clock | null;
  undo?: string;
  when_out?: string;
  stand_in?: string;
  bots?: Record<string, string>;
  pack?: Record<string, any> | null;
  pack_text?: string | null;
  tables?: number;
  notes?: boolean | null;
}

export interface Worth {
  chances: number[];
  points: number[];
}

/** What this page speaks. */
export const PROTOCOL = 3;

/** The codes with which the server closes a socket. */
export const CLOSING = { TOO_LARGE: 1009, BROKEN: 1011, REFUSED: 4400, SIGNED_OUT: 4401, GONE: 4404, IDLE: 4408, TOO_FAST: 4429 };

/** After these codes a client does not connect again. */
export const FINAL = [4400,4401,4404];

/** The languages of the texts; the first is the default. */
export const LANGUAGES = ["en","fr","de","it"] as const;

/** Facts that are seats where they are numbers. */
export const SEAT_FACTS = ["visitor","leader","partner","other","from","over","first"];

/** What a client sends over a socket. */
export type ToServer = Hello | Play | Undo | Consent | Say | Ack | Sync | SetProxyBid;

/** What the server sends over a socket. */
export type FromServer = SyncMessage | UpdateMessage | Done | Problem | ProxyBidMessage | TableMessage | ChatMessage | Notice;
