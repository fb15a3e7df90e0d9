/** The steps of a guided game as the server sends them, and functions of them without a view. */

import type { GuideStep, LogLine, SeatInfo } from "@/client";

export type { GuideMoment, GuideStep } from "@/client";

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

/** The lit actions: the one that is asked for with those that are as good, or all of them. */
export function litOf(step: GuideStep, at: number, everything: boolean): string[] {
  const moment = step.moments[at];
  if (!moment || moment.ask === null) return [];
  const legal = moment.legal ?? [];
  return everything ? legal : [moment.ask, ...step.also.filter((action) => legal.includes(action))];
}

/** How many of the actions of a step are done, and how many there are. */
export function countOf(step: GuideStep, at: number): { done: number; of: number } {
  return { done: Math.max(0, at - step.first), of: lastOf(step) - step.first };
}

/** What has happened in the step so far, as the lines of a log. */
export function linesOf(step: GuideStep, at: number): LogLine[] {
  return step.moments.slice(0, at + 1).flatMap(({ events }, move) => (events.length ? [{ move, events, by: null }] : []));
}

/** A seat of a table that nobody plays at, with a name for it. */
export const seatCalled = (seat: number, name: string): SeatInfo => ({
  seat,
  name,
  person: null,
  bot: null,
  connected: false,
  resigned: false,
  reserve: null,
  left: false,
});

/** Who sits at the table of a guided game or a puzzle; a learner without a name is called Anna. */
export function seatsOf(step: Pick<GuideStep, "seats" | "seat">, you: string | null): SeatInfo[] {
  return Array.from({ length: step.seats }, (_, seat) => seatCalled(seat, (seat === step.seat ? you : null) ?? NAMES[seat]!));
}

/** The address of a step. */
export const learnLink = (game: string, step = 1): string => `/learn/${game}/${step}`;
