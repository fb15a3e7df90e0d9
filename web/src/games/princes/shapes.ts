/** The shapes of the pieces on the squares of an estate: turned, flipped, laid, and drawn as one outline. */

import type { View } from "./view";

export const SIDE = 7;
export const TURNS = ["r0", "r1", "r2", "r3", "f0", "f1", "f2", "f3"] as const;

/** A square as column and row, counted from the lower left. */
export type Cell = readonly [number, number];

/** Where the printed shapes are. */
type Printed = Pick<View, "printed">;

function normal(cells: readonly Cell[]): Cell[] {
  const left = Math.min(...cells.map(([x]) => x));
  const low = Math.min(...cells.map(([, y]) => y));
  return cells.map(([x, y]): Cell => [x - left, y - low]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** A piece as it lies when turned: `r1` is a quarter clockwise, `f` is flipped left to right first. */
export function turned({ printed }: Printed, piece: string, turn: string): Cell[] {
  const lines = printed.pieces[piece]?.shape ?? ["#"];
  let cells: Cell[] = lines.flatMap((line, row) =>
    [...line].flatMap((mark, x): Cell[] => (mark === "#" ? [[x, lines.length - 1 - row]] : [])),
  );
  if (turn.startsWith("f")) cells = cells.map(([x, y]): Cell => [-x, y]);
  for (let n = 0; n < Number(turn.slice(1)); n++) cells = cells.map(([x, y]): Cell => [y, -x]);
  return normal(cells);
}

/** The squares that a piece covers when its foot, the leftmost square of its lowest row, stands on a square. */
export function laid(view: Printed, piece: string, turn: string, foot: Cell): Cell[] {
  const cells = turned(view, piece, turn);
  const left = Math.min(...cells.filter(([, y]) => y === 0).map(([x]) => x));
  return cells.map(([x, y]): Cell => [foot[0] + x - left, foot[1] + y]);
}

export const cell = (square: string): Cell => [square.charCodeAt(0) - 97, Number(square.slice(1)) - 1];
export const square = ([x, y]: Cell): string => String.fromCharCode(97 + x) + (y + 1);

// ---------------------------------------------------------------------- placements as the engine names them

export interface Placement {
  action: string;
  piece: string;
  turn: string;
  /** The foot on the plane of one's own estate. */
  foot: Cell;
  cells: Cell[];
}

/** Every placement among these actions. `there` is where the partner's estate lies, for a joint building. */
export function placements(view: Printed, legal: readonly string[], there: Cell = [SIDE, 0]): Placement[] {
  return legal.flatMap((action) => {
    const found = placement(view, action, there);
    return found ? [found] : [];
  });
}

export function placement(view: Printed, action: string, there: Cell = [SIDE, 0]): Placement | null {
  const told = /^(?:place|joint) (\w+) (\w\d) at (their )?(\w\d)$/.exec(action);
  if (!told) return null;
  const [, piece, turn, their, at] = told as unknown as [string, string, string, string | undefined, string];
  const on = cell(at);
  const foot: Cell = their ? [on[0] + there[0], on[1] + there[1]] : on;
  return { action, piece, turn, foot, cells: laid(view, piece, turn, foot) };
}

/** Of the placements in one orientation, the one that a pointer on a square means. */
export function under(found: readonly Placement[], at: Cell): Placement | null {
  const foot = found.find((each) => each.foot[0] === at[0] && each.foot[1] === at[1]);
  if (foot) return foot;
  return nearest(
    found.filter((each) => each.cells.some(([x, y]) => x === at[0] && y === at[1])),
    at,
  );
}

export function nearest(found: readonly Placement[], at: Cell): Placement | null {
  const far = (each: Placement) => Math.hypot(...([0, 1] as const).map((n) => middle(each.cells)[n] - at[n]));
  return found.reduce<Placement | null>((best, each) => (best === null || far(each) < far(best) ? each : best), null);
}

export function middle(cells: readonly Cell[]): Cell {
  const mean = (n: 0 | 1) => cells.reduce((sum, each) => sum + each[n], 0) / cells.length;
  return [mean(0), mean(1)];
}

// ---------------------------------------------------------------------- where a neighbour's estate lies

/** Where the partner's estate lies, seen from the active player's, in squares to the right and up. */
export function partnerAt(view: View): { active: number; partner: number; there: Cell } | null {
  const facts = view.prompt?.facts ?? {};
  const active = view.offer?.active ?? view.prompt?.seat ?? 0;
  const partner = view.offer?.partner ?? ("partner" in facts ? Number(facts.partner) : -1);
  const there = view.neighbour_offsets[active]?.[view.neighbours[active]!.indexOf(partner)];
  return there ? { active, partner, there: [there[0]!, there[1]!] } : null;
}

// ---------------------------------------------------------------------- drawing

/** The outline of a piece with round corners; `size` is a square, `gap` the distance to its border. Rows go upwards. */
export function outline(cells: readonly Cell[], size: number, gap: number, radius: number, rows = SIDE): string {
  const has = new Set(cells.map(([x, y]) => `${x} ${y}`));
  const is = (x: number, y: number) => has.has(`${x} ${y}`);
  // Edges with the piece on their right, in screen directions (rows turned upside down).
  const next = new Map<string, [number, number][]>();
  const edge = (x1: number, y1: number, x2: number, y2: number) => next.set(`${x1} ${y1}`, [...(next.get(`${x1} ${y1}`) ?? []), [x2, y2]]);
  for (const [x, y] of cells) {
    const top = rows - 1 - y;
    if (!is(x, y + 1)) edge(x, top, x + 1, top);
    if (!is(x + 1, y)) edge(x + 1, top, x + 1, top + 1);
    if (!is(x, y - 1)) edge(x + 1, top + 1, x, top + 1);
    if (!is(x - 1, y)) edge(x, top + 1, x, top);
  }
  let path = "";
  while (next.size > 0) {
    const [start] = next.keys();
    let at = start!.split(" ").map(Number) as [number, number];
    let way: [number, number] = [0, 0];
    const loop: [number, number][] = [];
    do {
      const key = `${at[0]} ${at[1]}`;
      const ways = next.get(key)!;
      // Where two corners meet, keep to the right: the piece stays one.
      const to = ways.length === 1 ? ways[0]! : (ways.find(([x, y]) => (x - at[0]) * -way[1] + (y - at[1]) * way[0] > 0) ?? ways[0]!);
      const left = ways.filter((each) => each !== to);
      if (left.length > 0) next.set(key, left);
      else next.delete(key);
      way = [to[0] - at[0], to[1] - at[1]];
      loop.push(at);
      at = to;
    } while (`${at[0]} ${at[1]}` !== start);
    path += rounded(loop, size, gap, radius);
  }
  return path;
}

function rounded(loop: readonly [number, number][], size: number, gap: number, radius: number): string {
  const corners = loop.filter((at, n) => {
    const [before, after] = [loop.at(n - 1)!, loop[(n + 1) % loop.length]!];
    return (at[0] - before[0]) * (after[1] - at[1]) !== (at[1] - before[1]) * (after[0] - at[0]);
  });
  const way = (a: readonly [number, number], b: readonly [number, number]) => [Math.sign(b[0] - a[0]), Math.sign(b[1] - a[1])] as const;
  let path = "";
  corners.forEach((at, n) => {
    const into = way(corners.at(n - 1)!, at);
    const out = way(at, corners[(n + 1) % corners.length]!);
    // Inward is to the right of the way: (dx, dy) turned clockwise on the screen is (-dy, dx).
    const x = at[0] * size + gap * (-into[1] - out[1]);
    const y = at[1] * size + gap * (into[0] + out[0]);
    path += `${n === 0 ? "M" : "L"}${x - into[0] * radius} ${y - into[1] * radius}Q${x} ${y} ${x + out[0] * radius} ${y + out[1] * radius}`;
  });
  return `${path}z`;
}

/** Where the facade of a piece stands: in a block of two by two if there is one, else in the square with most neighbours. */
export function facade(cells: readonly Cell[]): { at: Cell; big: boolean } {
  const has = (x: number, y: number) => cells.some((each) => each[0] === x && each[1] === y);
  const block = cells.find(([x, y]) => has(x + 1, y) && has(x, y + 1) && has(x + 1, y + 1));
  if (block) return { at: block, big: true };
  const near = ([x, y]: Cell) => Number(has(x + 1, y)) + Number(has(x - 1, y)) + Number(has(x, y + 1)) + Number(has(x, y - 1));
  return { at: [...cells].sort((a, b) => near(b) - near(a) || a[1] - b[1])[0]!, big: false };
}

/** Seams between the squares of one piece. */
export function seams(cells: readonly Cell[], size: number, rows = SIDE): string {
  const has = (x: number, y: number) => cells.some((each) => each[0] === x && each[1] === y);
  return cells
    .flatMap(([x, y]) => [
      has(x + 1, y) ? `M${(x + 1) * size} ${(rows - 1 - y) * size + 7}v${size - 14}` : "",
      has(x, y - 1) ? `M${x * size + 7} ${(rows - y) * size}h${size - 14}` : "",
    ])
    .join("");
}
