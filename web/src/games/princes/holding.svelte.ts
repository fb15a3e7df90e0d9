/** The piece in hand: how it is turned, where it may lie, and which place the pointer means. */

import { getContext, setContext } from "svelte";
import { middle, nearest, TURNS, type Cell, type Placement } from "./shapes";

interface Table {
  readonly found: Placement[];
  readonly selection: string | null;
  choose: (action: string) => void;
}

export class Holding {
  private wished = $state("r0");
  /** The place that the pointer is on. */
  over = $state.raw<Placement | null>(null);

  constructor(private table: Table) {}

  readonly found = $derived.by(() => this.table.found);
  readonly piece = $derived(this.found[0]?.piece ?? null);
  readonly selected = $derived(this.found.find((each) => each.action === this.table.selection) ?? null);
  /** The ways in which it fits somewhere. */
  readonly turns = $derived(TURNS.filter((turn) => this.found.some((each) => each.turn === turn)));
  readonly turn = $derived(this.selected?.turn ?? (this.turns.includes(this.wished as never) ? this.wished : (this.turns[0] ?? "r0")));
  /** Where it may lie as it is turned now. */
  readonly here = $derived(this.found.filter((each) => each.turn === this.turn));
  readonly shown = $derived(this.selected ?? (this.over !== null && this.here.includes(this.over) ? this.over : null));

  /** The next way round, clockwise or back, in which it fits. */
  private next(back: boolean): string | null {
    const same = this.turns.filter((turn) => turn[0] === this.turn[0]);
    return same.length < 2 ? null : same.at((same.indexOf(this.turn as never) + (back ? -1 : 1)) % same.length)!;
  }

  private get flipped(): string | null {
    const letter = this.turn[0] === "r" ? "f" : "r";
    const others = this.turns.filter((turn) => turn[0] === letter);
    const mirror = `${letter}${(4 - Number(this.turn[1])) % 4}`;
    return others.find((turn) => turn === mirror) ?? others[0] ?? null;
  }

  get mayTurn(): boolean {
    return this.next(false) !== null;
  }
  get mayFlip(): boolean {
    return this.flipped !== null;
  }

  rotate(back = false): void {
    this.to(this.next(back));
  }
  flip(): void {
    this.to(this.flipped);
  }

  /** A piece that lies already stays as near as it can. */
  private to(turn: string | null): void {
    if (turn === null) return;
    const was = this.selected;
    this.wished = turn;
    this.over = null;
    if (was === null) return;
    const place = nearest(
      this.found.filter((each) => each.turn === turn),
      middle(was.cells),
    );
    if (place && place.action !== was.action) this.table.choose(place.action);
  }

  /** A click on a square: the place that it means; the same again plays it. */
  lay(place: Placement | null): void {
    if (place) this.table.choose(place.action);
  }

  covers(at: Cell): boolean {
    return this.found.some((each) => each.cells.some(([x, y]) => x === at[0] && y === at[1]));
  }
}

const KEY = Symbol("holding");
export const hold = (holding: Holding): Holding => setContext(KEY, holding);
export const holding = (): Holding => getContext<Holding>(KEY);
