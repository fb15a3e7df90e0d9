/** What the parts of the board share. */

import { getContext, setContext } from "svelte";
import * as stage from "../stage/stage";
import type { View } from "./view";

export { actionAt, targetClasses, nameOf, targetAttributes, pointerHandlers } from "../stage/stage";

export type BoardContext = stage.BoardContext<View>;
export const boardContext = (): BoardContext => stage.boardContext<View>();

/** How the tile in hand is turned while its place is chosen. */
export interface TileRotation {
  readonly turns: number;
  /** The cells for each number of quarter turns. */
  readonly cells: string[][];
  set: (turns: number) => void;
  /** Turn clockwise (1) or back (-1), to the next way that fits somewhere, or on the cell that is chosen. */
  by: (way: 1 | -1) => void;
  /** Whose district is drawn. */
  readonly seat: number;
  see: (seat: number) => void;
}

const KEY = Symbol("tile rotation");
export const setTileRotation = (rotation: TileRotation): TileRotation => setContext(KEY, rotation);
export const tileRotation = (): TileRotation => getContext<TileRotation>(KEY);
