/** What a selected action would change on the table, as far as it can be read off it. */

import { splitFirstWord } from "../stage/stage";
import { forAnother } from "./targets";
import {
  anonymousFee,
  feeOf,
  monumentNamed,
  priceOf,
  RESOURCES,
  shown,
  type Artist,
  type Card,
  type Monument,
  type Player,
  type Resource,
  type View,
} from "./view";

export interface Effect {
  fiorini: number;
  goods: Partial<Record<Resource, number>>;
  /** Prestige that would come, at least and at most. */
  prestige?: [number, number];
  /** A work that would stand in one's city. */
  rises?: Monument | Card;
  /** A work or an artist that would be reserved. */
  reserves?: { monument?: Monument; artist?: Artist };
  /** Who would work on the work that waits; null is the anonymous one. */
  engages?: { artist: Artist | null; kind: string };
  /** The one card that would be kept. */
  keeps?: string;
  captain?: true;
  draws?: true;
}

const NOTHING: Effect = { fiorini: 0, goods: {} };

export function outcome(view: View, action: string | null): Effect {
  if (action === null || view.seat === null || forAnother(view)) return NOTHING;
  const me = shown(view, view.seat);
  const [family, rest] = splitFirstWord(action);
  switch (family) {
    case "play": {
      const card = me.hand?.find((each) => each.word === rest);
      return card ? built(me, card) : NOTHING;
    }
    case "finish": {
      const monument = monumentNamed(view, me, rest);
      return monument ? built(me, monument) : NOTHING;
    }
    case "reserve": {
      const monument = view.monuments.find((each) => each.word === rest);
      const artist = view.artists.find((each) => each.word === rest);
      return { ...NOTHING, reserves: { monument, artist } };
    }
    case "engage":
      return engaged(view, me, rest);
    case "activate":
      return activated(view, rest);
    case "send":
      return { ...NOTHING, fiorini: view.printed.workers };
    case "sell":
      return { fiorini: view.printed.sell, goods: { [rest]: -1 } };
    case "buy":
      return { fiorini: -view.printed.buy, goods: { [rest]: 1 } };
    case "give":
      return { ...NOTHING, goods: { [rest]: -1 } };
    case "take":
    case "choose":
      return { ...NOTHING, goods: { [rest]: 1 } };
    case "seek":
      return { ...NOTHING, draws: true };
    case "keep":
      return { ...NOTHING, keeps: rest };
    default:
      return NOTHING;
  }
}

function built(me: Player, work: Monument | Card): Effect {
  const goods: Effect["goods"] = {};
  for (const name of RESOURCES) if (work.cost[name]) goods[name] = -work.cost[name];
  const prestige: Effect["prestige"] = work.prestige ? [work.prestige, work.prestige] : undefined;
  return { fiorini: 0 - priceOf(me, work), goods, prestige, rises: work };
}

function engaged(view: View, me: Player, rest: string): Effect {
  if (rest.startsWith("anonymous ")) {
    return { ...NOTHING, fiorini: 0 - anonymousFee(view, me), engages: { artist: null, kind: splitFirstWord(rest)[1] } };
  }
  const mine = rest.startsWith("reserved ");
  const name = mine ? rest.slice("reserved ".length) : rest;
  const artist = (mine ? me.reserved_artists : view.artists).find((each) => each.word === name);
  if (!artist) return NOTHING;
  const prestige: Effect["prestige"] = [artist.lowest, artist.highest];
  return { ...NOTHING, fiorini: 0 - feeOf(me, artist), prestige, engages: { artist, kind: artist.kind } };
}

function activated(view: View, word: string): Effect {
  const place = view.locations.find((each) => each.word === word);
  if (place?.kind === "produce" && place.resource) return { ...NOTHING, goods: { [place.resource]: place.amount } };
  if (place?.kind === "convert" && place.resource) return { fiorini: place.amount, goods: { [place.resource]: -1 } };
  return place?.kind === "new_captain" ? { ...NOTHING, captain: true } : NOTHING;
}

/** The work that waits for its artist, while he is asked for. */
export function waiting(view: View): string | null {
  return view.prompt?.kind === "engage" ? String(view.prompt.facts.work) : null;
}
