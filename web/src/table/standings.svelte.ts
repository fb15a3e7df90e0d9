/** The score of every seat if the game ended now, as far as this seat knows; requested when the position is stable. */

import { api } from "@/lib/api";
import type { Standing } from "@/lib/wire";

/** Bots may move many times a second: wait so many milliseconds before asking. */
const REST = 200;

export class Standings {
  all = $state.raw<Standing[]>([]);

  /** Request after a pause; the returned function cancels. */
  follow(id: string, invite: string | null, token: string | null): () => void {
    const asked = new AbortController();
    const timer = setTimeout(() => {
      // Without an answer nothing is shown; the game does not depend on it.
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
