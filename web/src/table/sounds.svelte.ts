/** The sounds of a live table: a move, and the beginning of one's turn. */

import { settings } from "@/lib/settings.svelte";
import { sounds } from "@/lib/sounds";
import type { TableState } from "@/lib/table.svelte";

/** Call it while a component is set up. */
export function playTableSounds(current: () => TableState | undefined): void {
  let lastMoves = 0;
  let wasYourTurn = false;
  $effect(() => {
    const state = current();
    if (!state) return;
    const { moves, yourTurn } = state;
    if (settings.sounds && lastMoves > 0 && moves > lastMoves) (yourTurn && !wasYourTurn ? sounds.yourTurn : sounds.move)();
    [lastMoves, wasYourTurn] = [moves, yourTurn];
  });
}
