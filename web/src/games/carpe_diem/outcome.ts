/** What a selected action would change on the board, as far as it can be read off the table. */

import { holding, single, type Holding } from "./cards";
import { finishes, laid, thing, type Finished } from "./district";
import {
  chooser,
  fountainPoints,
  goodOf,
  isLandscape,
  splitFirstWord,
  placement,
  SPACES,
  villaPoints,
  type Player,
  type Tile,
  type View,
} from "./view";

export interface Effect {
  goods: Record<string, number>;
  coins: number;
  bread: number;
  steps: number;
  points: number;
  stored: number;
  chimneys: number;
  /** A tile that would lie in the district. */
  lays?: { tile: Tile; cell: string; turns: number; banner: boolean };
  finishes: Finished[];
  /** Tasks of the frame that would be done, by their number in the list. */
  tasks: number[];
  /** Where the pawn would stand, and how it gets there. */
  walks?: { seat: number; from: number | null; to: number; way: Way };
  takes?: string;
  disc?: string;
  gives?: string;
  /** Points at the end that would be added, by source. */
  end: Partial<Record<"villas" | "leftovers" | "track" | "fountains" | "frame", number>>;
}

export type Way = "right" | "left" | "bread" | "start";

export const NOTHING: Effect = {
  goods: {},
  coins: 0,
  bread: 0,
  steps: 0,
  points: 0,
  stored: 0,
  chimneys: 0,
  finishes: [],
  tasks: [],
  end: {},
};

export function outcome(view: View, action: string | null): Effect {
  if (action === null || view.actor === null) return NOTHING;
  const me = chooser(view);
  const [family, rest] = splitFirstWord(action);
  switch (family) {
    case "go":
    case "bread":
      return walk(view, me, Number(rest.replace("to ", "")), family === "bread");
    case "take":
      return { ...NOTHING, takes: rest };
    case "at":
      return view.in_hand ? lay(view, me, view.in_hand, ...cellAndTurns(rest)) : NOTHING;
    case "store":
      return atTheEnd(view, me, { ...NOTHING, stored: 1 });
    case "reward":
      return atTheEnd(view, me, reward(view, me, { ...NOTHING }, { kind: rest, cells: lastThing(view, rest), chimneys: 0 }));
    case "return":
      return { ...NOTHING, gives: rest, end: { fountains: -fountainPoints(view, rest) * (me.finished[rest] ?? 0) } };
    case "disc":
      return { ...NOTHING, disc: rest };
    case "score": {
      const card = view.cards.find((each) => each.space === rest);
      const brings = card ? single(view, card, holding(me)) : null;
      return brings ? { ...NOTHING, points: brings.points, coins: brings.coins, bread: brings.bread, steps: brings.steps } : NOTHING;
    }
    case "pay":
      return atTheEnd(view, me, rest === "coin" ? { ...NOTHING, coins: -1 } : { ...NOTHING, goods: { [rest]: -1 } });
    case "give":
      return atTheEnd(view, me, { ...NOTHING, bread: -view.printed.bread_for_a_card, ...givenBy(view) });
    default:
      return NOTHING;
  }
}

const cellAndTurns = (rest: string): [string, number] => {
  const { cell, turns } = placement(rest);
  return [cell, turns];
};

/** What the card of the prompt gives once, bread that is paid for it taken off. */
function givenBy(view: View): Partial<Effect> {
  const card = view.cards.find((each) => each.space === view.prompt?.facts.space);
  const { points = 0, coins = 0, bread = 0, steps = 0 } = card?.gives ?? {};
  return { points, coins, steps, bread: bread - view.printed.bread_for_a_card };
}

function walk(view: View, me: Player, to: number, bread: boolean): Effect {
  const start = me.pawn === null;
  const way: Way = start ? "start" : bread ? "bread" : wayTo(view, me.pawn!, to);
  return { ...NOTHING, bread: bread ? -1 : 0, walks: { seat: me.seat, from: me.pawn, to, way } };
}

/** Which way round the ring leads there past empty spaces: right is clockwise. */
export function wayTo(view: View, from: number, to: number): Way {
  for (let n = 1; n <= SPACES; n++) {
    const at = ((from - 1 + n) % SPACES) + 1;
    if (at === to) return "right";
    if ((view.ring[at - 1]?.length ?? 0) > 0) break;
  }
  return "left";
}

function lay(view: View, me: Player, tile: Tile, cell: string, turns: number): Effect {
  const found = finishes(me, tile, cell, turns);
  const banner = me.banners.includes(cell);
  let effect: Effect = {
    ...NOTHING,
    lays: { tile, cell, turns, banner },
    finishes: found,
    chimneys: tile.chimneys,
    steps: banner ? view.printed.banner_steps : 0,
  };
  for (const each of found) effect = reward(view, me, effect, each);
  effect.tasks = me.tasks.flatMap((task, n) => {
    const now = found.some(({ kind, cells }) => kind === task.kind && cells.some((at) => task.line.includes(at)));
    return !task.done && now ? [n] : [];
  });
  return atTheEnd(view, me, effect);
}

/** The reward of one finished thing, added to what there is. A merchant sells what lies there now. */
function reward({ printed }: View, me: Player, effect: Effect, { kind, cells }: Finished): Effect {
  if (isLandscape(kind)) {
    const good = goodOf(kind);
    return { ...effect, goods: { ...effect.goods, [good]: (effect.goods[good] ?? 0) + Math.max(0, cells.length - 1) } };
  }
  if (kind === "merchant") {
    const sold = Object.values(me.goods).reduce((sum, n) => sum + n, 0);
    const goods = Object.fromEntries(
      Object.entries(me.goods)
        .filter(([, n]) => n > 0)
        .map(([good, n]) => [good, (effect.goods[good] ?? 0) - n]),
    );
    return { ...effect, goods: { ...effect.goods, ...goods }, coins: effect.coins + sold + printed.merchant_coins };
  }
  if (kind === "market") return { ...effect, coins: effect.coins + printed.market_coins };
  if (kind === "bakery") return { ...effect, bread: effect.bread + printed.bakery_bread };
  if (kind === "baker") return { ...effect, bread: effect.bread + printed.baker_bread };
  if (kind === "senator") return { ...effect, steps: effect.steps + printed.senator_steps };
  return effect;
}

/** The cells of the thing that was just finished: on the one tile that finished both; none where two such tiles lie. */
function lastThing(view: View, kind: string): string[] {
  const tiles = laid(chooser(view));
  const kinds = view.prompt?.facts.kinds;
  const both = Array.isArray(kinds) ? kinds : [];
  const found = [...tiles].filter(([cell, tile]) => both.every((each) => tile.kinds.includes(each) && thing(tiles, cell, each).done));
  return found.length === 1 ? thing(tiles, found[0]![0], kind).cells : [];
}

/** What the change is worth at the end. */
function atTheEnd(view: View, me: Player, effect: Effect): Effect {
  const things = Object.values(me.goods).reduce((sum, n) => sum + n, 0) + me.coins + me.bread + me.stored;
  const more = Object.values(effect.goods).reduce((sum, n) => sum + n, 0) + effect.coins + effect.bread + effect.stored;
  const { items_per_point: items, last_space: last } = view.printed;
  const leftovers = Math.floor((things + more) / items) - Math.floor(things / items);
  const track = Math.min(last, me.track + effect.steps) - me.track;
  const frame = effect.tasks.reduce((sum, n) => sum + me.tasks[n]!.points, 0);
  const villas = effect.finishes.filter(({ kind }) => kind === "villa").reduce((sum, { chimneys }) => sum + villaPoints(view, chimneys), 0);
  const fountains = effect.finishes.reduce(
    (sum, { kind }) => sum + fountainPoints(view, kind) * (me.hand ?? []).filter((card) => card === kind).length,
    0,
  );
  return { ...effect, end: { ...effect.end, leftovers, track, frame, villas, fountains } };
}

/** What a player would hold for the cards after this. */
export function heldAfter(me: Player, effect: Effect): Holding {
  const now = holding(me);
  const goods = Object.fromEntries(Object.entries(now.goods).map(([good, n]) => [good, Math.max(0, n + (effect.goods[good] ?? 0))]));
  const finished = { ...now.finished };
  for (const { kind } of effect.finishes) finished[kind] = (finished[kind] ?? 0) + 1;
  return { goods, finished, coins: Math.max(0, now.coins + effect.coins), chimneys: now.chimneys + effect.chimneys };
}
