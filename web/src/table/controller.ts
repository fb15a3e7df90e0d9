/** What the table page shows and controls: a live table, a replay, a lesson, or a line of play that is only imagined. */

import type { GameEvent } from "@/games/contract";
import type { View } from "@/lib/wire";

export interface Controller {
  readonly view: View | null;
  /** What a note-taker would know beside the view; null at a table without notes. */
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
