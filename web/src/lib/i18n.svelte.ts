/** The current language, whose files are loaded on demand, and `t` for every component. */

import { wordsOf } from "./foreign";
import { settings } from "./settings.svelte";
import { Language, LANGUAGES, MessageFile, type Code, type Value } from "./language";

const files = import.meta.glob<string>(["@lang/*/*.ftl", "!@lang/*/table.ftl"], { query: "?raw", import: "default" });
const readers = new Map(Object.entries(files).map(([path, read]) => [path.split("/").slice(-2).join("/").replace(".ftl", ""), read]));

let current = $state.raw(new Language("en", new Map()));
const wanted = new Set(["web", "explain"]);
/** The games whose files are not part of the client: those of other packages. The server has them. */
const foreign = new Set<string>();

/** The current language, as reactive state. */
export const i18n = {
  get language(): Language {
    return current;
  },
};

/** A message of the interface. */
export function t(id: string, args: Record<string, Value> = {}): string {
  return current.text(id, args);
}

async function read(code: Code): Promise<void> {
  const pages = new Map(current.code === code ? current.files : []);
  const missing = [...wanted].filter((page) => !pages.has(page) && (readers.has(`${code}/${page}`) || foreign.has(page)));
  if (!missing.length && current.code === code) return;
  const sources = await Promise.all(missing.map((page) => readers.get(`${code}/${page}`)?.() ?? messagesOf(page, code)));
  // Another call may have loaded files in the meantime.
  const fresh = new Map(current.code === code ? current.files : pages);
  missing.forEach((page, n) => fresh.set(page, new MessageFile(code, sources[n]!)));
  current = new Language(code, fresh);
  document.documentElement.lang = code;
}

const messagesOf = async (game: string, code: Code) => (await wordsOf(game, code)).messages;

/** Load the message files of these games. */
export async function loadMessages(...games: string[]): Promise<void> {
  for (const game of games) {
    wanted.add(game);
    wanted.add(`web-${game}`);
    if (!readers.has(`en/${game}`)) foreign.add(game);
  }
  await read(settings.language);
}

export async function setLanguage(code: Code): Promise<void> {
  settings.language = code;
  await read(code);
}

export function isLanguage(code: string): code is Code {
  return (LANGUAGES as readonly string[]).includes(code);
}
