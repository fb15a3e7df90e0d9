/** The log in words: headings, one entry a turn, and what happens at the table without a player. */

import type { SeatName } from "@/games/contract";
import type { GameText } from "@/games/text/text";
import { capital, type Language } from "@/lib/language";
import type { GameEvent, LogLine } from "@/lib/wire";

export const plainNames = (names: readonly SeatName[]) => names.map((name) => name.name);

/** One move of a turn as text. */
interface LogDetail {
  move: number;
  text: string;
}

export interface LogEntry {
  /** A heading begins or ends a part of the game; an entry of the table is nobody's deed. */
  kind: "heading" | "table" | "turn";
  /** The first and the last move that it tells of. */
  first: number;
  move: number;
  /** -1 if it is nobody's deed. */
  seat: number;
  /** All of it in one line. */
  text: string;
  /** What matters most of it. */
  brief: string;
  /** The points that the seat won or lost in it, as far as the table saw them. */
  points: number;
  details: LogDetail[];
}

/** The events without a player that begin or end a part of the game. */
const HEADINGS = new Set(["deal", "round", "scoring", "end"]);

/** So many events at most make one entry. */
const A_RUN = 60;

type Told = GameEvent & { move: number; origin: GameEvent };

interface Run {
  kind: LogEntry["kind"];
  seat: number;
  events: Told[];
  /** The word of the part of a round that begins here. */
  part?: string;
}

const kindOf = ({ seat, kind }: GameEvent): LogEntry["kind"] => (seat >= 0 ? "turn" : HEADINGS.has(kind) ? "heading" : "table");

/** Consecutive events of a player are one run. What the table does meanwhile comes after it. */
function runsOf(lines: readonly LogLine[], gameText: GameText): Run[] {
  const runs: Run[] = [];
  let turn: Run | null = null;
  /** The parts of the round that have begun. */
  const parts = new Set<string>();
  for (const { move, events } of lines) {
    for (const event of events) {
      const kind = kindOf(event);
      const told = { ...event, move, origin: event };
      if (kind === "heading") parts.clear();
      const part = gameText.part?.(event) ?? null;
      if (part !== null && !parts.has(part)) {
        runs.push({ kind: "heading", seat: -1, events: [told], part });
        parts.add(part);
        turn = null;
      }
      const last = runs.at(-1);
      if (kind === "turn" && turn?.seat === event.seat && turn.events.length < A_RUN) turn.events.push(told);
      else if (kind === "table" && last?.kind === "table") last.events.push(told);
      else {
        runs.push({ kind, seat: event.seat, events: [told] });
        if (kind !== "table") turn = kind === "turn" ? runs.at(-1)! : null;
      }
    }
  }
  return runs;
}

/** The log as entries, in the order of their first moves. */
export function logEntries(
  lines: readonly LogLine[],
  game: string,
  gameText: GameText,
  language: Language,
  names: readonly string[],
): LogEntry[] {
  const key = names.join("\n");
  return runsOf(lines, gameText).flatMap((run) => {
    const origin = run.events[0]!.origin;
    const known = written.get(origin)?.find((one) => one.language === language && one.names === key && isSame(one.run, run));
    if (known) return known.entries;
    const entries = entriesOf(run, game, gameText, language, names);
    // A turn that goes on, or another language, replaces what was written; a heading and the turn after it begin with one event.
    const others = (written.get(origin) ?? []).filter((one) => one.language === language && one.run.part !== run.part);
    written.set(origin, [...others, { run, language, names: key, entries }]);
    return entries;
  });
}

/** The entries by their first events: a game has hundreds of them, and a move changes only the last. */
const written = new WeakMap<GameEvent, { run: Run; language: Language; names: string; entries: LogEntry[] }[]>();

const isSame = (one: Run, other: Run): boolean =>
  one.part === other.part && one.events.length === other.events.length && one.events.at(-1)!.origin === other.events.at(-1)!.origin;

function entriesOf(
  { kind, seat, events, part }: Run,
  game: string,
  gameText: GameText,
  language: Language,
  names: readonly string[],
): LogEntry[] {
  const say = (some: readonly GameEvent[]): string => storyOf(some, game, gameText, language, names);
  const text = part === undefined ? say(events) : capital(language.word(game, part));
  if (!text) return [];
  const moves = [...new Set(events.map((event) => event.move))];
  const where = { kind, first: moves[0]!, move: moves.at(-1)!, seat, text };
  if (part !== undefined) return [{ ...where, brief: text, points: 0, details: [] }];
  const brief = say(events.filter((event) => !gameText.minor.has(event.kind))) || text;
  const parts = moves.map((move) => ({ move, text: say(events.filter((event) => event.move === move)) }));
  const points = events.reduce((sum, event) => sum + gameText.gained(event), 0);
  return [{ ...where, brief, points, details: parts.filter((each) => each.text) }];
}

/** Events in one line, without the name of their player. */
export function storyOf(
  events: readonly GameEvent[],
  game: string,
  gameText: GameText,
  language: Language,
  names: readonly string[],
): string {
  const clauses = gameText.digest([...events]).map((event) => language.clause(game, event, names));
  const text = clauses.join(" · ");
  return events[0] && events[0].seat < 0 ? capital(text) : text;
}

/** What the rivals of a seat have done since its last move, one entry for each, in the order of their first moves. */
export function recapOf(
  lines: readonly LogLine[],
  seat: number,
  game: string,
  gameText: GameText,
  language: Language,
  names: readonly string[],
): LogEntry[] {
  const since = lines.slice(lines.findLastIndex((line) => line.by === seat) + 1);
  const entries = logEntries(since, game, gameText, language, names).filter((entry) => entry.seat >= 0 && entry.seat !== seat);
  const rivals = [...new Set(entries.map((entry) => entry.seat))];
  return rivals.map((rival) => entries.filter((entry) => entry.seat === rival).reduce(joined));
}

function joined(one: LogEntry, other: LogEntry): LogEntry {
  return {
    ...one,
    move: other.move,
    text: `${one.text} · ${other.text}`,
    brief: `${one.brief} · ${other.brief}`,
    points: one.points + other.points,
    details: [...one.details, ...other.details],
  };
}
