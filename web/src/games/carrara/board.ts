/** What the parts of the board share: the view, what is lit, what is selected, and how to choose. */

import { getContext, setContext } from "svelte";
import type { Say, SeatName } from "../contract";
import type { Effect } from "./outcome";
import type { Spot } from "./targets";
import type { Player, View } from "./view";

export interface Shared {
  readonly view: View;
  /** Whose board is drawn large. */
  readonly me: Player;
  readonly names: SeatName[];
  readonly say: Say;
  readonly lit: ReadonlyMap<Spot, string[]>;
  readonly selection: string | null;
  readonly effect: Effect;
  /** Spots that the others touched last, with the seat that did. */
  readonly marks: ReadonlyMap<Spot, number>;
  /** 0 where panels scroll by themselves, so that keys can scroll them; else nothing. */
  readonly tabindex: 0 | undefined;
  choose: (action: string) => void;
  /** The pointer or the focus is on a piece (null: it left). */
  point: (label: string | null, action: string | null, element: Element | null, late: boolean) => void;
}

const KEY = Symbol("carrara");

export const share = (shared: Shared): Shared => setContext(KEY, shared);
export const shared = (): Shared => getContext<Shared>(KEY);

/** The action that a spot offers, if it is lit. */
export const actionAt = (board: Shared, spot: Spot): string | null => board.lit.get(spot)?.[0] ?? null;

export const nameOf = (board: Pick<Shared, "names">, seat: number): string =>
  board.names.find((each) => each.seat === seat)?.name ?? String(seat + 1);
