/** What the two cards beside a circle would bring somebody with these things: as in the scoring, without bread. */

import { DWELLINGS, GOODS, LANDSCAPES, type Card, type Circle, type Player, type View } from "./view";

/** Where it is printed what a card costs that is not fulfilled. */
type Printed = Pick<View, "printed">;

/** What a player has, as far as cards ask for it. */
export interface Holding {
  goods: Record<string, number>;
  coins: number;
  finished: Record<string, number>;
  chimneys: number;
}

export interface Brings {
  points: number;
  coins: number;
  bread: number;
  steps: number;
  /** How many of the two cards could not be fulfilled. */
  fails: number;
}

export const holding = (player: Player): Holding => ({
  goods: player.goods,
  coins: player.coins,
  finished: player.finished,
  chimneys: player.chimneys,
});

const sum = (finished: Record<string, number>, kinds: readonly string[]): number =>
  kinds.reduce((all, kind) => all + (finished[kind] ?? 0), 0);

function owned(held: Holding, thing: string): number {
  if (thing === "chimney") return held.chimneys;
  if (thing === "landscape") return sum(held.finished, LANDSCAPES);
  if (thing === "dwelling") return sum(held.finished, DWELLINGS);
  return held.finished[thing] ?? 0;
}

/** How many coins so many sets of a red card would take besides the goods. */
function coinsFor(card: Card, held: Holding, times: number): number {
  return GOODS.reduce((all, good) => all + Math.max(0, times * (card.needs[good] ?? 0) - (held.goods[good] ?? 0)), 0);
}

/** How often a card can be fulfilled. */
export function times(card: Card, held: Holding): number {
  if (card.colour === "green") return Math.min(...Object.entries(card.needs).map(([thing, n]) => Math.floor(owned(held, thing) / n)));
  let found = 0;
  while (found < 40 && coinsFor(card, held, found + 1) <= held.coins) found++;
  return found;
}

function after(card: Card, held: Holding, n: number): Holding {
  const coins = held.coins + n * (card.gives.coins ?? 0);
  if (card.colour === "green") return { ...held, coins };
  const goods = Object.fromEntries(GOODS.map((good) => [good, Math.max(0, (held.goods[good] ?? 0) - n * (card.needs[good] ?? 0))]));
  return { ...held, goods, coins: coins - coinsFor(card, held, n) };
}

const gain = ({ printed }: Printed, card: Card, n: number): Brings => ({
  points: n === 0 ? -printed.penalty : n * (card.gives.points ?? 0),
  coins: n * (card.gives.coins ?? 0),
  bread: n * (card.gives.bread ?? 0),
  steps: n * (card.gives.steps ?? 0),
  fails: n === 0 ? 1 : 0,
});

const add = (a: Brings, b: Brings): Brings => ({
  points: a.points + b.points,
  coins: a.coins + b.coins,
  bread: a.bread + b.bread,
  steps: a.steps + b.steps,
  fails: a.fails + b.fails,
});

const better = (a: Brings, b: Brings): boolean =>
  a.points + a.steps + (a.coins + a.bread) / 2 > b.points + b.steps + (b.coins + b.bread) / 2;

/** The best that one card brings. */
export const single = (view: Printed, card: Card, held: Holding): Brings => gain(view, card, times(card, held));

function inOrder(view: Printed, first: Card, second: Card, held: Holding): Brings {
  const most = times(first, held);
  let best: Brings | null = null;
  for (let n = first.colour === "green" ? most : Math.min(1, most); n <= most; n++) {
    const found = add(gain(view, first, n), single(view, second, after(first, held, n)));
    if (best === null || better(found, best)) best = found;
  }
  return best!;
}

/** The best that the two cards of a circle bring, in either order. */
export function pair(view: View, circle: Circle, held: Holding): Brings | null {
  const [first, second] = circle.cards.map((space) => view.cards.find((card) => card.space === space));
  if (!first || !second) return null;
  const one = inOrder(view, first, second, held);
  const other = inOrder(view, second, first, held);
  return better(other, one) ? other : one;
}
