/** What a lot would mean for one's own hand, as the server explains its opening or the bid for it: facts only, no advice. */

import type { Explanation } from "@/lib/wire";
import type { Say } from "../contract";
import { artOf } from "./art";
import { onTables, type Player, type View } from "./view";
import { bare, list, lotGloss, name, signed, word } from "./labels";

export interface Row {
  art: string;
  title: string;
  note: string;
  gain: string;
}

const words = (fact: unknown): string[] => (Array.isArray(fact) ? fact : []);

export function worth(view: View, say: Say, me: Player, lot: string, facts: Explanation["facts"]): Row[] {
  const rows: Row[] = [];
  const people = words(facts.people);
  const values = new Map(people.map((person, n) => [person, words(facts.values)[n]]));
  if (people.length > 0)
    rows.push({
      art: "c-profession",
      title: say("worth-works", { count: people.length }),
      note: list(people.map((person) => name(say, person))),
      gain: signed(Number(facts.gain)),
    });
  const reach = words(facts.reaching);
  if (reach.length > 0)
    rows.push({
      art: "i-check",
      title: say("worth-reach", { count: reach.length }),
      note: list(reach.map((person) => `${name(say, person)} ${values.get(person)}`)),
      gain: "✓",
    });
  if (lot === "builder" && typeof facts.price === "number") {
    const touching = view.printed.building_prices.indexOf(facts.price) >= view.printed.touch_from;
    const note = say(touching ? "builders-touch" : "builders-apart");
    rows.push({ art: "builder", title: say("worth-price"), note, gain: `${me.building_price} › ${facts.price}` });
  }
  if (Number(facts.prestige) > 0) {
    const note = say(lot === "builder" ? "worth-builder" : "worth-second");
    rows.push({ art: "laurel", title: say("worth-prestige"), note, gain: signed(Number(facts.prestige)) });
  }
  if (lot === "prestige")
    rows.push({ art: "c-prestige", title: say("worth-look"), note: say("pile-left", { left: view.piles.prestige ?? 0 }), gain: "" });
  if (lot === "recruiting") {
    const count = onTables(view, me.seat).length;
    rows.push({ art: "c-recruit", title: say("worth-recruit", { count }), note: say("worth-card"), gain: "+1" });
  }
  for (const card of words(facts.counting)) rows.push({ art: artOf(card), title: word(say, card), note: say("worth-count"), gain: "" });
  if (rows.length === 0) rows.push({ art: artOf(lot), title: say("worth-nothing"), note: bare(lotGloss(say, view, lot)), gain: "" });
  return rows.slice(0, 5);
}
