/** The position that a choice leads to, as the server has explained it: it can be shown before the server has answered. */

import { changed, kept } from "./changes";
import { NO_EXPLANATIONS, type Explanations } from "./explanations.svelte";
import type { RivalStep } from "./following";
import type { Explanation, GameEvent, LogLine, View } from "./wire";

/** What a table shows of one position. */
export interface Shown {
  view: View | null;
  moves: number;
  actor: number | null;
  legal: string[];
  mayUndo: boolean;
  explanations: Explanations;
  events: GameEvent[];
  log: LogLine[];
  lastMover: number | null;
  rivalStep: RivalStep | null;
}

/** Whether all that a choice does is known, and can be taken back: nothing is drawn or revealed, and the game goes on. */
const isCertain = ({ undo, then, turn }: Explanation): boolean => undo && then === null && turn !== null;

/**
 * The position after a choice; null if only the server knows it. `explanations` gives those of the new position, which
 * the server has only when it has carried out the choice.
 */
export function foreseen(now: Shown, explanation: Explanation | null, explanations: () => Explanations): Shown | null {
  if (explanation === null || now.view === null || !isCertain(explanation)) return null;
  const { changes, events, legal, seat, turn } = explanation;
  const moves = now.moves + 1;
  return {
    view: kept(changed(now.view, changes), now.view),
    moves,
    actor: turn,
    legal: kept(legal, now.legal),
    mayUndo: true,
    explanations: legal.length > 0 ? explanations() : NO_EXPLANATIONS,
    events,
    log: events.length > 0 ? [...now.log, { move: moves, events, by: seat }] : now.log,
    lastMover: seat,
    rivalStep: null,
  };
}
