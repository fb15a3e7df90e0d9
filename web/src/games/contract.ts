/** The interface of a board component: what it gets, and how it answers. A board knows no rules. */

import type { Component } from "svelte";
import type { Explanation, Score } from "@/lib/wire";

/** Who sits at a table, for labels and crests. */
export interface SeatName {
  seat: number;
  name: string;
  you: boolean;
  bot: string | null;
}

/** An event of the game as facts; the log shows the same events as text. */
export interface GameEvent {
  kind: string;
  /** -1 for an event without a player. */
  seat: number;
  facts: Record<string, unknown>;
}

/** A message of the game in the current language, from `web-<game>.ftl` or else `<game>.ftl`. */
export type Say = (id: string, args?: Record<string, string | number>) => string;

/** What a choice means: as the server explains it, in the user's words, and the view that it leads to. */
export interface Meaning<View = any> {
  explanation: Explanation;
  title: string;
  gloss: string;
  /** What ends by it, where certainty ends, and what follows. */
  outlook: string;
  /** The view after it, as far as that is certain. */
  after: View;
}

/** Finds what a legal action means; null until the server has explained it. */
export type Meanings<View = any> = (action: string) => Meaning<View> | null;

export interface BoardProps<View = any> {
  /** What this seat sees: a plain object that is replaced part by part, never mutated. */
  view: View;
  /** The legal actions as texts; empty when it is another seat's turn. */
  legal: string[];
  /** The action that is previewed in the confirm bar, if any. Always one of `legal`. */
  selection: string | null;
  /** Whether the selection is only looked at, by a pointer or a hint, and not chosen. */
  tentative?: boolean;
  names: SeatName[];
  say: Say;
  /** What a perfect memory adds to the view; null at a table without notes. */
  remembered?: any;
  /** The events of the newest step, in order; a new array for every step. Empty after a sync. */
  events: GameEvent[];
  /** What has happened so far, as far as it is loaded: after a reload the last moves, then all that follow. */
  past?: readonly GameEvent[];
  /** The final scores, whose totals are those of the page of the result; null before the end. */
  result?: readonly Score[] | null;
  /** The seat whose board is looked at instead of one's own; nothing can be chosen meanwhile. */
  look?: number | null;
  lookAt?: (seat: number | null) => void;
  meaning: Meanings<View>;
  /** Why none of these actions is possible now, as a sentence; empty if it is not known. */
  whyNot: (actions: readonly string[]) => Promise<string>;
  /** A click on a lit target, or `named`, on a button that says what it does: play or select; null clears the selection. */
  choose: (action: string | null, named?: boolean) => void;
  /** Several choices by one click; only the first one where choices are confirmed one by one. */
  follow: (actions: readonly string[]) => void;
  /** Show a clause of the rules, for example "CAR-31". */
  explain: (clause: string) => void;
}

// ---------------------------------------------------------------------- what a game may offer besides its board

/** A word or a number of the legend, with a drawing of the game's sheet and the colour of its tint if it has one. */
export interface LegendCell {
  text: string;
  art?: string;
  tint?: string;
}

/** A part of what is printed: a table whose rows begin with their heading, or sentences. */
export interface LegendPart {
  title: string;
  head?: string[];
  rows?: LegendCell[][];
  lines?: string[];
}

/** `legend.ts`: what is printed on the pieces, from the view alone. */
export type Legend = (view: any, say: Say) => LegendPart[];

/** An item of the notes: its name, drawing and number; `short` if the drawing and the number are enough. */
export interface NotesItem {
  name: string;
  art?: string;
  count?: number;
  short?: boolean;
}

/** The notes: what each rival holds, and what is out of sight. */
export interface NotesContent {
  rivals: { seat: number; things: NotesItem[] }[];
  rest: { title: string; things: NotesItem[] }[];
}

/** `notes.ts`: the notes as names and numbers. */
export type Notes = (remembered: any, say: Say) => NotesContent;

/** A part of a sum: a symbol of the game's sheet, a number, and both in words. */
export interface SumPart {
  art: string;
  text: string;
  label: string;
}

/** What a selected action would do, for the confirm bar: words, a sum in pieces, the rule. */
export interface Preview<Part extends SumPart = any> {
  /** A drawing of the game's sheet, or a short text such as the number of a position. */
  badge: { art?: string; text?: string };
  what: string;
  sum: Part[];
  /** A second line: what follows, or what is left. */
  why: string;
  clause: string;
}

/** An action that has no place on the board, or an important one: a button of the confirm bar. */
export interface BarChoice {
  action: string;
  label: string;
  note: string;
  art: string;
}

/** Several choices in a row that the confirm bar offers as one. */
export interface BarPlan {
  actions: string[];
  label: string;
  art: string;
  /** Nothing else can be chosen but their order: it is followed without a click, and no button offers it. */
  forced: boolean;
}

/** An auction in which one's seat may still bid. */
export interface OpenAuction {
  lot: string;
  /** The next bid, the step between bids, and the most that the seat can pay. */
  next: number;
  step: number;
  most: number;
}

/** `Rival.svelte`: the board of another player in small, for the side column. */
export interface RivalProps<View = any, Remembered = any> {
  view: View;
  seat: number;
  say: Say;
  names?: SeatName[];
  /** What a perfect memory adds to the view; null at a table without notes. */
  remembered?: Remembered | null;
}

/** Optional parts, found by their file names beside `Board.svelte`; they are shown only together with the board. */
export interface BoardExtras {
  /** `preview.ts` */
  preview?: (view: any, say: Say, meaning: Meaning) => Preview;
  choices?: (view: any, say: Say, legal: readonly string[], meaning: Meanings, touch?: boolean) => BarChoice[];
  auction?: (view: any) => OpenAuction | null;
  plans?: (view: any, say: Say, legal: readonly string[]) => BarPlan[];
  /** `motion.ts`: the pieces that an event moves, by their symbols. */
  flights?: (event: GameEvent, before: any, me: number) => { art: string }[];
  /** `Sum.svelte`, `Icon.svelte`, `Rival.svelte` */
  Sum?: Component<{ sum: any[] }>;
  Icon?: Component<{ art: string; size?: number }>;
  Rival?: Component<RivalProps>;
}
