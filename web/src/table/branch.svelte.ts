/** A private what-if branch from the current position; hidden information is sampled. */

import { api } from "@/lib/api";
import { reportError } from "@/lib/errors";
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
  actions = $state.raw<string[]>([]);
  private seed = Math.floor(Math.random() * 1e6);

  constructor(
    readonly id: string,
    readonly seat: number | null,
    readonly moves: number,
    readonly oneClick: () => boolean,
    private token: string | null = null,
  ) {}

  get mayUndo(): boolean {
    return this.actions.length > 0;
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
    else if (this.oneClick() || this.selection === action) void this.run([...this.actions, action]);
    else this.selection = action;
  }

  confirm(): void {
    if (this.selection !== null) void this.run([...this.actions, this.selection]);
  }

  undo(): void {
    if (this.mayUndo) void this.run(this.actions.slice(0, -1));
  }

  private async run(actions: string[]): Promise<void> {
    this.sending = actions.at(-1) ?? "";
    try {
      const found = await api.whatIf(this.id, { actions, seed: this.seed, moves: this.moves }, this.token ?? undefined);
      const onwards = actions.length > this.actions.length;
      this.view = found.view;
      this.remembered = found.remembered ?? null;
      this.actor = found.actor;
      this.over = found.over;
      this.legal = found.legal;
      this.scores = found.scores;
      this.events = onwards ? found.events.slice(this.toldBefore) : [];
      this.toldBefore = found.events.length;
      this.actions = actions;
      this.selection = null;
    } catch (error) {
      reportError(error);
    } finally {
      this.sending = null;
    }
  }

  private toldBefore = 0;
}
