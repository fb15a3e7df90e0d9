/** The interface of a board component: what it gets, and how it answers. A board knows no rules. */

import type { Component } from "svelte";

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

export interface BoardProps<View = any> {
  /** What this seat sees: a plain object that is replaced part by part, never mutated. */
  view: View;
  /** The legal actions as texts; empty when it is another seat's turn. */
  legal: string[];
  /** The action that is previewed in the confirm bar, if any. Always one of `legal`. */
  selection: string | null;
  names: SeatName[];
  say: Say;
  /** What a perfect memory adds to the view; null at a table without notes. */
  remembered?: any;
  /** The events of the newest step, in order; a new array for every step. Empty after a sync. */
  events: GameEvent[];
  /** A click on a lit target: select the action; a second click plays it; null clears the selection. */
  choose: (action: string | null) => void;
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
  preview?: (view: any, say: Say, action: string) => Preview;
  choices?: (view: any, say: Say, legal: readonly string[], touch?: boolean) => BarChoice[];
  /** `Sum.svelte`, `Icon.svelte`, `Rival.svelte` */
  Sum?: Component<{ sum: any[] }>;
  Icon?: Component<{ art: string; size?: number }>;
  Rival?: Component<RivalProps>;
}
