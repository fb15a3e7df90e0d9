/** The geometry of the wheel: a circle of radius 166 around 0,0, position I on top, clockwise. */

export const RIM = 165.5;
export const OUTER = 138;
export const INNER = 66;
export const HUB = 30;

const at = (radius: number, degrees: number): [number, number] => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))];
};

const round = (n: number): number => Math.round(n * 10) / 10;

/** A point of the sector at a position: so many degrees off its middle line. */
export const place = (position: number, radius: number, off = 0): [number, number] => at(radius, 60 * position + off);

/** The outline of a sector between two radii, narrowed by a gap at its sides. */
export function wedge(position: number, inner: number, outer: number, gap = 0): string {
  const half = (radius: number) => 30 - ((gap / radius) * 180) / Math.PI;
  const middle = 60 * position;
  const [ax, ay] = at(outer, middle - half(outer));
  const [bx, by] = at(outer, middle + half(outer));
  const [cx, cy] = at(inner, middle + half(inner));
  const [dx, dy] = at(inner, middle - half(inner));
  return `M${ax} ${ay}A${outer} ${outer} 0 0 1 ${bx} ${by}L${cx} ${cy}A${inner} ${inner} 0 0 0 ${dx} ${dy}z`;
}

/** A vein in the marble of a sector. */
export function vein(position: number): string {
  const sway = [8, -10, 6, -7, 11, -5][position] ?? 0;
  const [ax, ay] = place(position, 74, -20);
  const [bx, by] = place(position, 112, sway - 12);
  const [cx, cy] = place(position, 133, sway + 6);
  return `M${ax} ${ay}Q${bx} ${by} ${cx} ${cy}`;
}

export interface Pile<Piece> {
  piece: Piece;
  count: number;
  x: number;
  y: number;
}

const ROWS: Record<number, number[]> = { 1: [1], 2: [2], 3: [3], 4: [2, 2], 5: [3, 2], 6: [4, 2] };

/**
 * Where the blocks of a sector lie: up to four along the rim, two beside the icon at the inner radius. Above six
 * pieces equal colours share a place and are counted.
 */
export function laid<Piece>(position: number, pieces: readonly [Piece, number][], icon: boolean): Pile<Piece>[] {
  const total = pieces.reduce((sum, [, count]) => sum + count, 0);
  const single = total <= 6;
  const piles = single ? pieces.flatMap(([piece, n]) => Array.from({ length: n }, () => [piece, 1] as const)) : pieces;
  const [rim = 0, beside = 0] = ROWS[piles.length] ?? [4, 2];
  const radius = icon || beside > 0 ? 115 : 106;
  const step = rim === 4 ? 14.3 : 17.5;
  return piles.map(([piece, count], n) => {
    const inRow = n < rim;
    const off = inRow ? (n - (rim - 1) / 2) * step : beside === 1 ? 0 : n === rim ? -20 : 20;
    const [x, y] = place(position, inRow ? radius : 85, off);
    return { piece, count, x, y };
  });
}

/** The piles that are left of those that lay there: each keeps its place, and the first of its colour goes first. */
export function stillThere<Piece>(piles: readonly Pile<Piece>[], left: (piece: Piece) => number): Pile<Piece>[] {
  return piles.flatMap((pile, n) => {
    const later = piles.slice(n + 1).filter((other) => other.piece === pile.piece);
    const count = Math.min(pile.count, left(pile.piece) - later.reduce((sum, other) => sum + other.count, 0));
    return count > 0 ? [{ ...pile, count }] : [];
  });
}

/** Where the prices of a position lie on the rim: after the numeral, in the order of the colours. */
export function prices(position: number, count: number): { numeral: [number, number]; plates: [number, number][] } {
  const step = 6.7;
  const width = step * count;
  const below = position === 2 || position === 3; // read from left to right there as well
  const sign = below ? -1 : 1;
  const start = -(width + 3) / 2;
  const numeral = place(position, 152, sign * start);
  const plates = Array.from({ length: count }, (_, n) => place(position, 153, sign * (start + 3 + step * (n + 0.5) + 2)));
  return { numeral, plates };
}
