/** Pieces that fly from spot to spot. Nothing waits for them; any key or click finishes them. */

import sheet from "@/art/icons.svg?url";
import { measureLater } from "@/lib/measuring";
import type { Spot } from "./stage";

export type Rects = ReadonlyMap<Spot, DOMRect>;

/** The duration of a flight, and the longest time for all flights of a step, in milliseconds. */
export const DURATION = 360;
const AT_MOST = 1200;
const EASE = "cubic-bezier(.2,.7,.2,1)";

/** A flight starts and ends at the first named spot that is drawn. */
export interface Flight {
  /** A symbol of the game's sheet, without the prefix. */
  art: string;
  from: Spot[];
  to: Spot[];
  /** A piece that stays hidden until the flight ends. */
  reveals?: Spot;
}

let reduced: MediaQueryList | undefined;

/** The query is kept: a new one brings the styles of the whole page up to date first. */
export const prefersNoMotion = (): boolean =>
  document.documentElement.dataset.motion === "none" || (reduced ??= matchMedia("(prefers-reduced-motion: reduce)")).matches;

/** The position of every spot; taken before the board changes. */
export function positions(): Map<Spot, DOMRect> {
  const found = new Map<Spot, DOMRect>();
  for (const element of document.querySelectorAll("[data-spot]")) {
    const name = element.getAttribute("data-spot")!;
    const rect = element.getBoundingClientRect();
    if (name && rect.width > 0 && !found.has(name)) found.set(name, rect);
  }
  return found;
}

const running = new Set<Animation>();
/** The time when the running flights end; steps that arrive meanwhile start after it. */
let busy = 0;

/** End all animations at once. */
export function finish(): void {
  for (const animation of running) animation.finish();
  running.clear();
  busy = 0;
}

/** Animate an element, so that `finish` finishes it. */
export function run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
  const animation = element.animate(frames, { fill: "backwards", easing: EASE, ...options });
  running.add(animation);
  animation.onfinish = animation.oncancel = () => running.delete(animation);
  return animation;
}

/** How long a new step has to wait for those before it. */
export const pause = (): number => Math.min(Math.max(0, busy - performance.now()), AT_MOST);

/**
 * Draw the flights of a step with short delays between them. `was` has the positions before the step; `start` is the
 * delay of the first flight.
 */
export function play(layer: Element, prefix: string, flights: readonly Flight[], was: Rects, start: number): void {
  const now = performance.now();
  const step = Math.min(140, Math.max(40, (AT_MOST - DURATION - start) / Math.max(1, flights.length)));
  busy = now + start + (flights.length > 0 ? (flights.length - 1) * step + DURATION : 0);
  // A page that is not shown has no frames: nothing is to pile up until it is.
  if (flights.length === 0 || document.hidden) return;
  measureLater(() => {
    const is = positions();
    return () => flights.forEach((flight, n) => fly(layer, prefix, flight, was, is, start + n * step));
  });
}

/** Draw one flight. */
function fly(layer: Element, prefix: string, flight: Flight, was: Rects, is: Rects, delay: number): void {
  const from = first(flight.from, was);
  const to = first(flight.to, is);
  if (!from || !to) return;
  const size = Math.min(40, Math.max(22, Math.min(from.width, from.height)));
  const piece = document.createElement("div");
  piece.className = "flying";
  piece.style.cssText = `width:${size}px;height:${size}px`;
  piece.innerHTML = `<svg width="100%" height="100%"><use href="#${prefix}-${flight.art}"/></svg>`;
  layer.append(piece);
  const at = (rect: DOMRect) => `translate(${rect.x + (rect.width - size) / 2}px, ${rect.y + (rect.height - size) / 2}px)`;
  const frames = [
    { opacity: 1, transform: `${at(from)} scale(1)` },
    { opacity: 1, transform: `${at(to)} scale(.92)` },
  ];
  const animation = run(piece, frames, { duration: DURATION, delay, fill: "none" });
  animation.finished.catch(() => undefined).finally(() => piece.remove());
  const shown = flight.reveals && document.querySelector(`[data-spot="${CSS.escape(flight.reveals)}"]`);
  if (shown) run(shown, [{ opacity: 0 }, { opacity: 0, offset: 0.85 }, { opacity: 1 }], { duration: delay + DURATION, easing: "linear" });
}

/** How long the emblem of a player stays at the piece that it has moved, in milliseconds. */
const EMBLEM_TIME = 1600;
const EMBLEM_SIZE = 26;
/** By how much it lies over the upper right corner of the piece, where numbers may stand. */
const OVERLAP = 6;

/** Measure the first of these spots that the board draws; the returned function shows the emblem of a seat there. */
export function showEmblem(layer: Element, board: Element, seat: number, spots: readonly Spot[]): () => void {
  const at = spots.map((spot) => board.querySelector(`[data-spot="${CSS.escape(spot)}"]`)?.getBoundingClientRect());
  const rect = at.find((one) => one !== undefined && one.width > 0);
  return () => {
    layer.querySelector(".emblem")?.remove();
    if (rect) drawEmblem(layer, seat, rect);
  };
}

/** Where an emblem touches a piece, inside a window that is so wide. */
export function emblemPlace({ right, top }: Pick<DOMRect, "right" | "top">, width: number): [x: number, y: number] {
  return [Math.min(right - OVERLAP, width - EMBLEM_SIZE), Math.max(top - EMBLEM_SIZE + OVERLAP, 0)];
}

function drawEmblem(layer: Element, seat: number, rect: DOMRect): void {
  const emblem = document.createElement("div");
  emblem.className = "emblem";
  const [x, y] = emblemPlace(rect, innerWidth);
  emblem.style.cssText = `left:${x}px;top:${y}px;width:${EMBLEM_SIZE}px;height:${EMBLEM_SIZE}px;--seat:var(--seat-${seat + 1})`;
  emblem.innerHTML = `<svg width="60%" height="60%"><use href="${sheet}#seat-${seat + 1}"/></svg>`;
  layer.append(emblem);
  const frames = [{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }];
  const animation = run(emblem, frames, { duration: EMBLEM_TIME, easing: "linear", fill: "none" });
  animation.finished.catch(() => undefined).finally(() => emblem.remove());
}

const first = (spots: readonly Spot[], rects: Rects): DOMRect | undefined =>
  spots.map((spot) => rects.get(spot)).find((rect) => rect !== undefined);
