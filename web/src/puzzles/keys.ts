/** The keys of a puzzle. */

import { mayBeShortcut } from "@/lib/keys";
import { go } from "@/lib/router.svelte";
import { puzzleLink, type PuzzlePlay } from "./puzzle.svelte";

interface Doing {
  list(): void;
  close(): void;
  words(): void;
  legend(): void;
}

/** Enter plays what is selected, or answers; the arrows go to other puzzles; letters as at a table. */
export function goKeys(event: KeyboardEvent, play: PuzzlePlay, doing: Doing): void {
  const target = event.target as HTMLElement;
  if (!mayBeShortcut(event)) return;
  const { game, before, after } = play.page;
  const to = (id: string | null) => id && go(puzzleLink(game, id), { keepScroll: true });
  const key = event.key.toLowerCase();
  if (key === "enter" && !target.closest("button, a, [role='button']")) {
    if (play.selection !== null) play.confirm();
    else void play.submit();
  } else if (key === "escape") {
    play.choose(null);
    doing.close();
  } else if (key === "arrowright" && !target.closest(".main")) to(after);
  else if (key === "arrowleft" && !target.closest(".main")) to(before);
  else if (key === "u") play.undo();
  else if (key === "c") doing.list();
  else if (key === "t") doing.words();
  else if (key === "l") doing.legend();
  else return;
  event.preventDefault();
}
