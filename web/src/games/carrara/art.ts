/** Which drawing of the symbol sheet stands for which word of the game. */

const BUILDINGS: Record<string, string> = {
  cathedrale: "b-cathedral",
  biblioteca: "b-library",
  porta: "b-gate",
  palazzo: "b-palace",
  castello: "b-castle",
  villa: "b-villa",
};

export const buildingArt = (type: string): string => BUILDINGS[type] ?? "b-palace";
export const decorationArt = (name: string): string => (name === "coat of arms" ? "d-crest" : `d-${name}`);
export const statueArt = (name: string): string => `statue-${name.replace(" statue", "")}`;
export const itemArt = (name: string): string => (name.endsWith("statue") ? statueArt(name) : decorationArt(name));
export const markerArt = (seat: number): string => `marker-${seat + 1}`;

const BONUSES: Record<string, string> = {
  florins: "florin",
  points: "laurel",
  decoration: "orn-rosette",
  gold_statue: "statue-gold",
};
export const bonusArt = (bonus: string): string => BONUSES[bonus] ?? "orn-rosette";
