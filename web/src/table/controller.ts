/** What the page of a table shows and controls: a live table, a replay, a lesson, or an imagined line of play. */

import type { GameEvent } from "@/games/contract";
import type { View } from "@/lib/wire";

export interface Controller {
  readonly view: View | null;
  /** What a perfect memory adds to the view; null at a table without notes. */
  readonly remembered: any;
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
