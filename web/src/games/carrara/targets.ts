/** Where each action lies on the table: the piece to click. What has no piece is a choice of the confirm bar. */

import { offersOf, placeOf, type Offers, type Places } from "../stage/places";
import { splitFirstWord, spots as lit, type Spot } from "../stage/stage";
import { builtTile, CITIES, type Player, type Tile, type View } from "./view";

export type Tab = "wheel" | "cities" | "market" | "court";

/** The words that have no piece of their own; the board has one button for whichever of them is legal. */
const PLAIN = ["pass", "done", "end turn", "claim nothing"];

const PLACES: Places<View> = {
  turn: (rest) => (rest === "statue wheel" ? "wheel statues" : "wheel turn"),
  leave: () => "wheel leave",
  sector: "sector",
  take: (rest, view) => `offer ${view.prompt?.facts.position} ${rest}`,
  build: "tile",
  in: "city",
  over: "built",
  on: "built",
  pay: (rest) => (rest.startsWith("2 ") ? `pair ${rest.slice(2)}` : `block ${rest}`),
  visit: "section",
  follow: (_, view) => `section ${view.visited_section}`,
  score: () => "open area",
  evaluate: "space",
  improve: "improvement",
  claim: (rest) => (rest === "gold statue" ? "gold" : `item ${rest}`),
  purchase: "item",
  store: () => "warehouse",
  place: "stored",
  swap: "thrown",
};

const OFFERS: Offers<View> = {
  wheel: (rest, view) => {
    if (rest === "statues") return ["turn statue wheel"];
    if (rest === "leave") return ["leave wheel"];
    return [view.version === "advanced" ? "turn both wheels" : "turn wheel"];
  },
  sector: "sector",
  offer: (rest, view) => {
    const [position, colour] = splitFirstWord(rest);
    return view.prompt?.kind === "take" ? [`take ${colour}`] : [`sector ${position}`];
  },
  tile: "build",
  city: "in",
  built: (rest, view) => [`on ${rest}`, ...(rest.endsWith(` ${view.printed.monument}`) ? [] : [`over ${rest}`])],
  block: "pay",
  section: (rest, view) => [`visit ${rest}`, ...(Number(rest) === view.visited_section ? ["follow"] : [])],
  open: () => ["score"],
  space: "evaluate",
  improvement: "improve",
  gold: () => ["claim gold statue"],
  item: (rest) => [`claim ${rest}`, `purchase ${rest}`],
  stored: "place",
  warehouse: () => ["store"],
};

export const spotOf = (view: View, action: string): Spot | null => (PLAIN.includes(action) ? "choice" : placeOf(PLACES, view, action));
export const wishesOf = (view: View, spot: Spot): string[] => offersOf(OFFERS, view, spot);

/** Every spot that is lit, with the actions it offers in the order of the list. */
export const spots = (view: View, legal: readonly string[]): Map<Spot, string[]> => lit(view, legal, spotOf);

/**
 * Actions that the confirm bar offers as choices: those without a piece, and the great ones of a turn. Where fingers
 * choose, small pieces of the table (blocks, items) are offered there as well.
 */
export function choicesOf(view: View, legal: readonly string[], touch = false): string[] {
  const always = ["turn", "leave", "follow", "score", "store", ...(touch ? ["take", "pay"] : [])];
  const claims = touch ? 0 : legal.filter((action) => action.startsWith("claim ")).length;
  const found = legal.filter((action) => {
    const family = splitFirstWord(action)[0];
    if (family === "claim") return action === "claim nothing" || claims <= 3;
    return always.includes(family) || PLAIN.includes(action) || spotOf(view, action) === null;
  });
  // A bar may show the first few only: what has no piece of its own must be among them.
  const plain = found.filter((action) => PLAIN.includes(action));
  return found.length > 5 ? [...plain, ...found.filter((action) => !plain.includes(action))] : found;
}

/** The tab of a phone on which the spot of an action lies. */
export function tabOf(spot: Spot): Tab {
  const family = splitFirstWord(spot)[0];
  if (["wheel", "sector", "offer", "item"].includes(family)) return "wheel";
  if (["tile", "improvement"].includes(family)) return "market";
  if (["section", "open", "gold"].includes(family)) return "court";
  return "cities";
}

/** All spots that are drawn for a view: the lit ones must be among them. */
export function drawn(view: View, me: Player): Set<Spot> {
  const found = new Set<Spot>(["wheel turn", "open area", "choice"]);
  found.add(view.version === "advanced" ? "wheel statues" : "wheel leave");
  for (const sector of view.wheel) {
    found.add(`sector ${sector.position}`);
    for (const colour of Object.keys(sector.blocks)) found.add(`offer ${sector.position} ${colour}`);
    if (sector.decoration) found.add(`item ${sector.decoration}`);
    if (sector.statue) found.add(`item ${sector.statue}`);
  }
  for (const tile of [...view.display, ...view.monuments]) if (tile) found.add(`tile ${tile.name}`);
  for (const name of Object.keys(view.improvements)) found.add(`improvement ${name}`);
  for (const section of view.court) {
    found.add(`section ${section.number}`);
    if (section.bonus === "gold_statue") found.add("gold");
  }
  for (const city of CITIES) found.add(`city ${city}`);
  for (const tiles of Object.values(me.columns)) for (const tile of tiles) found.add(`built ${tile.name}`);
  for (const space of me.spaces) found.add(`space ${space.name}`);
  for (const [colour, n] of Object.entries(me.blocks ?? {})) {
    found.add(`block ${colour}`);
    if (n >= 2) found.add(`pair ${colour}`);
  }
  for (const item of me.warehouses) found.add(`stored ${item}`).add(`thrown ${item}`);
  if (view.version === "advanced" && me.warehouses.length < 2) found.add("warehouse");
  return found;
}

/** The spot of a tile on the display: of two equal twins the list names the first, and both are lit. */
export function marketSpot(view: View, tile: Tile, lit: ReadonlyMap<Spot, string[]>): Spot {
  return twinSpot("tile", tile, lit, (name) => view.display.some((each) => each?.name === name));
}

/** The spot of a built tile; a twin in the same city with the same items stands for both. */
export function builtSpot(me: Player, tile: Tile, city: string, lit: ReadonlyMap<Spot, string[]>): Spot {
  return twinSpot("built", tile, lit, (name) => {
    const twin = builtTile(me, name);
    return twin?.city === city && twin.tile.decorated === tile.decorated && twin.tile.statue === tile.statue;
  });
}

function twinSpot(kind: string, tile: Tile, lit: ReadonlyMap<Spot, string[]>, same: (name: string) => boolean): Spot {
  const own = `${kind} ${tile.name}`;
  if (lit.has(own)) return own;
  const twin = tile.name.endsWith("b") ? tile.name.slice(0, -1) : `${tile.name}b`;
  return lit.has(`${kind} ${twin}`) && same(twin) ? `${kind} ${twin}` : own;
}
