/** The pages by their addresses. */

export type Route =
  | { page: "home" }
  | { page: "tables" }
  | { page: "new"; game: string | null; pack: boolean }
  | { page: "table"; id: string; invite: string | null; hints: boolean }
  | { page: "replay"; id: string; move: number; invite: string | null; seat: number | null; play: boolean; analysis: boolean }
  | { page: "after"; id: string; invite: string | null }
  | { page: "rules"; game: string | null; clause: string | null }
  | { page: "learn"; game: string | null; step: number }
  | { page: "puzzles"; game: string | null; id: string | null }
  | { page: "openings"; game: string | null; seats: number | null; line: string[] }
  | { page: "packs"; game: string | null }
  | { page: "daily"; day: string | null }
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
  if (first === "new") return { page: "new", game: second ?? url.searchParams.get("game"), pack: url.searchParams.has("pack") };
  if (first === "me") return { page: "profile", id: null };
  if (first === "people" && second) return { page: "profile", id: second };
  if (first === "rules") return { page: "rules", game: second ?? null, clause: url.hash.slice(1) || third || null };
  if (first === "learn" && /^\d*$/.test(third ?? "")) return { page: "learn", game: second ?? null, step: Number(third || 1) };
  if (first === "puzzles" && parts.length <= 3) return { page: "puzzles", game: second ?? null, id: third ?? null };
  if (first === "openings" && parts.length <= 3 && /^\d*$/.test(third ?? "")) {
    return { page: "openings", game: second ?? null, seats: third ? Number(third) : null, line: url.searchParams.getAll("step") };
  }
  if (first === "packs" && parts.length <= 2) return { page: "packs", game: second ?? null };
  if (first === "daily" && parts.length <= 2) return { page: "daily", day: second ?? null };
  if (first === "t" && second) {
    if (third === undefined) return { page: "table", id: second, invite, hints: url.searchParams.has("hints") };
    if (third === "after") return { page: "after", id: second, invite };
    if (/^\d+$/.test(third)) {
      const seat = url.searchParams.get("seat");
      const play = url.searchParams.has("play");
      const analysis = url.searchParams.has("analysis");
      return { page: "replay", id: second, move: Number(third), invite, seat: seat === null ? null : Number(seat), play, analysis };
    }
  }
  for (const page of SIMPLE) if (first === page && parts.length === 1) return { page };
  return { page: "nowhere" };
}
