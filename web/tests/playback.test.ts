import "./browser";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { moved } from "@/games/carrara/motion";
import { gameText } from "@/games/text/carrara";
import { stepAfter, weightOf } from "@/lib/following";
import { MOST_BEHIND, Playback, STEP_TIME, type Pace } from "@/lib/playback.svelte";
import { settings } from "@/lib/settings.svelte";
import { TableState } from "@/lib/table.svelte";
import type { GameEvent, SyncMessage, UpdateMessage, View } from "@/lib/wire";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NORMAL = STEP_TIME.normal;

function playback(how: { pace?: Pace; bounded?: boolean; weight?: (step: number, next: number) => number; watched?: boolean } = {}) {
  const shown: number[] = [];
  const options = { pace: "normal" as Pace, bounded: false, watched: true, ...how };
  const made = new Playback<number>({
    show: (step) => shown.push(step),
    pace: () => options.pace,
    bounded: () => options.bounded,
    weight: options.weight ?? (() => 1),
    watched: () => options.watched,
  });
  return { made, shown, options };
}

describe("the steps of others", () => {
  it("are shown one after the other, the first at once", () => {
    const { made, shown } = playback();
    for (const step of [1, 2, 3]) made.add(step);
    expect(shown).toEqual([1]);
    expect(made.waiting).toBe(2);
    vi.advanceTimersByTime(NORMAL - 1);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(NORMAL);
    expect(shown).toEqual([1, 2, 3]);
    expect(made.waiting).toBe(0);
  });

  it("are shown as soon as they come when the last one has been read", () => {
    const { made, shown } = playback();
    made.add(1);
    vi.advanceTimersByTime(2 * NORMAL);
    made.add(2);
    expect(shown).toEqual([1, 2]);
  });

  it("can be skipped", () => {
    const { made, shown } = playback({ pace: "slow" });
    for (const step of [1, 2, 3, 4]) made.add(step);
    made.skip();
    expect(shown).toEqual([1, 2, 3, 4]);
    vi.runAllTimers();
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it("wait for the player, step by step", () => {
    const { made, shown } = playback({ pace: "step" });
    for (const step of [1, 2, 3]) made.add(step);
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual([1]);
    made.next();
    expect(shown).toEqual([1, 2]);
    expect(made.waiting).toBe(1);
  });

  it("follow a pace that is changed meanwhile", () => {
    const { made, shown, options } = playback({ pace: "step" });
    for (const step of [1, 2, 3]) made.add(step);
    options.pace = "instant";
    made.run();
    expect(shown).toEqual([1, 2, 3]);
  });

  it.each(["slow", "step"] as const)("are never more than two seconds behind where others wait: %s", (pace) => {
    const { made, shown } = playback({ pace, bounded: true });
    const late: number[] = [];
    for (let step = 0; step < 40; step += 1) {
      const came = Date.now();
      made.add(step);
      setTimeout(() => late.push(shown.includes(step) ? 0 : Date.now() - came), MOST_BEHIND + 1);
      vi.advanceTimersByTime(150);
    }
    vi.advanceTimersByTime(MOST_BEHIND + 1);
    expect(MOST_BEHIND).toBeLessThanOrEqual(2000);
    expect(shown).toHaveLength(40);
    expect(late).toEqual(Array(40).fill(0));
  });

  it("that show nothing take no time, and take none from the step before", () => {
    const { made, shown } = playback({ weight: (step) => (step % 2 ? 1 : 0) });
    for (const step of [1, 2, 3]) made.add(step);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(NORMAL - 1);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("are shown at once where nobody looks", () => {
    const { made, shown, options } = playback();
    made.add(1);
    made.add(2);
    options.watched = false;
    made.run();
    expect(shown).toEqual([1, 2]);
  });

  it("are forgotten when everything is read anew", () => {
    const { made, shown } = playback();
    for (const step of [1, 2]) made.add(step);
    made.clear();
    vi.runAllTimers();
    expect(shown).toEqual([1]);
    expect(made.waiting).toBe(0);
  });
});

describe("what a rival has just done", () => {
  const view = { game: "carrara" } as View;
  const take = (colour: string): GameEvent => ({ kind: "take", seat: 1, facts: { colour } });

  it("puts deeds of one kind together, shown for half the time", () => {
    const first = stepAfter(null, { by: 1, events: [take("red")] }, view);
    expect(stepAfter(first, { by: 1, events: [take("blue")] }, view)?.events).toEqual([take("red"), take("blue")]);
    expect(stepAfter(first, { by: 1, events: [] }, view)).toBe(first);
    const pass: GameEvent = { kind: "pass", seat: 2, facts: {} };
    expect(stepAfter(first, { by: 2, events: [pass] }, view)).toEqual({ seat: 2, events: [pass], before: view });
    expect(weightOf({ by: 1, events: [take("red")] }, { by: 1, events: [take("blue")] }, false)).toBe(0.5);
    expect(weightOf({ by: 1, events: [take("red")] }, { by: 2, events: [pass] }, false)).toBe(1);
  });
});

describe("a table with bots", () => {
  const event = (seat: number): GameEvent => ({ kind: "pass", seat, facts: {} });
  const seats = [{ seat: 0, person: "me", bot: null }, ...[1, 2].map((seat) => ({ seat, person: null, bot: "novice" }))];

  function table(more: object = {}): TableState {
    const socket = { readyState: 1, send: () => {}, close: () => {}, onopen: null, onmessage: null, onclose: null };
    const made = new TableState("t1", { origin: "ws://here", open: () => socket });
    const view = { game: "carrara", seat: 0, seats: 3, actor: 1, over: false, prompt: null, players: [], turn: 0 };
    const table = { clock: null, seats, ...more };
    const sync = { type: "sync", version: 1, moves: 1, seat: 0, actor: 1, over: false, legal: null, view, log: [], table };
    made.receive(sync as unknown as SyncMessage);
    return made;
  }

  function update(version: number, by: number, more: Partial<UpdateMessage> = {}): UpdateMessage {
    const changed = { turn: version };
    return { type: "update", version, moves: version, actor: 2, over: false, legal: null, may_undo: false, changed, events: [event(by)],
      kind: "play", by, turn_started: null, deadline: null, key: null, ...more }; // prettier-ignore
  }

  beforeEach(() => (settings.pace = "normal"));
  afterEach(() => (settings.pace = "normal"));

  it("shows one move after the other, and opens one's own choice with the last", () => {
    const live = table();
    live.receive(update(2, 1));
    live.receive(update(3, 2, { actor: 0, legal: ["pass"] }));
    expect([live.version, live.view!.turn, live.yourTurn]).toEqual([2, 2, false]);
    expect(live.rivalStep?.seat).toBe(1);
    vi.advanceTimersByTime(NORMAL);
    expect([live.version, live.view!.turn, live.yourTurn]).toEqual([3, 3, true]);
    expect(live.log.map((line) => line.by)).toEqual([1, 2]);
  });

  it("shows all at once when the player skips, and asks for nothing that it has received", () => {
    const live = table();
    for (const version of [2, 3, 4]) live.receive(update(version, 1));
    live.receive(update(3, 1)); // sent twice
    live.playback.skip();
    expect(live.version).toBe(4);
  });

  it.each([
    ["between people", { seats: [...seats, { seat: 3, person: "you", bot: null }] }],
    ["with a clock", { clock: { turn: 60 } }],
  ])("is at most two seconds behind %s", (_, more) => {
    settings.pace = "step";
    const live = table(more);
    for (const version of [2, 3, 4, 5]) live.receive(update(version, 1));
    vi.advanceTimersByTime(2000);
    expect(live.version).toBe(5);
  });

  it("opens no choice that was made meanwhile, in another window or by a bid up to a limit", () => {
    const live = table();
    live.receive(update(2, 1));
    live.receive(update(3, 2, { actor: 0, legal: ["pass"] }));
    live.receive(update(4, 0, { actor: 1 }));
    vi.advanceTimersByTime(NORMAL);
    expect([live.version, live.yourTurn]).toEqual([3, false]);
    vi.advanceTimersByTime(NORMAL);
    expect([live.version, live.yourTurn]).toEqual([4, false]);
  });

  it("forgets what was to be shown when it is synced", () => {
    const live = table();
    for (const version of [2, 3]) live.receive(update(version, 1));
    const view = { ...live.view!, turn: 9 };
    live.receive({ type: "sync", version: 9, moves: 9, seat: 0, actor: 1, view, log: [], table: { seats } } as unknown as SyncMessage);
    vi.runAllTimers();
    expect([live.version, live.view!.turn]).toEqual([9, 9]);
  });
});

describe("the marks of the last moves, at Carrara", () => {
  it("go on with the wheel", () => {
    const turn: GameEvent = { kind: "turn", seat: 2, facts: { wheels: 1 } };
    expect(moved("sector II", [turn])).toBe("sector III");
    expect(moved("sector VI", [turn])).toBe("sector I");
    expect(moved("sector II", [{ ...turn, kind: "leave" }])).toBe("sector II");
    expect(moved("section 2", [turn])).toBe("section 2");
  });
});

describe("the prompt during a visit, at Carrara", () => {
  const view = { game: "carrara", prompt: { kind: "main", seat: 0, facts: { visitor: 1, section: 3 } } } as unknown as View;
  const language = { label: (_: string, id: string) => id } as never;

  it("asks to follow only where that is possible", () => {
    expect(gameText.prompt!(view, ["follow", "pass"], ["Ann", "Bob"], language)).toBe("prompt-follow");
    expect(gameText.prompt!(view, ["pass"], ["Ann", "Bob"], language)).toBe("prompt-cannot-follow");
    expect(gameText.prompt!({ ...view, prompt: { kind: "main", seat: 0, facts: {} } }, ["pass"], [], language)).toBeNull();
  });
});
