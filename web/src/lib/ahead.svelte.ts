/** What a table shows ahead of the server: the effect of a choice of one's own, until the server has carried it out. */

import type { Explanations } from "./explanations.svelte";
import { foreseen, type Shown } from "./foresight";
import type { Explanation } from "./wire";

/** The part of a table that is shown ahead, as it is shown now. */
const shownBy = ({ view, moves, actor, legal, mayUndo, explanations, events, log, lastMover, rivalStep }: Shown): Shown => {
  return { view, moves, actor, legal, mayUndo, explanations, events, log, lastMover, rivalStep };
};

export class Ahead {
  /** Whether the effect of what was sent is shown already. */
  active = $state(false);
  /** Whether what was sent is to be taken back as soon as the server has carried it out. */
  undoes = false;
  /** What was shown before the choice that was sent; null unless its effect is shown. */
  before: Shown | null = null;
  /** Lets the explanations of the position that is shown be asked for. */
  private arrived = () => {};

  constructor(private readonly table: Shown) {}

  /**
   * Show what a choice leads to if that is certain and can be taken back, and say whether it is shown. `explanations`
   * gives those of the new position, which may be asked for when the server is `there`.
   */
  foresee(choice: Explanation | null, explanations: (there: Promise<void>) => Explanations): boolean {
    const now = shownBy(this.table);
    const next = foreseen(now, choice, () => explanations(new Promise((there) => (this.arrived = there))));
    if (next === null) return false;
    this.before = now;
    this.active = true;
    Object.assign(this.table, next);
    return true;
  }

  /** The server has come to the position that is shown: what it means may be asked for. */
  arrive(): void {
    this.arrived();
  }

  /** Show what was shown before the choice that was sent. */
  stepBack(): void {
    if (this.before !== null) Object.assign(this.table, this.before, { events: [] });
    this.end();
  }

  /** What the server has sent is shown from now on. */
  end(): void {
    this.before = null;
    this.active = false;
  }

  /** Whether what was carried out is to be taken back; it is asked once. */
  wasUndone(): boolean {
    const { undoes } = this;
    this.undoes = false;
    return undoes;
  }
}
