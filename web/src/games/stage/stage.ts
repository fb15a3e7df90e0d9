/**
 * What every drawn board is made of; a game adds its drawing and its words, and knows no rule. How a board is made:
 *
 *  1. `games/<game>/symbols.svg`: the sheet, each symbol's id with a prefix of the game ("car-florin"); and an
 *     `Icon.svelte` of one line round `stage/Icon.svelte` that names the prefix.
 *  2. `view.ts`: the types of `@/wire/<game>` (generated from Python), closer where that says little (`Closer` of
 *     `@/lib/wire`); `shown(view, seat)`: the player whose board is drawn large.
 *  3. `targets.ts`: `spotOf(view, action)`, the name of the piece on which an action is chosen ("sector III"), null if
 *     there is none; `spots` (below) makes of it all that is lit. `tabOf(spot)`: the panel of a phone where it lies.
 *  4. `preview.ts`: `preview` (what an action would do, in words, with its clause), `choices` (buttons of the confirm
 *     bar: what has no piece, and on touch what is small), `sentence` (one line, also read out by every lit piece).
 *  5. `outcome.ts`: what a selected action would change, as far as it can be read off the table; drawn as ghosts.
 *  6. `motion.ts`: `flights(event, before, me)`, the journeys of the pieces that an event tells of, by the spots where
 *     they begin and end; `others` for what moves otherwise (a wheel); `touched`, the spots that somebody else changed.
 *  7. `board.ts`: `export const shared = () => stage.shared<View, Effect>();` and what else the parts have in common.
 *  8. `Board.svelte`: takes `BoardProps<View>`, hands it to `Stage` with the above, and gives its parts as children
 *     (`always`: what a phone shows above its tabs). Each part asks `shared()`; it draws pieces as `Target`s and stands
 *     in a `Panel` that has the tab's name. In the middle of a drawing, spread `piece(board, spot, label)` on a <g>.
 *  9. `<game>.css`: all under `.<game>`; `.desk` is the grid of the panels, drawn for `sizes.desk` pixels and zoomed;
 *     `.<game>.middle` and `.<game>.phone` say what changes. `stage.css` has what is lit, marked, flying, and the tip.
 * 10. `Sum.svelte` (costs in pieces) and `Rival.svelte` (somebody else's board in small, data-spot="seat N") are found
 *     by their names. Words: `lang/<code>/web-<game>.ftl` in every language. Tests: as in `tests/carrara`.
 */

import { getContext, setContext } from "svelte";
import type { Say, SeatName } from "../contract";

/** A piece on the table by its name, for example "sector III", "space porta", "block red". */
export type Spot = string;

export type Mode = "desk" | "middle" | "phone";

/** The player of a view that has players. */
export type PlayerOf<View> = View extends { players: readonly (infer Player)[] } ? Player : never;

/** What the parts of a board share. */
export interface Shared<View = any, Effect = any, Me = PlayerOf<View>> {
  readonly view: View;
  /** Whose board is drawn large. */
  readonly me: Me;
  readonly names: SeatName[];
  readonly say: Say;
  /** Every lit spot, with the actions that it offers. */
  readonly lit: ReadonlyMap<Spot, string[]>;
  readonly selection: string | null;
  /** What the selection would change. */
  readonly effect: Effect;
  /** Spots that the others touched last, with the seat that did. */
  readonly marks: ReadonlyMap<Spot, number>;
  /** 0 where panels scroll by themselves, so that keys can scroll them; else nothing. */
  readonly tabindex: 0 | undefined;
  readonly mode: Mode;
  /** The panel that a phone shows. */
  readonly open: string;
  choose: (action: string) => void;
  /** The pointer, a finger or the focus is on a piece (null: it left). */
  point: (label: string | null, action: string | null, element: Element | null, late: boolean, clause?: string) => void;
  /** A finger has stayed on a piece: its tip is shown, and lifting the finger chooses nothing. */
  hold: (label: string, action: string | null, element: Element, clause?: string) => void;
  /** Open a panel of a phone. */
  show: (tab: string) => void;
  /** What choosing an action does, in one line. */
  sentence: (action: string) => string;
}

const KEY = Symbol("stage");

export const share = <View, Effect, Me>(shared: Shared<View, Effect, Me>): Shared<View, Effect, Me> => setContext(KEY, shared);
export const shared = <View, Effect>(): Shared<View, Effect> => getContext<Shared<View, Effect>>(KEY);

/** The action that a spot offers, if it is lit. */
export const actionAt = (board: Pick<Shared, "lit">, spot: Spot): string | null => board.lit.get(spot)?.[0] ?? null;

/** Whether what is selected lies on a spot, though the spot may offer something else first. */
export const selectedAt = (board: Pick<Shared, "lit" | "selection">, spot: Spot): boolean =>
  board.selection !== null && (board.lit.get(spot)?.includes(board.selection) ?? false);

export const nameOf = (board: Pick<Shared, "names">, seat: number): string =>
  board.names.find((each) => each.seat === seat)?.name ?? String(seat + 1);

/** A gloss without the clauses that it cites in brackets, and those clauses: a tip offers them to be read. */
export function cited(text: string): { bare: string; clauses: string[] } {
  const clauses: string[] = [];
  const bare = text.replace(/\s\(([A-Z]{3}-\d+(?:, [A-Z]{3}-\d+)*)\)/g, (_, found: string) => (clauses.push(...found.split(", ")), ""));
  return { bare, clauses: [...new Set(clauses)] };
}

/** Every spot that is lit, with the actions it offers in the order of the list. */
export function spots<View>(view: View, legal: readonly string[], spotOf: (view: View, action: string) => Spot | null): Map<Spot, string[]> {
  const found = new Map<Spot, string[]>();
  for (const action of legal) {
    const spot = spotOf(view, action);
    if (spot !== null) found.set(spot, [...(found.get(spot) ?? []), action]);
  }
  return found;
}

/** A first word, and the rest. */
export function parted(text: string): [string, string] {
  const at = text.indexOf(" ");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

// ---------------------------------------------------------------------- a piece under a pointer, a finger, the focus

/** So long a finger stays until the tip is shown, in milliseconds, and so far it may stray, in pixels. */
const LONG = 450;
const STRAY = 10;

let finger: { event: PointerEvent; timer: ReturnType<typeof setTimeout> } | null = null;

function lift(): void {
  if (finger) clearTimeout(finger.timer);
  finger = null;
}

/**
 * The events by which a piece says its name and what choosing it would do: hover, focus, or a long press. A piece that
 * is not lit may cite the `clause` that it lives by.
 */
export function pointing(board: Pick<Shared, "point" | "hold">, label: string, action: string | null, clause = "") {
  const at = (event: Event) => event.currentTarget as Element;
  return {
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType === "mouse") board.point(label, action, at(event), true, clause);
    },
    onpointerleave: (event: PointerEvent) => {
      if (event.pointerType === "mouse") board.point(null, null, null, true);
      else lift();
    },
    onpointerdown: (event: PointerEvent) => {
      if (event.pointerType === "mouse") return;
      if (finger?.event === event) return; // a piece on a piece: the upper one counts
      lift();
      const element = at(event);
      const timer = setTimeout(() => board.hold(label, action, element, clause), LONG);
      finger = { event, timer };
    },
    onpointermove: (event: PointerEvent) => {
      if (finger && Math.hypot(event.clientX - finger.event.clientX, event.clientY - finger.event.clientY) > STRAY) lift();
    },
    onpointerup: lift,
    onpointercancel: lift,
    oncontextmenu: (event: MouseEvent) => {
      if ((event as PointerEvent).pointerType === "touch") event.preventDefault();
    },
    onfocus: (event: FocusEvent) => {
      if (action !== null && at(event).matches(":focus-visible")) board.point(label, action, at(event), false);
    },
    onblur: () => {
      if (action !== null) board.point(null, null, null, false);
    },
  };
}

/** A part of a drawing as a button while it is lit, otherwise a picture or a group with a name. To be spread on it. */
export function piece(board: Shared, spot: Spot, label: string, role: "img" | "group" = "img") {
  const action = actionAt(board, spot);
  const mark = board.marks.get(spot);
  const common = {
    "data-spot": spot,
    style: mark === undefined ? undefined : `--mark:var(--seat-${mark + 1})`,
    ...pointing(board, label, action),
  };
  if (action === null) return { ...common, role, "aria-label": label };
  return {
    ...common,
    role: "button",
    tabindex: 0,
    "aria-label": `${label}. ${board.sentence(action)}`,
    "aria-pressed": selectedAt(board, spot),
    onclick: (event: Event) => {
      event.stopPropagation();
      board.choose(action);
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      board.choose(action);
    },
  };
}

/** The classes of such a part: lit, selected, marked. */
export function look(board: Pick<Shared, "lit" | "marks" | "selection">, spot: Spot): string {
  const action = actionAt(board, spot);
  const mark = board.marks.has(spot) ? "mark " : "";
  return mark + (action === null ? "" : selectedAt(board, spot) ? "lit sel" : "lit");
}
