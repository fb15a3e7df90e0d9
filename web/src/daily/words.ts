/** What a game of the deal of the day came to, in words. */

import { t } from "@/lib/i18n.svelte";
import type { DailyScore } from "@/lib/wire";

/** The margin over the best rival as a table shows it: +5, −3, 0. */
export function signed(margin: number): string {
  return margin > 0 ? `+${margin}` : margin < 0 ? `−${-margin}` : "0";
}

/** Points and margin as a sentence. */
export function scoreText({ points, margin }: DailyScore): string {
  const side = margin > 0 ? "ahead" : margin < 0 ? "behind" : "level";
  return t("daily-score", { points, side, margin: Math.abs(margin) });
}
