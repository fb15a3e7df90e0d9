/** Where things lie on the ring: seven spaces round a hub, the first at the top, clockwise. */

export const WIDTH = 292;
export const HEIGHT = 300;
export const CENTRE = [146, 152] as const;
export const TILE = 31;
/** How far from the middle tiles, pawns and numerals lie. */
export const FAR = { tiles: 113, pawns: 58, numerals: 35.5 };

const angle = (space: number): number => ((-90 + ((space - 1) * 360) / 7) * Math.PI) / 180;

export function at(space: number, far: number): [number, number] {
  const turn = angle(space);
  return [CENTRE[0] + far * Math.cos(turn), CENTRE[1] + far * Math.sin(turn)];
}

/** Where several pawns at one space stand: beside each other along the ring. */
export function stand(space: number, n: number, of: number): [number, number] {
  const turn = angle(space) + ((n - (of - 1) / 2) * (of > 2 ? 12 : 15) * Math.PI) / 180;
  return [CENTRE[0] + FAR.pawns * Math.cos(turn), CENTRE[1] + FAR.pawns * Math.sin(turn)];
}

/** Whether the way past empty spaces leads clockwise. */
export function leadsRight(ring: readonly { length: number }[], from: number, to: number): boolean {
  for (let n = 1; n <= ring.length; n++) {
    const at = ((from - 1 + n) % ring.length) + 1;
    if (at === to) return true;
    if (ring[at - 1]!.length > 0) return false;
  }
  return false;
}

/** The way of a pawn from space to space along the ring, and the head of its arrow. */
export function arc(from: number, to: number, right: boolean, far = FAR.pawns): { line: string; head: string } {
  const gap = 0.24;
  const way = right ? 1 : -1;
  const begin = angle(from) + way * gap;
  let end = angle(to) - way * gap;
  while (way * (end - begin) <= 0) end += way * 2 * Math.PI;
  const point = (turn: number, radius = far): string =>
    `${(CENTRE[0] + radius * Math.cos(turn)).toFixed(1)} ${(CENTRE[1] + radius * Math.sin(turn)).toFixed(1)}`;
  const large = Math.abs(end - begin) > Math.PI ? 1 : 0;
  const tip = end + way * 0.12;
  return {
    line: `M${point(begin)}A${far} ${far} 0 ${large} ${right ? 1 : 0} ${point(end)}`,
    head: `M${point(tip)}L${point(end, far - 5)}L${point(end, far + 5)}z`,
  };
}
