/** Loads the drawn board of a game, if there is one. */

import type { Component } from "svelte";
import type { BoardExtras, BoardProps, Legend, Notes } from "./contract";

type Part = { default: Component<any> };
const boards = import.meta.glob<{ default: Component<BoardProps> }>(["./*/Board.svelte", "!./stage/*"]);
const rivals = import.meta.glob<Part>(["./*/Rival.svelte", "!./stage/*"]);
const sums = import.meta.glob<Part>(["./*/Sum.svelte", "!./stage/*"]);
const icons = import.meta.glob<Part>(["./*/Icon.svelte", "!./stage/*"]);
const previews = import.meta.glob<Pick<BoardExtras, "preview" | "choices">>(["./*/preview.ts", "!./stage/*"]);
const legends = import.meta.glob<{ legend: Legend }>(["./*/legend.ts", "!./stage/*"]);
const noted = import.meta.glob<{ notes: Notes }>(["./*/notes.ts", "!./stage/*"]);

export interface LoadedBoard {
  Board: Component<BoardProps>;
  legend: Legend | null;
  notes: Notes | null;
  extras: BoardExtras;
}

export async function loadBoard(game: string): Promise<LoadedBoard | null> {
  const read = boards[`./${game}/Board.svelte`];
  if (!read) return null;
  const [board, rival, sum, icon, preview, legend, remembered] = await Promise.all([
    read(),
    rivals[`./${game}/Rival.svelte`]?.(),
    sums[`./${game}/Sum.svelte`]?.(),
    icons[`./${game}/Icon.svelte`]?.(),
    previews[`./${game}/preview.ts`]?.(),
    legends[`./${game}/legend.ts`]?.(),
    noted[`./${game}/notes.ts`]?.(),
  ]);
  const extras: BoardExtras = {
    preview: preview?.preview,
    choices: preview?.choices,
    Sum: sum?.default,
    Icon: icon?.default,
    Rival: rival?.default,
  };
  return { Board: board.default, legend: legend?.legend ?? null, notes: remembered?.notes ?? null, extras };
}
