/** The words of the workshop. */

import { i18n } from "@/lib/i18n.svelte";
import { capital, type Value } from "@/lib/language";

/** A message of the workshop. */
export const say = (id: string, args: Record<string, Value> = {}): string => i18n.language.label("packs", id, args);

/** A word of a pack in the language of the user, if the game has one for it. */
export function spoken(game: string, word: string): string {
  return i18n.language.knowsWord(game, word) ? i18n.language.word(game, word) : word.replaceAll("_", " ");
}

/** What a block is called: the game's own word for its last part, else its name in the file. */
export function titleOf(game: string, name: string): string {
  const last = name.split(/[. ]/).at(-1)!;
  const [, rest = last] = /^[\w.]+ (.+)$/.exec(name) ?? [];
  return capital(spoken(game, rest));
}
