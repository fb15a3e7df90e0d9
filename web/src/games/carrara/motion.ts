/** Moves drawn from events: the wheel turns, pieces travel. Nothing waits for it; any key or click finishes it. */

import type { GameEvent } from "../contract";
import { run, type Flight } from "../stage/animation";
import { splitFirstWord, type Spot } from "../stage/stage";
import { buildingArt, itemArt, markerArt } from "./art";
import type { View } from "./view";

const TURN = 400;
const SETTLE = "cubic-bezier(.3,1.25,.5,1)";

/** The journeys of the pieces that an event tells of. */
export function flights(event: GameEvent, before: View, me: number): Flight[] {
  const told = (name: string): string => String(event.facts[name] ?? "");
  const seat = event.seat;
  const home = (spot: Spot, ...others: Spot[]): Spot[] => (seat === me ? [spot, ...others] : [`seat ${seat}`]);
  switch (event.kind) {
    case "take":
      return [
        { art: `block-${told("colour")}`, from: [`offer ${told("position")} ${told("colour")}`], to: home(`block ${told("colour")}`) },
      ];
    case "pay": {
      const tile = String(before.prompt?.facts.tile ?? "");
      return [{ art: `block-${told("colour")}`, from: home(`block ${told("colour")}`), to: [`tile ${tile}`] }];
    }
    case "build":
    case "upgrade": {
      const built = `built ${told("tile")}`;
      const to = seat === me ? [built, `city ${told("city")}`] : [`mini ${seat} ${told("tile")}`, `seat ${seat}`];
      return [{ art: buildingArt(splitFirstWord(told("tile"))[0]), from: [`tile ${told("tile")}`], to, reveals: to[0] }];
    }
    case "display":
      return [
        {
          art: buildingArt(splitFirstWord(told("tile"))[0]),
          from: ["pile"],
          to: [`tile ${told("tile")}`],
          reveals: `tile ${told("tile")}`,
        },
      ];
    case "improve":
      return [{ art: "laurel", from: [`improvement ${told("improvement")}`], to: home(`space ${splitFirstWord(told("improvement"))[0]}`) }];
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

/** The spots that other players changed: marked until the user's next click. */
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

const POSITIONS = ["I", "II", "III", "IV", "V", "VI"];

/** A sector that was marked goes on with the wheel. */
export function moved(spot: Spot, events: readonly GameEvent[]): Spot {
  const [kind, position] = splitFirstWord(spot);
  const turns = events.filter((event) => event.kind === "turn").length;
  if (kind !== "sector" || turns === 0) return spot;
  return `sector ${POSITIONS[(POSITIONS.indexOf(position) + turns) % POSITIONS.length]}`;
}

/** What moves besides the pieces: the wheels turn, blocks out of the bag fall on them. */
export function others(root: Element, events: readonly GameEvent[], before: View, wait: number): number {
  const turns = events.filter((event) => event.kind === "turn" || (event.kind === "leave" && Number(event.facts.wheels) === 1));
  for (const event of turns) {
    const small = before.version === "advanced" ? [".small"] : [];
    turn(root, event.kind === "turn" ? [".disc", ...small] : small, wait);
  }
  for (const event of events) if (event.kind === "fill") drop(root, event.facts.blocks as string[], wait);
  return turns.length > 0 ? TURN : 0;
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
      const frames = [
        { opacity: 0, translate: "0 -14px" },
        { opacity: 1, translate: "0 0" },
      ];
      run(part, frames, { duration: 220, delay: wait + TURN - 60 });
    }
  }
}
