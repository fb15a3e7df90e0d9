/** The analysis of a finished game: asked for, waited for, and looked through. */

import { api } from "@/lib/api";
import { reportError } from "@/lib/errors";
import { ensureSession } from "@/lib/session.svelte";
import type { BetterTurn } from "@/lib/wire";
import type { Analysis, AnalysisState, Turn } from "@/wire/server";

/** Milliseconds between two looks at how far it is. */
const EVERY = 1500;
const UNKNOWN: AnalysisState = { status: "running", done: 0, turns: 0 };
/** The marks that a turn is shown for. */
export const MARKED = ["inaccuracy", "mistake", "blunder"];

export class GameAnalysis {
  state = $state.raw<AnalysisState>(UNKNOWN);
  /** The better turn that is shown on the board instead of the one that was played. */
  better = $state.raw<(BetterTurn & { move: number }) | null>(null);
  busy = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = true;

  constructor(
    readonly id: string,
    readonly invite: string | null,
  ) {}

  get analysis(): Analysis | null {
    return this.state.analysis ?? null;
  }

  get marked(): Turn[] {
    return this.analysis?.turns.filter((turn) => MARKED.includes(turn.judged.mark)) ?? [];
  }

  /** The turn that a number of moves ends, or lies in; null before the first. */
  turnAt(moves: number): Turn | null {
    return this.analysis?.turns.find((turn) => turn.number <= moves && moves <= turn.last) ?? null;
  }

  /** Begin to follow it, until `close`. */
  open(): void {
    this.closed = false;
    void this.read();
  }

  private async read(): Promise<void> {
    clearTimeout(this.timer);
    try {
      const found = await api.analysis(this.id, this.invite);
      if (this.closed) return;
      this.state = found;
      if (found.status === "running") this.timer = setTimeout(() => void this.read(), EVERY);
    } catch (error) {
      if (!this.closed) reportError(error);
    }
  }

  async ask(): Promise<void> {
    this.busy = true;
    try {
      if (!(await ensureSession())) return;
      this.state = await api.analyse(this.id, this.invite);
      await this.read();
    } catch (error) {
      reportError(error);
    } finally {
      this.busy = false;
    }
  }

  /** Show the better turn on the board, or what was played again. */
  async toggle(turn: Turn): Promise<void> {
    if (this.better) return void (this.better = null);
    this.busy = true;
    try {
      this.better = { ...(await api.betterTurn(this.id, turn.number, this.invite)), move: turn.number };
    } catch (error) {
      reportError(error);
    } finally {
      this.busy = false;
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
}
