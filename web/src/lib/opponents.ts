/** The bots: their names, strength and thinking time. */

import { t } from "./i18n.svelte";
import { games } from "./games.svelte";

/** Whether a bot is one of our levels, or one that the host of the server adds. */
const isOurs = (bot: string): boolean => t(`bot-${bot}`) !== `bot-${bot}`;

/** The level of a bot in words; a bot of others by its name. */
export function level(bot: string): string {
  return isOurs(bot) ? t(`bot-${bot}`) : bot;
}

export interface Opponent {
  bot: string;
  name: string;
  /** How it plays, in a few words. */
  about: string;
  /** Its thinking time per turn. */
  time: string;
  /** Its rank among our levels, and the highest rank; 0 plays at random. Null for a bot of others. */
  strength: number | null;
  of: number;
}

export function opponent(bot: string): Opponent {
  const ours = isOurs(bot);
  const levels = games.bots.filter(isOurs);
  return {
    bot,
    name: level(bot),
    about: ours ? t(`bot-about-${bot}`) : t("bot-about-external"),
    time: t("bot-time", { seconds: games.infos[0]?.seconds[bot] ?? 0 }),
    strength: ours ? Math.max(0, levels.indexOf(bot)) : null,
    of: levels.length - 1,
  };
}

/** A bot in one line. */
export const summaryOf = ({ about, time }: Opponent): string => [about, time].filter(Boolean).join("; ");
