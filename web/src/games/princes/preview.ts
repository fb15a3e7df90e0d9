/** What a selected action would do, for the confirm bar and for the tips: words, a sum in pieces, the rule. */

import type { BarChoice, Meaning, Meanings, OpenAuction, Preview, Say, SumPart as Part } from "../contract";
import { actionOf, balance, inWords, makePreview } from "../stage/preview";
import { splitFirstWord } from "../stage/stage";
import { artOf } from "./art";
import { placement, square } from "./shapes";
import { choicesOf } from "./targets";
import { CHARACTERS, likesOf, shown, type Reckoning, type View } from "./view";
import { count, name, signed, signedMoney, word } from "./labels";

/** A part of the sum; the last one may be the total. */
export interface SumPart extends Part {
  total?: boolean;
}

/** The families whose words do not name their piece. */
const UNNAMED = ["work", "build"];
/** The families that announce a price: it is paid later, or by who wins. */
const PRICED = ["open", "bid", "build"];

export const reckoning = (view: View, profession: string): Reckoning | null =>
  shown(view, view.seat ?? 0).reckonings?.find((each) => each.profession === profession) ?? null;

/** What the action means, in one line. */
function sentence(view: View, say: Say, meaning: Meaning): string {
  const action = actionOf(meaning);
  const kind = view.prompt?.kind ?? "";
  const laid = placement(view, action);
  if (laid) {
    const on = (n: number): number => ((n % 7) + 7) % 7;
    return say("what-place", { piece: name(say, laid.piece), square: square([on(laid.foot[0]), on(laid.foot[1])]) });
  }
  if (action === "decline")
    return say(["answer", "reply"].includes(kind) ? "what-refuse" : kind === "power" ? "what-return-character" : "what-decline");
  if (action === "bid") return say("what-named", { name: name(say, String(view.prompt?.facts.lot)), what: meaning.title });
  const { family, word: rest } = meaning.explanation;
  if ((CHARACTERS as readonly string[]).includes(family)) return say("what-named", { name: name(say, family), what: meaning.gloss });
  if (UNNAMED.includes(family)) return say("what-named", { name: name(say, rest.replace(/ with seat \d$/, "")), what: meaning.gloss });
  return rest ? meaning.gloss || inWords(meaning) : meaning.title;
}

/** Whose work gains by it, and what is lost by ending a turn. */
function more(view: View, say: Say, { explanation: { facts, family } }: Meaning): string {
  const people = Array.isArray(facts.people) ? facts.people : [];
  if (people.length > 0)
    return `${say("why-works", { works: say("worth-works", { count: people.length }), gain: signed(Number(facts.gain)) })}.`;
  const actions = Number(view.prompt?.facts.actions);
  return family === "end turn" && actions > 0 ? `${say("why-end", { actions: count(say, "actions", actions) })}.` : "";
}

// ---------------------------------------------------------------------- the picture and the sum

function badgeOf(view: View, action: string): Preview["badge"] {
  const [family, rest] = splitFirstWord(action);
  const told = view.prompt?.facts ?? {};
  if (["place", "joint", "build"].includes(family)) return { art: artOf(splitFirstWord(rest)[0]) };
  if (family === "bid") return { art: artOf(String(told.lot)) };
  if (["ask", "counter", "accept"].includes(family)) return { art: "building" in told ? artOf(String(told.building)) : "florin" };
  if (["open", "take", "introduce", "work", "recruit", "return", "under", "play", "draw"].includes(family)) return { art: artOf(rest) };
  if (family === "keep") return { art: rest === "card" ? "c-recruit" : artOf(rest) };
  if (family === "convert" || family === "sell") return { art: "florin" };
  if ((CHARACTERS as readonly string[]).includes(family)) return { art: artOf(family) };
  return { art: ["pass", "decline"].includes(family) ? "i-close" : "i-check" };
}

/** The terms of a work, with their sum at the end. */
export function terms(view: View, say: Say, found: Reckoning): SumPart[] {
  const [building = "", landscape = "", freedom = ""] = likesOf(view, found.profession);
  const parts: SumPart[] = [];
  const add = (art: string, n: number, label: string) => n > 0 && parts.push({ art, text: String(n), label });
  add(artOf(building), found.building, word(say, building));
  add(artOf(landscape), found.landscape, word(say, landscape));
  add(artOf(freedom), found.freedom, word(say, freedom));
  add("jester", found.jesters, say("label-jesters"));
  add("c-profession", found.cards, say("label-cards"));
  add("ch-muse", found.muse, word(say, "muse"));
  parts.push({ art: "", text: String(found.value), label: say("label-value"), total: true });
  return parts;
}

function sumOf(view: View, say: Say, meaning: Meaning<View>): SumPart[] {
  const { family, word: rest, facts, seat } = meaning.explanation;
  const found = family === "work" ? reckoning(view, rest) : null;
  if (found) return terms(view, say, found);
  const parts: SumPart[] = [];
  const points = Number(facts.points);
  if (family === "play") parts.push({ art: "c-bonus", text: signed(points), label: count(say, "points", points) });
  const florins = balance(meaning).get("florins") ?? (PRICED.includes(family) ? -Number(facts.florins ?? 0) : 0);
  if (florins !== 0) parts.push({ art: "florin", text: signedMoney(say, florins), label: count(say, "florins", Math.abs(florins)) });
  const prestige = meaning.after.players[seat]!.prestige - view.players[seat]!.prestige;
  if (prestige !== 0) parts.push({ art: "laurel", text: signed(prestige), label: count(say, "prestige", Math.abs(prestige)) });
  return parts;
}

/** What an action would do, for the confirm bar. */
export const preview = makePreview<View, SumPart>({ badgeOf, sentence, sumOf, more });

/** The choices that the confirm bar offers, with what each brings. */
export function choices(view: View, say: Say, legal: readonly string[], meaning: Meanings<View>, touch = false): BarChoice[] {
  const kind = view.prompt?.kind ?? "";
  return choicesOf(view, legal, touch).map((action) => {
    const called =
      action === "decline" && ["answer", "reply"].includes(kind) ? "refuse" : action === "decline" && kind === "power" ? "return" : action;
    const meant = meaning(action);
    return {
      action,
      label: say(`choice-${called.replaceAll(" ", "-")}`),
      note: (meant ? sumOf(view, say, meant) : [])
        .filter((part) => !part.total)
        .map((part) => `${part.text} ${part.label.replace(/^[\d\s.,]+/, "")}`)
        .join(", "),
      art: badgeOf(view, action).art ?? "i-check",
    };
  });
}

/** The auction in which one's seat may still bid; null if there is none. */
export function auction(view: View): OpenAuction | null {
  const { auction: open, printed } = view;
  const me = view.seat === null ? null : view.players[view.seat]!;
  if (!open || !me || me.status !== "free" || open.passed.includes(me.seat) || me.florins === null) return null;
  const next = open.bid + printed.raising;
  return next <= me.florins ? { lot: open.lot, next, step: printed.raising, most: me.florins } : null;
}
