/** The words of games that the client has no files of. */

import { api } from "./api";
import type { Code } from "./language";
import type { GameWords } from "./wire";

const NOTHING: GameWords = { messages: "", rules: "", rules_lang: "en" };
const asked = new Map<string, Promise<GameWords>>();

/** The messages and the rules of a game in a language, from the server; empty if it has no such game. */
export function wordsOf(game: string, code: Code): Promise<GameWords> {
  const key = `${code}/${game}`;
  let words = asked.get(key);
  if (!words) {
    words = api.words(game, code).catch(() => {
      asked.delete(key);
      return NOTHING;
    });
    asked.set(key, words);
  }
  return words;
}
