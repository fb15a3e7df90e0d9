/** Which piece the pointer, a finger or the focus is on, and when its tip appears and disappears. */

import type { Preview } from "../contract";
import { splitClauses } from "./stage";

/** The delays of a tip in milliseconds: before the first one, from one piece to the next, and after the pointer has left. */
const FIRST = 300;
const NEXT = 40;
const LEAVE = 180;

/** What a tip says about a piece. */
export interface TipContent {
  label: string;
  /** What choosing the piece would do. */
  preview: Preview | null;
  /** The clauses of the rules that it cites. */
  clauses: string[];
  rect: DOMRect;
}

export class Tips {
  shown = $state.raw<TipContent | null>(null);
  /** A finger has called up a tip: lifting it chooses nothing. */
  held = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private preview: (action: string) => Preview) {}

  /** The pointer or the focus is on a piece (null: it left); `late` if the tip may wait. */
  point(label: string | null, action: string | null, element: Element | null, late: boolean, clause = ""): void {
    this.keep();
    if (label === null || element === null) {
      if (!this.held) this.timer = setTimeout(() => (this.shown = null), late ? LEAVE : 0);
      return;
    }
    const next = this.contentOf(label, action, element, clause);
    this.timer = setTimeout(() => (this.shown = next), late && this.shown === null ? FIRST : NEXT);
  }

  /** A finger rests on a piece. */
  hold(label: string, action: string | null, element: Element, clause = ""): void {
    this.held = true;
    this.keep();
    this.shown = this.contentOf(label, action, element, clause);
  }

  /** Keep what is shown, for example while the pointer is on the tip. */
  keep(): void {
    clearTimeout(this.timer);
  }

  close(): void {
    this.keep();
    this.shown = null;
  }

  private contentOf(label: string, action: string | null, element: Element, clause: string): TipContent {
    const { bare, clauses } = splitClauses(label);
    const preview = action === null ? null : this.preview(action);
    const cited = preview ? preview.clause : clause;
    return {
      label: bare,
      preview,
      clauses: [...new Set([...(cited ? [cited] : []), ...clauses])],
      rect: element.getBoundingClientRect(),
    };
  }
}
