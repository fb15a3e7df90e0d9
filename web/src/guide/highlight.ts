/** Where the parts of a table are drawn that a guide speaks of. What is not there is simply not pointed at. */

const PLACES: Record<string, Record<string, string>> = {
  carrara: { wheel: ".pwheel", market: ".pmarket", court: ".pcourt", cities: ".cities", spaces: ".spaces" },
  princes: { lots: ".pcity", city: ".pcity", estate: ".estate", hand: ".phand" },
  florenza: { monuments: ".prow", artists: ".partists", locations: ".pplaces", hand: ".pme", round: ".pround" },
  carpe_diem: {
    ring: "[data-panel=ring]",
    lower: "[data-panel=ring]",
    track: "[data-panel=ring]",
    district: "[data-panel=district]",
    grid: "[data-panel=cards]",
  },
};

export const selectorOf = (game: string, point: string): string | null => PLACES[game]?.[point] ?? null;

/** Mark the part of the board that is spoken of, and no other. */
export function highlight(root: HTMLElement, selector: string | null): void {
  for (const old of root.querySelectorAll("[data-pointed]")) old.removeAttribute("data-pointed");
  if (selector) root.querySelector(selector)?.setAttribute("data-pointed", "");
}
