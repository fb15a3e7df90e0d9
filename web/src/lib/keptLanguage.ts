/** The language of this browser's user, before the settings are loaded. */

import { LANGUAGES } from "@/wire/server";

export type Code = (typeof LANGUAGES)[number];

/** The key of the settings in the storage of the browser. */
export const SETTINGS_KEY = "mecenate";

/** The first language of the browser that there are messages for. */
export function browserLanguage(): Code {
  for (const wish of navigator.languages ?? []) {
    const code = LANGUAGES.find((one) => one === wish.slice(0, 2).toLowerCase());
    if (code) return code;
  }
  return "en";
}

/** The language of the settings. */
export function keptLanguage(): Code {
  try {
    return JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? "{}").language ?? browserLanguage();
  } catch {
    return browserLanguage();
  }
}
