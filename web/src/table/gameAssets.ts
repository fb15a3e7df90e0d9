/** What a page needs of a game before it can show a table: its messages, its board in words, and its drawn board. */

import { loadBoard, type LoadedBoard } from "@/games/boards";
import { plainText } from "@/games/text/plain";
import { loadGameText, type GameText } from "@/games/text/text";
import { loadMessages } from "@/lib/i18n.svelte";

export interface GameAssets {
  game: string;
  gameText: GameText;
  /** Null where there is no drawn board. */
  board: LoadedBoard | null;
}

export const NO_ASSETS: GameAssets = { game: "", gameText: plainText, board: null };

/** Load a game, and other files of messages that the page shows. */
export async function loadGameAssets(game: string, ...messages: string[]): Promise<GameAssets> {
  const [gameText, board] = await Promise.all([loadGameText(game), loadBoard(game).catch(() => null), loadMessages(game, ...messages)]);
  return { game, gameText, board };
}
