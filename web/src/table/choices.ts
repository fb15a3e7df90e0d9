/** The legal actions as choices in words: titles, meanings, groups. */

import type { GameText } from "@/games/text/text";
import { capital, type Language } from "@/lib/language";
import type { Fact, View } from "@/lib/wire";

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

/** In an imagined line of play the user chooses for others too: the facts are those of the acting seat. */
function factsOf(action: string, view: View, gameText: GameText): Record<string, Fact> {
  try {
    return gameText.facts(view.seat === null || view.actor === null ? view : { ...view, seat: view.actor }, action);
  } catch {
    return {};
  }
}

/** What a choice is called and what it means. */
export function describe(action: string, view: View, gameText: GameText, language: Language): Choice {
  const facts = factsOf(action, view, gameText);
  const gloss = language.action(view.game, action, facts);
  const parts = action.split(" ");
  let length = 1;
  if (facts.family === undefined) {
    for (length = parts.length; length > 1; length--) {
      if (language.knows(view.game, `action-${parts.slice(0, length).join("-").toLowerCase()}`)) break;
    }
  }
  const rest = parts.slice(length).join(" ");
  if (!rest) return { action, title: gloss || capital(action), gloss: "" };
  // 'b2 turned 1' is a place, not a term; the gloss names the partner of a joint building.
  const place = rest.replace(/ turned (\d)/, " ⟳$1");
  const title = capital(place === rest ? language.word(view.game, rest.replace(/ with seat \d$/, "")) : place);
  // A gloss may repeat the title: show it once.
  if (!gloss.toLowerCase().startsWith(title.toLowerCase())) return { action, title, gloss };
  return { action, title, gloss: capital(gloss.slice(title.length).replace(/^[\s,:;–-]+/, "")) };
}

/** A choice in one line: in the words of the board (`drawn`) if there is one, else of the list. */
export function actionText(action: string, view: View, gameText: GameText, language: Language, drawn?: (action: string) => string): string {
  if (drawn) return drawn(action);
  const { title, gloss } = describe(action, view, gameText, language);
  return gloss ? `${title}: ${gloss}` : title;
}

/** The legal actions in groups of one kind, in the order of `legal`. */
export function grouped(legal: readonly string[], view: View, gameText: GameText, language: Language): ChoiceGroup[] {
  const groups = new Map<string, ChoiceGroup>();
  for (const action of legal) {
    const choice = describe(action, view, gameText, language);
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
