/** The steps of a guided game as the server sends them, and functions of them without a view. */

import type { Narrow, GameEvent, LogLine, Score, SeatInfo, View } from "@/lib/wire";
import type * as server from "@/wire/server";

/** A position of a step; `ask` is the action that the guide asks for there. */
export type GuideMoment = Narrow<server.GuideMoment, { view: View; events: GameEvent[]; scores: Score[] | null }>;

/** A step: up to `first` the others act, from there on the learner. */
export type GuideStep = Narrow<server.GuideStep, { moments: GuideMoment[] }>;

export type Verdict = "asked" | "also" | "other";

/** The names of the players in a guided game, as its texts use them. */
const NAMES = ["Anna", "Bruno", "Chiara", "Dante", "Elena"];

export const lastOf = (step: GuideStep): number => step.moments.length - 1;

/** Whether every action of the step is done; a step without one is done when the others have moved. */
export const isDone = (step: GuideStep, at: number): boolean => at >= lastOf(step);

/** The verdict on a choice. */
export function judge(step: GuideStep, at: number, action: string): Verdict {
  if (step.moments[at]?.ask === action) return "asked";
  return step.also.includes(action) ? "also" : "other";
}

/** The lit actions: the one that is asked for, or all of them. */
export function litOf(step: GuideStep, at: number, everything: boolean): string[] {
  const moment = step.moments[at];
  if (!moment || moment.ask === null) return [];
  return everything ? (moment.legal ?? []) : [moment.ask];
}

/** How many of the actions of a step are done, and how many there are. */
export function countOf(step: GuideStep, at: number): { done: number; of: number } {
  return { done: Math.max(0, at - step.first), of: lastOf(step) - step.first };
}

/** What has happened in the step so far, as the lines of a log. */
export function linesOf(step: GuideStep, at: number): LogLine[] {
  return step.moments.slice(0, at + 1).flatMap(({ events }, move) => (events.length ? [{ move, events }] : []));
}

/** Who sits at the table of a guided game; a learner without a name is called Anna. */
export function seatsOf(step: GuideStep, you: string | null): SeatInfo[] {
  return Array.from({ length: step.seats }, (_, seat) => ({
    seat,
    name: (seat === step.seat ? you : null) ?? NAMES[seat]!,
    person: null,
    bot: null,
    connected: true,
    resigned: false,
    reserve: null,
    left: false,
  }));
}

/** The address of a step. */
export const learnLink = (game: string, step = 1): string => `/learn/${game}/${step}`;
