/** A game in words: events put together, and the board as text. */

import type { Language } from "@/lib/language";
import type { GameEvent, View } from "@/lib/wire";
import { plainText } from "./plain";

interface TextTable {
  head: string[];
  rows: string[][];
}

/** A section of the board as text: a heading, then lines or a table. `seat` marks the area of a player. */
export interface Section {
  title: string;
  seat?: number;
  lines?: string[];
  table?: TextTable;
}

/** The points of each seat when the game is over; null before the end. */
export type Totals = readonly number[] | null;

export interface GameText {
  /** The events for the log: those that belong together may become one. */
  digest(events: GameEvent[]): GameEvent[];
  /** The kinds of events that a short line of the log leaves out. */
  minor: ReadonlySet<string>;
  /** The part of a round that begins with such an event at the latest, by its word; null if the event tells nothing of it. */
  part?(event: GameEvent): string | null;
  /** The points that the seat of an event wins or loses by it, as far as everybody sees them during the game. */
  gained(event: GameEvent): number;
  /** The public points of each seat by source, during the game. */
  points(view: View): Record<string, number>[];
  /** The number beside a player's name. Null if it is not public. */
  score(view: View, seat: number): number | null;
  /** What is to be chosen, where it depends on what the seat can choose; null where the prompt alone says it. */
  prompt?(view: View, legal: readonly string[], names: readonly string[], language: Language): string | null;
  /** The phase of the game, and how near its end is, in a few words. */
  phase(view: View, language: Language): string;
  board(view: View, names: readonly string[], language: Language, totals?: Totals): Section[];
}

export const seatMark = (seat: number) => String(seat + 1);
export const dash = (text: string) => text || "–";

const gameTexts: Record<string, () => Promise<{ gameText: GameText }>> = {
  carrara: () => import("./carrara"),
  princes: () => import("./princes"),
  florenza: () => import("./florenza"),
  carpe_diem: () => import("./carpe_diem"),
};

export async function loadGameText(game: string): Promise<GameText> {
  return (await gameTexts[game]?.())?.gameText ?? plainText;
}
