/**
 * The messages of the server. The structures are generated from Python (`src/wire`, by `make types`); here they get the
 * names that the client uses, and narrower types where Python has only "an object" or "a string".
 */

import type * as server from "../wire/server.js";

/** A structure with narrower types for some fields. A field that the server does not have, or has with another type, is an error. */
export type Narrow<
  From,
  Fields extends { [Name in keyof Fields]: Name extends keyof From ? Fitting<From[Name], Fields[Name]> : never },
> = Omit<From, keyof Fields> & Fields;
/** One type must be assignable to the other, and both or neither may be null. */
type Fitting<Theirs, Ours> = [Theirs] extends [Ours] ? Ours : [Ours] extends [Theirs] ? Nullable<Theirs, Ours> : never;
type Nullable<Theirs, Ours> = null extends Theirs ? (null extends Ours ? Ours : never) : Ours;

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

export interface Score {
  seat: number;
  total: number;
  rank: number;
  breakdown: Record<string, number>;
  resigned?: boolean;
}

type Status = "open" | "running" | "over" | "abandoned";

// ---------------------------------------------------------------------- a table

export type SeatInfo = server.SeatInfo;
export type RulesChange = server.RulesChange;
export type TableInfo = Narrow<server.TableInfo, { status: Status; result: Score[] | null }>;
export type LogLine = Narrow<server.LogLine, { events: GameEvent[] }>;
export type ChatLine = server.ChatLine;
export type ProxyBidInfo = server.ProxyBidInfo;

// ---------------------------------------------------------------------- over a socket

export type SyncMessage = Narrow<server.SyncMessage, { view: View; log: LogLine[]; table: TableInfo }>;
export type UpdateMessage = Narrow<server.UpdateMessage, { events: GameEvent[]; kind: "play" | "undo" | "resign" | "bot" }>;
type TableMessage = Narrow<server.TableMessage, { table: TableInfo }>;
type ChatMessage = server.ChatMessage;
type DoneMessage = server.Done;
type ErrorMessage = server.Problem;

/** What a table's socket delivers. Notices come over a person's socket. */
export type ServerMessage = SyncMessage | UpdateMessage | TableMessage | ChatMessage | DoneMessage | ErrorMessage | server.ProxyBidMessage;
export type ClientMessage = server.ToServer;

// ---------------------------------------------------------------------- over HTTP

export type GameInfo = server.GameInfo;
export type GameWords = server.GameWords;
export type EngineInfo = server.EngineInfo;
export type Welcome = server.Welcome;
export type Listed = Narrow<server.Listed, { status: Status }>;
export type Me = server.Me;
export type SessionInfo = server.SessionInfo;
export type Kept = server.Kept;
export type Rating = server.Rating;
export type Profile = server.Profile;
export type DailyDay = server.DailyDay;
export type DailyGame = server.DailyGame;
export type DailyScore = server.DailyScore;
export type Past = Narrow<server.Past, { view: View; events: GameEvent[]; scores: Score[] | null }>;
export type Imagined = Narrow<server.Imagined, { view: View; events: GameEvent[]; scores: Score[] }>;
export type BetterTurn = Narrow<server.BetterTurn, { view: View; events: GameEvent[]; scores: Score[] }>;
export type Change = server.Change;
export type Explanation = server.Explanation;
export type Explained = server.Explained;
export type Why = server.Why;
export type Advice = server.Advice;
export type Hints = server.Hints;
export type Standing = server.Standing;
export type Clock = server.Clock;
export type NewTable = Narrow<server.Wish, { undo?: "fair" | "never"; when_out?: "bot" | "resign" }>;

// ---------------------------------------------------------------------- guided games

/** A position of a step; `ask` is the action that the guide asks for there. */
export type GuideMoment = Narrow<server.GuideMoment, { view: View; events: GameEvent[]; scores: Score[] | null }>;

/** A step: up to `first` the others act, from there on the learner. */
export type GuideStep = Narrow<server.GuideStep, { moments: GuideMoment[] }>;
