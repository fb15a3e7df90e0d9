/** What everybody would have if the game ended now, as far as this seat knows; asked anew when the table has come to rest. */

import { api } from "@/lib/api";
import type { Standing } from "@/lib/wire";

/** Bots may choose many times in a second; only what stays is asked about. In milliseconds. */
const REST = 200;

export class Standings {
  all = $state.raw<Standing[]>([]);

  /** Ask when the table rests; the answer says how to stop. */
  follow(id: string, invite: string | null, token: string | null): () => void {
    const asked = new AbortController();
    const timer = setTimeout(() => {
      // What cannot be had is not shown: the table is played all the same.
      api.standings(id, invite, token ?? undefined, asked.signal).then(
        (found) => (this.all = found),
        () => {},
      );
    }, REST);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }
}
