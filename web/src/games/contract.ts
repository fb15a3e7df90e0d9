/** The board contract: what every game's board component gets, and how it answers. A board knows no rule. */

import type { Component } from "svelte";

/** Who sits at a table, for labels and crests. */
export interface SeatName {
  seat: number;
  name: string;
  you: boolean;
  bot: string | null;
}

/** Something that happened, as facts: the same events that the log tells in words. */
export interface GameEvent {
  kind: string;
  /** -1 when it concerns nobody. */
  seat: number;
  facts: Record<string, unknown>;
}

/** Say a message of the game's page of labels (`web-<game>.ftl`), else of the game's page, in the chosen language. */
export type Say = (id: string, args?: Record<string, string | number>) => string;

export interface BoardProps<View = any> {
  /** Everything that this seat may know; a plain object, replaced part by part, never mutated in place. */
  view: View;
  /** The actions that may be chosen now, as texts; empty when it is somebody else's turn. */
  legal: string[];
  /** The action that is previewed in the confirm bar, if any. Always one of `legal`. */
  selection: string | null;
  names: SeatName[];
  say: Say;
  /** What a note-taker would know beside the view (`remembered` of the wire), at a table with notes; else null. */
  remembered?: any;
  /** What happened by the newest step, in order; a new array for every step. Empty after a sync. */
  events: GameEvent[];
  /** A click on a lit target: preview this action; the same action again plays it; null takes the preview back. */
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

/** Something that is remembered: its name, its drawing, and how many; `short` where the drawing says enough beside a number. */
export interface NotesItem {
  name: string;
  art?: string;
  count?: number;
  short?: boolean;
}

/** What a note-taker would know: what each rival holds, and what lies out of sight. */
export interface NotesContent {
  rivals: { seat: number; things: NotesItem[] }[];
  rest: { title: string; things: NotesItem[] }[];
}

/** `notes.ts`: what is remembered as names and numbers. */
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
  /** One line more: what follows, or what is left. */
  why: string;
  clause: string;
}

/** An action that has no place on the board, or a great one: a button of the confirm bar. */
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
  /** What a note-taker would know; null at a table without notes. */
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
