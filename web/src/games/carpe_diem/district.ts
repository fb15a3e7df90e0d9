/** What lies in a district and what one more tile would finish, read off the tiles. */

import { turnedTile } from "./tiles";
import { CELLS, COLUMNS, isSingle, type Placed, type Player, type Tile } from "./view";

export type Laid = ReadonlyMap<string, Tile>;

export const laid = (player: Player): Map<string, Tile> => new Map(player.tiles.map(({ cell, tile }: Placed) => [cell, tile]));

/** The cell beside another, by side; null is the frame. */
function beside(cell: string, side: number): string | null {
  const column = COLUMNS.indexOf(cell[0]!) + [0, 1, 0, -1][side]!;
  const row = Number(cell[1]) + [-1, 0, 1, 0][side]!;
  return column >= 0 && column < 6 && row >= 1 && row <= 6 ? `${COLUMNS[column]}${row}` : null;
}

/** The cells of the thing of this kind to which a cell belongs, and whether it looks at no empty cell. */
export function thing(tiles: Laid, cell: string, kind: string): { cells: string[]; done: boolean } {
  if (isSingle(kind)) return { cells: [cell], done: true };
  const found = new Set([cell]);
  const waiting = [cell];
  let done = true;
  while (waiting.length > 0) {
    const at = waiting.pop()!;
    for (let side = 0; side < 4; side++) {
      if (tiles.get(at)!.edges[side] !== kind) continue;
      const there = beside(at, side);
      if (there === null || !tiles.has(there)) done = false;
      else if (!found.has(there)) {
        found.add(there);
        waiting.push(there);
      }
    }
  }
  return { cells: [...found], done };
}

/** The kinds that are finished on each cell. */
export function finishedKinds(tiles: Laid): Map<string, string[]> {
  return new Map([...tiles].map(([cell, tile]) => [cell, tile.kinds.filter((kind) => thing(tiles, cell, kind).done)]));
}

export interface Finished {
  kind: string;
  cells: string[];
  chimneys: number;
}

/** What a tile would finish on a cell after quarter turns, in the order of its kinds. */
export function finishes(player: Player, tile: Tile, cell: string, turns: number): Finished[] {
  const after = laid(player).set(cell, turnedTile(tile, turns));
  return tile.kinds.flatMap((kind) => {
    const { cells, done } = thing(after, cell, kind);
    const chimneys = kind === "villa" ? cells.reduce((sum, each) => sum + after.get(each)!.chimneys, 0) : 0;
    return done ? [{ kind, cells, chimneys }] : [];
  });
}

/** Whether the edges of a tile agree with what lies around a cell. */
function fits(tiles: Laid, shovel: string, tile: Tile, cell: string): boolean {
  let near = tiles.size === 0 && cell === shovel;
  for (let side = 0; side < 4; side++) {
    const there = beside(cell, side);
    const across = there === null ? "grass" : tiles.get(there)?.edges[(side + 2) % 4];
    if (across !== undefined && across !== tile.edges[side]) return false;
    near ||= there !== null && tiles.has(there);
  }
  return near && !tiles.has(cell);
}

/** The kinds that a tile could finish somewhere in this district. */
export function couldFinish(player: Player, tile: Tile): string[] {
  const tiles = laid(player);
  const found = new Set<string>();
  for (const cell of CELLS) {
    for (let turns = 0; turns < 4; turns++) {
      if (!fits(tiles, player.shovel, turnedTile(tile, turns), cell)) continue;
      for (const { kind } of finishes(player, tile, cell, turns)) found.add(kind);
    }
  }
  return tile.kinds.filter((kind) => found.has(kind));
}
