/** The parts of a board that a guide can highlight, as CSS selectors. */

const PLACES: Record<string, Record<string, string>> = {
  carrara: { wheel: ".pwheel", market: ".pmarket", court: ".pcourt", cities: ".cities", spaces: ".spaces" },
  princes: { lots: ".lots", city: ".pcity", estate: ".estate", hand: ".phand" },
  florenza: { monuments: ".prow", artists: ".partists", locations: ".pplaces", hand: ".hand", round: ".pround" },
  carpe_diem: {
    ring: ".pring",
    lower: ".plow",
    track: ".ptrack",
    district: ".distbox",
    grid: "[data-panel=cards]",
  },
};

export const selectorOf = (game: string, point: string): string | null => PLACES[game]?.[point] ?? null;

/** Highlight one part of the board, or none. */
export function highlight(root: HTMLElement, selector: string | null): void {
  for (const old of root.querySelectorAll("[data-pointed]")) old.removeAttribute("data-pointed");
  if (selector) root.querySelector(selector)?.setAttribute("data-pointed", "");
}
