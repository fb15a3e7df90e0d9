/** What a selected action would change on the table, as far as it can be read off it. */

import { splitFirstWord } from "../stage/stage";
import { partnerAt, placement, type Cell } from "./shapes";
import { isBuilding, isLandscape, likePoints, likesOf, priceOf, rateOf, shown, type Player, type Reckoning, type View } from "./view";

export interface Effect {
  florins: number;
  prestige: number;
  /** What would join the estate or the court: a building, a landscape, a freedom, "jester", "builder". */
  gains: string | null;
  /** A piece that would lie on these squares, seen from the estate of who lays it. */
  laid: { piece: string; cells: Cell[] } | null;
  /** What each work would be worth more besides what is gained. */
  works: number;
}

const NOTHING: Effect = { florins: 0, prestige: 0, gains: null, laid: null, works: 0 };

/** Paying more than there is sells prestige by itself, where that may be. */
function pays(view: View, me: Player, sum: number): Pick<Effect, "florins" | "prestige"> {
  const short = Math.max(0, sum - (me.florins ?? sum));
  const sale = view.printed.sale ?? 0;
  const points = sale === 0 ? 0 : Math.ceil(short / sale);
  return { florins: sale * points - sum, prestige: -points };
}

export function outcome(view: View, action: string | null): Effect {
  if (action === null || view.seat === null) return NOTHING;
  const me = shown(view, view.seat);
  const [family, rest] = splitFirstWord(action);
  const told = view.prompt?.facts ?? {};
  const kind = view.prompt?.kind ?? "";
  const plus = (change: Pick<Effect, "florins" | "prestige">, prestige: number) => ({
    florins: change.florins,
    prestige: change.prestige + prestige,
  });
  switch (family) {
    case "open":
    case "take":
      return { ...NOTHING, ...pays(view, me, "florins" in told ? Number(told.florins) : 0), gains: rest };
    case "bid":
      return { ...NOTHING, ...pays(view, me, Number(told.next)), gains: String(told.lot) };
    case "introduce":
      return { ...NOTHING, ...pays(view, me, view.printed.freedom_price), gains: rest };
    case "draw":
      return { ...NOTHING, ...pays(view, me, priceOf(view, rest)) };
    case "build":
      return rest.includes(" with ")
        ? { ...NOTHING, prestige: view.printed.building_prestige, gains: splitFirstWord(rest)[0] }
        : { ...NOTHING, ...plus(pays(view, me, me.building_price), view.printed.building_prestige), gains: rest };
    case "place": {
      const found = placement(view, action)!;
      const change = isBuilding(found.piece)
        ? plus(pays(view, me, me.building_price), view.printed.building_prestige)
        : { florins: 0, prestige: has(me, found.piece) ? view.printed.landscape_prestige : 0 };
      return { ...NOTHING, ...change, gains: found.piece, laid: { piece: found.piece, cells: found.cells } };
    }
    case "joint": {
      const found = placement(view, action, partnerAt(view)?.there)!;
      return { ...NOTHING, prestige: view.printed.building_prestige, gains: found.piece, laid: { piece: found.piece, cells: found.cells } };
    }
    case "convert": {
      const points = Number(rest);
      const florins = Number("pay" in told ? told.pay : 0) - points * rateOf(view);
      return { ...NOTHING, florins, prestige: points };
    }
    case "sell":
      return { ...NOTHING, florins: view.printed.sale ?? 0, prestige: -1 };
    case "ask":
      return {
        ...NOTHING,
        ...plus(pays(view, me, me.building_price - Number(rest)), view.printed.building_prestige),
        gains: String(told.building),
      };
    case "counter":
      return { ...NOTHING, ...plus(pays(view, me, Number(rest)), view.printed.building_prestige), gains: String(told.building) };
    case "accept": {
      const sum = Number(told.florins);
      return {
        ...NOTHING,
        ...plus(pays(view, me, kind === "reply" ? me.building_price - sum : sum), view.printed.building_prestige),
        gains: String(told.building),
      };
    }
    case "merchant":
      return rest === "prestige" ? { ...NOTHING, prestige: placeOf(view, me) } : rest === "free" ? NOTHING : bidFor(view, family, rest);
    default:
      return /^\d+$/.test(rest) ? bidFor(view, family, rest) : NOTHING;
  }
}

/** A pawn on a space: what taking the character would cost, or bring from the banker. */
function bidFor(view: View, character: string, space: string): Effect {
  if (!/^\d+$/.test(space)) return NOTHING;
  const money = view.characters.find((one) => one.name === character)?.money;
  const florins = (money ?? 0) - 100 * Number(space);
  return { ...NOTHING, florins, works: character === "muse" ? view.round : 0 };
}

/** The place on the track: one more for each player who has more. */
export const placeOf = (view: View, me: Player): number => 1 + view.players.filter((other) => other.prestige > me.prestige).length;

export const has = (player: Player, name: string): boolean =>
  player.estate.some((piece) => piece.name === name) || player.freedoms.includes(name);

/** How much more a work would be worth with what is gained, by the part of the sum that changes. */
export function more(
  view: View,
  found: Reckoning,
  effect: Effect,
): { building: number; landscape: number; freedom: number; jesters: number; muse: number; sum: number } {
  const [building, landscape, freedom] = likesOf(view, found.profession);
  const points = likePoints(view);
  const gains = effect.gains;
  const added = {
    building: gains === building && found.building === 0 ? points[0] : 0,
    landscape: gains !== null && isLandscape(gains) && gains === landscape && found.landscape === 0 ? points[1] : 0,
    freedom: gains === freedom && found.freedom === 0 ? points[2] : 0,
    jesters: gains === "jester" ? view.printed.work.jesters : 0,
    muse: effect.works,
  };
  return { ...added, sum: added.building + added.landscape + added.freedom + added.jesters + added.muse };
}
