/** The games as the pages show them: those of the client, and those that the server has from other packages. */

import { api } from "./api";
import { settings } from "./settings.svelte";
import type { GameInfo } from "./wire";
import carpeDiem from "@/art/vignette-carpe_diem.svg?url";
import carrara from "@/art/vignette-carrara.svg?url";
import florenza from "@/art/vignette-florenza.svg?url";
import other from "@/art/vignette-other.svg?url";
import princes from "@/art/vignette-princes.svg?url";

export interface GameSummary {
  name: string;
  /** The English title, shown until the server has sent the localized one. */
  title: string;
  /** A short name that is the same in every language; the title if there is none. */
  short?: string;
  seats: [number, number];
  /** How long it takes; null if that is not known. */
  minutes: number | null;
  picture: string;
}

export const GAMES: GameSummary[] = [
  { name: "carrara", title: "The Palaces of Carrara", short: "Carrara", seats: [2, 4], minutes: 90, picture: carrara },
  { name: "princes", title: "The Princes of Florence", seats: [2, 5], minutes: 90, picture: princes },
  { name: "florenza", title: "Florenza: The Card Game", short: "Florenza", seats: [2, 4], minutes: 60, picture: florenza },
  { name: "carpe_diem", title: "Carpe Diem", short: "Carpe Diem", seats: [2, 4], minutes: 60, picture: carpeDiem },
];

/** Whether the client has a guide, texts and a drawing of a game. */
export const isOurs = (name: string): boolean => GAMES.some((game) => game.name === name);

let infos = $state.raw<GameInfo[]>([]);
let language = "";
let asked: Promise<GameInfo[]> | null = null;

/** Load titles, options and bots in the current language. */
export async function loadGames(): Promise<GameInfo[]> {
  if (language !== settings.language || asked === null) {
    language = settings.language;
    const request = api.games(language);
    asked = request;
    request.then(
      (found) => asked === request && (infos = found),
      () => asked === request && (asked = null),
    );
  }
  return asked;
}

export const games = {
  get infos(): GameInfo[] {
    return infos;
  },
  /** All games of the server, those of other packages last. */
  get all(): GameSummary[] {
    const others = infos.filter((info) => !isOurs(info.name));
    return [
      ...GAMES,
      ...others.map((info): GameSummary => ({ ...info, seats: [info.min_seats, info.max_seats], minutes: null, picture: other })),
    ];
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
