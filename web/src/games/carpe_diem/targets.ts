/** Where each action lies on the table: the piece to click. What has no piece is a choice of the confirm bar. */

import { offersOf, placeOf, type Offers, type Places } from "../stage/places";
import { splitFirstWord, type Spot } from "../stage/stage";
import { CELLS, GOODS, placement, type Player, type View } from "./view";

export const TABS = ["district", "ring", "cards"] as const;
export type Tab = (typeof TABS)[number];

/** 'enough' and 'keep bread' have no piece. */
const PLACES: Places<View> = {
  go: (rest) => `space ${rest.replace("to ", "")}`,
  bread: (rest) => `space ${rest.replace("to ", "")}`,
  take: (rest, view) => (view.prompt?.kind === "artisan" ? `low ${rest}` : `tile ${view.prompt?.facts.space} ${rest}`),
  at: (rest) => `cell ${placement(rest).cell}`,
  store: () => "store",
  reward: "done",
  return: "fountain",
  disc: "circle",
  score: "card",
  pay: "good",
  give: () => "good bread",
};

/** A cell offers each way in which the tile can be turned. */
const OFFERS: Offers<View> = {
  space: (rest) => [`go to ${rest}`, `bread to ${rest}`],
  tile: (rest) => [`take ${splitFirstWord(rest)[1]}`],
  low: "take",
  cell: (rest) => [0, 1, 2, 3].map((turns) => `at ${rest}${turns > 0 ? ` turned ${turns}` : ""}`),
  store: () => ["store"],
  done: "reward",
  fountain: "return",
  circle: "disc",
  card: "score",
  good: (rest) => (rest === "bread" ? ["give bread"] : [`pay ${rest}`]),
};

export const spotOf = (view: View, action: string): Spot | null => placeOf(PLACES, view, action);
export const wishesOf = (view: View, spot: Spot): string[] => offersOf(OFFERS, view, spot);

/** The actions, so that a cell offers first the way in which the tile is turned now, then what is nearest to it. */
export function byTurns(legal: readonly string[], turns: number): string[] {
  const far = (action: string): number => (action.startsWith("at ") ? (placement(splitFirstWord(action)[1]).turns - turns + 4) % 4 : 0);
  return legal
    .map((action) => ({ action, far: far(action) }))
    .sort((a, b) => a.far - b.far)
    .map(({ action }) => action);
}

/** The cells on which the tile in hand may lie, for each number of quarter turns; turns that look the same are empty. */
export function cellsByTurns(legal: readonly string[]): string[][] {
  const found: string[][] = [[], [], [], []];
  for (const action of legal) {
    const [family, rest] = splitFirstWord(action);
    if (family !== "at") continue;
    const { cell, turns } = placement(rest);
    found[turns]!.push(cell);
  }
  return found;
}

/** Actions that the confirm bar offers as choices: those without a piece, and those whose pieces are small. */
export function choicesOf(view: View, legal: readonly string[]): string[] {
  const kind = view.prompt?.kind ?? "";
  if (kind === "place" && !legal.some((action) => action.startsWith("at "))) return [...legal];
  if (["place", "artisan", "disc", "start"].includes(kind)) return [];
  if (kind === "move" && legal.length > 5) return legal.filter((action) => action.startsWith("go "));
  return [...legal];
}

/** The tab of a phone on which the spot of an action lies. */
export function tabOf(spot: Spot): Tab {
  const family = splitFirstWord(spot)[0];
  if (["space", "tile", "low", "track"].includes(family)) return "ring";
  if (["circle", "card"].includes(family)) return "cards";
  return "district";
}

/** All spots that are drawn for a view: the lit ones must be among them. */
export function drawn(view: View, me: Player): Set<Spot> {
  const found = new Set<Spot>(["store", "good bread", "good coin", ...GOODS.map((good) => `good ${good}`)]);
  view.ring.forEach((tiles, n) => {
    found.add(`space ${n + 1}`);
    for (const tile of tiles) found.add(`tile ${n + 1} ${tile.name}`);
  });
  for (const tile of view.lower_row) if (tile) found.add(`low ${tile.name}`);
  for (const cell of CELLS) if (!me.tiles.some((placed) => placed.cell === cell)) found.add(`cell ${cell}`);
  for (const card of view.cards) found.add(`card ${card.space}`);
  for (const circle of view.circles) if (circle.seat === null) found.add(`circle ${circle.name}`);
  for (const kind of me.hand ?? []) found.add(`fountain ${kind}`);
  for (const [kind, n] of Object.entries(me.finished)) if (n > 0) found.add(`done ${kind}`);
  return found;
}
