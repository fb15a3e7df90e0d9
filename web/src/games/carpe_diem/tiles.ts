/**
 * Tiles drawn from their edges. A tile is 48 x 48; every opening is the span 9..39 of its side, so equal edges always
 * join. Nothing is rotated on the table but the openings: hens, letters and the light stay upright.
 */

import { isDwelling, isSingle, type Tile } from "./view";

type Point = readonly [number, number];

/** How a kind rounds its corners: outside, inside, and how far a lone end reaches. */
interface Cut {
  outer: number;
  inner: number;
  depth: number;
}

const CUTS: Record<string, Cut> = {
  vineyard: { outer: 3, inner: 2, depth: 34 },
  garden: { outer: 11, inner: 3, depth: 35 },
  farm: { outer: 7, inner: 2, depth: 35 },
  pond: { outer: 17, inner: 4.5, depth: 35 },
};
const ROOF: Cut = { outer: 0, inner: 0, depth: 32 };
const HALF = 20;

/** A corner of an outline: where it is, how round it is, and whether the line to the next corner is an open side. */
interface Corner {
  at: Point;
  round: number;
  open: boolean;
}

type Neighbour = "none" | "across" | "right" | "left";

export interface Feature {
  kind: string;
  /** Sides 0 to 3, clockwise from the north. */
  openings: number[];
  /** Where the other feature of the tile lies, seen from this one. */
  other: Neighbour;
}

/** What a tile shows, kind by kind, with the sides it reaches. */
export function features(tile: Tile): Feature[] {
  const found = tile.kinds
    .filter((kind) => !isSingle(kind))
    .map((kind) => ({ kind, openings: [0, 1, 2, 3].filter((side) => tile.edges[side] === kind) }));
  return found.map(({ kind, openings }, n) => {
    const partner = found[1 - n];
    const away = partner ? (partner.openings[0]! - openings[0]! + 4) % 4 : 0;
    return { kind, openings, other: partner ? (["none", "right", "across", "left"] as const)[away]! : "none" };
  });
}

const turn = ([x, y]: Point, quarters: number): Point => {
  let at: Point = [x, y];
  for (let n = 0; n < quarters; n++) at = [48 - at[1], at[0]];
  return at;
};

/** The outline of a feature, clockwise. */
export function outline({ kind, openings, other }: Feature): Corner[] {
  const cut = CUTS[kind] ?? ROOF;
  if (openings.length === 1) return end(cut, kind, other).map((corner) => ({ ...corner, at: turn(corner.at, openings[0]!) }));
  const found: Corner[] = [];
  for (let side = 0; side < 4; side++) {
    const before = openings.includes((side + 3) % 4);
    const open = openings.includes(side);
    // The corner at which this side begins: between two closed sides it is outside, between two open ones inside.
    if (before === open) found.push({ at: turn([9, 9], side), round: open ? cut.inner : cut.outer, open: false });
    if (open) found.push({ at: turn([9, 0], side), round: 0, open: true }, { at: turn([39, 0], side), round: 0, open: false });
  }
  return found;
}

/** An end that comes in from the north: whole, or a half that leaves room for the other feature. */
function end(cut: Cut, kind: string, other: Neighbour): Corner[] {
  const roof = cut === ROOF;
  const depth = other === "none" ? (kind === "villa" ? 33 : cut.depth) : HALF;
  const round = Math.min(other === "none" ? Math.max(cut.outer, 3) - (kind === "pond" ? 3 : 0) : Math.min(cut.outer, 11), depth / 2);
  const curve = roof ? 0 : round;
  const top: Corner[] = [
    { at: [9, 0], round: 0, open: true },
    { at: [39, 0], round: 0, open: false },
  ];
  const small = roof ? 0 : 4;
  if (other === "right")
    return [
      ...top,
      { at: [39, 7.6], round: small, open: false },
      { at: [26.6, HALF], round: small, open: false },
      { at: [9, HALF], round: small, open: false },
    ];
  if (other === "left")
    return [
      ...top,
      { at: [39, HALF], round: small, open: false },
      { at: [21.4, HALF], round: small, open: false },
      { at: [9, 7.6], round: small, open: false },
    ];
  return [...top, { at: [39, depth], round: curve, open: false }, { at: [9, depth], round: curve, open: false }];
}

const n2 = (n: number): string => String(Math.round(n * 100) / 100);
const xy = ([x, y]: Point): string => `${n2(x)} ${n2(y)}`;
const toward = (a: Point, b: Point, far: number): Point => {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [a[0] + ((b[0] - a[0]) / length) * far, a[1] + ((b[1] - a[1]) / length) * far];
};

/** The area as a path, and its border without the open sides. */
export function paths(corners: readonly Corner[]): { area: string; border: string } {
  let area = "";
  let border = "";
  let pen = false;
  const count = corners.length;
  const first = corners.findIndex((corner) => corner.open);
  for (let k = 0; k < count; k++) {
    const at = (first + 1 + k + count) % count;
    const { at: here, round, open } = corners[at]!;
    const back = corners[(at - 1 + count) % count]!.at;
    const on = corners[(at + 1) % count]!.at;
    const piece = round > 0 ? `L${xy(toward(here, back, round))}Q${xy(here)} ${xy(toward(here, on, round))}` : `L${xy(here)}`;
    area += piece;
    border += pen ? piece : piece.replace("L", "M");
    pen = !open;
  }
  return { area: `M${area.slice(1)}Z`, border };
}

const FACES = [
  // north, east, south, west: how light falls on a slope that looks there, and how its tiles run
  ["#fff", ".2", "v"],
  ["#2a1208", ".12", "h"],
  ["#2a1208", ".24", "v"],
  ["#fff", ".1", "h"],
] as const;

const poly = (points: readonly Point[]): string => `M${points.map(xy).join("L")}z`;

/** Slopes and ridges of a roof. */
function roof(feature: Feature): string {
  const { openings, other } = feature;
  const slopes: [number, Point[]][] = [];
  const ridges: [Point, Point][] = [];
  if (openings.length === 1) {
    const q = openings[0]!;
    const corners = outline(feature).map((corner) => corner.at);
    const deep = other === "none" ? (feature.kind === "villa" ? 33 : ROOF.depth) : HALF;
    const peak = turn([24, deep - 12], q);
    const door = turn([24, 0], q);
    // corners: left door post, right door post, then clockwise round
    const rest = corners.slice(1);
    slopes.push([(q + 1) % 4, [door, rest[0]!, rest[1]!, peak]]);
    for (let k = 1; k + 1 < rest.length; k++) {
      const cut = other === "right" && k === 1 ? 1 : other === "left" && k === rest.length - 2 ? 3 : 2;
      slopes.push([(q + cut) % 4, [peak, rest[k]!, rest[k + 1]!]]);
    }
    slopes.push([(q + 3) % 4, [door, peak, rest.at(-1)!, corners[0]!]]);
    ridges.push([door, peak], ...rest.slice(1).map((corner): [Point, Point] => [peak, corner]));
  } else {
    const peak: Point = [24, 24];
    for (let side = 0; side < 4; side++) {
      const left = turn([9, 9], side);
      const right = turn([39, 9], side);
      const open = openings.includes(side);
      if (open) {
        const door = turn([24, 0], side);
        slopes.push([(side + 3) % 4, [turn([9, 0], side), door, peak, left]], [(side + 1) % 4, [door, turn([39, 0], side), right, peak]]);
        ridges.push([door, peak]);
      } else slopes.push([side, [left, right, peak]]);
      if (open === openings.includes((side + 3) % 4)) ridges.push([peak, left]);
    }
  }
  const shaded = slopes.map(([looks, points]) => {
    const [colour, opacity, way] = FACES[looks]!;
    const d = poly(points);
    return `<path d="${d}" fill="${colour}" fill-opacity="${opacity}"/><path d="${d}" fill="url(#cd-p-rf-${way})"/>`;
  });
  const lines = ridges.map(([a, b]) => `M${xy(a)}L${xy(b)}`).join("");
  return `${shaded.join("")}<path class="ridge" d="${lines}"/>`;
}

/** Where the emblem of a feature stands, and how large it is. */
function emblem({ openings, other }: Feature): { at: Point; size: number } {
  if (openings.length !== 1) return { at: [24, 24], size: 19 };
  const [at, size]: [Point, number] =
    other === "none" ? [[24, 16], 19] : other === "across" ? [[24, 9.8], 15] : [other === "right" ? [21.6, 9.6] : [26.4, 9.6], 14];
  return { at: turn(at, openings[0]!), size };
}

const PLATES: Record<string, string> = {
  merchant: "M0-9 7.9-4.5V4.5L0 9-7.9 4.5V-4.5z",
  baker: "M-7.7 7.6V0a7.7 7.7 0 0 1 15.4 0v7.6z",
  senator: "M-7.7-7.7H7.7V.8C7.7 5 4.5 7.2 0 9.2-4.5 7.2-7.7 5-7.7.8z",
  artisan: "M0-9.9 9.9 0 0 9.9-9.9 0z",
};
const GOOD: Record<string, string> = { vineyard: "grape", garden: "herb", farm: "chicken", pond: "fish" };

function plate(feature: Feature): string {
  const { at, size } = emblem(feature);
  const { kind } = feature;
  return (
    `<g transform="translate(${xy(at)})"><g class="orn" transform="scale(${n2(size / 17)})">` +
    `<path d="${PLATES[kind]}" class="pp" fill="var(--k-${kind}-p)"/>` +
    `<use href="#cd-letter-${kind}" x="-12" y="-12" width="24" height="24"/></g>` +
    `<path class="nor" transform="scale(.75)" d="${PLATES[kind]}" fill="var(--k-${kind}-l)"/></g>`
  );
}

function good(feature: Feature): string {
  const { at, size } = emblem(feature);
  const { kind } = feature;
  return (
    `<g class="orn"><circle cx="${n2(at[0])}" cy="${n2(at[1])}" r="${n2(size * 0.56)}" fill="var(--k-${kind})"/>` +
    `<use href="#cd-${GOOD[kind]}" x="${n2(at[0] - size / 2)}" y="${n2(at[1] - size / 2)}" width="${size}" height="${size}"/></g>`
  );
}

/** Where chimneys stand on a villa, by its openings. */
function chimneys(feature: Feature, count: number): string {
  if (count === 0 || feature.kind !== "villa") return "";
  const { openings, other } = feature;
  const anchors: Point[] =
    openings.length === 1
      ? (other === "none"
          ? [
              [32.5, 20],
              [15.5, 12],
              [32, 8],
            ]
          : ([[other === "left" ? 31 : 16.5, 9]] as Point[])
        ).map((at) => turn(at as Point, openings[0]!))
      : [
          [32, 32],
          [15, 33],
          [33, 15],
          [15, 15],
        ];
  return anchors
    .slice(0, count)
    .map((at) => `<use class="stk" href="#cd-stack" x="${n2(at[0] - 6)}" y="${n2(at[1] - 7)}" width="12" height="12"/>`)
    .join("");
}

/** One feature as SVG: its ground, its pattern or roof, its border, its emblem. */
function drawFeature(feature: Feature, tile: Tile, done = false): string {
  const { kind } = feature;
  const { area, border } = paths(outline(feature));
  const built = kind === "villa" || isDwelling(kind);
  const ground = `<path d="${area}" fill="var(--k-${kind})" stroke="var(--k-${kind})" stroke-width=".7"/>`;
  const inside = built ? roof(feature) : `<path d="${area}" fill="url(#cd-p-${kind})"/>`;
  const above = built ? (kind === "villa" ? chimneys(feature, tile.chimneys) : plate(feature)) : good(feature);
  const edges = (done ? ["e1", "e2", "e3"] : ["e1", "e2"]).map((edge) => `<path class="${edge}" d="${border}"/>`).join("");
  return `<g class="ft f-${kind}${done ? " done" : ""}">${ground}${inside}${edges}${above}</g>`;
}

/** A whole tile without its grass. `done` names the kinds that are finished. */
export function drawTile(tile: Tile, done: readonly string[] = []): string {
  const single = tile.kinds.find(isSingle);
  if (single) return `<use class="single${done.includes(single) ? " done" : ""}" href="#cd-t-${single}" width="48" height="48"/>`;
  return features(tile)
    .map((feature) => drawFeature(feature, tile, done.includes(feature.kind)))
    .join("");
}

/** Which of the four small growths stands on the grass of a tile; the same tile always has the same. */
export const growth = (name: string): number => 1 + ([...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 4);

/** A tile as one drawing with its grass, for pieces that travel. */
export const wholeTile = (tile: Tile): string =>
  `<use href="#cd-t-grass" width="48" height="48"/><use href="#cd-t-deco-${growth(tile.name)}" width="48" height="48"/>${drawTile(tile)}`;

/** The edges of a tile after quarter turns clockwise. */
export const turnedTile = (tile: Tile, turns: number): Tile => ({
  ...tile,
  edges: tile.edges.map((_, side) => tile.edges[(side - turns + 4) % 4]!),
});
