/** New tables: create one, sit down, and start if every other seat has a bot. */

import { api } from "./api";
import { reportError } from "./errors";
import { games, loadGames } from "./games.svelte";
import { go, tableLink } from "./router.svelte";
import { ensureSession } from "./session.svelte";
import type { NewTable } from "./wire";

/** Go to the table that `create` makes for somebody who has a name; what fails is reported. */
export async function openNew(create: () => Promise<{ id: string } | undefined>, query = ""): Promise<void> {
  try {
    if (!(await ensureSession())) return;
    const table = await create();
    if (table) go(tableLink(table.id) + query);
  } catch (error) {
    reportError(error);
  }
}

function openTable(wish: NewTable, query = ""): Promise<void> {
  return openNew(async () => {
    const [table] = await api.createTables(wish);
    if (!table) return;
    await api.sit(table.id, table.invite);
    if (Object.keys(wish.bots ?? {}).length === wish.seats - 1) await api.start(table.id);
    return table;
  }, query);
}

/** Start a game against two bots. */
export async function playNow(game: string): Promise<void> {
  await loadGames().catch(() => []);
  const bot = games.usualBot;
  await openTable({ game, seats: 3, bots: { "1": bot, "2": bot } });
}

/** Start a first game: against novices, with a hint at every choice. */
export async function playFirst(game: string, seats: number): Promise<void> {
  const others = Array.from({ length: seats - 1 }, (_, n) => [String(n + 1), "novice"]);
  await openTable({ game, seats, bots: Object.fromEntries(others) }, "?hints");
}
