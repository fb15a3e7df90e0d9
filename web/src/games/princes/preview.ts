/** What a selected action would do, for the confirm bar and for the tips: words, a sum in pieces, the rule. */

import type { BarChoice, Preview, Say, SumPart as Part } from "../contract";
import { makePreview } from "../stage/preview";
import { splitFirstWord } from "../stage/stage";
import { artOf } from "./art";
import { more, outcome, placeOf } from "./outcome";
import { placement, square } from "./shapes";
import { choicesOf } from "./targets";
import { CHARACTERS, isBuilding, likesOf, priceOf, rateOf, shown, type Reckoning, type View } from "./view";
import { capital, count, name, signed, word } from "./labels";

/** A part of the sum; the last one may be the total. */
export interface SumPart extends Part {
  total?: boolean;
}

const NAMED = ["work", "build", "bid", ...CHARACTERS];

/** The arguments that the sentence of an action asks for. */
function argsOf(view: View, say: Say, action: string): Record<string, string | number> {
  const me = shown(view, view.seat ?? 0);
  const told = view.prompt?.facts ?? {};
  const [family, rest] = splitFirstWord(action);
  const florins = (n: number) => ({ florins: n, "florins-text": count(say, "florins", n) });
  const prestige = (n: number) => ({ prestige: n, "prestige-text": count(say, "prestige", n) });
  switch (family) {
    case "open":
    case "take":
      return { ...florins(Number(told.florins ?? 0)), "word-a": word(say, rest, "a") };
    case "bid":
      return florins(Number(told.next));
    case "accept":
      return florins(Number(told.florins));
    case "introduce":
      return { ...florins(view.printed.freedom_price), "word-the": word(say, rest, "the") };
    case "draw":
      return florins(priceOf(view, rest));
    case "build":
      return { ...florins(me.building_price), partner: "none" };
    case "ask":
    case "counter":
      return florins(Number(rest));
    case "work": {
      const worth = reckoning(view, rest);
      return worth ? { ...likedBy(view, rest, say), value: worth.value, bonus: worth.bonus, most: worth.value + worth.bonus } : {};
    }
    case "keep":
    case "under":
    case "return": {
      if (rest === "card") return {};
      return { word: word(say, rest), ...likedBy(view, rest, say) };
    }
    case "play": {
      const points = me.bonus?.find((each) => each.card === rest)?.points ?? 0;
      return { word: word(say, rest), "points-text": count(say, "points", points) };
    }
    case "convert": {
      const left = ("pay" in told ? Number(told.pay) : (me.florins ?? 0)) - rateOf(view) * Number(rest);
      return { ...prestige(Number(rest)), ...florins(left) };
    }
    case "merchant":
      if (rest === "prestige") return prestige(placeOf(view, me));
  }
  const space = /^\d+$/.test(rest) ? 100 * Number(rest) : 0;
  const money = family === "banker" ? (view.characters.find((one) => one.name === "banker")?.money ?? 0) - space : space;
  return { value: me.princess ?? 0, round: view.round, ...florins(money) };
}

function likedBy(view: View, profession: string, say: Say): Record<string, string> {
  const likes = likesOf(view, profession);
  const [building, landscape, freedom] = likes.length ? likes.map((each) => word(say, each)) : ["none", "none", "none"];
  return { building: building!, landscape: landscape!, freedom: freedom! };
}

export const reckoning = (view: View, profession: string): Reckoning | null =>
  shown(view, view.seat ?? 0).reckonings?.find((each) => each.profession === profession) ?? null;

/** What the action means, in one line. */
export function sentence(view: View, say: Say, action: string): string {
  const [family, rest] = splitFirstWord(action);
  const kind = view.prompt?.kind ?? "";
  const laid = placement(view, action);
  if (laid)
    return say("what-place", {
      piece: name(say, laid.piece),
      square: square(laid.foot[0] >= 0 && laid.foot[0] < 7 ? laid.foot : [((laid.foot[0] % 7) + 7) % 7, ((laid.foot[1] % 7) + 7) % 7]),
    });
  if (action === "decline")
    return say(["answer", "reply"].includes(kind) ? "what-refuse" : kind === "power" ? "what-return-character" : "what-decline");
  if (family === "recruit") return say("what-recruit", { person: name(say, rest) });
  if (rest.includes(" with ")) return say("what-together", { building: name(say, splitFirstWord(rest)[0]) });
  const whole = [
    "draw",
    "keep card",
    "end turn",
    "sell prestige",
    "princess work",
    "merchant prestige",
    "merchant free",
    "professor bonus",
    "professor prestige",
  ];
  const id = family === "draw" || whole.includes(action) ? action.replaceAll(" ", "-") : family;
  const text = capital(say(`action-${id}`, argsOf(view, say, action)));
  if (!NAMED.includes(family) || whole.includes(action)) return text;
  const subject = family === "bid" ? String(view.prompt?.facts.lot) : family === "work" || family === "build" ? rest : family;
  return say("what-named", { name: name(say, subject), what: text.charAt(0).toLowerCase() + text.slice(1) });
}

// ---------------------------------------------------------------------- the rule

const CLAUSES: Record<string, string> = {
  return: "PRI-8",
  open: "PRI-16",
  bid: "PRI-18",
  pass: "PRI-18",
  decline: "PRI-21",
  take: "PRI-22",
  keep: "PRI-32",
  under: "PRI-32",
  recruit: "PRI-30",
  end: "PRI-33",
  build: "PRI-43",
  introduce: "PRI-49",
  work: "PRI-38",
  play: "PRI-40",
  done: "PRI-39",
  convert: "PRI-41",
  joint: "PRI-83",
  ask: "PRI-87",
  counter: "PRI-88",
  accept: "PRI-90",
  sell: "PRI-13",
  muse: "PRI-68",
  cardinal: "PRI-69",
  princess: "PRI-70",
  merchant: "PRI-71",
  professor: "PRI-75",
  banker: "PRI-77",
};

function clauseOf(view: View, action: string): string {
  const [family, rest] = splitFirstWord(action);
  const kind = view.prompt?.kind ?? "";
  if (family === "place")
    return isBuilding(splitFirstWord(rest)[0]) ? (shown(view, view.seat ?? 0).builders >= 2 ? "PRI-46" : "PRI-44") : "PRI-24";
  if (family === "build" && rest.includes(" with ")) return "PRI-82";
  if (family === "draw") return rest === "bonus" ? "PRI-50" : "PRI-48";
  if (action === "keep card") return kind === "recruit" ? "PRI-29" : "PRI-73";
  if (action === "merchant free") return "PRI-72";
  if (action === "pass" && kind === "character") return "PRI-66";
  if (action === "decline" && ["answer", "reply"].includes(kind)) return "PRI-88";
  if (action === "decline" && kind === "power") return "PRI-76";
  if (family === "take" && kind === "landscape") return "PRI-58";
  if (family === "convert" && kind === "exchange") return "PRI-78";
  return CLAUSES[family] ?? "PRI-33";
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

function sumOf(view: View, say: Say, action: string): SumPart[] {
  const [family, rest] = splitFirstWord(action);
  const found = family === "work" ? reckoning(view, rest) : null;
  if (found) return terms(view, say, found);
  const change = outcome(view, action);
  const parts: SumPart[] = [];
  if (family === "play") {
    const points = shown(view, view.seat ?? 0).bonus?.find((each) => each.card === rest)?.points ?? 0;
    parts.push({ art: "c-bonus", text: signed(points), label: count(say, "points", points) });
  }
  if (change.florins !== 0)
    parts.push({ art: "florin", text: signed(change.florins), label: count(say, "florins", Math.abs(change.florins)) });
  if (change.prestige !== 0)
    parts.push({ art: "laurel", text: signed(change.prestige), label: count(say, "prestige", Math.abs(change.prestige)) });
  return parts;
}

/** One line more about the selection: whose work gains by it, what it leaves, what comes next. */
function whyOf(view: View, say: Say, action: string): string {
  const me = shown(view, view.seat ?? 0);
  const [family, rest] = splitFirstWord(action);
  const change = outcome(view, action);
  const told = view.prompt?.facts ?? {};
  if (family === "work") {
    const found = reckoning(view, rest);
    if (found) return say(found.value < view.least ? "why-needs-bonus" : "why-work", { value: found.value, least: view.least });
  }
  if (family === "play") {
    const points = me.bonus?.find((each) => each.card === rest)?.points ?? 0;
    return say("why-play", { value: Number(told.value) + points });
  }
  const gainer = (me.reckonings ?? []).find((found) => more(view, found, change).sum > 0 && change.gains !== "jester");
  if (gainer)
    return say("why-gains", {
      person: name(say, gainer.profession),
      value: gainer.value + more(view, gainer, change).sum,
      before: gainer.value,
    });
  if (change.gains === "jester") return say("why-jester", { count: me.reckonings?.length ?? 0 });
  if (family === "joint") return say("why-joint");
  if (family === "ask") return say("why-ask");
  if (family === "return") return say("why-return");
  if (family === "under") return say("why-under");
  if (action === "end turn" && Number(told.actions) > 0) return say("why-end", { actions: count(say, "actions", Number(told.actions)) });
  if (change.florins !== 0 && me.florins !== null && family !== "convert") {
    return say("why-florins", { before: count(say, "florins", me.florins), after: me.florins + change.florins });
  }
  return "";
}

/** What an action would do, for the confirm bar. */
export const preview = makePreview<View, SumPart>({ badgeOf, sentence, sumOf, whyOf, clauseOf });

/** The choices that the confirm bar offers, with what each brings. */
export function choices(view: View, say: Say, legal: readonly string[], touch = false): BarChoice[] {
  const kind = view.prompt?.kind ?? "";
  return choicesOf(view, legal, touch).map((action) => {
    const meaning =
      action === "decline" && ["answer", "reply"].includes(kind) ? "refuse" : action === "decline" && kind === "power" ? "return" : action;
    return {
      action,
      label: say(`choice-${meaning.replaceAll(" ", "-")}`),
      note: sumOf(view, say, action)
        .filter((part) => !part.total)
        .map((part) => `${part.text} ${part.label.replace(/^[\d\s.,]+/, "")}`)
        .join(", "),
      art: badgeOf(view, action).art ?? "i-check",
    };
  });
}
