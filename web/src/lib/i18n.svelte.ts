/** The language that is spoken now, its pages read when they are needed, and `t` for every component. */

import { settings } from "./settings.svelte";
import { Language, LANGUAGES, Page, type Code, type Value } from "./words";

const files = import.meta.glob<string>(["@lang/*/*.ftl", "!@lang/*/table.ftl"], { query: "?raw", import: "default" });
const readers = new Map(
  Object.entries(files).map(([path, read]) => [path.split("/").slice(-2).join("/").replace(".ftl", ""), read]),
);

const spoken = $state.raw({ language: new Language("en", new Map()) });
let state = $state.raw(spoken);
const wanted = new Set(["web"]);

/** The language of the moment; reading it in a component makes the component follow a switch. */
export const words = {
  get now(): Language {
    return state.language;
  },
};

/** A message of the browser. */
export function t(id: string, args: Record<string, Value> = {}): string {
  return state.language.text(id, args);
}

async function read(code: Code): Promise<void> {
  const pages = new Map(state.language.code === code ? state.language.pages : []);
  const missing = [...wanted].filter((page) => !pages.has(page) && readers.has(`${code}/${page}`));
  if (!missing.length && state.language.code === code) return;
  const sources = await Promise.all(missing.map((page) => readers.get(`${code}/${page}`)!()));
  // Somebody else may have read pages in the meantime.
  const fresh = new Map(state.language.code === code ? state.language.pages : pages);
  missing.forEach((page, n) => fresh.set(page, new Page(code, sources[n]!)));
  state = { language: new Language(code, fresh) };
  document.documentElement.lang = code;
}

/** Have the pages of these games ready. */
export async function need(...games: string[]): Promise<void> {
  for (const game of games) {
    wanted.add(game);
    wanted.add(`web-${game}`);
  }
  await read(settings.language);
}

/** Speak another language from now on. */
export async function speak(code: Code): Promise<void> {
  settings.language = code;
  await read(code);
}

export function isLanguage(code: string): code is Code {
  return (LANGUAGES as readonly string[]).includes(code);
}
