/** The four games as the pages show them. */

import { api } from "./api";
import { settings } from "./settings.svelte";
import type { GameInfo } from "./wire";
import carpeDiem from "@/art/vignette-carpe_diem.svg?url";
import carrara from "@/art/vignette-carrara.svg?url";
import florenza from "@/art/vignette-florenza.svg?url";
import princes from "@/art/vignette-princes.svg?url";

export interface GameSummary {
  name: string;
  /** The English title, shown until the server has sent the localized one. */
  title: string;
  /** A short name that is the same in every language; the title if there is none. */
  short?: string;
  seats: [number, number];
  minutes: number;
  picture: string;
}

export const GAMES: GameSummary[] = [
  { name: "carrara", title: "The Palaces of Carrara", short: "Carrara", seats: [2, 4], minutes: 90, picture: carrara },
  { name: "princes", title: "The Princes of Florence", seats: [2, 5], minutes: 90, picture: princes },
  { name: "florenza", title: "Florenza: The Card Game", short: "Florenza", seats: [2, 4], minutes: 60, picture: florenza },
  { name: "carpe_diem", title: "Carpe Diem", short: "Carpe Diem", seats: [2, 4], minutes: 60, picture: carpeDiem },
];

let infos = $state.raw<GameInfo[]>([]);
let language = "";

/** Load titles, options and bots in the current language. */
export async function loadGames(): Promise<GameInfo[]> {
  if (language !== settings.language || !infos.length) {
    const wanted = settings.language;
    infos = await api.games(wanted);
    language = wanted;
  }
  return infos;
}

export const games = {
  get infos(): GameInfo[] {
    return infos;
  },
  title(name: string): string {
    return infos.find((info) => info.name === name)?.title ?? GAMES.find((game) => game.name === name)?.title ?? name;
  },
  short(name: string): string {
    return GAMES.find((game) => game.name === name)?.short ?? games.title(name);
  },
  /** The bots of the server, the weakest first. */
  get bots(): string[] {
    return infos[0]?.bots ?? ["random"];
  },
  /** The bot that the user chose last; otherwise a journeyman, or the strongest that the server has. */
  get usualBot(): string {
    const bots = games.bots;
    if (bots.includes(settings.opponent)) return settings.opponent;
    return bots.includes("journeyman") ? "journeyman" : (bots.at(-1) ?? "random");
  },
};
