/** What a selected action would do, for the confirm bar and for the board: words, a sum in plates, the rule. */

import { signed } from "@/lib/numbers";
import { capital } from "@/lib/language";
import type { BarChoice, Preview, Say, SumPart as Part } from "../contract";
import { makePreview } from "../stage/preview";
import { splitFirstWord } from "../stage/stage";
import { workArt, locationArt } from "./art";
import { outcome } from "./outcome";
import { choicesOf, letterOf } from "./targets";
import { feeOf, RESOURCES, shown, type Resource, type View } from "./view";
import { clauseFor, count, doing, gives, kindsOf, letter, word } from "./labels";

/** A part of the sum; a resource has a letter on a plate of its colour. */
export interface SumPart extends Part {
  letter?: string;
  resource?: Resource;
}

/** What an action is called. */
export function sentence(view: View, say: Say, action: string): string {
  const me = shown(view, view.seat ?? 0);
  const [family, rest] = splitFirstWord(action);
  const exchange = String(view.prompt?.facts.exchange ?? "");
  switch (family) {
    case "play":
      return say("what-play", { card: word(say, rest) });
    case "keep":
      return say("what-keep", { card: word(say, rest) });
    case "finish":
      return say("what-finish", { monument: word(say, rest) });
    case "reserve":
      return letterOf(action) === "C"
        ? say("what-reserve-monument", { monument: word(say, rest) })
        : say("what-reserve-artist", { artist: word(say, rest) });
    case "engage": {
      const work = word(say, String(view.prompt?.facts.work ?? ""));
      if (rest.startsWith("anonymous ")) return say("what-engage-anonymous", { kind: word(say, splitFirstWord(rest)[1]), work });
      const name = rest.replace(/^reserved /, "");
      const artist = [...me.reserved_artists, ...view.artists].find((each) => each.word === name);
      return say("what-engage", { artist: artist?.name ?? word(say, name), work });
    }
    case "activate": {
      const place = view.locations.find((each) => each.word === rest);
      return place ? `${place.name}: ${doing(say, place)}` : word(say, rest);
    }
    case "give":
      return say("what-give", { resource: word(say, rest, "some"), exchange: word(say, exchange) });
    case "take":
      return say("what-take", { resource: word(say, rest, "some") });
    case "choose":
      return say("what-choose", { resource: word(say, rest, "some") });
    case "sell":
    case "buy":
      return say(`what-${family}`, { resource: word(say, rest, "some") });
    default:
      return say(`what-${family}`);
  }
}

const CLAUSES: Record<string, string> = {
  play: "FLO-22",
  finish: "FLO-34",
  engage: "FLO-29",
  activate: "FLO-38",
  send: "FLO-43",
  sell: "FLO-44",
  buy: "FLO-44",
  swap: "FLO-45",
  seek: "FLO-46",
  pass: "FLO-21",
  keep: "FLO-50",
  choose: "FLO-52",
};

function clauseOf(view: View, action: string): string {
  const [family, rest] = splitFirstWord(action);
  if (family === "reserve") return letterOf(action) === "C" ? "FLO-36" : "FLO-37";
  if (family === "engage" && rest.startsWith("anonymous ")) return "FLO-31";
  const place = view.locations.find((each) => each.word === rest);
  if (family === "activate" && place) return clauseFor(place);
  if (family === "take" && view.prompt?.kind === "collect") return "FLO-54";
  if (family === "give" || family === "take") return view.prompt?.facts.exchange === "swap" ? "FLO-45" : "FLO-41";
  return CLAUSES[family] ?? "FLO-21";
}

const BADGES: Record<string, string> = { send: "act-workers", seek: "act-inspire", swap: "act-market", pass: "i-check" };

function badgeOf(view: View, action: string): Preview["badge"] {
  const me = shown(view, view.seat ?? 0);
  const [family, rest] = splitFirstWord(action);
  if (family === "finish") return { art: "act-finish" };
  if (family === "reserve") return { art: letterOf(action) === "C" ? "act-reserve-monument" : "act-reserve-artist" };
  if (family === "play" || family === "keep") {
    const card = me.hand?.find((each) => each.word === rest);
    return { art: card ? workArt(card) : "act-play" };
  }
  if (family === "engage") {
    if (rest.startsWith("anonymous ")) return { art: "anonymous" };
    return { art: `bust-${splitFirstWord(rest.replace(/^reserved /, ""))[0]}` };
  }
  if (family === "activate") {
    const place = view.locations.find((each) => each.word === rest);
    return { art: place ? (place.kind === "convert" ? `good-${place.resource}` : locationArt(place)) : "act-location" };
  }
  if (["sell", "buy", "give", "take", "choose"].includes(family)) return { art: `good-${rest}` };
  return { art: BADGES[family] ?? "i-check" };
}

/** The cost and the gain of an action in plates. */
function sumOf(view: View, say: Say, action: string): SumPart[] {
  const change = outcome(view, action);
  const parts: SumPart[] = [];
  for (const name of RESOURCES) {
    const n = change.goods[name] ?? 0;
    if (n !== 0) parts.push({ art: `rs-${name}`, resource: name, letter: letter(say, name), text: signed(n), label: word(say, name) });
  }
  if (change.fiorini !== 0) parts.push({ art: "florin", text: signed(change.fiorini), label: word(say, "fiorini") });
  if (change.prestige) {
    const [low, high] = change.prestige;
    parts.push({ art: "laurel", text: low === high ? signed(low) : `+${low}–${high}`, label: say("prestige") });
  }
  return parts;
}

/** One line more about the selection: what it leaves, what it asks for next. */
function whyOf(view: View, say: Say, action: string): string {
  const me = shown(view, view.seat ?? 0);
  const [family, rest] = splitFirstWord(action);
  const change = outcome(view, action);
  const left = me.fiorini === null ? "" : say("why-left", { fiorini: count(say, "fiorini", me.fiorini + change.fiorini) });
  switch (family) {
    case "play":
    case "finish":
      if (change.rises?.artists.length) return say("why-artist", { kinds: kindsOf(say, change.rises.artists) });
      return change.rises && "kind" in change.rises ? capital(gives(say, change.rises)) : "";
    case "engage":
      if (!change.engages?.artist) return say("why-anonymous");
      return me.artist_discount > 0 && feeOf(me, change.engages.artist) < change.engages.artist.cost
        ? say("why-discount", { printed: change.engages.artist.cost, fiorini: count(say, "fiorini", me.artist_discount) })
        : say("why-engage");
    case "reserve":
      return say(letterOf(action) === "C" ? "why-reserve-monument" : "why-reserve-artist");
    case "activate":
      return change.fiorini > 0 ? left : say(change.captain ? "why-captain" : rest === "baratto" ? "why-barter" : "why-location");
    case "swap":
    case "seek":
    case "keep":
    case "choose":
    case "pass":
      return say(`why-${family}`);
    case "give":
      return say(Number(view.prompt?.facts.left ?? 1) > 1 ? "why-give-more" : "why-give");
    default:
      return change.fiorini !== 0 ? left : "";
  }
}

/** What an action would do, for the confirm bar. */
export const preview = makePreview<View, SumPart>({ badgeOf, sentence, sumOf, whyOf, clauseOf });

/** The choices that the confirm bar offers, with what each brings. */
export function choices(view: View, say: Say, legal: readonly string[]): BarChoice[] {
  return choicesOf(view, legal).map((action) => ({
    action,
    label: sentence(view, say, action),
    note: sumOf(view, say, action)
      .map((part) => `${part.text} ${part.label}`)
      .join(", "),
    art: badgeOf(view, action).art ?? "i-check",
  }));
}
