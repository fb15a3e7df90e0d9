/** New tables: create one, sit down, and start if every other seat has a bot. */

import { api } from "./api";
import { reportError } from "./errors";
import { games, loadGames } from "./games.svelte";
import { go, tableLink } from "./router.svelte";
import { ensureSession } from "./session.svelte";
import type { NewTable } from "./wire";

async function openTable(wish: NewTable): Promise<void> {
  try {
    if (!(await ensureSession())) return;
    const [table] = await api.createTables(wish);
    if (!table) return;
    await api.sit(table.id, table.invite);
    if (Object.keys(wish.bots ?? {}).length === wish.seats - 1) await api.start(table.id);
    go(tableLink(table.id));
  } catch (error) {
    reportError(error);
  }
}

/** Start a game against two bots. */
export async function playNow(game: string): Promise<void> {
  await loadGames().catch(() => []);
  const bot = games.usualBot;
  await openTable({ game, seats: 3, bots: { "1": bot, "2": bot } });
}
