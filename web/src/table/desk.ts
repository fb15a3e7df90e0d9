/** What the frame of a table shows and does, live, in a replay or in a line of play that is only thought of. */

import type { GameEvent, SeatName } from "@/games/contract";
import type { Talk } from "@/games/talk/talk";
import { capital, type Language } from "@/lib/words";
import type { Fact, GameEvent as WireEvent, LogLine, View } from "@/lib/wire";

export interface Desk {
  readonly view: View | null;
  readonly seat: number | null;
  readonly actor: number | null;
  readonly over: boolean;
  readonly legal: string[];
  readonly selection: string | null;
  readonly events: GameEvent[];
  readonly mayUndo: boolean;
  readonly sending: string | null;
  choose(action: string | null): void;
  confirm(): void;
  undo(): void;
}

/** One choice as a button says it. */
export interface Choice {
  action: string;
  title: string;
  gloss: string;
}

export interface ChoiceGroup {
  key: string;
  title: string;
  choices: Choice[];
  /** Short choices stand in a flow of small buttons. */
  small: boolean;
}

/** In a line of play that is only thought of, one chooses for others too: the facts are those of who acts. */
function factsOf(action: string, view: View, talk: Talk): Record<string, Fact> {
  try {
    return talk.facts(view.seat === null || view.actor === null ? view : { ...view, seat: view.actor }, action);
  } catch {
    return {};
  }
}

/** What a choice is called and what it means. */
export function describe(action: string, view: View, talk: Talk, language: Language): Choice {
  const facts = factsOf(action, view, talk);
  const gloss = language.action(view.game, action, facts);
  const parts = action.split(" ");
  let length = 1;
  if (facts.family === undefined) {
    for (length = parts.length; length > 1; length--) {
      if (language.knows(view.game, `action-${parts.slice(0, length).join("-").toLowerCase()}`)) break;
    }
  }
  const rest = parts.slice(length).join(" ");
  if (!rest) return { action, title: gloss || capital(action), gloss: "" };
  // 'b2 turned 1' is a place and no word; whom one builds with is said by the meaning.
  const place = rest.replace(/ turned (\d)/, " ⟳$1");
  const title = capital(place === rest ? language.word(view.game, rest.replace(/ with seat \d$/, "")) : place);
  // Some meanings begin with the name again: it stands there once.
  if (!gloss.toLowerCase().startsWith(title.toLowerCase())) return { action, title, gloss };
  return { action, title, gloss: capital(gloss.slice(title.length).replace(/^[\s,:;–-]+/, "")) };
}

/** A choice in one line: as the board words it (`drawn`), where there is one, else as the list does. */
export function worded(action: string, view: View, talk: Talk, language: Language, drawn?: (action: string) => string): string {
  if (drawn) return drawn(action);
  const { title, gloss } = describe(action, view, talk, language);
  return gloss ? `${title}: ${gloss}` : title;
}

/** The choices of the moment, those of one kind together, in the order of the menu. */
export function grouped(legal: readonly string[], view: View, talk: Talk, language: Language): ChoiceGroup[] {
  const groups = new Map<string, ChoiceGroup>();
  for (const action of legal) {
    const choice = describe(action, view, talk, language);
    const place = /^(.+) at ([a-z]\d+)$/.exec(action);
    const cell = /^at ([a-z]\d)/.exec(action);
    const family = action.split(" ")[0]!;
    const key = place ? place[1]! : cell ? `at ${cell[1]}` : choice.gloss ? family : "-";
    let group = groups.get(key);
    if (!group) {
      const title = place ? place[1]!.replace(/^\w+ /, "").replace(/ r(\d)$/, " ⟳$1") : cell ? cell[1]! : key === "-" ? "" : familyTitle(family, language);
      group = { key, title: capital(title), choices: [], small: Boolean(place) };
      groups.set(key, group);
    }
    group.choices.push(place ? { ...choice, title: place[2]!, gloss: "" } : choice);
  }
  return [...groups.values()];
}

function familyTitle(family: string, language: Language): string {
  return language.knows("web", `family-${family}`) ? language.text(`family-${family}`) : "";
}

/** A line of the log as it is read. */
export interface Told {
  move: number;
  seat: number;
  text: string;
}

const A_RUN = 60;
type Moved = GameEvent & { move: number };

/** The log in words: what one player did in a row is one line, and knows its last move; what concerns nobody joins it. */
export function tellLog(lines: readonly LogLine[], game: string, talk: Talk, language: Language, names: readonly string[]): Told[] {
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
    const digested = talk.digest(events as WireEvent[]);
    const text = language.story(game, digested, names).map((told) => told.text).join(" · ");
    return text ? [{ move, seat, text }] : [];
  });
}

export const plainNames = (names: readonly SeatName[]) => names.map((name) => name.name);
