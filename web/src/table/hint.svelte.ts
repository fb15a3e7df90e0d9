/** A hint that was asked for: a master thinks, then there are choices, or there is a reason why not. It is for one position. */

import { api, ApiError } from "@/lib/api";
import type { Advice, Hints } from "@/lib/wire";

/** What one may be told instead of a hint, by the code of the refusal. */
const REASONS: Record<string, string> = { "not-allowed": "hint-company", "not-your-turn": "hint-not-yours", offline: "error-offline" };
/** Any other refusal: the adviser failed, or the server has too much to do. */
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
  /** The choice that the pointer or the focus is on: the board shows it as if it were selected. */
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

  /** Give it up, or put it away: the position is another one. */
  close(): void {
    this.asked?.abort();
    this.asked = null;
    this.status = "none";
    this.choices = [];
    this.pointed = null;
  }
}
