/** The settings of the user, kept in this browser: language, theme, how moves are made. */

import type { Confirmation } from "@/table/confirmation";
import { browserLanguage, SETTINGS_KEY, type Code } from "./keptLanguage";
import type { Pace, ReplayPace } from "./playback.svelte";

export type Theme = "system" | "light" | "dark";

interface Kept {
  language: Code;
  theme: Theme;
  /** Which choices are confirmed. */
  confirmation: Confirmation;
  /** The only choice is made without a click. */
  forced: boolean;
  /** How fast the moves of others are shown. */
  pace: Pace;
  /** How fast a replay plays by itself. */
  replayPace: ReplayPace;
  sounds: boolean;
  motion: boolean;
  textBoard: boolean;
  notices: boolean;
  /** The level of the bots for a quick game; empty for the default of the server. */
  opponent: string;
}

function kept(): Kept {
  const usual: Kept = {
    language: browserLanguage(),
    theme: "system",
    confirmation: "final",
    forced: true,
    pace: "normal",
    replayPace: "normal",
    sounds: false,
    motion: true,
    textBoard: false,
    notices: false,
    opponent: "",
  };
  try {
    // `oneClick` is what the first version kept.
    const { oneClick, ...found } = JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? "{}");
    return { ...usual, ...(oneClick ? { confirmation: "never" } : {}), ...found };
  } catch {
    return usual;
  }
}

export const settings = $state<Kept>(kept());

const darkSystem = matchMedia("(prefers-color-scheme: dark)");
let systemIsDark = $state(darkSystem.matches);
darkSystem.addEventListener("change", (event) => (systemIsDark = event.matches));

// Paper is white.
const onPaper = matchMedia("print");
onPaper.addEventListener("change", showTheme);

export const theme = {
  get dark(): boolean {
    return settings.theme === "system" ? systemIsDark : settings.theme === "dark";
  },
  toggle(): void {
    settings.theme = theme.dark ? "light" : "dark";
  },
};

function showTheme(): void {
  document.documentElement.dataset.theme = theme.dark && !onPaper.matches ? "dark" : "light";
}

/** Apply the settings to the page and save them. Call once, inside an effect root. */
export function applySettings(): void {
  $effect(() => {
    showTheme();
    document.documentElement.dataset.motion = settings.motion ? "full" : "none";
  });
  $effect(() => {
    try {
      localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
    } catch {
      // No storage: the settings last until the page is closed.
    }
  });
}
