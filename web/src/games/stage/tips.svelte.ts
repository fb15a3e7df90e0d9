/** Which piece the pointer, a finger or the focus is on, and when its tip appears and disappears. */

import type { Preview } from "../contract";
import { splitClauses, type PointedPiece, type Spot } from "./stage";

/** The delays of a tip in milliseconds: before the first one, from one piece to the next, and after the pointer has left. */
const FIRST = 300;
const NEXT = 40;
const LEAVE = 300;

/** What a tip says about a piece. */
export interface TipContent {
  label: string;
  /** What choosing the piece would do. */
  preview: Preview | null;
  /** Why it cannot be chosen; empty if it can, or if that is not known. */
  reason: string;
  /** The clauses of the rules to open from here; the confirm bar names that of a choice under the pointer. */
  clauses: string[];
  rect: DOMRect;
}

/** Where tips get what they say. */
interface TipTexts {
  preview: (action: string) => Preview | null;
  whyNot: (spot: Spot) => Promise<string>;
}

export class Tips {
  shown = $state.raw<TipContent | null>(null);
  /** A finger has called up a tip: lifting it chooses nothing. */
  held = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private texts: TipTexts) {}

  /** The pointer or the focus is on a piece (null: it left); `late` if the tip may wait. */
  point(piece: PointedPiece | null, late: boolean): void {
    this.keep();
    if (piece === null) {
      if (!this.held) this.timer = setTimeout(() => (this.shown = null), late ? LEAVE : 0);
      return;
    }
    this.timer = setTimeout(() => this.show(piece), late && this.shown === null ? FIRST : NEXT);
  }

  /** A finger rests on a piece. */
  hold(piece: PointedPiece): void {
    this.held = true;
    this.keep();
    this.show(piece);
  }

  /** Keep what is shown, for example while the pointer is on the tip. */
  keep(): void {
    clearTimeout(this.timer);
  }

  close(): void {
    this.keep();
    this.shown = null;
  }

  /** Show what is known at once; the reason follows when the server has answered. */
  private show(piece: PointedPiece): void {
    const content = this.contentOf(piece);
    this.shown = content;
    if (piece.action !== null || !piece.spot) return;
    void this.texts.whyNot(piece.spot).then((reason) => {
      if (reason && this.shown === content) this.shown = { ...content, reason };
    });
  }

  private contentOf({ label, action, element, clause = "" }: PointedPiece): TipContent {
    const { bare, clauses } = splitClauses(label);
    const preview = action === null ? null : this.texts.preview(action);
    const cited = preview ? preview.clause : clause;
    const citing = preview === null || this.held;
    return {
      label: bare,
      preview,
      reason: "",
      clauses: citing ? [...new Set([...(cited ? [cited] : []), ...clauses])] : [],
      rect: element.getBoundingClientRect(),
    };
  }
}
