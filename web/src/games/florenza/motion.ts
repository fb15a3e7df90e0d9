/** Moves drawn from events: cards go from hand to city, goods between supply and purse, coins from and to the bank. */

import type { GameEvent } from "../contract";
import { run, DURATION, type Flight } from "../stage/animation";
import type { Spot } from "../stage/stage";
import { workArt } from "./art";
import type { View } from "./view";

/** The journeys of the pieces that an event tells of. */
export function flights(event: GameEvent, before: View, me: number): Flight[] {
  const told = (name: string): string => String(event.facts[name] ?? "");
  const seat = event.seat;
  const mine = seat === me;
  const home = (...spots: Spot[]): Spot[] => (mine ? spots : [`seat ${seat}`]);
  const good = told("resource");
  const coins = Number(event.facts.fiorini ?? 0);
  switch (event.kind) {
    case "play": {
      const word = told("card");
      const card = before.players[seat]?.hand?.find((each) => each.word === word);
      const built = mine ? `built ${word}` : `mini ${seat} ${word}`;
      return [{ art: card ? workArt(card) : "act-play", from: home(`card ${word}`, "hand"), to: [built, `seat ${seat}`], reveals: built }];
    }
    case "finish": {
      const word = told("monument");
      const work = [...before.monuments, ...(before.players[seat]?.reserved_monuments ?? [])].find((each) => each.word === word);
      const built = mine ? `built ${word}` : `mini ${seat} ${word}`;
      return [
        {
          art: work ? workArt(work) : "mon-dome",
          from: [`monument ${word}`, ...home(`kept ${word}`)],
          to: [built, `seat ${seat}`],
          reveals: built,
        },
      ];
    }
    case "reserve monument": {
      const word = told("monument");
      const work = before.monuments.find((each) => each.word === word);
      const kept = mine ? `kept ${word}` : `mini ${seat} ${word}`;
      return [{ art: work ? workArt(work) : "mon-dome", from: [`monument ${word}`], to: [kept, `seat ${seat}`], reveals: kept }];
    }
    case "engage":
    case "reserve artist": {
      const word = told("artist");
      const from = [...(mine ? [`mine ${word}`] : []), `artist ${word}`];
      const work = String(before.prompt?.facts.work ?? "");
      const kept = mine ? `mine ${word}` : `mini ${seat} ${word}`;
      if (event.kind === "reserve artist")
        return [{ art: `bust-${word.split(" ")[0]}`, from: [`artist ${word}`], to: [kept, `seat ${seat}`], reveals: kept }];
      return [{ art: `bust-${word.split(" ")[0]}`, from, to: home(`built ${work}`, "city") }];
    }
    case "engage anonymous": {
      const work = String(before.prompt?.facts.work ?? "");
      return [{ art: "anonymous", from: [`anonymous ${told("kind")}`], to: home(`built ${work}`, "city") }];
    }
    case "take":
    case "merchants":
      return [{ art: `good-${good}`, from: [`supply ${good}`, ...producers(before, good), "captain"], to: home(`good ${good}`) }];
    case "give":
      return [{ art: `good-${good}`, from: home(`good ${good}`), to: [`supply ${good}`, ...buyers(before, good), "deck"] }];
    case "sell":
      return [
        { art: `good-${good}`, from: home(`good ${good}`), to: [`sell ${good}`, "deck"] },
        { art: "florin", from: [`sell ${good}`, "deck"], to: home("purse") },
      ];
    case "buy":
      return [
        { art: "florin", from: home("purse"), to: [`buy ${good}`, "deck"] },
        { art: `good-${good}`, from: [`supply ${good}`, "deck"], to: home(`good ${good}`) },
      ];
    case "workers":
      return [{ art: "florin", from: ["workers"], to: home("purse") }];
    case "income":
    case "card income":
      return coins > 0 && mine ? [{ art: "florin", from: ["captain"], to: ["purse"] }] : [];
    case "choice":
      return [{ art: `good-${good}`, from: [`supply ${good}`, "captain"], to: [`good ${good}`] }];
    case "draw":
      return [{ art: "loc-back", from: ["deck"], to: home("hand") }];
    case "monuments":
      return (event.facts.monuments as string[]).map((word) => ({
        art: "loc-back",
        from: ["pile monuments"],
        to: [`monument ${word}`],
        reveals: `deal ${word}`,
      }));
    case "captain":
      return [{ art: "captain", from: home("used nuovo capitano", "city"), to: ["captain"] }];
    default:
      return [];
  }
}

const TURN = 260;
const FLIP: Keyframe[] = [{ transform: "perspective(300px) rotateY(90deg)" }, { transform: "none" }];

/** Cards that are turned over: a location that was used, an artist who has come to his work. */
export function others(root: Element, events: readonly GameEvent[], before: View, wait: number): number {
  const turn = (spot: Spot, inside: string, delay: number): void => {
    const piece = root.ownerDocument.querySelector(`[data-spot="${CSS.escape(spot)}"]${inside}`);
    if (piece) run(piece, FLIP, { duration: TURN, delay });
  };
  let work = String(before.prompt?.facts.work ?? "");
  for (const { kind, facts, seat } of events) {
    if (kind === "play" || kind === "finish") work = String(facts.card ?? facts.monument);
    if (kind === "activate") turn(`used ${facts.location}`, "", wait);
    if (kind === "engage") {
      turn(`built ${work}`, " .ar", wait + DURATION);
      turn(`mini ${seat} ${work}`, "", wait + DURATION);
    }
  }
  return 0;
}

const producers = (view: View, good: string): Spot[] =>
  view.locations
    .filter((place) => place.kind === "produce" && place.resource === good)
    .flatMap((place) => [`location ${place.word}`, `used ${place.word}`]);
const buyers = (view: View, good: string): Spot[] =>
  view.locations
    .filter((place) => place.kind === "convert" && place.resource === good)
    .flatMap((place) => [`location ${place.word}`, `used ${place.word}`]);

/** The spots that other players changed: marked until the user's next click. */
export function touched(events: readonly GameEvent[], view: View, me: number | null): Map<Spot, number> {
  const marks = new Map<Spot, number>();
  for (const { kind, seat, facts } of events) {
    if (seat < 0 || seat === me) continue;
    if (kind === "activate") marks.set(`used ${facts.location}`, seat);
    if (kind === "engage anonymous") marks.set(`anonymous ${facts.kind}`, seat);
    if (kind === "sell" || kind === "buy") marks.set(`${kind} ${facts.resource}`, seat);
    if (kind === "workers") marks.set("workers", seat);
    if (kind === "inspiration") marks.set("inspire", seat);
  }
  return marks;
}

/** Who has used which location in this round, by its name, in order. */
export function usersOf(past: readonly GameEvent[]): Record<string, number[]> {
  let found: Record<string, number[]> = {};
  for (const { kind, seat, facts } of past) {
    if (kind === "round") found = {};
    if (kind === "activate") (found[String(facts.location)] ??= []).push(seat);
  }
  return found;
}
