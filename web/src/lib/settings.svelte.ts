/** The settings of the user, kept in this browser: language, theme, how moves are made. */

import type { Code } from "./language";

export type Theme = "system" | "light" | "dark";

interface Kept {
  language: Code;
  theme: Theme;
  oneClick: boolean;
  sounds: boolean;
  motion: boolean;
  textBoard: boolean;
  notices: boolean;
  /** The level of the bots for a quick game; empty for the default of the server. */
  opponent: string;
}

const KEY = "mecenate";

function browserLanguage(): Code {
  for (const wish of navigator.languages ?? []) {
    const code = wish.slice(0, 2).toLowerCase();
    if (code === "en" || code === "fr" || code === "de") return code;
  }
  return "en";
}

function kept(): Kept {
  const usual: Kept = {
    language: browserLanguage(),
    theme: "system",
    oneClick: false,
    sounds: false,
    motion: true,
    textBoard: false,
    notices: false,
    opponent: "",
  };
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return usual;
  }
}

export const settings = $state<Kept>(kept());

const darkSystem = matchMedia("(prefers-color-scheme: dark)");
let systemIsDark = $state(darkSystem.matches);
darkSystem.addEventListener("change", (event) => (systemIsDark = event.matches));

export const theme = {
  get dark(): boolean {
    return settings.theme === "system" ? systemIsDark : settings.theme === "dark";
  },
  toggle(): void {
    settings.theme = theme.dark ? "light" : "dark";
  },
};

/** Apply the settings to the page and save them. Call once, inside an effect root. */
export function applySettings(): void {
  $effect(() => {
    document.documentElement.dataset.theme = theme.dark ? "dark" : "light";
    document.documentElement.dataset.motion = settings.motion ? "full" : "none";
  });
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // No storage: the settings last until the page is closed.
    }
  });
}
