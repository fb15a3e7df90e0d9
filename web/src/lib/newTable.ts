/** From a wish to a table. */

import { api, ApiError } from "./api";
import { t } from "./i18n.svelte";
import { games, learnGames } from "./games.svelte";
import { go, tableLink } from "./router.svelte";
import { ensureSession } from "./session.svelte";
import { showToast } from "./toasts.svelte";
import type { Wish } from "./wire";

/** Tell somebody what went wrong, in their language where we can. */
export function reportError(error: unknown): void {
  if (error instanceof ApiError) {
    const id = `error-${error.code}`;
    const said = t(id);
    showToast(said === id ? error.message : said, true);
  } else {
    showToast(t("error-broken"), true);
    console.error(error);
  }
}

/** Found a table, sit down, and deal at once if every other seat has its bot. */
async function openTable(wish: Wish): Promise<void> {
  try {
    if (!(await ensureSession())) return;
    const [table] = await api.found(wish);
    if (!table) return;
    await api.sit(table.id, table.invite);
    if (Object.keys(wish.bots ?? {}).length === wish.seats - 1) await api.start(table.id);
    go(tableLink(table.id));
  } catch (error) {
    reportError(error);
  }
}

/** Three at the table, two of them bots, and go. */
export async function playNow(game: string): Promise<void> {
  await learnGames().catch(() => []);
  const bot = games.usualBot;
  await openTable({ game, seats: 3, bots: { "1": bot, "2": bot } });
}
