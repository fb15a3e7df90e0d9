/** A value that follows another as soon as the next frame has been painted: for what is drawn beside the board. */

import { untrack } from "svelte";
import { afterPaint } from "./measuring";

/** Create it while a component is made. */
export class AfterPaint<Value> {
  value: Value = $state.raw() as Value;

  constructor(of: () => Value) {
    this.value = untrack(of);
    $effect(() => {
      const next = of();
      return afterPaint(() => (this.value = next));
    });
  }
}
