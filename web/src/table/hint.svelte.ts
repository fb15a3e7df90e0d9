/** A hint for one position: requested, then found, or refused with a reason. */

import { api, ApiError } from "@/lib/api";
import type { Advice, Hints } from "@/lib/wire";

/** The messages for refusals, by error code. */
const REASONS: Record<string, string> = { "not-allowed": "hint-company", "not-your-turn": "hint-not-yours", offline: "error-offline" };
/** For any other refusal: the bot failed, or the server is busy. */
const NO_TIME = "hint-no-time";

interface Asker {
  readonly id: string;
  readonly version: number;
  readonly options: { token?: string | null };
}

export class Hint {
  status = $state<"none" | "thinking" | "found" | "refused">("none");
  choices = $state.raw<Advice[]>([]);
  /** The message that says why there is no hint. */
  why = $state("");
  /** The choice under the pointer or the focus; the board shows it as selected. */
  pointed = $state<string | null>(null);
  private asked: AbortController | null = null;

  get open(): boolean {
    return this.status !== "none";
  }

  async ask(table: Asker, ask: (id: string, signal: AbortSignal, token?: string) => Promise<Hints> = api.hint): Promise<void> {
    this.close();
    const asked = (this.asked = new AbortController());
    this.status = "thinking";
    try {
      const found = await ask(table.id, asked.signal, table.options.token ?? undefined);
      if (asked.signal.aborted) return;
      if (found.version !== table.version) return this.close();
      this.choices = found.choices;
      this.status = "found";
    } catch (error) {
      if (asked.signal.aborted) return;
      this.why = (error instanceof ApiError && REASONS[error.code]) || NO_TIME;
      this.status = "refused";
    }
  }

  /** Cancel the request, or close the answer. */
  close(): void {
    this.asked?.abort();
    this.asked = null;
    this.status = "none";
    this.choices = [];
    this.pointed = null;
  }
}
