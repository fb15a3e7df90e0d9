/** Where the note about a placement stands: beside the tile, over what is missed least. */

import { COLUMNS, columnOf, rowOf } from "./view";

/** The frame of a district is drawn so large, and its cells begin so far from the edge. */
export const SIZE = 348;
export const RIM = 30;

export interface Callout {
  side: "left" | "right" | "above" | "below";
  /** The point at which it begins, in percent of the frame. */
  x: number;
  y: number;
}

const named = (column: number, row: number): string | null =>
  column >= 0 && column < 6 && row >= 0 && row < 6 ? `${COLUMNS[column]}${row + 1}` : null;
const percent = (units: number): number => Math.round((units / SIZE) * 1000) / 10;

/** `weight` says how bad it is to cover a cell. */
export function callout(cell: string, weight: (cell: string) => number): Callout {
  const column = columnOf(cell);
  const row = rowOf(cell);
  // prettier-ignore
  const sides: [Callout["side"], [number, number][]][] = [
    ["left", [[column - 1, row], [column - 2, row]]],
    ["right", [[column + 1, row], [column + 2, row]]],
    ["below", [[column, row + 1], [column + 1, row + 1], [column - 1, row + 1]]],
    ["above", [[column, row - 1], [column + 1, row - 1], [column - 1, row - 1]]],
  ];
  const cost = (cells: [number, number][]): number =>
    cells.reduce((sum, [c, r]) => {
      const name = named(c, r);
      return sum + (name === null ? 2.5 : weight(name));
    }, 0) / cells.length;
  const [side] = sides.reduce((best, each) => (cost(each[1]) < cost(best[1]) ? each : best));
  const x = RIM + 48 * column;
  const y = RIM + 48 * row;
  if (side === "left") return { side, x: percent(x - 4), y: percent(y + 24) };
  if (side === "right") return { side, x: percent(x + 52), y: percent(y + 24) };
  if (side === "below") return { side, x: percent(x + 24), y: percent(y + 53) };
  return { side, x: percent(x + 24), y: percent(y - 16) };
}
