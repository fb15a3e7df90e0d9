/** Loads the drawn board of a game, if there is one. */

import type { Component } from "svelte";
import type { BoardExtras, BoardProps, Legend, Notes } from "./contract";

type Part = { default: Component<any> };
const boards = import.meta.glob<{ default: Component<BoardProps> }>(["./*/Board.svelte", "!./stage/*"]);
const rivals = import.meta.glob<Part>(["./*/Rival.svelte", "!./stage/*"]);
const sums = import.meta.glob<Part>(["./*/Sum.svelte", "!./stage/*"]);
const icons = import.meta.glob<Part>(["./*/Icon.svelte", "!./stage/*"]);
const previews = import.meta.glob<Pick<BoardExtras, "preview" | "choices" | "plans" | "auction">>(["./*/preview.ts", "!./stage/*"]);
const motions = import.meta.glob<Pick<BoardExtras, "flights">>(["./*/motion.ts", "!./stage/*"]);
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
  const [board, rival, sum, icon, preview, motion, legend, remembered] = await Promise.all([
    read(),
    rivals[`./${game}/Rival.svelte`]?.(),
    sums[`./${game}/Sum.svelte`]?.(),
    icons[`./${game}/Icon.svelte`]?.(),
    previews[`./${game}/preview.ts`]?.(),
    motions[`./${game}/motion.ts`]?.(),
    legends[`./${game}/legend.ts`]?.(),
    noted[`./${game}/notes.ts`]?.(),
  ]);
  const extras: BoardExtras = {
    preview: preview?.preview,
    choices: preview?.choices,
    plans: preview?.plans,
    auction: preview?.auction,
    flights: motion?.flights,
    Sum: sum?.default,
    Icon: icon?.default,
    Rival: rival?.default,
  };
  return { Board: board.default, legend: legend?.legend ?? null, notes: remembered?.notes ?? null, extras };
}
