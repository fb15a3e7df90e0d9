/** The bots that one can play against: names, how strong, how long they think, as the server says it. */

import { t } from "./i18n.svelte";
import { games } from "./games.svelte";

/** The level of a bot in words. */
export function level(bot: string): string {
  const id = `bot-${bot}`;
  const found = t(id);
  return found === id ? bot : found;
}

export interface Opponent {
  bot: string;
  name: string;
  /** How far it sees, in a few words. */
  about: string;
  /** What it takes for a turn. */
  time: string;
  /** Its step on the ladder, and how many there are; 0 for one that plays at random. */
  strength: number;
  of: number;
}

export function opponent(bot: string): Opponent {
  const known = t(`bot-about-${bot}`);
  return {
    bot,
    name: level(bot),
    about: known === `bot-about-${bot}` ? "" : known,
    time: t("bot-time", { seconds: games.infos[0]?.seconds[bot] ?? 0 }),
    strength: Math.max(0, games.bots.indexOf(bot)),
    of: games.bots.length - 1,
  };
}

/** All that is to say about a bot, in one line. */
export const summaryOf = ({ about, time }: Opponent): string => [about, time].filter(Boolean).join("; ");
