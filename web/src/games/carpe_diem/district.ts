/** A district by its cells. */

import type { Placed, Player } from "./view";

export const laid = (player: Player): ReadonlyMap<string, Placed> => new Map(player.tiles.map((placed) => [placed.cell, placed]));
