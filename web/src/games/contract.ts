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
  /** What happened by the newest step, in order; a new array for every step. Empty after a sync. */
  events: GameEvent[];
  /** A click on a lit target: preview this action; the same action again plays it; null takes the preview back. */
  choose: (action: string | null) => void;
  /** Show a clause of the rules, for example "CAR-31". */
  explain: (clause: string) => void;
}

// ---------------------------------------------------------------------- what a game may offer besides its board

/** What a selected action would do, for the confirm bar: words, a sum in pieces, the rule. */
export interface Preview {
  /** A drawing of the game's sheet, or a short text such as the number of a position. */
  badge: { art?: string; text?: string };
  what: string;
  sum: any[];
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

/** Optional parts, found by their file names beside `Board.svelte`; they are shown only together with the board. */
export interface BoardExtras {
  /** `preview.ts` */
  preview?: (view: any, say: Say, action: string) => Preview;
  choices?: (view: any, say: Say, legal: readonly string[], touch?: boolean) => BarChoice[];
  /** `Sum.svelte`, `Icon.svelte`, `Rival.svelte` */
  Sum?: Component<{ sum: any[] }>;
  Icon?: Component<{ art: string; size?: number }>;
  Rival?: Component<{ view: any; seat: number; say: Say; names?: SeatName[] }>;
}
