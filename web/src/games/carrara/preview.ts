/** What a selected action would do, for the confirm bar and for the board: words, a sum in plates, the rule. */

import { signed } from "@/lib/numbers";
import type { BarChoice, Preview, Say, SumPart as Part } from "../contract";
import { makePreview } from "../stage/preview";
import { splitFirstWord } from "../stage/stage";
import { buildingArt, bonusArt, itemArt } from "./art";
import { outcome, paysOf, priceAt } from "./outcome";
import { choicesOf } from "./targets";
import { builtTile, COLOURS, marketTile, shown, type Colour, type Player, type View } from "./view";
import { count, facts, letter, reward, word, type Facts } from "./labels";

/** A part of the sum; a block has a letter on a plate of its colour. */
export interface SumPart extends Part {
  letter?: string;
  colour?: Colour;
}

/** The facts that the sentence of an action asks for. */
function factsOf(view: View, me: Player, action: string): Facts {
  const [family, rest] = splitFirstWord(action);
  const told = view.prompt?.facts ?? {};
  switch (family) {
    case "take":
      return { word: rest, florins: priceAt(view, rest) };
    case "sector": {
      const blocks = view.wheel.find((each) => each.position === rest)?.blocks ?? {};
      return { word: rest, blocks: COLOURS.flatMap((colour) => Array<string>(blocks[colour] ?? 0).fill(colour)) };
    }
    case "build": {
      const value = marketTile(view, rest)?.value ?? 0;
      const held = Object.values(me.blocks ?? {}).reduce((sum, n) => sum + n, 0);
      return value <= held ? { word: rest, blocks: value } : { word: rest };
    }
    case "pay": {
      const [two, colour] = rest.startsWith("2 ") ? [true, rest.slice(2)] : [false, rest];
      const at = COLOURS.indexOf(colour as Colour);
      return two ? { word: colour, as: COLOURS[Math.max(0, at - 1)]! } : { word: colour };
    }
    case "over":
    case "on": {
      const under = builtTile(me, rest);
      return under ? { word: rest, city: under.city, blocks: view.printed.monument - under.tile.value } : { word: rest };
    }
    case "visit":
    case "follow": {
      const number = family === "follow" ? view.visited_section : Number(rest);
      const section = view.court.find((each) => each.number === number);
      return { bonus: section ? `${section.amount} ${section.bonus.replace("_", " ")}` : "points" };
    }
    case "in":
      return { word: rest, ...me.rewards[rest] };
    case "improve":
      return { word: rest, ...view.printed.improvements[rest] };
    case "evaluate":
      return rest in view.printed.florins_per_point
        ? { word: rest, florins: view.printed.florins_per_point[rest]! }
        : { word: rest, ...paysOf(me, rest) };
    case "purchase":
      return { word: rest, florins: view.printed.purchase_price ?? 0 };
    case "pass":
      return { florins: view.printed.pass_income };
    case "claim":
      return rest === "nothing" ? {} : { word: rest };
    case "swap":
    case "place":
      return { word: rest };
    default:
      return { ...told };
  }
}

/** The message of an action: the family by itself, or with its first words where these are one choice. */
function messageOf(view: View, action: string): string {
  const [family, rest] = splitFirstWord(action);
  if (family === "pay" && rest.startsWith("2 ")) return "action-pay-2";
  if (family === "evaluate" && rest in view.printed.florins_per_point) return "action-reserve";
  if (["turn", "leave", "end"].includes(family) || action === "claim nothing") return `action-${action.replaceAll(" ", "-")}`;
  return `action-${family}`;
}

/** What the action means, as a sentence without a full stop. */
export function sentence(view: View, say: Say, action: string): string {
  const [family, rest] = splitFirstWord(action);
  const args = facts(say, factsOf(view, shown(view, view.seat ?? 0), action));
  if (family === "build" && !("blocks" in args)) args.blocks = "none";
  if (family === "build") return say("what-build", { tile: word(say, rest), what: say("action-build", args) });
  if (family === "in") return say("what-in", { tile: word(say, String(view.prompt?.facts.tile)), city: word(say, rest) });
  if (family === "sector") return say("what-sector", { position: rest });
  const text = say(messageOf(view, action), args);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function clauseOf(view: View, action: string): string {
  const [family, rest] = splitFirstWord(action);
  const kind = view.prompt?.kind ?? "";
  switch (family) {
    case "turn":
    case "leave":
      return view.version === "advanced" ? "CAR-62" : "CAR-16";
    case "build":
      return rest.endsWith(` ${view.printed.monument}`) ? "CAR-29" : "CAR-22";
    case "pay":
      return rest.startsWith("2 ") ? "CAR-24" : "CAR-23";
    case "evaluate":
      return spaceClause(view, rest);
    case "claim":
      if (kind === "claim sector") return "CAR-64";
      return rest === "nothing" ? "CAR-78" : "CAR-76";
    case "on":
      return String(view.prompt?.facts.item).endsWith("statue") ? "CAR-68" : "CAR-67";
    default:
      return CLAUSES[family] ?? "CAR-14";
  }
}

const CLAUSES: Record<string, string> = {
  sector: "CAR-20",
  take: "CAR-20",
  done: "CAR-20",
  in: "CAR-27",
  over: "CAR-30",
  visit: "CAR-36",
  follow: "CAR-40",
  score: "CAR-38",
  pass: "CAR-50",
  improve: "CAR-32",
  store: "CAR-72",
  swap: "CAR-72",
  place: "CAR-73",
  purchase: "CAR-84",
  end: "CAR-75",
};

function spaceClause(view: View, space: string): string {
  if (space.includes("+")) return "CAR-83";
  if (space in view.printed.florins_per_point) return "CAR-81";
  if (view.cities.some((city) => city.name === space)) return "CAR-47";
  return space === "urban" || space === "rural" ? "CAR-49" : "CAR-48";
}

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

/** The cost or the gain of an action in plates. */
function sumOf(view: View, say: Say, action: string): SumPart[] {
  const [family, rest] = splitFirstWord(action);
  const change = outcome(view, action);
  const parts: SumPart[] = [];
  if (family === "sector") {
    const sector = view.wheel.find((each) => each.position === rest);
    for (const colour of COLOURS) {
      const n = sector?.blocks[colour] ?? 0;
      if (sector && n > 0) parts.push(plate(say, colour, n > 1 ? `${n} × ${sector.prices[colour]}` : `${sector.prices[colour]}`));
    }
    return parts;
  }
  for (const [colour, n] of Object.entries(change.blocks)) parts.push(plate(say, colour as Colour, signed(n)));
  if (change.florins !== 0) {
    parts.push({ art: "florin", text: signed(change.florins), label: count(say, "florins", Math.abs(change.florins)) });
  }
  if (change.points !== 0) {
    parts.push({ art: "laurel", text: signed(change.points), label: count(say, "points", change.points) });
  }
  const section = view.court.find((each) => each.number === (family === "follow" ? view.visited_section : Number(rest)));
  if ((family === "visit" || family === "follow") && section && !["florins", "points"].includes(section.bonus)) {
    parts.push({ art: bonusArt(section.bonus), text: "+1", label: word(say, `1 ${section.bonus.replace("_", " ")}`) });
  }
  return parts;
}

const plate = (say: Say, colour: Colour, text: string): SumPart => ({
  art: `plain-${colour}`,
  letter: letter(say, colour),
  colour,
  text,
  label: word(say, colour),
});

/** One line more about the selection: what it leaves, what it asks for next. */
function whyOf(view: View, say: Say, action: string): string {
  const me = shown(view, view.seat ?? 0);
  const [family, rest] = splitFirstWord(action);
  const change = outcome(view, action);
  if (change.florins !== 0 && me.florins !== null) {
    return say("why-florins", { before: count(say, "florins", me.florins), after: me.florins + change.florins });
  }
  const told = view.prompt?.facts ?? {};
  if (family === "in") return say("why-in", { reward: reward(say, me.rewards[rest]!) });
  if (family === "pay") {
    const left = Number(told.blocks) - 1;
    return left > 0 ? say("why-pay", { blocks: count(say, "blocks", left) }) : say("why-paid");
  }
  if (family === "sector") return say(view.version === "advanced" ? "why-sector-advanced" : "why-sector");
  if (family === "build") return say(rest.endsWith(` ${view.printed.monument}`) ? "why-monument" : "why-build");
  if (["turn", "leave"].includes(family)) return say(action === "turn wheel" || action === "turn both wheels" ? "why-turn" : "why-leave");
  if (["visit", "follow", "score"].includes(family)) return say("why-visit");
  if (family === "claim" && rest !== "nothing") return say("why-claim");
  if (family === "evaluate" && me.florins !== null && !(rest in view.printed.florins_per_point)) return say("why-evaluate");
  return "";
}

/** What an action would do, for the confirm bar. */
export const preview = makePreview<View, SumPart>({ badgeOf, sentence, sumOf, whyOf, clauseOf });

/** '+2 florins' in words, 'a decoration' as it is said, '+1' for a block whose colour is in the label already. */
function noteOf(part: SumPart): string {
  if (part.colour) return part.text;
  const counted = /^\d+\s(.+)$/.exec(part.label);
  return counted ? `${part.text} ${counted[1]}` : part.label;
}

/** The choices that the confirm bar offers, with what each brings. */
export function choices(view: View, say: Say, legal: readonly string[], touch = false): BarChoice[] {
  return choicesOf(view, legal, touch).map((action) => {
    const [family, rest] = splitFirstWord(action);
    const named = ["turn", "leave", "end"].includes(family) || action === "claim nothing";
    const id = named ? action.replaceAll(" ", "-") : family;
    const piece = ["claim", "take", "pay"].includes(family) && rest !== "nothing";
    return {
      action,
      label: piece ? word(say, rest.replace(/^2 /, "")) : say(`choice-${id}`),
      note: sumOf(view, say, action).map(noteOf).join(", "),
      art: badgeOf(view, action).art ?? "i-check",
    };
  });
}
