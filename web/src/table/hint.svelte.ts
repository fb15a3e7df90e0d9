/** A hint for one position: requested, then found, or refused with a reason. */

import { api, ApiError } from "@/lib/api";
import type { Explanations } from "@/lib/explanations.svelte";
import type { Advice, Explanation, Hints } from "@/lib/wire";

/** The messages for refusals, by error code. */
const REASONS: Record<string, string> = { "not-allowed": "hint-company", "not-your-turn": "hint-not-yours", offline: "error-offline" };
/** For any other refusal: the bot failed, or the server is busy. */
const NO_TIME = "hint-no-time";

interface Asker {
  readonly id: string;
  readonly version: number;
  readonly options: { token?: string | null };
  readonly explanations: Pick<Explanations, "plan">;
}

export class Hint {
  status = $state<"none" | "thinking" | "found" | "refused">("none");
  /** The best one first. */
  choices = $state.raw<Advice[]>([]);
  /** The message that says why there is no hint. */
  why = $state("");
  /** What the turn of each choice does, as far as that is certain; by the choice. */
  turns = $state.raw<ReadonlyMap<string, Explanation>>(new Map());
  /** The choice under the pointer or the focus; the board shows where its turn leads. */
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
      this.choices = found.choices.toSorted((one, other) => other.margin - one.margin);
      this.status = "found";
      const turns = await Promise.all(found.choices.map(async (one) => [one.action, await table.explanations.plan(one.turn)] as const));
      if (!asked.signal.aborted) this.turns = new Map(turns.flatMap(([action, turn]) => (turn ? [[action, turn] as const] : [])));
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
    this.turns = new Map();
    this.pointed = null;
  }
}
