/** Lines of scores over time, as SVG paths. */

import { minus } from "./numbers";

export interface Sample {
  move: number;
  /** The total of each seat. */
  totals: number[];
}

export interface Plot {
  width: number;
  height: number;
  lines: { seat: number; path: string; end: { x: number; y: number } }[];
  /** The labels of the axes. */
  ticks: { y: number; text: string }[];
  moves: { x: number; text: string }[];
  zero: number | null;
}

/** A round step of which about `wanted` span the range. */
export function niceStep(range: number, wanted: number): number {
  const rough = Math.max(range / wanted, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((n) => n * power).find((step) => step >= rough) ?? rough;
}

export function plot(samples: readonly Sample[], width: number, height: number, pad = { left: 34, right: 16, top: 12, bottom: 24 }): Plot {
  const seats = samples[0]?.totals.length ?? 0;
  const all = samples.flatMap((sample) => sample.totals);
  const last = Math.max(1, samples.at(-1)?.move ?? 1);
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const step = niceStep(high - low, 5);
  const [bottom, top] = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
  const round = (n: number) => Math.round(n * 10) / 10;
  const x = (move: number) => round(pad.left + ((width - pad.left - pad.right) * move) / last);
  const y = (value: number) => round(height - pad.bottom - ((height - pad.top - pad.bottom) * (value - bottom)) / (top - bottom || 1));
  const ticks = [];
  for (let value = bottom; value <= top; value += step) ticks.push({ y: y(value), text: minus(value) });
  const every = niceStep(last, 6);
  const moves = [];
  for (let move = 0; move <= last; move += every) moves.push({ x: x(move), text: String(move) });
  return {
    width,
    height,
    ticks,
    moves,
    zero: bottom < 0 ? y(0) : null,
    lines: Array.from({ length: seats }, (_, seat) => {
      const points = samples.map((sample) => ({ x: x(sample.move), y: y(sample.totals[seat]!) }));
      return {
        seat,
        path: points.map((point, n) => `${n ? "L" : "M"}${point.x} ${point.y}`).join(""),
        end: points.at(-1) ?? { x: 0, y: 0 },
      };
    }),
  };
}

/** The moves to sample: all of a short game, about `most` of a long one, always with the first and the last. */
export function sampled(moves: number, most: number): number[] {
  if (moves <= most) return Array.from({ length: moves + 1 }, (_, n) => n);
  const found = new Set<number>();
  for (let n = 0; n <= most; n++) found.add(Math.round((moves * n) / most));
  return [...found];
}
