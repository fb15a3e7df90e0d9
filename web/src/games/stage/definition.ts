/** What a game brings to its board. */

import type { Component } from "svelte";
import type { GameEvent, Meaning, Preview, Say } from "../contract";
import type { Flight } from "./animation";
import type { Mode, Spot } from "./stage";

/** A tab of a phone; it opens one panel. */
export interface StageTab {
  id: string;
  label: string;
  art: string;
  /** Classes of the symbol, for its tints. */
  class?: string;
}

/** How a game's events are drawn. */
export interface Motion<View> {
  flights: (event: GameEvent, before: View, me: number) => Flight[];
  /** Other movement, starting after `wait` milliseconds; returns how long the flying pieces must wait for it. */
  others?: (root: Element, events: readonly GameEvent[], before: View, wait: number) => number;
  /** The spots that other players changed: marked until the user's next click. */
  touched: (events: readonly GameEvent[], view: View, me: number | null) => Map<Spot, number>;
  /** Where a marked spot is after these events, if what it stands on moves. */
  moved?: (spot: Spot, events: readonly GameEvent[]) => Spot;
}

/** The size the desktop layout is drawn for (it is zoomed to fit), and the widths below which the layout changes. */
export interface Sizes {
  desktop: [width: number, height: number];
  tablet: number;
  phone: number;
  zoom: [least: number, most: number];
}

export const USUAL_SIZES: Sizes = { desktop: [944, 618], tablet: 880, phone: 620, zoom: [0.94, 1.35] };

/** The parts that are the same in every position. */
export interface BoardDefinition<View> {
  /** The name of the game: the class of the root. */
  game: string;
  /** What the ids of the sheet begin with, and the sheet itself. */
  prefix: string;
  symbols: string;
  spotOf: (view: View, action: string) => Spot | null;
  /** The spots that are buttons with the name of what they do: a click on one needs no confirmation. */
  named?: readonly Spot[];
  /** The kinds of spots by which something is given up: the focus never comes to them by itself. */
  careful?: readonly string[];
  /** The tab of a spot; any other word if it is always shown. */
  tabOf: (spot: Spot, view: View) => string;
  /** The tab that opens when somebody else's board is looked at. */
  home: string;
  preview: (view: View, say: Say, meaning: Meaning<View>) => Preview;
  /** The actions for which a piece would stand if they were legal, for the reason why it is not lit. */
  wishesOf: (view: View, spot: Spot) => string[];
  motion: Motion<View>;
  Sum: Component<{ sum: any[] }>;
  sizes?: Partial<Sizes>;
}

export const modeOf = (sizes: Sizes, width: number): Mode => (width < sizes.phone ? "phone" : width < sizes.tablet ? "tablet" : "desktop");

/** How much the desktop layout is zoomed to fit. */
export function zoomOf({ desktop, zoom }: Sizes, width: number, height: number): number {
  const fitting = Math.min(width / desktop[0], height / desktop[1]);
  return Math.min(zoom[1], Math.max(zoom[0], fitting));
}
