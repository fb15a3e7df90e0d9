/** Errors as the user reads them. */

import { ApiError } from "./api";
import { i18n, t } from "./i18n.svelte";
import { showToast } from "./toasts.svelte";
import type { Fact } from "./wire";

/** A refusal of the server. */
export interface RefusalFacts {
  code: string;
  message: string;
  /** Why an action is not legal. */
  reason?: string | null;
  facts?: Record<string, Fact>;
}

/** A refusal in the user's language: its reason if there is one, else the message of its code, else the server's words. */
export function errorText(refusal: RefusalFacts, game = ""): string {
  if (refusal.reason) return i18n.language.reason(game, refusal.reason, refusal.facts ?? {});
  const id = `error-${refusal.code}`;
  const text = t(id);
  return text === id ? refusal.message : text;
}

/** Show what went wrong. */
export function reportError(error: unknown, game = ""): void {
  if (error instanceof ApiError) return showToast(errorText(error, game), true);
  showToast(t("error-broken"), true);
  console.error(error);
}
