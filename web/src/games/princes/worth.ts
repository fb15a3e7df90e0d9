/** What a lot would mean for one's own hand: facts only, no advice. */

import type { Say } from "../contract";
import { artOf } from "./art";
import { more, type Effect } from "./outcome";
import { isLandscape, onTables, type Player, type View } from "./view";
import { bare, list, name, signed, word } from "./labels";

export interface Row {
  art: string;
  title: string;
  note: string;
  gain: string;
}

const COUNTED: Record<string, string[]> = {
  jester: ["jester", "variety"],
  builder: ["builder", "variety"],
  forest: ["forest", "landscape", "variety"],
  lake: ["lake", "landscape", "variety"],
  park: ["park", "landscape", "variety"],
  prestige: ["prestige cards", "variety"],
  recruiting: ["cards in hand"],
};

export function worth(view: View, say: Say, me: Player, lot: string): Row[] {
  const rows: Row[] = [];
  const effect: Effect = { florins: 0, prestige: 0, gains: lot, laid: null, works: 0 };
  const found = (me.reckonings ?? []).map((each) => ({ ...each, plus: more(view, each, effect).sum }));
  const better = found.filter((each) => each.plus > 0);
  const points = better.reduce((sum, each) => sum + each.plus, 0);
  if (better.length > 0) {
    const people = list(better.map((each) => name(say, each.profession)));
    rows.push({ art: "c-profession", title: say("worth-works", { count: better.length }), note: people, gain: signed(points) });
  }
  const reach = better.filter((each) => each.value < view.least && each.value + each.plus >= view.least);
  if (reach.length > 0)
    rows.push({
      art: "i-check",
      title: say("worth-reach", { count: reach.length }),
      note: list(reach.map((each) => `${name(say, each.profession)} ${each.value + each.plus}`)),
      gain: "✓",
    });
  if (lot === "builder") {
    const { building_prices: prices, builder_prestige: prestige, touch_from: touch } = view.printed;
    const next = Math.min(prices.length - 1, me.builders + 1);
    const brings = prestige[next] ?? 0;
    rows.push({
      art: "builder",
      title: say("worth-price"),
      note: say(next >= touch ? "builders-touch" : "builders-apart"),
      gain: `${prices[me.builders]} › ${prices[next]}`,
    });
    if (brings > 0) rows.push({ art: "laurel", title: say("worth-prestige"), note: say("worth-builder"), gain: signed(brings) });
  }
  if (isLandscape(lot) && me.estate.some((piece) => piece.name === lot))
    rows.push({ art: "laurel", title: say("worth-prestige"), note: say("worth-second"), gain: signed(view.printed.landscape_prestige) });
  if (lot === "prestige")
    rows.push({ art: "c-prestige", title: say("worth-look"), note: say("pile-left", { left: view.piles.prestige ?? 0 }), gain: "" });
  if (lot === "recruiting") {
    const people = onTables(view, me.seat).length;
    rows.push({ art: "c-recruit", title: say("worth-recruit", { count: people }), note: say("worth-card"), gain: "+1" });
  }
  const words = COUNTED[lot] ?? [];
  for (const { card } of me.bonus ?? [])
    if (words.some((each) => card.includes(each)))
      rows.push({ art: "c-bonus", title: word(say, card), note: say("worth-count"), gain: "" });
  for (const card of me.prestige_cards_held ?? [])
    if (words.some((each) => card.includes(each)))
      rows.push({ art: "c-prestige", title: word(say, card), note: say("worth-count"), gain: "" });
  if (rows.length === 0) rows.push({ art: artOf(lot), title: say("worth-nothing"), note: bare(say(`gloss-${lot}`)), gain: "" });
  return rows.slice(0, 5);
}
