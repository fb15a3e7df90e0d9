/** Earlier moves, shown once more on the board of a live table. */

import { api } from "@/lib/api";
import { reportError } from "@/lib/errors";
import { NO_EXPLANATIONS } from "@/lib/explanations.svelte";
import { stepAfter, weightOf, type RivalStep } from "@/lib/following";
import { Playback, type Pace } from "@/lib/playback.svelte";
import type { GameEvent, Past, View } from "@/lib/wire";
import type { Controller } from "./controller";

interface RerunOptions {
  table: string;
  seat: number | null;
  /** The seat whose moves are shown, the first of them and the last. */
  mover: number;
  first: number;
  last: number;
  invite: string | null;
  token: string | null;
  pace: () => Pace;
  /** Called when all is shown. */
  done: () => void;
}

/** For which part of the usual time the position before the first move is shown. */
const BEFORE = 0.6;

export class Rerun implements Controller {
  view = $state.raw<View | null>(null);
  remembered = $state.raw<any>(null);
  actor = $state<number | null>(null);
  events = $state.raw<GameEvent[]>([]);
  step = $state.raw<RivalStep | null>(null);
  readonly over = false;
  readonly legal: string[] = [];
  readonly selection = null;
  readonly sending = null;
  readonly mayUndo = false;
  readonly explanations = NO_EXPLANATIONS;
  readonly seat: number | null;
  readonly mover: number;
  readonly playback: Playback<Past | null>;
  private stopped = new AbortController();

  constructor(private options: RerunOptions) {
    this.seat = options.seat;
    this.mover = options.mover;
    const { pace, done, mover, first } = options;
    this.playback = new Playback<Past | null>({
      show: (past) => (past === null ? done() : this.show(past)),
      pace,
      bounded: () => false,
      weight: (step, next) => {
        if (step === null) return 1;
        if (step.moves < first) return BEFORE;
        return weightOf({ by: mover, events: step.events }, { by: mover, events: next?.events ?? [] }, false);
      },
    });
  }

  async begin(): Promise<void> {
    const { table, first, last, invite, token, done } = this.options;
    try {
      for (let move = Math.max(0, first - 1); move <= last; move += 1) {
        const past = await api.past(table, move, { invite }, this.stopped.signal, token ?? undefined);
        if (this.stopped.signal.aborted) return;
        this.playback.add(past);
      }
      this.playback.add(null);
    } catch (error) {
      if (this.stopped.signal.aborted) return;
      reportError(error);
      done();
    }
  }

  end(): void {
    this.stopped.abort();
    this.playback.clear();
  }

  private show(past: Past): void {
    const { mover, first } = this.options;
    if (this.view && past.moves >= first) this.step = stepAfter(this.step, { by: mover, events: past.events }, this.view);
    this.view = past.view;
    this.remembered = past.remembered ?? null;
    this.actor = past.actor;
    this.events = past.moves >= first ? past.events : [];
  }

  choose(): void {}
  confirm(): void {}
  undo(): void {}
}
