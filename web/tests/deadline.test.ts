/** A time that comes while a page is open. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Deadline, whenItComes } from "@/lib/deadline";

const NOON = Date.UTC(2026, 10, 18, 12) / 1000;
const DAY = 86_400;

describe("a time to come", () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOON * 1000 }));
  afterEach(() => void vi.useRealTimers());

  it("is told once, when it comes, even if no timer of a browser lasts so long", () => {
    const tell = vi.fn();
    const far = NOON + 30 * DAY;
    whenItComes(far, tell);
    expect(new Deadline(far).ahead).toBe(true);
    vi.advanceTimersByTime(30 * DAY * 1000 - 1);
    expect(tell).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(tell).toHaveBeenCalledOnce();
    expect(new Deadline(far).ahead).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is not waited for where it is past or nobody asks any more", () => {
    const tell = vi.fn();
    whenItComes(NOON, tell);
    whenItComes(NOON + 60, tell)();
    expect(vi.getTimerCount()).toBe(0);
  });
});
