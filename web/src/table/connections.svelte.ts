/** The connections to a table: one for each seat that is played at this screen. */

import { localSeats } from "@/lib/hotseat";
import { TableState } from "@/lib/table.svelte";

export class TableConnections {
  all = $state.raw<TableState[]>([]);
  /** The seat whose view is shown, where several people share the screen. */
  shownSeat = $state<number | null>(null);

  /** Connect; the returned function disconnects. */
  open(id: string, invite: string | null): () => void {
    const tokens = [null, ...localSeats(id).map((seat) => seat.token)];
    const isLocal = (seat: number) => this.all.some((state) => state.seat === seat);
    const opened = tokens.map((token) => new TableState(id, { invite, token, isLocal }));
    for (const state of opened) state.enter();
    void opened[0]!.readChat().catch(() => {});
    this.all = opened;
    this.shownSeat = null;
    return () => opened.forEach((state) => state.leave());
  }

  /** The connection of the user of this browser. */
  get own(): TableState | undefined {
    return this.all[0];
  }

  /** The connection whose seat acts now, else the one that was shown last. */
  get current(): TableState | undefined {
    return this.all.find((state) => state.legal.length > 0) ?? this.all.find((state) => state.seat === this.shownSeat) ?? this.own;
  }

  /** Whether the screen must be handed over before the current seat is shown. */
  get mustHandOver(): boolean {
    const { current } = this;
    return this.all.length > 1 && current !== undefined && current.legal.length > 0 && current.seat !== this.shownSeat;
  }
}
