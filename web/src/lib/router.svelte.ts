/** The client-side router. Links are plain <a href>; clicks on them do not reload the page. */

import { forgetEarly } from "@/early/early";
import { routeOf, type Route } from "./routes";

export { routeOf, type Route };

let address = $state(typeof location === "undefined" ? "/" : location.pathname + location.search + location.hash);
const route = $derived(routeOf(address));

export const router = {
  get route(): Route {
    return route;
  },
  get address(): string {
    return address;
  },
};

const here = () => location.pathname + location.search + location.hash;

export function go(to: string, options: { replace?: boolean; keepScroll?: boolean } = {}): void {
  if (to !== here()) history[options.replace ? "replaceState" : "pushState"](null, "", to);
  address = here();
  forgetEarly();
  if (!options.keepScroll && !location.hash) scrollTo(0, 0);
}

/** Handle the back button and clicks on internal links. */
export function startRouter(): void {
  addEventListener("popstate", () => (address = here()));
  addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

/** The address of a table, of a move, of its result, or of a move in its analysis. */
export function tableLink(
  id: string,
  rest: string | number = "",
  invite: string | null = null,
  seat: number | null = null,
  analysis = false,
): string {
  const args = new URLSearchParams();
  if (invite) args.set("invite", invite);
  if (seat !== null) args.set("seat", String(seat));
  if (analysis) args.set("analysis", "");
  const query = args.size ? `?${args}` : "";
  return `/t/${id}${rest === "" ? "" : `/${rest}`}${query}`;
}

/** The address of a replay that plays by itself from the beginning. */
export function replayLink(id: string, invite: string | null): string {
  const from = tableLink(id, 0, invite);
  return `${from}${from.includes("?") ? "&" : "?"}play`;
}
