/**
 * What goes over the wire. The structures are generated from Python (`src/wire`, by `make types`); here they get the names
 * that the browser knows them by, and closer types where Python says no more than "an object" or "a text".
 */

import type * as house from "@/wire/house";

/** A structure with closer types for some of its fields. A field that the house does not have, or has otherwise, is an error. */
export type Closer<From, Fields extends { [Name in keyof Fields]: Name extends keyof From ? Fitting<From[Name], Fields[Name]> : never }> = Omit<From, keyof Fields> & Fields;
/** Either must be of use as the other: nothing may be null or a list in one and not in the other. */
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

export type Status = "open" | "running" | "over" | "abandoned";

// ---------------------------------------------------------------------- a table

export type SeatInfo = house.SeatInfo;
export type ClockInfo = house.ClockInfo;
export type Asking = house.Asking;
export type TableInfo = Closer<house.TableInfo, { status: Status; result: Score[] | null }>;
export type LogLine = Closer<house.LogLine, { events: GameEvent[] }>;
export type ChatLine = house.ChatLine;

// ---------------------------------------------------------------------- over a socket

export type SyncMessage = Closer<house.SyncMessage, { view: View; log: LogLine[]; table: TableInfo }>;
export type UpdateMessage = Closer<house.UpdateMessage, { events: GameEvent[]; kind: "play" | "undo" | "resign" | "bot" }>;
export type TableMessage = Closer<house.TableMessage, { table: TableInfo }>;
export type ChatMessage = house.ChatMessage;
export type DoneMessage = house.Done;
export type ErrorMessage = house.Problem;

/** What comes over the line of a table. Notices come over the line of a person. */
export type ServerMessage = SyncMessage | UpdateMessage | TableMessage | ChatMessage | DoneMessage | ErrorMessage;
export type ClientMessage = house.ToHouse;

// ---------------------------------------------------------------------- over HTTP

export type OptionInfo = house.OptionInfo;
export type GameInfo = house.GameInfo;
export type Listed = Closer<house.Listed, { status: Status }>;
export type Me = house.Me;
export type Rating = house.Rating;
export type Profile = house.Profile;
export type Past = Closer<house.Past, { view: View; events: GameEvent[]; scores: Score[] | null }>;
export type Imagined = Closer<house.Imagined, { view: View; events: GameEvent[]; scores: Score[] }>;
export type Advice = house.Advice;
export type Hints = house.Hints;
export type Standing = house.Standing;
export type Clock = house.Clock;
export type Wish = Closer<house.Wish, { undo?: "fair" | "never"; when_out?: "bot" | "resign" }>;
