/** Which drawing of the symbol sheet stands for which word of the game. */

import type { Tile } from "./view";

export const kindArt = (kind: string): string => `k-${kind}`;
export const pawnArt = (seat: number): string => `pawn-${seat + 1}`;
export const discArt = (seat: number): string => `disc-${seat + 1}`;

const THINGS: Record<string, string> = {
  grape: "grape",
  herb: "herb",
  chicken: "chicken",
  fish: "fish",
  chimney: "chimney",
  points: "laurel",
  coins: "coin",
  coin: "coin",
  bread: "bread",
  steps: "banner",
  stored: "store",
};

/** What cards ask for and give, what one holds, what is built. */
export const thingArt = (thing: string): string => THINGS[thing] ?? kindArt(thing);

/** A tile as a name that `Icon` can draw: edges, kinds and chimneys. */
export const tileArt = (tile: Tile): string => `tile|${tile.edges.join(",")}|${tile.kinds.join(",")}|${tile.chimneys}`;

export function tileOf(art: string): Tile | null {
  if (!art.startsWith("tile|")) return null;
  const [, edges = "", kinds = "", chimneys = "0"] = art.split("|");
  return { name: art, edges: edges.split(","), kinds: kinds.split(",").filter(Boolean), chimneys: Number(chimneys) };
}

/** The name of a tile as part of an id, for tiles that travel. */
export const tileId = (name: string): string => `tile-${name.replace(/[^a-z0-9]+/gi, "-")}`;
