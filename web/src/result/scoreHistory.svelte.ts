/** The points of every seat after each move of a finished game. */

import { api } from "@/lib/api";
import { reportError } from "@/lib/errors";
import { sampled, type Sample } from "@/lib/plot";
import type { Score } from "@/lib/wire";

/** The points by source are read at so many moves, and so many at a time, so that the server is not flooded. */
const SAMPLES = 48;
const AT_ONCE = 6;

export class ScoreHistory {
  moves = $state(0);
  /** The totals after every move. */
  private totals = $state.raw<Sample[]>([]);
  /** The scores at some of the moves; read when somebody asks for a source. */
  private scores = $state.raw<{ move: number; scores: Score[] }[]>([]);
  private reading = false;

  constructor(
    readonly id: string,
    readonly invite: string | null,
  ) {}

  async readTotals(): Promise<void> {
    const totals = await api.scores(this.id, this.invite).catch(() => []);
    this.moves = totals.length - 1;
    this.totals = totals.map((seats, move) => ({ move, totals: seats }));
  }

  readSources(): void {
    if (this.reading || this.moves < 1) return;
    this.reading = true;
    this.readScores().then((scores) => (this.scores = scores), reportError);
  }

  private async readScores(): Promise<{ move: number; scores: Score[] }[]> {
    const wanted = sampled(this.moves, SAMPLES);
    const scores: { move: number; scores: Score[] }[] = [];
    for (let n = 0; n < wanted.length; n += AT_ONCE) {
      const part = await Promise.all(wanted.slice(n, n + AT_ONCE).map((move) => api.past(this.id, move, { invite: this.invite })));
      for (const past of part) if (past.scores) scores.push({ move: past.moves, scores: past.scores });
    }
    return scores;
  }

  /** The points of a source; of all sources together if it is "". */
  samples(source: string): Sample[] {
    if (source === "") return this.totals;
    return this.scores.map(({ move, scores }) => ({ move, totals: scores.map((score) => score.breakdown[source] ?? 0) }));
  }
}
