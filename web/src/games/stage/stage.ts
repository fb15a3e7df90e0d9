/**
 * The shared part of every drawn board. A game adds drawings and labels and knows no rules. The files of a board:
 *
 *  1. `games/<game>/symbols.svg`: the sheet; each symbol's id begins with a prefix of the game ("car-florin").
 *     `Icon.svelte` wraps `stage/Icon.svelte` with that prefix.
 *  2. `view.ts`: the types of `@/wire/<game>` (generated from Python), narrowed where needed (`Narrow` of `@/lib/wire`);
 *     `shown(view, seat)`: the player whose board is drawn large.
 *  3. `targets.ts`: `spotOf(view, action)`, the name of the piece on which an action is chosen ("sector III"), or null;
 *     `spots` (below) computes all lit spots from it. `tabOf(spot)`: the tab of a phone where a spot lies.
 *     `wishesOf(view, spot)`: the other way round, the actions whose reasons say why a piece is not lit.
 *  4. `preview.ts`: `preview` (what an action would do, made by `makePreview` from its meaning), `choices` (buttons of
 *     the confirm bar). What a selection would change is drawn from `board.after`, the view that it leads to.
 *  5. `motion.ts`: `flights(event, before, me)`, the pieces that travel after an event, by their first and last spots;
 *     `others` for other movement (a wheel); `touched`, the spots that another player changed.
 *  6. `board.ts`: `boardContext()` with the types of the game, and other state that the parts share.
 *  7. `Board.svelte`: takes `BoardProps<View>`, passes a `BoardDefinition` to `Stage`, and gives its parts as children
 *     (`always`: what a phone shows above its tabs). A part reads `boardContext()`, draws pieces as `Target`s and is
 *     inside a `Panel` with the name of its tab. Inside an SVG, spread `targetAttributes(board, spot, label)` on a <g>.
 *  8. `<game>.css`: everything under `.<game>`; `.panels` is the grid, drawn for `sizes.desktop` pixels and zoomed;
 *     `.<game>.tablet` and `.<game>.phone` are the other layouts. `stage.css` styles lit, marked and flying pieces,
 *     `pieces.css` has the shapes that pieces of several games share. `labels.ts`: the names of the pieces.
 *  9. `legend.ts`: `legend(view, say)`, what is printed on the pieces as tables, from `view.printed` alone.
 * 10. `notes.ts`: `notes(remembered, say)`, for the dialog of a table with notes; `FromNotes` marks such facts on a board.
 * 11. `Sum.svelte` (a sum in pieces, by `SumParts`) and `Rival.svelte` (another player's board in small,
 *     data-spot="seat N") are found by their names. Words: `lang/<code>/web-<game>.ftl`. Tests: as in `tests/carrara`.
 */

import { getContext, setContext } from "svelte";
import type { Score } from "@/lib/wire";
import type { GameEvent, Meanings, Say, SeatName } from "../contract";

/** A piece on the table by its name, for example "sector III", "space porta", "block red". */
export type Spot = string;

export type Mode = "desktop" | "tablet" | "phone";

/** The player of a view that has players. */
export type PlayerOf<View> = View extends { players: readonly (infer Player)[] } ? Player : never;

/** What `Stage` shares with the parts of a board. */
export interface BoardContext<View = any, Me = PlayerOf<View>> {
  readonly view: View;
  /** The player whose board is drawn large. */
  readonly me: Me;
  /** What a perfect memory adds to the view; null at a table without notes. */
  readonly remembered: any;
  /** What has happened so far, as far as it is loaded. */
  readonly past: readonly GameEvent[];
  /** The final scores; null before the end. */
  readonly result: readonly Score[] | null;
  readonly names: SeatName[];
  readonly say: Say;
  /** Every lit spot, with the actions that it offers. */
  readonly lit: ReadonlyMap<Spot, string[]>;
  readonly selection: string | null;
  /** The view that the selection leads to, as far as that is certain; the view itself if nothing is selected. */
  readonly after: View;
  /** What a legal action means. */
  meaning: Meanings<View>;
  /** The spots that other players changed last, with the seat. */
  readonly marks: ReadonlyMap<Spot, number>;
  /** 0 where panels scroll, so that keys can scroll them. */
  readonly tabindex: 0 | undefined;
  readonly mode: Mode;
  /** The panel that a phone shows. */
  readonly open: string;
  choose: (action: string) => void;
  /** Several choices by one click. */
  follow: (actions: readonly string[]) => void;
  /** The pointer, a finger or the focus is on a piece (null: it left). */
  point: (piece: PointedPiece | null, late: boolean) => void;
  /** A long press on a piece, or a tap on one that is not lit: its tip is shown, and lifting the finger chooses nothing. */
  hold: (piece: PointedPiece) => void;
  /** Open a panel of a phone. */
  show: (tab: string) => void;
  /** What choosing an action does, in one line. */
  sentence: (action: string) => string;
}

const KEY = Symbol("stage");

export const setBoardContext = <View, Me>(shared: BoardContext<View, Me>): BoardContext<View, Me> => setContext(KEY, shared);
export const boardContext = <View>(): BoardContext<View> => getContext<BoardContext<View>>(KEY);

/** The action that a spot offers, if it is lit. */
export const actionAt = (board: Pick<BoardContext, "lit">, spot: Spot): string | null => board.lit.get(spot)?.[0] ?? null;

/** Whether the selected action belongs to a spot, even if the spot offers another one first. */
export const selectedAt = (board: Pick<BoardContext, "lit" | "selection">, spot: Spot): boolean =>
  board.selection !== null && (board.lit.get(spot)?.includes(board.selection) ?? false);

export const nameOf = (board: Pick<BoardContext, "names">, seat: number): string =>
  board.names.find((each) => each.seat === seat)?.name ?? String(seat + 1);

/** A text without the clauses that it cites in brackets, and those clauses. */
export function splitClauses(text: string): { bare: string; clauses: string[] } {
  const clauses: string[] = [];
  const bare = text.replace(/\s\(([A-Z]{3}-\d+(?:, [A-Z]{3}-\d+)*)\)/g, (_, found: string) => (clauses.push(...found.split(", ")), ""));
  return { bare, clauses: [...new Set(clauses)] };
}

/** Every lit spot with its actions, in the order of `legal`. */
export function spots<View>(
  view: View,
  legal: readonly string[],
  spotOf: (view: View, action: string) => Spot | null,
): Map<Spot, string[]> {
  const found = new Map<Spot, string[]>();
  for (const action of legal) {
    const spot = spotOf(view, action);
    if (spot !== null) found.set(spot, [...(found.get(spot) ?? []), action]);
  }
  return found;
}

/** The first word of a text, and the rest. */
export function splitFirstWord(text: string): [string, string] {
  const at = text.indexOf(" ");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

// ---------------------------------------------------------------------- a piece under a pointer, a finger, the focus

/** A press of `LONG` milliseconds shows the tip, unless the finger moves by more than `STRAY` pixels. */
const LONG = 450;
const STRAY = 10;

let finger: { event: PointerEvent; timer: ReturnType<typeof setTimeout> } | null = null;

function lift(): void {
  if (finger) clearTimeout(finger.timer);
  finger = null;
}

/** A piece under a pointer, a finger or the focus. */
export interface PointedPiece {
  label: string;
  /** The action that it offers, if it is lit. */
  action: string | null;
  element: Element;
  /** The spot, so that a piece that is not lit can say why. */
  spot?: Spot;
  /** The clause of the rules that it cites while it is not lit. */
  clause?: string;
}

/** Taps that a piece has answered: a piece below does not answer them too. */
const answered = new WeakSet<Event>();

/**
 * The event handlers that show the tip of a piece: on hover, focus, a long press, or a tap if it is not lit. A piece
 * that is not lit says why by its `spot`, and may cite a `clause` of the rules.
 */
export function pointerHandlers(
  board: Pick<BoardContext, "point" | "hold">,
  label: string,
  action: string | null,
  { spot = "", clause = "" } = {},
) {
  const at = (event: Event): PointedPiece => ({ label, action, spot, clause, element: event.currentTarget as Element });
  return {
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType === "mouse") board.point(at(event), true);
    },
    onpointerleave: (event: PointerEvent) => {
      if (event.pointerType === "mouse") board.point(null, true);
      else lift();
    },
    onpointerdown: (event: PointerEvent) => {
      if (event.pointerType === "mouse") return;
      if (finger?.event === event) return; // a piece on a piece: the upper one counts
      lift();
      const piece = at(event);
      const timer = setTimeout(() => board.hold(piece), LONG);
      finger = { event, timer };
    },
    onpointermove: (event: PointerEvent) => {
      if (finger && Math.hypot(event.clientX - finger.event.clientX, event.clientY - finger.event.clientY) > STRAY) lift();
    },
    onpointerup: (event: PointerEvent) => {
      const tapped = finger !== null && action === null && !answered.has(event);
      lift();
      answered.add(event);
      const piece = at(event);
      if (tapped && !piece.element.closest(".lit")) board.hold(piece);
    },
    onpointercancel: lift,
    oncontextmenu: (event: MouseEvent) => {
      if ((event as PointerEvent).pointerType === "touch") event.preventDefault();
    },
    onfocus: (event: FocusEvent) => {
      if ((event.currentTarget as Element).matches(":focus-visible")) board.point(at(event), false);
    },
    onblur: () => board.point(null, false),
  };
}

/** What the board knows of a target. */
export interface TargetState {
  /** The action that it offers, if it is lit, and what choosing it does. */
  action: string | null;
  sentence: string;
  selected: boolean;
  /** Who changed it last. */
  mark: number | undefined;
}

function stateOf(board: BoardContext, spot: Spot): TargetState {
  const action = actionAt(board, spot);
  const sentence = action === null ? "" : board.sentence(action);
  return { action, sentence, selected: selectedAt(board, spot), mark: board.marks.get(spot) };
}

/** What more the attributes of a target depend on. */
interface TargetOptions {
  role?: "img" | "group";
  /** The clause of the rules that its tip cites while it is not lit. */
  clause?: string;
  /** By default what the board knows now. */
  state?: TargetState;
}

/**
 * The attributes of a target: of a button while it is lit, otherwise of an image or group with a name. The element stays the same,
 * so that lighting it draws nothing anew.
 */
export function targetAttributes(board: BoardContext, spot: Spot, label: string, options: TargetOptions = {}) {
  const { role = "img", clause = "", state = stateOf(board, spot) } = options;
  const { action, sentence, selected, mark } = state;
  const common = {
    "data-spot": spot,
    style: mark === undefined ? undefined : `--mark:var(--seat-${mark + 1})`,
    ...pointerHandlers(board, label, action, { spot, clause }),
  };
  if (action === null) return { ...common, role, tabindex: -1, "aria-label": label };
  return {
    ...common,
    role: "button",
    tabindex: 0,
    "aria-label": `${label}. ${sentence}`,
    "aria-pressed": selected,
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

/** The classes of a target: lit, selected, marked. */
export function targetClasses(board: Pick<BoardContext, "lit" | "marks" | "selection">, spot: Spot): string {
  const action = actionAt(board, spot);
  const mark = board.marks.has(spot) ? "mark " : "";
  return mark + (action === null ? "" : selectedAt(board, spot) ? "lit sel" : "lit");
}
