/** The legal actions as choices in words: titles, meanings, groups. */

import { capital, type Language } from "@/lib/language";
import type { Explanation } from "@/lib/wire";

/** A choice as a button shows it. */
export interface Choice {
  action: string;
  title: string;
  gloss: string;
}

export interface ChoiceGroup {
  key: string;
  title: string;
  choices: Choice[];
  /** Whether the choices are small buttons in a row. */
  small: boolean;
}

/** Finds what a legal action means; null until the server has explained it. */
export type Explain = (action: string) => Explanation | null;

/** What a choice is called and what it means; before it is explained, only what it is called. */
export function describe(action: string, game: string, explanation: Explanation | null, language: Language): Choice {
  if (!explanation) return { action, title: capital(action), gloss: "" };
  const { family, word, facts } = explanation;
  const gloss = language.gloss(game, family, word, facts);
  if (!word) return { action, title: gloss || capital(action), gloss: "" };
  // 'b2 turned 1' is a place, not a term; the gloss names the partner of a joint building.
  const place = word.replace(/ turned (\d)/, " ⟳$1");
  const title = capital(isPlace(word) ? place : language.word(game, word.replace(/ with seat \d$/, "")));
  // A gloss may repeat the title: show it once.
  if (!gloss.toLowerCase().startsWith(title.toLowerCase())) return { action, title, gloss };
  return { action, title, gloss: capital(gloss.slice(title.length).replace(/^[\s,:;–-]+/, "")) };
}

/** 'b2 turned 1', 'c3', 'R1C1-R1C2' and 'tower r3 at e4' are places. */
const isPlace = (word: string): boolean => /^[a-z]\d( turned \d)?$| at (their )?[a-z]\d$|^R\dC\d/.test(word);

/** A choice in one line. */
export function inOneLine({ title, gloss }: Pick<Choice, "title" | "gloss">, language: Language): string {
  return gloss ? language.text("choice-line", { title, gloss }) : title;
}

/** The legal actions in groups of one kind, in the order of `legal`. */
export function grouped(legal: readonly string[], game: string, explain: Explain, language: Language): ChoiceGroup[] {
  const groups = new Map<string, ChoiceGroup>();
  for (const action of legal) {
    const choice = describe(action, game, explain(action), language);
    const place = /^(.+) at ([a-z]\d+)$/.exec(action);
    const cell = /^at ([a-z]\d)/.exec(action);
    const family = action.split(" ")[0]!;
    const key = place ? place[1]! : cell ? `at ${cell[1]}` : choice.gloss ? family : "-";
    let group = groups.get(key);
    if (!group) {
      const title = place
        ? place[1]!.replace(/^\w+ /, "").replace(/ r(\d)$/, " ⟳$1")
        : cell
          ? cell[1]!
          : key === "-"
            ? ""
            : familyTitle(family, language);
      group = { key, title: capital(title), choices: [], small: Boolean(place) };
      groups.set(key, group);
    }
    group.choices.push(place ? { ...choice, title: place[2]!, gloss: "" } : choice);
  }
  return [...groups.values()];
}

function familyTitle(family: string, language: Language): string {
  return language.knows("web", `family-${family}`) ? language.text(`family-${family}`) : "";
}
