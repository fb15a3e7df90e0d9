/** Moves drawn from events: the wheel turns, pieces travel. Nothing waits for it; any key or click finishes it. */

import type { GameEvent } from "../contract";
import { buildingArt, itemArt, markerArt } from "./art";
import type { Spot } from "./targets";
import { parted } from "./targets";
import type { View } from "./view";

export type Rects = ReadonlyMap<Spot, DOMRect>;

const TRAVEL = 360;
const TURN = 400;
const AT_MOST = 1200;
const EASE = "cubic-bezier(.2,.7,.2,1)";
const SETTLE = "cubic-bezier(.3,1.25,.5,1)";

interface Flight {
  art: string;
  from: Spot[];
  to: Spot[];
  /** The piece that appears at the end stays away until then. */
  reveals?: Spot;
}

export const still = (): boolean =>
  matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.dataset.motion === "none";

/** Where everything lies now: taken before the table changes. */
export function positions(): Map<Spot, DOMRect> {
  const found = new Map<Spot, DOMRect>();
  for (const element of document.querySelectorAll("[data-spot]")) {
    const name = element.getAttribute("data-spot")!;
    const rect = element.getBoundingClientRect();
    if (name && rect.width > 0 && !found.has(name)) found.set(name, rect);
  }
  return found;
}

/** The journeys of the pieces that an event tells of. */
function flights(event: GameEvent, before: View, me: number): Flight[] {
  const told = (name: string): string => String(event.facts[name] ?? "");
  const seat = event.seat;
  const home = (spot: Spot, ...others: Spot[]): Spot[] => (seat === me ? [spot, ...others] : [`seat ${seat}`]);
  switch (event.kind) {
    case "take":
      return [{ art: `block-${told("colour")}`, from: [`offer ${told("position")} ${told("colour")}`], to: home(`block ${told("colour")}`) }];
    case "pay": {
      const tile = String(before.prompt?.facts.tile ?? "");
      return [{ art: `block-${told("colour")}`, from: home(`block ${told("colour")}`), to: [`tile ${tile}`] }];
    }
    case "build":
    case "upgrade": {
      const built = `built ${told("tile")}`;
      const to = seat === me ? [built, `city ${told("city")}`] : [`mini ${seat} ${told("tile")}`, `seat ${seat}`];
      return [{ art: buildingArt(parted(told("tile"))[0]), from: [`tile ${told("tile")}`], to, reveals: to[0] }];
    }
    case "display":
      return [{ art: buildingArt(parted(told("tile"))[0]), from: ["pile"], to: [`tile ${told("tile")}`], reveals: `tile ${told("tile")}` }];
    case "improve":
      return [{ art: "laurel", from: [`improvement ${told("improvement")}`], to: home(`space ${parted(told("improvement"))[0]}`) }];
    case "visit":
    case "follow":
      return [{ art: markerArt(seat), from: [`marker ${told("section")} ${seat}`], to: ["visit"] }];
    case "forgo":
      return [{ art: markerArt(seat), from: [`marker ${told("section")} ${seat}`], to: ["open area"] }];
    case "score":
      return [{ art: markerArt(seat), from: ["open area"], to: ["visit"] }];
    case "bonus": {
      const gold = Number(event.facts.florins) > 0;
      return [{ art: gold ? "florin" : "laurel", from: ["visit"], to: home("purse") }];
    }
    case "evaluate":
    case "reserve": {
      const shared = before.cities.some((city) => city.name === told("space")) || event.kind === "reserve";
      return [{ art: markerArt(seat), from: ["visit"], to: shared ? [`space ${told("space")}`] : home(`space ${told("space")}`) }];
    }
    case "place":
    case "store": {
      const item = told("item");
      const from = [...(seat === me ? [`stored ${item}`] : []), item === "gold statue" ? "gold" : `item ${item}`, "visit"];
      const to = event.kind === "store" ? home(`stored ${item}`, "warehouse") : home(`built ${told("tile")}`);
      return [{ art: itemArt(item), from, to }];
    }
    default:
      return [];
  }
}

/** The spots that the others touched: they keep a dashed line until one's own next click. */
export function touched(events: readonly GameEvent[], view: View, me: number | null): Map<Spot, number> {
  const marks = new Map<Spot, number>();
  let last = -1;
  for (const event of events) {
    if (event.seat >= 0) last = event.seat;
    if (last < 0 || last === me) continue;
    const told = event.facts;
    const spot: Record<string, Spot> = {
      take: `sector ${told.position}`,
      display: `tile ${told.tile}`,
      visit: `section ${told.section}`,
      follow: `section ${told.section}`,
      improve: `improvement ${told.improvement}`,
      reserve: `space ${told.space}`,
      evaluate: view.cities.some((city) => city.name === told.space) ? `space ${told.space}` : "",
    };
    const found = spot[event.kind];
    if (found) marks.set(found, last);
  }
  return marks;
}

const running = new Set<Animation>();
/** Until when the moves that came before are being drawn; several that come at once are drawn in order. */
let busy = 0;

/** Everything is where it belongs, at once. */
export function finish(): void {
  for (const animation of running) animation.finish();
  running.clear();
  busy = 0;
}

function run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
  const animation = element.animate(frames, { fill: "backwards", easing: EASE, ...options });
  running.add(animation);
  animation.onfinish = animation.oncancel = () => running.delete(animation);
  return animation;
}

/** Draw what happened: `layer` holds the travelling pieces, `before` is where all lay until now. */
export function play(root: Element, layer: Element, events: readonly GameEvent[], was: Rects, before: View, me: number): void {
  if (still()) return finish();
  const journeys = events.flatMap((event) => flights(event, before, me));
  const turns = events.filter((event) => event.kind === "turn" || (event.kind === "leave" && Number(event.facts.wheels) === 1));
  if (journeys.length === 0 && turns.length === 0) return;
  const now = performance.now();
  const wait = Math.min(Math.max(0, busy - now), AT_MOST);
  const start = wait + (turns.length > 0 ? TURN : 0);
  const step = Math.min(140, Math.max(40, (AT_MOST - TRAVEL - start) / Math.max(1, journeys.length)));
  for (const event of turns) {
    const small = before.version === "advanced" ? [".small"] : [];
    turn(root, event.kind === "turn" ? [".disc", ...small] : small, wait);
  }
  for (const event of events) if (event.kind === "fill") drop(root, event.facts.blocks as string[], wait);
  const is = positions();
  journeys.forEach((journey, n) => fly(layer, journey, was, is, start + n * step));
  busy = now + start + (journeys.length > 0 ? (journeys.length - 1) * step + TRAVEL : 0);
}

/** The wheel comes from one position back, and what stands on it stays upright; two turns in a row add up. */
function turn(root: Element, wheels: string[], delay: number): void {
  const how: KeyframeAnimationOptions = { duration: TURN, delay, easing: SETTLE, composite: "add" };
  for (const name of wheels) {
    const wheel = root.querySelector(name);
    if (!wheel) continue;
    run(wheel, [{ transform: "rotate(-60deg)" }, { transform: "rotate(0)" }], how);
    for (const piece of wheel.querySelectorAll(".upright")) {
      run(piece, [{ transform: "rotate(60deg)" }, { transform: "rotate(0)" }], how);
    }
  }
}

/** Blocks out of the bag fall onto the sector at position I. */
function drop(root: Element, blocks: readonly string[], wait: number): void {
  const waiting = [...blocks];
  for (const piece of [...root.querySelectorAll('[data-spot^="offer I "]')].reverse()) {
    const at = waiting.indexOf(piece.getAttribute("data-spot")!.slice("offer I ".length));
    if (at < 0) continue;
    waiting.splice(at, 1);
    for (const part of piece.children) {
      const frames = [{ opacity: 0, translate: "0 -14px" }, { opacity: 1, translate: "0 0" }];
      run(part, frames, { duration: 220, delay: wait + TURN - 60 });
    }
  }
}

function fly(layer: Element, journey: Flight, was: Rects, is: Rects, delay: number): void {
  const from = first(journey.from, was);
  const to = first(journey.to, is);
  if (!from || !to) return;
  const size = Math.min(40, Math.max(22, Math.min(from.width, from.height)));
  const piece = document.createElement("div");
  piece.className = "flying";
  piece.style.cssText = `width:${size}px;height:${size}px`;
  piece.innerHTML = `<svg width="100%" height="100%"><use href="#car-${journey.art}"/></svg>`;
  layer.append(piece);
  const at = (rect: DOMRect) => `translate(${rect.x + (rect.width - size) / 2}px, ${rect.y + (rect.height - size) / 2}px)`;
  const frames = [
    { opacity: 1, transform: `${at(from)} scale(1)` },
    { opacity: 1, transform: `${at(to)} scale(.92)` },
  ];
  const animation = run(piece, frames, { duration: TRAVEL, delay, fill: "none" });
  animation.finished.catch(() => undefined).finally(() => piece.remove());
  const shown = journey.reveals && document.querySelector(`[data-spot="${CSS.escape(journey.reveals)}"]`);
  if (shown) run(shown, [{ opacity: 0 }, { opacity: 0, offset: 0.85 }, { opacity: 1 }], { duration: delay + TRAVEL, easing: "linear" });
}

const first = (spots: readonly Spot[], rects: Rects): DOMRect | undefined =>
  spots.map((spot) => rects.get(spot)).find((rect) => rect !== undefined);

