/** The bots: their names, strength and thinking time. */

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
  /** How it plays, in a few words. */
  about: string;
  /** Its thinking time per turn. */
  time: string;
  /** Its rank among the bots, and the highest rank; 0 plays at random. */
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

/** A bot in one line. */
export const summaryOf = ({ about, time }: Opponent): string => [about, time].filter(Boolean).join("; ");
