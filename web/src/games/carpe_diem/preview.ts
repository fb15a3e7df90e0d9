/** What a selected action would do, for the confirm bar and for the board: words, a sum in pieces, the rule. */

import type { BarChoice, Preview, Say, SumPart } from "../contract";
import { makePreview } from "../stage/preview";
import { thingArt, tileArt } from "./art";
import { holding, pair, single, type Brings } from "./cards";
import { couldFinish } from "./district";
import { outcome, type Effect } from "./outcome";
import { choicesOf } from "./targets";
import { turnedTile } from "./tiles";
import { chooser, GOODS, isLandscape, splitFirstWord, placement, ROMAN, type Tile, type View } from "./view";
import { all, capital, cardLabel, count, kindClause, signed, word } from "./labels";

const spaceOf = (rest: string): number => Number(rest.replace("to ", ""));
const cardAt = (view: View, space: unknown) => view.cards.find((card) => card.space === space);

function tileNamed(view: View, name: string): Tile | undefined {
  return [...view.ring.flat(), ...view.lower_row].find((tile) => tile?.name === name) ?? undefined;
}

/** What the action means, as a sentence without a full stop. */
export function sentence(view: View, say: Say, action: string): string {
  const [family, rest] = splitFirstWord(action);
  switch (family) {
    case "go":
      return say(view.prompt?.kind === "start" ? "what-start" : "what-go", { space: ROMAN[spaceOf(rest)]! });
    case "bread":
      return say("what-bread", { space: ROMAN[spaceOf(rest)]! });
    case "take":
      return say("what-take", { tile: word(say, rest) });
    case "at": {
      const { cell } = placement(rest);
      return capital(say("what-at", { tile: word(say, view.in_hand?.name ?? "villa"), cell }));
    }
    case "reward":
      return say("action-reward", { "word-a": word(say, rest, "a") });
    case "return":
      return say("what-return", { kind: word(say, rest) });
    case "disc": {
      const [first, second] = rest.split("-").map((space) => cardAt(view, space));
      return say("what-disc", { first: first ? needsOf(say, first.needs) : "", second: second ? needsOf(say, second.needs) : "" });
    }
    case "score": {
      const card = cardAt(view, rest);
      return say("what-score", { card: card ? needsOf(say, card.needs) : "" });
    }
    case "pay":
      return rest === "coin" ? say("action-pay-coin") : say("action-pay", { "word-a": word(say, rest, "a") });
    case "give":
      return say("action-give-bread", { "bread-text": count(say, "bread", view.printed.bread_for_a_card) });
    case "store":
      return say("what-store", { tile: word(say, view.in_hand?.name ?? "villa") });
    default:
      return say(`action-${action.replaceAll(" ", "-")}`);
  }
}

const needsOf = (say: Say, needs: Record<string, number>): string =>
  all(
    say,
    Object.entries(needs).map(([thing, n]) => count(say, thing, n)),
  );

const CLAUSES: Record<string, string> = {
  bread: "CAD-19",
  take: "CAD-20",
  store: "CAD-22",
  reward: "CAD-45",
  return: "CAD-43",
  disc: "CAD-49",
  score: "CAD-50",
  enough: "CAD-53",
  give: "CAD-55",
  keep: "CAD-55",
};

function clauseOf(view: View, action: string): string {
  const [family, rest] = splitFirstWord(action);
  const kind = view.prompt?.kind;
  if (family === "go") return kind === "start" ? "CAD-14" : "CAD-17";
  if (family === "take" && kind === "artisan") return "CAD-39";
  if (family === "pay") return rest === "coin" ? "CAD-54" : "CAD-53";
  if (family === "at") {
    const effect = outcome(view, action);
    if (effect.finishes.length === 1) return kindClause(effect.finishes[0]!.kind);
    if (effect.finishes.length > 1) return "CAD-28";
    if (effect.lays?.banner) return "CAD-29";
    return chooser(view).tiles.length === 0 ? "CAD-24" : "CAD-27";
  }
  return CLAUSES[family] ?? "CAD-16";
}

function badgeOf(view: View, action: string): Preview["badge"] {
  const [family, rest] = splitFirstWord(action);
  if (family === "go" || family === "bread") return { text: ROMAN[spaceOf(rest)] };
  if (family === "take") {
    const tile = tileNamed(view, rest);
    return { art: tile ? tileArt(tile) : "i-check" };
  }
  if (family === "at") return { art: view.in_hand ? tileArt(turnedTile(view.in_hand, placement(rest).turns)) : "i-check" };
  if (family === "store") return { art: "store" };
  if (family === "reward" || family === "return") return { art: thingArt(rest) };
  if (family === "disc") return { art: `disc-${chooser(view).seat + 1}` };
  if (family === "score") return { art: "laurel" };
  if (family === "pay") return { art: thingArt(rest) };
  if (family === "give" || family === "keep") return { art: "bread" };
  return { art: "i-check" };
}

/** A change in pieces, in the order in which one's things lie. */
function parts(say: Say, told: Record<string, number>): SumPart[] {
  return Object.entries(told)
    .filter(([, n]) => n !== 0)
    .map(([thing, n]) => ({ art: thingArt(thing), text: signed(n), label: count(say, thing, Math.abs(n)).replace(/^\d+\s/, "") }));
}

const ofEffect = (effect: Effect): Record<string, number> => ({
  ...Object.fromEntries(GOODS.map((good) => [good, effect.goods[good] ?? 0])),
  coins: effect.coins,
  bread: effect.bread,
  steps: effect.steps,
  points: effect.points,
});

const ofBrings = ({ points, coins, bread, steps }: Brings): Record<string, number> => ({ points, coins, bread, steps });

function sumOf(view: View, say: Say, action: string): SumPart[] {
  const [family, rest] = splitFirstWord(action);
  if (family === "disc") {
    const circle = view.circles.find((each) => each.name === rest);
    const brings = circle ? pair(view, circle, holding(chooser(view))) : null;
    return brings ? parts(say, ofBrings(brings)) : [];
  }
  if (family === "at") {
    const effect = outcome(view, action);
    const frame = effect.tasks.reduce((sum, n) => sum + chooser(view).tasks[n]!.points, 0);
    return [...parts(say, ofEffect(effect)), ...(frame > 0 ? [{ art: "i-frame", text: signed(frame), label: say("end-frame") }] : [])];
  }
  if (family === "return") return [];
  return parts(say, ofEffect(outcome(view, action)));
}

/** What a placement finishes: 'a villa of 3 tiles with 2 chimneys', 'pond of 3 tiles', 'a merchant', or bare 'merchant'. */
export function finished(say: Say, effect: Effect, form = "a"): string[] {
  return effect.finishes.map(({ kind, cells, chimneys }) => {
    if (kind === "villa") return say("done-villa", { tiles: cells.length, chimneys: count(say, "chimney", chimneys) });
    return isLandscape(kind) ? say("done-landscape", { kind: word(say, kind), tiles: cells.length }) : word(say, kind, form);
  });
}

/** One line more about the selection: what it leads to, what it leaves. */
function whyOf(view: View, say: Say, action: string): string {
  const me = chooser(view);
  const [family, rest] = splitFirstWord(action);
  const effect = outcome(view, action);
  switch (family) {
    case "go":
    case "bread":
      return view.ring[spaceOf(rest) - 1]?.length
        ? say("why-space", { tiles: list(say, view.ring[spaceOf(rest) - 1]!) })
        : say("why-space-bare");
    case "take": {
      const tile = tileNamed(view, rest);
      const found = tile ? couldFinish(me, tile) : [];
      return found.length > 0
        ? say("why-take", {
            things: all(
              say,
              found.map((kind) => word(say, kind, "a")),
            ),
          })
        : say("why-take-none");
    }
    case "at": {
      const done = finished(say, effect);
      if (done.length === 0) return say(effect.lays?.banner ? "why-banner" : "why-at");
      return say("why-done", { things: all(say, done) });
    }
    case "store":
      return say("why-store");
    case "reward":
      return say("why-reward");
    case "return":
      return say("why-return", { points: count(say, "points", -(effect.end.fountains ?? 0)) });
    case "disc":
      return rest
        .split("-")
        .map((space) => cardAt(view, space))
        .map((card) => (card ? cardLine(say, card, single(view, card, holding(me))) : ""))
        .join(" ");
    case "score": {
      const card = cardAt(view, rest);
      return card ? cardLabel(say, card) : "";
    }
    case "pay":
    case "give": {
      const card = cardAt(view, view.prompt?.facts.space);
      return card ? cardLabel(say, card) : "";
    }
    case "enough":
    case "keep":
      return say("why-enough");
    default:
      return "";
  }
}

function cardLine(say: Say, card: { needs: Record<string, number>; gives: Record<string, number> }, brings: Brings): string {
  const needs = capital(needsOf(say, card.needs));
  return brings.fails > 0 ? say("why-card-fails", { needs }) : say("why-card", { needs, gives: needsOf(say, positive(ofBrings(brings))) });
}

const positive = (told: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(told).filter(([, n]) => n > 0));

export const list = (say: Say, tiles: readonly Tile[]): string => tiles.map((tile) => word(say, tile.name)).join(", ");

/** What an action would do, for the confirm bar. */
export const preview = makePreview<View, SumPart>({ badgeOf, sentence, sumOf, whyOf, clauseOf });

const noteOf = (part: SumPart): string => `${part.text} ${part.label}`;

/** The choices that the confirm bar offers, with what each brings. */
export function choices(view: View, say: Say, legal: readonly string[]): BarChoice[] {
  return choicesOf(view, legal).map((action) => {
    const [family, rest] = splitFirstWord(action);
    const badge = badgeOf(view, action);
    const space = family === "go" || family === "bread" ? say("space-short", { space: ROMAN[spaceOf(rest)]! }) : "";
    const labels: Record<string, () => string> = {
      go: () => space,
      bread: () => space,
      take: () => kindsOf(say, tileNamed(view, rest)),
      reward: () => capital(word(say, rest)),
      return: () => capital(word(say, rest)),
      score: () => needsOf(say, cardAt(view, rest)?.needs ?? {}),
      pay: () => capital(word(say, rest)),
      give: () => count(say, "bread", view.printed.bread_for_a_card),
    };
    const note =
      family === "return"
        ? count(say, "points", -(outcome(view, action).end.fountains ?? 0))
        : family === "take"
          ? ""
          : sumOf(view, say, action).map(noteOf).join(", ");
    return {
      action,
      label: labels[family]?.() ?? say(`choice-${action.replaceAll(" ", "-")}`),
      note: family === "bread" ? count(say, "bread", 1) : note,
      art: badge.art ?? (family === "bread" ? "bread" : `pawn-${chooser(view).seat + 1}`),
    };
  });
}

/** 'Pond, baker': what a tile shows, short. */
export const kindsOf = (say: Say, tile: Tile | undefined): string => capital((tile?.kinds ?? []).map((kind) => word(say, kind)).join(", "));
