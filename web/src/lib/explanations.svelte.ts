/**
 * What the choices of one position mean, and why other actions are not possible, as the server explains it.
 *
 * All legal choices of a position are asked for at once: they are a few kilobytes, and every lit piece needs its own.
 * Plans and reasons are asked for when the pointer or the focus is on them. A new position gets new explanations, so
 * what is kept never outlives its version of the table.
 */

import { api } from "./api";
import { painted } from "./measuring";
import type { Explanation, Why } from "./wire";

/** Where explanations come from. */
export interface ExplanationSource {
  choices(): Promise<readonly Explanation[]>;
  plan?(actions: string[]): Promise<Explanation | null>;
  reasons?(actions: string[]): Promise<readonly Why[]>;
}

/** An action that belongs to another decision than the present one. */
const OTHER_CHOICE = "other choice";

export class Explanations {
  private choices = $state.raw<ReadonlyMap<string, Explanation>>(new Map());
  private plans = new Map<string, Promise<Explanation | null>>();
  private reasons = new Map<string, Promise<Why | null>>();
  private answered: Promise<unknown>;

  constructor(private source: ExplanationSource | null) {
    // Without an answer the choices can still be made; they are only not explained.
    // The position is painted first: what every lit piece says is written anew when they are known.
    const known = (found: readonly Explanation[]) => {
      this.choices = new Map(found.map((each) => [each.plan[0]!, each]));
    };
    this.answered = (source?.choices().then(async (found) => (await painted(), known(found))) ?? Promise.resolve()).catch(() => {});
  }

  /** What a legal choice means; null until the server has answered. */
  of(action: string): Explanation | null {
    return this.choices.get(action) ?? null;
  }

  /** What a legal choice means, as soon as the server has answered; null if it does not answer. */
  async whenKnown(action: string): Promise<Explanation | null> {
    await this.answered;
    return this.of(action);
  }

  /** What several choices in a row mean; null if that cannot be known. */
  plan(actions: readonly string[]): Promise<Explanation | null> {
    const known = actions.length === 1 ? this.of(actions[0]!) : null;
    if (known) return Promise.resolve(known);
    return once(this.plans, actions.join("\n"), () => this.source?.plan?.([...actions]) ?? Promise.resolve(null));
  }

  /** Why none of these actions is legal, by the one that is nearest to the present decision; null if it is not known. */
  whyNot(actions: readonly string[]): Promise<Why | null> {
    if (actions.length === 0 || !this.source?.reasons) return Promise.resolve(null);
    return once(this.reasons, actions.join("\n"), async () => {
      const found = (await this.source!.reasons!([...actions])).filter((why) => !why.legal);
      return found.find((why) => why.kind !== null && why.kind !== OTHER_CHOICE) ?? found[0] ?? null;
    });
  }
}

/** The answer to a question that is asked only once; null if it is refused. */
function once<T>(known: Map<string, Promise<T | null>>, key: string, ask: () => Promise<T | null>): Promise<T | null> {
  const found = known.get(key) ?? ask().catch(() => null);
  known.set(key, found);
  return found;
}

/** For a position in which nobody here chooses. */
export const NO_EXPLANATIONS = new Explanations(null);

/** The explanations of a version of a table for the seat that chooses there; they are asked for when it is `there`. */
export function tableExplanations(id: string, version: number, token?: string, there: Promise<void> = Promise.resolve()): Explanations {
  const fresh = <T extends { version: number }>(answer: T): T => {
    if (answer.version !== version) throw new Error("the table has moved on");
    return answer;
  };
  return new Explanations({
    choices: async () => fresh(await there.then(() => api.choices(id, token))).choices,
    plan: async (actions) => fresh(await there.then(() => api.explain(id, actions, token))).choices[0] ?? null,
    reasons: async (actions) => fresh(await there.then(() => api.reasons(id, actions, token))).reasons,
  });
}

/** Explanations that are known already. */
export const knownExplanations = (choices: readonly Explanation[]): Explanations =>
  new Explanations({ choices: () => Promise.resolve(choices) });
