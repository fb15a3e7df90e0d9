/** What a selected action would do, for the confirm bar and for the board: words, a sum in plates, the rule. */

import { signed } from "@/lib/numbers";
import type { BarChoice, Meaning, Meanings, Preview, Say, SumPart as Part } from "../contract";
import { balance, inWords, makePreview } from "../stage/preview";
import { splitFirstWord } from "../stage/stage";
import { buildingArt, bonusArt, itemArt } from "./art";
import { choicesOf } from "./targets";
import type { Colour, View } from "./view";
import { count, letter, word } from "./labels";

/** A part of the sum; a block has a letter on a plate of its colour. */
export interface SumPart extends Part {
  letter?: string;
  colour?: Colour;
}

/** The families whose words name their piece. */
const NAMED = ["take", "pay", "pay 2", "visit", "evaluate", "reserve", "claim", "swap", "place", "purchase"];

function sentence(view: View, say: Say, meaning: Meaning): string {
  const { family, word: rest } = meaning.explanation;
  if (family === "sector") return say("what-sector", { position: rest });
  if (family === "in") return say("what-in", { tile: word(say, String(view.prompt?.facts.tile)), city: word(say, rest) });
  return NAMED.includes(family) ? meaning.gloss : inWords(meaning);
}

/** What a city pays, where the sentence names only the city. */
const more = (_view: View, _say: Say, { explanation, gloss }: Meaning): string => (explanation.family === "in" ? `${gloss}.` : "");

function badgeOf(view: View, action: string): Preview["badge"] {
  const [family, rest] = splitFirstWord(action);
  const tile = String(view.prompt?.facts.tile ?? "");
  if (family === "sector") return { text: rest };
  if (family === "take") return { art: `block-${rest}` };
  if (family === "pay") return { art: `block-${rest.replace("2 ", "")}` };
  if (family === "build") return { art: buildingArt(splitFirstWord(rest)[0]) };
  if (family === "in" || family === "over") return { art: buildingArt(splitFirstWord(tile)[0]) };
  if (family === "visit" || family === "follow" || family === "score") return { art: "royal-visit" };
  if (["claim", "purchase", "place", "swap"].includes(family) && rest !== "nothing") return { art: itemArt(rest) };
  if (family === "on" || family === "store") return { art: itemArt(String(view.prompt?.facts.item)) };
  if (family === "turn") return { art: "i-turn" };
  if (family === "pass") return { art: "florin" };
  return { art: family === "evaluate" || family === "improve" ? "laurel" : "i-check" };
}

/** The cost and the gain of an action in plates; for a sector, what its blocks cost. */
function sumOf(view: View, say: Say, meaning: Meaning<View>): SumPart[] {
  const { family, facts, seat } = meaning.explanation;
  if (family === "sector") return offers(say, facts.offers as string[]);
  const parts: SumPart[] = [];
  for (const [name, n] of balance(meaning)) {
    if (name.startsWith("blocks.")) parts.push(plate(say, name.slice("blocks.".length) as Colour, signed(n)));
    if (name === "florins") parts.push({ art: "florin", text: signed(n), label: count(say, "florins", Math.abs(n)) });
  }
  const points = meaning.after.players[seat]!.points - view.players[seat]!.points;
  if (points !== 0) parts.push({ art: "laurel", text: signed(points), label: count(say, "points", points) });
  const bonus = /^\d+ (decoration|gold statue)$/.exec(String(facts.bonus ?? ""));
  if (bonus) parts.push({ art: bonusArt(bonus[1]!.replace(" ", "_")), text: "+1", label: word(say, bonus[0]) });
  return parts;
}

/** The blocks of a sector with their prices: 'red 3' for each block. */
function offers(say: Say, told: readonly string[]): SumPart[] {
  const counts = new Map<string, number>();
  for (const each of told) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].map(([each, n]) => {
    const [colour, price] = splitFirstWord(each);
    return plate(say, colour as Colour, n > 1 ? `${n} × ${price}` : price);
  });
}

const plate = (say: Say, colour: Colour, text: string): SumPart => ({
  art: `plain-${colour}`,
  letter: letter(say, colour),
  colour,
  text,
  label: word(say, colour),
});

export { plans } from "./plans";

/** What an action would do, for the confirm bar. */
export const preview = makePreview<View, SumPart>({ badgeOf, sentence, sumOf, more });

/** '+2 florins' in words, 'a decoration' as it is said, '+1' for a block whose colour is in the label already. */
function noteOf(part: SumPart): string {
  if (part.colour) return part.text;
  const counted = /^\d+\s(.+)$/.exec(part.label);
  return counted ? `${part.text} ${counted[1]}` : part.label;
}

/** The choices that the confirm bar offers, with what each brings. */
export function choices(view: View, say: Say, legal: readonly string[], meaning: Meanings<View>, touch = false): BarChoice[] {
  return choicesOf(view, legal, touch).map((action) => {
    const [family, rest] = splitFirstWord(action);
    const named = ["turn", "leave", "end"].includes(family) || action === "claim nothing";
    const id = named ? action.replaceAll(" ", "-") : family;
    const piece = ["claim", "take", "pay"].includes(family) && rest !== "nothing";
    const meant = meaning(action);
    return {
      action,
      label: piece ? word(say, rest.replace(/^2 /, "")) : say(`choice-${id}`),
      note: meant ? sumOf(view, say, meant).map(noteOf).join(", ") : "",
      art: badgeOf(view, action).art ?? "i-check",
    };
  });
}
