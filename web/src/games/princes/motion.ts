/** Moves drawn from events: the journeys of the pieces, and the spots that somebody else touched. */

import type { GameEvent } from "../contract";
import type { Flight } from "../stage/animation";
import type { Spot } from "../stage/stage";
import { artOf, crestArt } from "./art";
import { isBuilding, type View } from "./view";

/** Where a lot goes when it is won. */
const HOMES: Record<string, Spot[]> = {
  jester: ["jesters"],
  builder: ["builders"],
  prestige: ["hand"],
  recruiting: ["own recruiting", "hand"],
};

/** The journeys of the pieces that an event tells of. */
export function flights(event: GameEvent, before: View, me: number): Flight[] {
  const told = (name: string): string => String(event.facts[name] ?? "");
  const seat = event.seat;
  const home = (...spots: Spot[]): Spot[] => (seat === me ? spots : [`seat ${seat}`, `bidder ${seat}`]);
  switch (event.kind) {
    case "bid":
    case "open":
      return [{ art: crestArt(seat), from: [`bidder ${seat}`, `seat ${seat}`], to: [`step ${told("florins")}`] }];
    case "win":
      return [{ art: artOf(told("lot")), from: ["block", `lot ${told("lot")}`], to: home(...(HOMES[told("lot")] ?? ["estate"])) }];
    case "place": {
      const on = `on ${told("piece")} ${told("foot")}`;
      return [
        {
          art: artOf(told("piece")),
          from: isBuilding(told("piece")) ? [`supply ${told("piece")}`, "estate"] : [`lot ${told("piece")}`, "block", "estate"],
          to: home(on, "estate"),
          reveals: seat === me ? on : undefined,
        },
      ];
    }
    case "freedom":
      return [{ art: artOf(told("freedom")), from: [`freedom ${told("freedom")}`], to: home(`freedom ${told("freedom")}`) }];
    case "look":
      return [{ art: artOf(told("pile")), from: [`pile ${told("pile")}`], to: home("hand") }];
    case "keep":
      return [
        { art: artOf(told("pile")), from: seat === me ? ["pcards", `pile ${told("pile")}`] : [`pile ${told("pile")}`], to: home("hand") },
      ];
    case "work":
      return [
        {
          art: artOf(told("profession")),
          from: home(`person ${told("profession")}`, "hand"),
          to: home(`work ${told("profession")}`, `works ${seat}`),
        },
      ];
    case "recruit":
      return [{ art: artOf(told("profession")), from: [`table ${told("profession")}`, `works ${told("from")}`], to: home("hand") }];
    case "pay": {
      const found: Flight[] = [];
      if (Number(event.facts.florins) > 0) found.push({ art: "florin", from: home(`works ${seat}`, "hand"), to: home("purse") });
      if (Number(event.facts.prestige) > 0)
        found.push({ art: "laurel", from: home("works " + seat, "hand"), to: [`seat ${seat}`, "estate"] });
      return found;
    }
    case "pawn":
      return [{ art: crestArt(seat), from: home("purse", "hand"), to: [`character ${told("character")}`] }];
    case "character":
      return [{ art: artOf(told("character")), from: [`character ${told("character")}`], to: home("hand", "purse") }];
    case "banker":
      return [{ art: "florin", from: ["character banker"], to: home("purse") }];
    case "build together":
      return before.offer
        ? [{ art: artOf(before.offer.building), from: [`supply ${before.offer.building}`, "block"], to: home("estate") }]
        : [];
    default:
      return [];
  }
}

/** The spots that other players changed: marked until the user's next click. */
export function touched(events: readonly GameEvent[], _view: View, me: number | null): Map<Spot, number> {
  const marks = new Map<Spot, number>();
  for (const event of events) {
    if (event.seat < 0 || event.seat === me) continue;
    const spot: Record<string, Spot> = {
      win: `lot ${event.facts.lot}`,
      build: `supply ${event.facts.building}`,
      recruit: `table ${event.facts.profession}`,
    };
    const found = spot[event.kind];
    if (found) marks.set(found, event.seat);
  }
  return marks;
}
