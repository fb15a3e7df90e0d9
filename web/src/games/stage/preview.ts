/** Builds the preview of an action from its meaning and from the drawings of a game. */

import type { Meaning, Preview, Say, SumPart } from "../contract";

interface PreviewParts<View, Part> {
  badgeOf: (view: View, action: string) => Preview["badge"];
  sumOf: (view: View, say: Say, meaning: Meaning<View>) => Part[];
  /** The sentence, where the words of the catalogue alone would not name the piece. */
  sentence?: (view: View, say: Say, meaning: Meaning<View>) => string;
  /** What the sentence leaves out. */
  more?: (view: View, say: Say, meaning: Meaning<View>) => string;
}

/** The words of a choice in one line. */
export const inWords = ({ title, gloss }: Pick<Meaning, "title" | "gloss">): string => (gloss ? `${title}: ${gloss}` : title);

/** The action that is explained: the last one of its plan. */
export const actionOf = ({ explanation }: Pick<Meaning, "explanation">): string => explanation.plan.at(-1)!;

export function makePreview<View, Part extends SumPart>({ badgeOf, sumOf, sentence, more }: PreviewParts<View, Part>) {
  return (view: View, say: Say, meaning: Meaning<View>): Preview<Part> => ({
    badge: badgeOf(view, actionOf(meaning)),
    what: sentence ? sentence(view, say, meaning) : inWords(meaning),
    sum: sumOf(view, say, meaning),
    why: [more?.(view, say, meaning) ?? "", meaning.outlook].filter(Boolean).join(" "),
    clause: meaning.explanation.clause,
  });
}

/** What a choice gives and takes of each holding, by its name: costs are negative. */
export function balance({ explanation }: Pick<Meaning, "explanation">): Map<string, number> {
  const found = new Map(Object.entries(explanation.brings));
  for (const [name, n] of Object.entries(explanation.costs)) found.set(name, -n);
  return found;
}
