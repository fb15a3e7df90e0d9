/** The client-side router. Links are plain <a href>; clicks on them do not reload the page. */

export type Route =
  | { page: "home" }
  | { page: "tables" }
  | { page: "new"; game: string | null }
  | { page: "table"; id: string; invite: string | null }
  | { page: "replay"; id: string; move: number; invite: string | null; seat: number | null }
  | { page: "after"; id: string; invite: string | null }
  | { page: "rules"; game: string | null; clause: string | null }
  | { page: "learn"; game: string | null; step: number }
  | { page: "settings" }
  | { page: "profile"; id: string | null }
  | { page: "about" }
  | { page: "privacy" }
  | { page: "nowhere" };

const SIMPLE = ["tables", "settings", "about", "privacy"] as const;

/** Parse an address. */
export function routeOf(address: string): Route {
  const url = new URL(address, "http://here");
  const parts = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const [first, second, third] = parts;
  const invite = url.searchParams.get("invite");
  if (parts.length === 0) return { page: "home" };
  if (first === "new") return { page: "new", game: second ?? url.searchParams.get("game") };
  if (first === "me") return { page: "profile", id: null };
  if (first === "people" && second) return { page: "profile", id: second };
  if (first === "rules") return { page: "rules", game: second ?? null, clause: url.hash.slice(1) || third || null };
  if (first === "learn" && /^\d*$/.test(third ?? "")) return { page: "learn", game: second ?? null, step: Number(third || 1) };
  if (first === "t" && second) {
    if (third === undefined) return { page: "table", id: second, invite };
    if (third === "after") return { page: "after", id: second, invite };
    if (/^\d+$/.test(third)) {
      const seat = url.searchParams.get("seat");
      return { page: "replay", id: second, move: Number(third), invite, seat: seat === null ? null : Number(seat) };
    }
  }
  for (const page of SIMPLE) if (first === page && parts.length === 1) return { page };
  return { page: "nowhere" };
}

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

/** The address of a table, of a move, or of its result. */
export function tableLink(id: string, rest: string | number = "", invite: string | null = null, seat: number | null = null): string {
  const args = new URLSearchParams();
  if (invite) args.set("invite", invite);
  if (seat !== null) args.set("seat", String(seat));
  const query = args.size ? `?${args}` : "";
  return `/t/${id}${rest === "" ? "" : `/${rest}`}${query}`;
}
