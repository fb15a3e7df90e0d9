/** A time to come that a page waits for; in seconds, as the server sends it. */

import { createSubscriber } from "svelte/reactivity";

/** The longest time that a timer of a browser takes, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

const isAhead = (at: number): boolean => Date.now() < 1000 * at;

/** Call `tell` when a time comes; not at all if it is past. The returned function cancels. */
export function whenItComes(at: number, tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => void (timer = setTimeout(() => (isAhead(at) ? wait() : tell()), Math.min(LONGEST, 1000 * at - Date.now())));
  if (isAhead(at)) wait();
  return () => clearTimeout(timer);
}

export class Deadline {
  private watch: () => void;

  constructor(private at: number) {
    this.watch = createSubscriber((changed) => whenItComes(at, changed));
  }

  /** Whether the time is still to come; a component that reads it is updated when it comes. */
  get ahead(): boolean {
    this.watch();
    return isAhead(this.at);
  }
}
