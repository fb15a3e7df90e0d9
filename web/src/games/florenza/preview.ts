/** What a selected action would do, for the confirm bar and for the board: words, a sum in plates, the rule. */

import { signed } from "@/lib/numbers";
import type { BarChoice, Meaning, Meanings, Preview, Say, SumPart as Part } from "../contract";
import { actionOf, balance, makePreview } from "../stage/preview";
import { splitFirstWord } from "../stage/stage";
import { workArt, locationArt } from "./art";
import { choicesOf, letterOf } from "./targets";
import { RESOURCES, shown, type Resource, type View } from "./view";
import { doing, letter, signedMoney, word } from "./labels";

/** A part of the sum; a resource has a letter on a plate of its colour. */
export interface SumPart extends Part {
  letter?: string;
  resource?: Resource;
}

/** What an action is called. */
function named(view: View, say: Say, action: string): string {
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

const sentence = (view: View, say: Say, meaning: Meaning): string => named(view, say, actionOf(meaning));

/** The families whose name says all that the catalogue would. */
const PLAIN = ["activate", "activate-buyer", "activate-barter", "activate-captain", "give", "take", "choose", "keep"];

/** What the sentence leaves out: cost, gain and who must help. */
const more = (_view: View, _say: Say, { explanation, gloss, title }: Meaning): string =>
  PLAIN.includes(explanation.family) ? "" : `${gloss || title}.`;

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
function sumOf(_view: View, say: Say, meaning: Meaning<View>): SumPart[] {
  const parts: SumPart[] = [];
  const change = balance(meaning);
  for (const name of RESOURCES) {
    const n = change.get(`resources.${name}`) ?? 0;
    if (n !== 0) parts.push({ art: `rs-${name}`, resource: name, letter: letter(say, name), text: signed(n), label: word(say, name) });
  }
  const fiorini = change.get("fiorini") ?? 0;
  if (fiorini !== 0) parts.push({ art: "florin", text: signedMoney(say, fiorini), label: word(say, "fiorini") });
  const prestige = prestigeIn(meaning);
  if (prestige) parts.push({ art: "laurel", text: prestige, label: say("prestige") });
  return parts;
}

/** The prestige that comes by it: what is printed on a work, or the range of an artist. */
function prestigeIn({ explanation: { family, facts } }: Meaning): string {
  if (!["play", "play-work", "finish", "engage", "engage reserved"].includes(family)) return "";
  if (typeof facts.lowest === "number") return `+${facts.lowest}–${facts.highest}`;
  if (typeof facts.points === "number" && facts.points > 0) return signed(facts.points);
  const gives = Array.isArray(facts.gives) ? facts.gives.find((each) => / points$/.test(each)) : undefined;
  return gives ? `+${parseInt(gives)}` : "";
}

/** What an action would do, for the confirm bar. */
export const preview = makePreview<View, SumPart>({ badgeOf, sentence, sumOf, more });

/** The choices that the confirm bar offers, with what each brings. */
export function choices(view: View, say: Say, legal: readonly string[], meaning: Meanings<View>): BarChoice[] {
  return choicesOf(view, legal).map((action) => {
    const meant = meaning(action);
    const sum = meant ? sumOf(view, say, meant) : [];
    return {
      action,
      label: named(view, say, action),
      note: sum.map((part) => `${part.text} ${part.label}`).join(", "),
      art: badgeOf(view, action).art ?? "i-check",
    };
  });
}
