/** The log in words. */

import type { GameEvent, SeatName } from "@/games/contract";
import type { GameText } from "@/games/text/text";
import type { Language } from "@/lib/language";
import type { GameEvent as WireEvent, LogLine } from "@/lib/wire";

export const plainNames = (names: readonly SeatName[]) => names.map((name) => name.name);

/** A line of the log as text. */
export interface LogEntry {
  move: number;
  seat: number;
  text: string;
}

const A_RUN = 60;
type Moved = GameEvent & { move: number };

/** The log as lines, one for consecutive events of a player, with its last move; events without a player join the line. */
export function logEntries(
  lines: readonly LogLine[],
  game: string,
  gameText: GameText,
  language: Language,
  names: readonly string[],
): LogEntry[] {
  const runs: { seat: number; events: Moved[] }[] = [];
  for (const { move, events } of lines) {
    for (const event of events) {
      const last = runs.at(-1);
      if (last && (event.seat === -1 || event.seat === last.seat) && last.events.length < A_RUN) last.events.push({ ...event, move });
      else runs.push({ seat: event.seat, events: [{ ...event, move }] });
    }
  }
  return runs.flatMap(({ seat, events }) => {
    const move = events.at(-1)!.move;
    const digested = gameText.digest(events as WireEvent[]);
    const text = language
      .story(game, digested, names)
      .map((told) => told.text)
      .join(" · ");
    return text ? [{ move, seat, text }] : [];
  });
}
