/** Shapes as a pack writes them, `["##", "#."]`, on a canvas on which squares are set and cleared. */

import type { Value } from "./data";

export const EMPTY = ".";

/** The mark of a shape's squares; null if a value is no shape. */
export function markOf(value: Value): string | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const lines = value.filter((line): line is string => typeof line === "string");
  const marks = new Set(lines.join(""));
  marks.delete(EMPTY);
  const even = lines.every((line) => line.length > 0 && line.length === lines[0]!.length);
  if (lines.length !== value.length || !even || marks.size !== 1) return null;
  const [mark] = marks;
  return mark === "#" || mark === "P" ? mark : null;
}

/** The shape in the middle of a square canvas with room around it. */
export function canvasOf(lines: readonly string[], side: number): string[] {
  const width = lines[0]?.length ?? 0;
  const size = Math.max(side, width, lines.length);
  const left = Math.floor((size - width) / 2);
  const top = Math.floor((size - lines.length) / 2);
  return Array.from({ length: size }, (_, row) => {
    const line = lines[row - top] ?? "";
    return (EMPTY.repeat(left) + line).padEnd(size, EMPTY);
  });
}

export function toggled(lines: readonly string[], row: number, column: number, mark: string): string[] {
  return lines.map((line, n) =>
    n === row ? line.slice(0, column) + (line[column] === EMPTY ? mark : EMPTY) + line.slice(column + 1) : line,
  );
}

/** The shape without the empty lines around it. */
export function trimmed(lines: readonly string[]): string[] {
  const rows = lines.flatMap((line, n) => (/[^.]/.test(line) ? [n] : []));
  const columns = lines.flatMap((line) => [...line].flatMap((mark, n) => (mark === EMPTY ? [] : [n])));
  if (rows.length === 0) return [];
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  return lines.slice(rows[0], rows.at(-1)! + 1).map((line) => line.slice(left, right + 1));
}

const CELL = /^([a-f])([1-6])$/;
/** Whether a value is a list of squares of a board, such as `["a1", "c6"]`. */
export const isCells = (value: Value): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((cell) => typeof cell === "string" && CELL.test(cell));

export const cellAt = (row: number, column: number): string => `${"abcdef"[column]}${row + 1}`;
