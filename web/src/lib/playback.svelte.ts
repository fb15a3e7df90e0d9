/** Shows steps one after the other, at a pace that a person can follow. */

/** How fast the moves of others are shown; with `step`, one at each click or key. */
export const PACES = ["instant", "fast", "normal", "slow", "step"] as const;
export type Pace = (typeof PACES)[number];

export const REPLAY_PACES = ["slow", "normal", "fast"] as const satisfies readonly Pace[];
export type ReplayPace = (typeof REPLAY_PACES)[number];

/** How long a step is shown before the next, in milliseconds. */
export const STEP_TIME: Record<Pace, number> = { instant: 0, fast: 450, normal: 1100, slow: 2400, step: Infinity };

/** Where others wait or a clock runs, a step is shown at the latest so many milliseconds after it came. */
export const MOST_BEHIND = 1800;

export interface PlaybackOptions<Step> {
  show: (step: Step) => void;
  pace: () => Pace;
  /** Whether a step must be shown within `MOST_BEHIND`. */
  bounded: () => boolean;
  /** The part of the usual time for which a step is shown before `next`; 0 for a step that shows nothing. */
  weight: (step: Step, next: Step) => number;
  /** Whether anybody looks; otherwise steps are shown at once. */
  watched?: () => boolean;
}

export class Playback<Step> {
  /** How many steps are still to be shown. */
  waiting = $state(0);

  private queue: { step: Step; arrived: number }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The step that is being read, and since when. */
  private last: { step: Step; shown: number } | null = null;

  constructor(private options: PlaybackOptions<Step>) {}

  /** Show a step when its time has come. */
  add(step: Step): void {
    this.queue.push({ step, arrived: Date.now() });
    this.run();
  }

  /** Show a step at once, after all that wait. */
  addNow(step: Step): void {
    this.queue.push({ step, arrived: Date.now() });
    this.skip();
  }

  /** Show the next step now. */
  next(): void {
    this.showNext();
    this.run();
  }

  /** Show all that wait now. */
  skip(): void {
    while (this.queue.length > 0) this.showNext();
    this.run();
  }

  /** Forget all that wait. */
  clear(): void {
    this.queue = [];
    this.last = null;
    this.run();
  }

  /** Show what is due, and wait for the rest. Call it when the pace has changed, or somebody looks again or no longer. */
  run(): void {
    clearTimeout(this.timer);
    while (this.queue.length > 0 && this.timeLeft() <= 0) this.showNext();
    this.waiting = this.queue.length;
    const left = this.queue.length > 0 ? this.timeLeft() : Infinity;
    if (left < Infinity) this.timer = setTimeout(() => this.run(), left);
  }

  private showNext(): void {
    const first = this.queue.shift();
    if (!first) return;
    this.waiting = this.queue.length;
    // A step that shows nothing does not shorten the time of the one before it.
    if (this.last === null || this.options.weight(first.step, first.step) > 0) this.last = { step: first.step, shown: Date.now() };
    this.options.show(first.step);
  }

  /** How long the next step has to wait. */
  private timeLeft(): number {
    const { pace, bounded, weight, watched } = this.options;
    if (watched && !watched()) return 0;
    const now = Date.now();
    const next = this.queue[0]!.step;
    const part = this.last === null || weight(next, next) === 0 ? 0 : weight(this.last.step, next);
    const left = part === 0 ? 0 : this.last!.shown + part * STEP_TIME[pace()] - now;
    if (!bounded()) return left;
    return Math.min(left, ...this.queue.map(({ arrived }, n) => (arrived + MOST_BEHIND - now) / (n + 1)));
  }
}
