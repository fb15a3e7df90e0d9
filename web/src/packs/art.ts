/** How the pieces of a pack are drawn: with the symbols and the drawings of the game's board, if it has any. */

import type { Component } from "svelte";
import type { Value } from "./data";

/** Draws a block, or a part of one; nothing if it has no picture. */
export type PackArt = Component<{ game: string; name: string; value: Value }>;

const arts = import.meta.glob<{ default: PackArt }>("../games/*/PackArt.svelte");
const sheets = import.meta.glob<string>("../games/*/symbols.svg", { query: "?raw", import: "default" });

export interface LoadedArt {
  Art: PackArt | null;
  /** The symbols that drawings use. */
  symbols: string;
}

export async function loadArt(game: string): Promise<LoadedArt> {
  const [art, symbols] = await Promise.all([arts[`../games/${game}/PackArt.svelte`]?.(), sheets[`../games/${game}/symbols.svg`]?.()]);
  return { Art: art?.default ?? null, symbols: art && symbols ? symbols : "" };
}
