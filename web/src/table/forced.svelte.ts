/** Choices that make themselves. */

import type { TableState } from "@/lib/table.svelte";

/** The same for every choice, so that the others do not learn from it what there was to choose. */
const DELAY = 500;

/** Make the actions that `forced` gives after a while, as long as they stay and the page is seen. Call it while a component is made. */
export function makeForcedChoices(live: () => TableState, forced: () => readonly string[] | null): void {
  $effect(() => {
    const actions = forced();
    if (actions === null) return;
    const table = live();
    const make = () => document.visibilityState === "visible" && void table.makeForced(actions);
    const timer = setTimeout(make, DELAY);
    document.addEventListener("visibilitychange", make);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", make);
    };
  });
}
