/** Which drawing of the symbol sheet stands for which word of the game. */

import { CHARACTERS, FREEDOMS, isBuilding, PROFESSIONS } from "./view";

const personArt = (profession: string): string => `m-${profession.replaceAll(" ", "-")}`;
export const crestArt = (seat: number): string => `crest-${seat + 1}`;

const PILES: Record<string, string> = {
  profession: "c-profession",
  bonus: "c-bonus",
  prestige: "c-prestige",
  recruiting: "c-recruit",
  landscape: "park",
};

/** The drawing of a building, landscape, lot, freedom, character, person or card. */
export function artOf(name: string): string {
  if (isBuilding(name)) return `p-${name}`;
  if ((FREEDOMS as readonly string[]).includes(name)) return `f-${name}`;
  if ((CHARACTERS as readonly string[]).includes(name)) return `ch-${name}`;
  if ((PROFESSIONS as readonly string[]).includes(name)) return personArt(name);
  if (name in PILES) return PILES[name]!;
  if (name.startsWith("bonus ")) return "c-bonus";
  if (name.startsWith("prestige ")) return "c-prestige";
  return name; // forest, lake, park, jester, builder
}
