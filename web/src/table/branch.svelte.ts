/** A private what-if branch from the current position; hidden information is sampled. */

import { api } from "@/lib/api";
import { reportError } from "@/lib/errors";
import { knownExplanations, NO_EXPLANATIONS } from "@/lib/explanations.svelte";
import type { GameEvent, Score, View } from "@/lib/wire";
import type { Controller } from "./controller";

export class Branch implements Controller {
  view = $state.raw<View | null>(null);
  remembered = $state.raw<any>(null);
  actor = $state<number | null>(null);
  over = $state(false);
  legal = $state.raw<string[]>([]);
  selection = $state<string | null>(null);
  events = $state.raw<GameEvent[]>([]);
  scores = $state.raw<Score[]>([]);
  sending = $state<string | null>(null);
  explanations = $state.raw(NO_EXPLANATIONS);
  actions = $state.raw<string[]>([]);
  past = $state.raw<readonly GameEvent[]>([]);
  /** The numbers of actions after which one chose oneself, in order. */
  private own: number[] = [];
  private seed = Math.floor(Math.random() * 1e6);

  constructor(
    readonly id: string,
    readonly seat: number | null,
    readonly moves: number,
    /** Whether every choice is confirmed; otherwise none is, because all can be taken back. */
    readonly confirms: () => boolean,
    private token: string | null = null,
    /** What happened before the branch. */
    private before: readonly GameEvent[] = [],
  ) {}

  get result(): readonly Score[] | null {
    return this.over ? this.scores : null;
  }

  get mayUndo(): boolean {
    return this.own.length > 0;
  }

  begin(): Promise<void> {
    return this.run([]);
  }

  /** Start again with another sample of the hidden information. */
  again(): Promise<void> {
    this.seed = Math.floor(Math.random() * 1e6);
    return this.run([]);
  }

  choose(action: string | null): void {
    if (action === null || !this.legal.includes(action)) this.selection = null;
    else if (!this.confirms() || this.selection === action) void this.run([...this.actions, action]);
    else this.selection = action;
  }

  confirm(): void {
    if (this.selection !== null) void this.run([...this.actions, this.selection]);
  }

  /** Take back one's last choice, with what the bots answered. */
  undo(): void {
    if (this.mayUndo) void this.run(this.actions.slice(0, this.own.at(-1)));
  }

  private async run(actions: string[]): Promise<void> {
    this.sending = actions.at(-1) ?? "";
    try {
      const found = await api.whatIf(this.id, { actions, seed: this.seed, moves: this.moves, answers: true }, this.token ?? undefined);
      const before = this.actions.length;
      const onwards = actions.length > before;
      this.own = onwards ? [...this.own, before] : this.own.filter((n) => n < actions.length);
      this.view = found.view;
      this.remembered = found.remembered ?? null;
      this.actor = found.actor;
      this.over = found.over;
      this.legal = found.legal;
      this.scores = found.scores;
      this.explanations = knownExplanations(found.choices);
      this.events = onwards ? found.events.slice(this.toldBefore) : [];
      this.toldBefore = found.events.length;
      this.past = [...this.before, ...found.events];
      this.actions = found.line;
      this.selection = null;
    } catch (error) {
      reportError(error, this.view?.game);
    } finally {
      this.sending = null;
    }
  }

  private toldBefore = 0;
}
