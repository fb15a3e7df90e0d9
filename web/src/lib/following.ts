/** The moves of others as the steps that a person follows. */

import type { GameEvent, UpdateMessage, View } from "./wire";

/** What a rival has just done: the newest events of one kind, and the view before the last of them. */
export interface RivalStep {
  seat: number;
  events: GameEvent[];
  before: View;
}

type Played = Pick<UpdateMessage, "by" | "events">;

/** The parts of the usual time for which a step is shown: one's own step, one that is like the next. */
const OWN = 0.4;
const ALIKE = 0.5;

/** Whether events tell of the same kind of deed of the same player. */
const alike = ([one]: readonly GameEvent[], [other]: readonly GameEvent[]): boolean =>
  one !== undefined && one.kind === other?.kind && one.seat === other.seat;

/** For which part of the usual time a step is shown before `next`. */
export function weightOf(step: Played, next: Played, own: boolean): number {
  if (step.events.length === 0) return 0;
  if (own) return OWN;
  return step !== next && alike(step.events, next.events) ? ALIKE : 1;
}

/** What a rival has done after a move: deeds of the same kind become one step. */
export function stepAfter(last: RivalStep | null, { by, events }: Played, before: View): RivalStep | null {
  if (events.length === 0) return last;
  const told = last?.seat === by && alike(last.events, events) ? [...last.events, ...events] : events;
  return { seat: by, events: told, before };
}
