/** What a selected action would do, for the confirm bar and for the board: words, a sum in pieces, the rule. */

import type { Explanation } from "@/lib/wire";
import type { BarChoice, Meaning, Meanings, Preview, Say, SumPart } from "../contract";
import { actionOf, balance, makePreview } from "../stage/preview";
import { thingArt, tileArt } from "./art";
import { choicesOf } from "./targets";
import { turnedTile } from "./tiles";
import { splitFirstWord } from "../stage/stage";
import { chooser, placement, type Tile, type View } from "./view";
import { all, capital, cardLabel, count, signed, word } from "./labels";

const spaceOf = (rest: string): number => Number(rest.replace("to ", ""));
const cardAt = (view: View, space: unknown) => view.cards.find((card) => card.space === space);

function tileNamed(view: View, name: string): Tile | undefined {
  return [...view.ring.flat(), ...view.lower_row].find((tile) => tile?.name === name) ?? undefined;
}

/** What the action is called, as a sentence without a full stop. */
function sentence(view: View, say: Say, meaning: Meaning): string {
  const [family, rest] = splitFirstWord(actionOf(meaning));
  switch (family) {
    case "go":
      return say(view.prompt?.kind === "start" ? "what-start" : "what-go", { space: spaceOf(rest) });
    case "bread":
      return say("what-bread", { space: spaceOf(rest) });
    case "take":
      return say("what-take", { tile: word(say, rest) });
    case "at":
      return capital(say("what-at", { tile: word(say, view.in_hand?.name ?? "villa"), cell: placement(rest).cell }));
    case "return":
      return say("what-return", { kind: word(say, rest) });
    case "disc": {
      const [first, second] = rest.split("-").map((space) => needsOf(say, cardAt(view, space)?.needs ?? {}));
      return say("what-disc", { first: first!, second: second! });
    }
    case "score":
      return say("what-score", { card: needsOf(say, cardAt(view, rest)?.needs ?? {}) });
    case "store":
      return say("what-store", { tile: word(say, view.in_hand?.name ?? "villa") });
    default:
      return meaning.gloss || meaning.title;
  }
}

/** What the sentence leaves out: what lies there, what is finished, what the cards give. */
function more(view: View, say: Say, { explanation, gloss }: Meaning): string {
  const { family, facts } = explanation;
  if (family === "at") {
    const done = finished(say, explanation);
    if (done.length > 0) return say("why-done", { things: all(say, done) });
    return facts.banner === 1 ? say("why-banner", { steps: count(say, "steps", view.printed.banner_steps) }) : "";
  }
  if (["pay", "pay coin", "give bread"].includes(family)) {
    const card = cardAt(view, view.prompt?.facts.space);
    return card ? cardLabel(say, card) : "";
  }
  return gloss && !["reward", "enough", "keep bread"].includes(family) ? `${capital(gloss)}.` : "";
}

const needsOf = (say: Say, needs: Record<string, number>): string =>
  all(
    say,
    Object.entries(needs).map(([thing, n]) => count(say, thing, n)),
  );

function badgeOf(view: View, action: string): Preview["badge"] {
  const [family, rest] = splitFirstWord(action);
  if (family === "go" || family === "bread") return { text: String(spaceOf(rest)) };
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

/** Points, and what one holds; the points of the frame are counted at the end. */
function sumOf(view: View, say: Say, meaning: Meaning<View>): SumPart[] {
  const { family, facts, seat } = meaning.explanation;
  if (family === "disc" || family === "score") return typeof facts.most === "number" ? parts(say, { points: facts.most }) : [];
  const [before, after] = [view.players[seat]!, meaning.after.players[seat]!];
  const told: Record<string, number> = {};
  for (const [name, n] of balance(meaning)) {
    if (name.startsWith("goods.")) told[name.slice("goods.".length)] = n;
    else if (name === "track") told.steps = n;
    else if (name === "coins" || name === "bread") told[name] = n;
  }
  const frame = (after.score.frame ?? 0) - (before.score.frame ?? 0);
  return [
    ...parts(say, { ...told, points: after.points - before.points }),
    ...(after.stored > before.stored ? [{ art: "store", text: signed(after.stored - before.stored), label: say("stored") }] : []),
    ...(frame > 0 ? [{ art: "i-frame", text: signed(frame), label: say("end-frame") }] : []),
  ];
}

/** What is finished: 'pond of 3 tiles', 'a merchant', or bare 'merchant'. */
export function finished(say: Say, { completes }: Pick<Explanation, "completes">, form = "a"): string[] {
  return completes
    .filter((event) => event.kind === "finish")
    .map(({ facts }) => {
      const kind = String(facts.kind);
      return Number(facts.tiles) > 1 ? say("done-tiles", { kind: word(say, kind), tiles: Number(facts.tiles) }) : word(say, kind, form);
    });
}

export const list = (say: Say, tiles: readonly Tile[]): string => tiles.map((tile) => word(say, tile.name)).join(", ");

/** What an action would do, for the confirm bar. */
export const preview = makePreview<View, SumPart>({ badgeOf, sentence, sumOf, more });

const noteOf = (part: SumPart): string => `${part.text} ${part.label}`;

/** The choices that the confirm bar offers, with what each brings. */
export function choices(view: View, say: Say, legal: readonly string[], meaning: Meanings<View>): BarChoice[] {
  return choicesOf(view, legal).map((action) => {
    const [family, rest] = splitFirstWord(action);
    const badge = badgeOf(view, action);
    const space = family === "go" || family === "bread" ? say("space-short", { space: spaceOf(rest) }) : "";
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
    const meant = meaning(action);
    const points = family === "return" ? meant?.explanation.facts.points : undefined;
    const note =
      typeof points === "number"
        ? count(say, "points", points)
        : meant && !["take", "return"].includes(family)
          ? sumOf(view, say, meant).map(noteOf).join(", ")
          : "";
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
