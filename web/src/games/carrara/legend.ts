/** What is printed in Carrara: types, rewards with and without improvements, sets, majorities, rates. */

import { capital } from "@/lib/language";
import type { LegendCell, LegendPart, Say } from "../contract";
import { buildingArt, decorationArt, statueArt } from "./art";
import { CITIES, colourOf, landscapeOf, type View } from "./view";
import { count, reward, word } from "./labels";

const PLACES = [1, 2, 3];
const tintOf = (landscape: string): string => `var(--${landscape})`;
const landscapeArt = (landscape: string): LegendCell["art"] => `landscape-${landscape}`;

export function legend(view: View, say: Say): LegendPart[] {
  const parts = [types(view, say), rewards(view, say)];
  if (view.printed.decoration_sets.length > 0) parts.push(sets(view, say));
  if (Object.keys(view.printed.majorities).length > 0) parts.push(majorities(view, say));
  return [...parts, rates(view, say)];
}

function types(view: View, say: Say): LegendPart {
  const { printed } = view;
  const advanced = view.version === "advanced";
  const head = ["", say("label-landscape"), ...(advanced ? [say("label-decoration")] : [])];
  const rows = Object.entries(printed.types).map(([name, { landscape, decoration }]): LegendCell[] => [
    { text: word(say, name), art: buildingArt(name), tint: tintOf(landscapeOf(view, name)) },
    { text: word(say, landscape), art: landscapeArt(landscape) },
    ...(advanced ? [{ text: word(say, decoration), art: decorationArt(decoration) }] : []),
  ]);
  const values = `${capital(say("label-values"))}: ${(printed.values[view.seats] ?? []).join(", ")}`;
  return { title: say("label-types"), head, rows, lines: [values, `${capital(say("label-monument"))}: ${printed.monument}`] };
}

/** What each city and landscape pays, and with each improvement tile that can lie there. */
function rewards(view: View, say: Say): LegendPart {
  const { printed } = view;
  const better = (target: string): string =>
    Object.entries(printed.improved)
      .filter(([, on]) => on === target)
      .map(([tile]) => {
        const tiles = printed.improvement_tiles[tile] ?? 0;
        return reward(say, printed.improvements[tile]!) + (tiles > 1 ? ` (${tiles})` : "");
      })
      .join(", ");
  const rows = Object.entries(printed.rewards).map(([name, pays]): LegendCell[] => [
    { text: word(say, name), art: (CITIES as readonly string[]).includes(name) ? `plain-${colourOf(view, name)}` : landscapeArt(name) },
    { text: reward(say, pays) },
    { text: better(name) || "–" },
  ]);
  return { title: say("label-pays"), head: ["", say("label-as-printed"), say("label-better")], rows };
}

function sets({ printed }: View, say: Say): LegendPart {
  const row = (name: string, numbers: number[]): LegendCell[] => [name, ...numbers.map(String)].map((text) => ({ text }));
  const points = printed.decoration_sets.slice(1);
  return {
    title: say("label-sets"),
    rows: [
      row(
        say("label-of-a-kind"),
        points.map((_, n) => n + 1),
      ),
      row(word(say, "points"), points),
    ],
  };
}

function majorities(view: View, say: Say): LegendPart {
  const rows = Object.entries(view.printed.majorities).map(([city, points]): LegendCell[] => [
    { text: word(say, city), art: statueArt(colourOf(view, city)) },
    ...points.map((each) => ({ text: String(each) })),
  ]);
  return { title: say("label-majorities"), head: ["", ...PLACES.map((place) => say("label-place", { place }))], rows };
}

function rates({ printed }: View, say: Say): LegendPart {
  const florins = (n: number): string => count(say, "florins", n);
  const lines = [say("label-pass", { florins: florins(printed.pass_income) })];
  if (printed.purchase_price !== null) lines.push(say("label-purchase", { florins: florins(printed.purchase_price) }));
  for (const [space, rate] of Object.entries(printed.florins_per_point))
    lines.push(say("label-florin-space", { space: word(say, space), florins: florins(rate) }));
  lines.push(say("label-finish", { points: count(say, "points", printed.finish_points) }));
  lines.push(say("label-florins-left", { florins: florins(printed.florins_left_per_point) }));
  return { title: say("label-rates"), lines };
}
