/** Which choices a player confirms. */

import type { Explanation } from "@/lib/wire";

/** Confirm what cannot be taken back, every choice, or none. */
export type Confirmation = "final" | "always" | "never";

export const CONFIRMATIONS: readonly Confirmation[] = ["final", "always", "never"];

/** Whether a choice cannot be taken back, or ends what its seat may do now. */
export const isFinal = ({ undo, turn, seat }: Pick<Explanation, "undo" | "turn" | "seat">): boolean => !undo || turn !== seat;

/** Whether a click on this choice only selects it. `named`: a button that says what it does, so that the click confirms it. */
export function mustBeConfirmed(explanation: Explanation | null, wish: Confirmation, named: boolean): boolean {
  if (wish !== "final") return wish === "always";
  if (explanation === null) return true;
  return !named && isFinal(explanation);
}
