/** What the page of a table shows and controls: a live table, a replay, a lesson, or an imagined line of play. */

import type { GameEvent } from "@/games/contract";
import { NO_EXPLANATIONS, type Explanations } from "@/lib/explanations.svelte";
import type { Score, View } from "@/lib/wire";

export interface Controller {
  readonly view: View | null;
  /** What a perfect memory adds to the view; null at a table without notes. */
  readonly remembered: any;
  readonly seat: number | null;
  readonly actor: number | null;
  readonly over: boolean;
  /** The final scores; null before the end. */
  readonly result?: readonly Score[] | null;
  readonly legal: string[];
  readonly selection: string | null;
  readonly events: GameEvent[];
  /** What has happened so far, as far as it is loaded. */
  readonly past?: readonly GameEvent[];
  /** What the legal actions mean, and why others are not possible. */
  readonly explanations: Explanations;
  readonly mayUndo: boolean;
  readonly sending: string | null;
  /** Whether the effect of `sending` is shown already. */
  readonly ahead?: boolean;
  /** Whether the choice that is selected waits for its explanation, and may be played without a confirmation then. */
  readonly deciding?: boolean;
  /** A click on a choice: select it or play it at once. `named`: on a button that says what the choice does. */
  choose(action: string | null, named?: boolean): void;
  /** Choose several actions in a row, as long as none of them must be confirmed. */
  follow?(actions: readonly string[]): void;
  confirm(): void;
  undo(): void;
}

/** A board on which nothing can be chosen. */
export const NOTHING_TO_CHOOSE = {
  legal: [],
  selection: null,
  explanations: NO_EXPLANATIONS,
  mayUndo: false,
  sending: null,
  choose: () => {},
  confirm: () => {},
  undo: () => {},
} satisfies Partial<Controller>;
