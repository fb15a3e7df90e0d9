/** The legal actions as choices in words: titles, meanings, groups. */

import type { GameText } from "@/games/text/text";
import { capital, type Language } from "@/lib/language";
import type { Fact, View } from "@/lib/wire";

/** One choice as a button says it. */
export interface Choice {
  action: string;
  title: string;
  gloss: string;
}

export interface ChoiceGroup {
  key: string;
  title: string;
  choices: Choice[];
  /** Short choices stand in a flow of small buttons. */
  small: boolean;
}

/** In a line of play that is only thought of, one chooses for others too: the facts are those of who acts. */
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
  // 'b2 turned 1' is a place and no word; whom one builds with is said by the meaning.
  const place = rest.replace(/ turned (\d)/, " ⟳$1");
  const title = capital(place === rest ? language.word(view.game, rest.replace(/ with seat \d$/, "")) : place);
  // Some meanings begin with the name again: it stands there once.
  if (!gloss.toLowerCase().startsWith(title.toLowerCase())) return { action, title, gloss };
  return { action, title, gloss: capital(gloss.slice(title.length).replace(/^[\s,:;–-]+/, "")) };
}

/** A choice in one line: as the board words it (`drawn`), where there is one, else as the list does. */
export function actionText(action: string, view: View, gameText: GameText, language: Language, drawn?: (action: string) => string): string {
  if (drawn) return drawn(action);
  const { title, gloss } = describe(action, view, gameText, language);
  return gloss ? `${title}: ${gloss}` : title;
}

/** The choices of the moment, those of one kind together, in the order of the menu. */
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
