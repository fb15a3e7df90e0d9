/** Following the others at a live table: their moves one after the other, what the last step was, and moves shown again. */

import { untrack } from "svelte";
import { settings } from "@/lib/settings.svelte";
import type { TableState } from "@/lib/table.svelte";
import type { LogEntry } from "./log";
import { Rerun } from "./rerun.svelte";

export interface Followed {
  live: TableState;
  table: string;
  invite: string | null;
  token: string | null;
  /** Whether a line of play is imagined: then nothing is followed. */
  imagining: boolean;
}

/** Create it while a component is made: it watches the table from then on. */
export class Following {
  /** The moves that are shown again. */
  rerun = $state.raw<Rerun | null>(null);

  constructor(private of: () => Followed) {
    $effect(() => {
      void settings.pace; // a new pace counts at once
      const { live } = this.of();
      untrack(() => live.playback.run());
    });
    $effect(() => {
      const { live, imagining } = this.of();
      void [live.version, imagining];
      untrack(() => this.endRerun());
    });
  }

  /** The steps that are still to be shown, of the live game or of moves that are shown again. */
  get playback() {
    const { live, imagining } = this.of();
    return imagining ? null : (this.rerun ?? live).playback;
  }

  /** Whether something is still to be shown. */
  get behind(): boolean {
    return this.playback !== null && (this.rerun !== null || this.playback.waiting > 0);
  }

  /** What a rival has done last, until the user may choose. */
  get step() {
    const { live, imagining } = this.of();
    if (imagining) return null;
    if (this.rerun) return this.rerun.step;
    return live.yourTurn || live.over ? null : live.rivalStep;
  }

  endRerun = (): void => {
    this.rerun?.end();
    this.rerun = null;
  };

  /** Show the moves of an entry of the log again; end it if they are being shown. */
  replay = ({ seat: mover, first, move: last }: LogEntry): void => {
    const again = this.rerun?.mover === mover;
    this.endRerun();
    if (again) return;
    const { live, table, invite, token } = this.of();
    const pace = () => (settings.pace === "instant" ? "normal" : settings.pace);
    this.rerun = new Rerun({ table, seat: live.seat, mover, first, last, invite, token, pace, done: this.endRerun });
    void this.rerun.begin();
  };

  /** A click or a key while others' moves are shown: the next step where one goes step by step, else all of them. */
  hurry = (): void => {
    if (settings.pace === "step") this.playback?.next();
    else this.skip();
  };

  skip = (): void => {
    if (this.rerun) this.endRerun();
    else this.playback?.skip();
  };
}
