/** What the parts of the board share. */

import { getContext, setContext } from "svelte";
import * as stage from "../stage/stage";
import type { Letter } from "./targets";
import type { View } from "./view";

export { actionAt, nameOf } from "../stage/stage";

export type BoardContext = stage.BoardContext<View>;
export const boardContext = (): BoardContext => stage.boardContext<View>();

/** What the player looks at before choosing. It decides what is emphasized, not what is legal. */
export class BoardState {
  /** The one of the eight actions whose pieces are emphasized. */
  letter = $state<Letter | null>(null);
  /** Whether the market lies open instead of the locations. */
  market = $state(false);
  /** The seat whose city one looks at instead of one's own. */
  look = $state<number | null>(null);

  /** `clear` takes back what is selected. */
  constructor(readonly clear: () => void) {}
}

const KEY = Symbol("board state");
export const setBoardState = (state: BoardState): BoardState => setContext(KEY, state);
export const boardState = (): BoardState => getContext<BoardState>(KEY);
