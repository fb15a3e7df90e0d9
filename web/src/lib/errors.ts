/** Errors as the user reads them. */

import { ApiError } from "./api";
import { t } from "./i18n.svelte";
import { showToast } from "./toasts.svelte";

/** A refusal of the server: in the user's language if its code has a message, else in the server's words. */
export function errorText(refusal: { code: string; message: string }): string {
  const id = `error-${refusal.code}`;
  const text = t(id);
  return text === id ? refusal.message : text;
}

/** Show what went wrong. */
export function reportError(error: unknown): void {
  if (error instanceof ApiError) return showToast(errorText(error), true);
  showToast(t("error-broken"), true);
  console.error(error);
}
