/** What choices mean, in words: the explanations of the server in the user's language. */

import type { Meaning, Meanings, SeatName } from "@/games/contract";
import { changed } from "@/lib/changes";
import { capital, type Language } from "@/lib/language";
import type { Explanation, View } from "@/lib/wire";
import { describe } from "./choices";
import type { Controller } from "./controller";
import { plainNames } from "./log";

/** The ends that are worth a word; that a turn ends, everybody sees. */
const ENDS = ["round", "phase", "game"];

/** Finds what the legal actions of a position mean, each once. */
export function meaningsOf(
  { explanations, view }: Pick<Controller, "explanations" | "view">,
  names: SeatName[],
  language: Language,
): Meanings {
  const known = new Map<Explanation, Meaning>();
  return (action) => {
    const explanation = explanations.of(action);
    if (!explanation || !view) return null;
    const found = known.get(explanation) ?? meaningOf(explanation, view, names, language);
    known.set(explanation, found);
    return found;
  };
}

export function meaningOf(explanation: Explanation, view: View, names: SeatName[], language: Language): Meaning {
  const action = explanation.plan.at(-1)!;
  const after = changed(view, explanation.changes);
  const { title, gloss } = describe(action, view.game, explanation, language);
  return { explanation, after, title, gloss, outlook: outlook(explanation, view, after, names, language) };
}

/** What ends by a choice, where certainty ends, and who chooses what then. */
function outlook(explanation: Explanation, view: View, after: View, names: SeatName[], language: Language): string {
  const { ends, then, turn, seat } = explanation;
  const words = ends.filter((end) => ENDS.includes(end)).map((end) => language.effect(`ends-${end}`));
  if (then && then.kind !== "turn" && !ends.includes("game")) words.push(language.effect(`then-${then.kind}`));
  const told = words.length ? [`${capital(words.join(", "))}.`] : [];
  if (turn !== null && turn !== seat) told.push(`${language.text("then-turn", { player: plainNames(names)[turn] ?? "" })}.`);
  else if (turn !== null && after.prompt && !samePrompt(view.prompt, after.prompt))
    told.push(language.text("then-prompt", { prompt: language.prompt(view.game, after.prompt, plainNames(names)) }));
  return told.join(" ");
}

const samePrompt = (one: View["prompt"], other: View["prompt"]): boolean => JSON.stringify(one) === JSON.stringify(other);
