/** Sums of money on a board, as the sentences beside them write them: 1,400 in English, 1.400 in German. */

import type { Say } from "../contract";

export const money = (say: Say, n: number): string => say("number", { n });

/** What is paid or got. */
export const signedMoney = (say: Say, n: number): string => (n < 0 ? `−${money(say, -n)}` : `+${money(say, n)}`);
