/** The pages, each loaded when it is first shown. */

import type { Component } from "svelte";
import type { Route } from "@/lib/router.svelte";

export const pages: Record<Route["page"], () => Promise<{ default: Component<any> }>> = {
  home: () => import("./Home.svelte"),
  tables: () => import("./Tables.svelte"),
  new: () => import("./NewTable.svelte"),
  table: () => import("./Table.svelte"),
  replay: () => import("./Replay.svelte"),
  after: () => import("./Result.svelte"),
  rules: () => import("./Rules.svelte"),
  learn: () => import("./Learn.svelte"),
  puzzles: () => import("./Puzzles.svelte"),
  openings: () => import("./Openings.svelte"),
  packs: () => import("./Packs.svelte"),
  daily: () => import("./Daily.svelte"),
  settings: () => import("./Settings.svelte"),
  profile: () => import("./Profile.svelte"),
  about: () => import("./About.svelte"),
  privacy: () => import("./Privacy.svelte"),
  nowhere: () => import("./NotFound.svelte"),
};

/** Begin to load the page of a route, and the board of the game that the address names; the page itself reports what fails. */
export function preload(route: Route): void {
  const ignore = () => undefined;
  void pages[route.page]().catch(ignore);
  if (route.page !== "learn" || !route.game) return;
  const game = route.game;
  void import("@/table/gameAssets").then(({ loadGameAssets }) => loadGameAssets(game, "guide", `guide-${game}`)).catch(ignore);
}
