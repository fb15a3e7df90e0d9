/** A game in words: the facts that the texts of choices need, events put together, and the board as text. */

import type { Language } from "@/lib/language";
import type { Fact, GameEvent, View } from "@/lib/wire";

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

export interface GameText {
  /** The facts that the text of a choice needs: prices, rewards, places. */
  facts(view: View, action: string): Record<string, Fact>;
  /** The events for the log: those that belong together may become one. */
  digest(events: GameEvent[]): GameEvent[];
  /** The public points of each seat by source, during the game. */
  points(view: View): Record<string, number>[];
  /** The number beside a player's name. Null if it is not public. */
  score(view: View, seat: number): number | null;
  /** The phase of the game, in a few words. */
  phase(view: View, language: Language): string;
  board(view: View, names: readonly string[], language: Language): Section[];
}

export const seatMark = (seat: number) => String(seat + 1);
export const dash = (text: string) => text || "–";

/** A game without texts of its own: the view as indented lines. */
export const plainText: GameText = {
  facts: () => ({}),
  digest: (events) => events,
  points: () => [],
  score: () => null,
  phase: () => "",
  board: (view) =>
    Object.entries(view)
      .filter(([name]) => !["game", "prompt", "legal"].includes(name))
      .map(([name, part]) => ({ title: name, lines: outline(part) })),
};

function outline(value: unknown, depth = 0): string[] {
  const indent = "· ".repeat(depth);
  if (value === null || typeof value !== "object") return [`${indent}${value ?? "–"}`];
  const found: string[] = [];
  for (const [name, part] of Object.entries(value)) {
    if (part !== null && typeof part === "object") found.push(`${indent}${name}`, ...outline(part, depth + 1));
    else found.push(`${indent}${name}: ${part ?? "–"}`);
  }
  return found;
}

const gameTexts: Record<string, () => Promise<{ gameText: GameText }>> = {
  carrara: () => import("./carrara"),
  princes: () => import("./princes"),
  florenza: () => import("./florenza"),
  carpe_diem: () => import("./carpe_diem"),
};

export async function loadGameText(game: string): Promise<GameText> {
  return (await gameTexts[game]?.())?.gameText ?? plainText;
}
