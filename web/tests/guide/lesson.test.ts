import "../browser";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { countOf, isDone, judge, learnLink, linesOf, litOf, seatsOf, type GuideMoment, type GuideStep } from "@/guide/lesson";
import { Lesson } from "@/guide/lesson.svelte";
import { selectorOf } from "@/guide/highlight";
import { api } from "@/lib/api";
import { routeOf } from "@/lib/router.svelte";

const moment = (ask: string | null, legal: string[] | null = null, kind = ""): GuideMoment =>
  ({
    actor: 0,
    over: false,
    view: { game: "carrara" },
    legal,
    events: kind ? [{ kind, seat: 1, facts: {} }] : [],
    ask,
    scores: null,
  }) as unknown as GuideMoment;

/** Bruno passes; then the learner turns the wheel and takes a block. */
const step: GuideStep = {
  game: "carrara",
  id: "buy",
  number: 3,
  of: 14,
  seats: 2,
  seat: 0,
  clause: "CAR-16",
  point: "wheel",
  also: ["leave wheel"],
  first: 1,
  moments: [
    moment(null),
    moment("turn wheel", ["turn wheel", "leave wheel", "pass"], "pass"),
    moment("take red", ["take red", "done"], "turn"),
    moment(null, null, "take"),
  ],
};

describe("a step", () => {
  it("lights the asked action and those that are as good, or all legal ones", () => {
    expect(litOf(step, 0, true)).toEqual([]);
    expect(litOf(step, 1, false)).toEqual(["turn wheel", "leave wheel"]);
    expect(litOf(step, 2, false)).toEqual(["take red"]);
    expect(litOf(step, 1, true)).toEqual(["turn wheel", "leave wheel", "pass"]);
  });

  it("gives a verdict on a choice", () => {
    expect(["turn wheel", "leave wheel", "pass"].map((action) => judge(step, 1, action))).toEqual(["asked", "also", "other"]);
  });

  it("counts, ends, and tells what happened", () => {
    expect(countOf(step, 2)).toEqual({ done: 1, of: 2 });
    expect([isDone(step, 2), isDone(step, 3)]).toEqual([false, true]);
    expect(linesOf(step, 2).map((line) => [line.move, line.events[0]!.kind])).toEqual([
      [1, "pass"],
      [2, "turn"],
    ]);
  });

  it("has an address, names, and a place on the board", () => {
    expect(routeOf(learnLink("carrara", 3))).toEqual({ page: "learn", game: "carrara", step: 3 });
    expect(routeOf("/learn/carrara")).toEqual({ page: "learn", game: "carrara", step: 1 });
    expect(routeOf("/learn")).toEqual({ page: "learn", game: null, step: 1 });
    expect(routeOf("/learn/carrara/last")).toEqual({ page: "nowhere" });
    expect(seatsOf(step, null).map((seat) => seat.name)).toEqual(["Anna", "Bruno"]);
    expect(seatsOf(step, "Livia")[0]!.name).toBe("Livia");
    expect(selectorOf("carrara", "wheel")).toBe(".pwheel");
    expect(selectorOf("carrara", "")).toBeNull();
  });
});

describe("a lesson", () => {
  const begun = () => {
    const lesson = new Lesson(step);
    lesson.begin(true);
    return lesson;
  };

  it("selects the asked action with the first click and plays it with the second", () => {
    const lesson = begun();
    lesson.choose("turn wheel");
    expect([lesson.selection, lesson.at]).toEqual(["turn wheel", 1]);
    lesson.choose("turn wheel");
    expect([lesson.selection, lesson.at, lesson.asked]).toEqual([null, 2, "take red"]);
    expect(lesson.events.map((event) => event.kind)).toEqual(["turn"]);
    lesson.choose("take red");
    lesson.confirm();
    expect([lesson.done, lesson.asked, lesson.legal]).toEqual([true, null, []]);
  });

  it("does not advance when another action is chosen, and says so", () => {
    const lesson = begun();
    for (const [action, verdict] of [
      ["leave wheel", "also"],
      ["pass", "other"],
    ] as const) {
      lesson.choose(action);
      lesson.confirm();
      expect([lesson.at, lesson.verdict, lesson.selection]).toEqual([1, verdict, null]);
    }
    lesson.choose("turn wheel");
    expect(lesson.verdict).toBeNull();
    lesson.choose("fly away");
    expect(lesson.selection).toBeNull();
  });

  it("shows what a choice does that is as good, and goes back", async () => {
    const change = { path: ["pile"], before: 3, after: 2, at: null };
    const explained = [{ plan: ["leave wheel"], changes: [change] }];
    vi.spyOn(api, "guideChoices").mockResolvedValue(explained as never);
    const lesson = new Lesson({ ...step, moments: step.moments.map((each) => ({ ...each, view: { ...each.view, pile: 3 } })) }, () => true);
    lesson.begin(true);
    await lesson.explanations.whenKnown("leave wheel");
    lesson.choose("leave wheel");
    expect([lesson.view.pile, lesson.legal, lesson.at, lesson.verdict]).toEqual([2, [], 1, "also"]);
    lesson.undo();
    expect([lesson.view.pile, lesson.legal, lesson.verdict]).toEqual([3, ["turn wheel", "leave wheel"], null]);
    vi.restoreAllMocks();
  });

  it("undoes the learner's action, but no move of the others", () => {
    const lesson = begun();
    expect(lesson.mayUndo).toBe(false);
    lesson.choose("turn wheel");
    lesson.confirm();
    lesson.undo();
    lesson.undo();
    expect([lesson.at, lesson.mayUndo]).toEqual([1, false]);
  });

  it("plays with one click if that is set", () => {
    const lesson = new Lesson(step, () => true);
    lesson.begin(true);
    lesson.choose("turn wheel");
    expect(lesson.at).toBe(2);
  });

  it("shows the moves of the others one by one, and can skip them", () => {
    vi.useFakeTimers();
    const lesson = new Lesson(step);
    lesson.begin(false);
    expect(lesson.waiting).toBe(true);
    vi.advanceTimersByTime(5000);
    expect([lesson.waiting, lesson.at]).toEqual([false, 1]);
    const hasty = new Lesson(step);
    hasty.begin(false);
    hasty.hurry();
    expect(hasty.at).toBe(1);
    vi.useRealTimers();
  });
});

describe("the scripts", () => {
  const folder = new URL("../../../src/mecenate/guides/", import.meta.url);
  const scripts = readdirSync(folder).filter((file) => file.endsWith(".toml"));

  it.each(scripts)("%s points at parts of the board that are known", (file) => {
    const text = readFileSync(new URL(file, folder), "utf8");
    const game = file.replace(".toml", "");
    const points = [...text.matchAll(/^point = "(.+)"$/gm)].map((match) => match[1]!);
    expect(points.length).toBeGreaterThan(5);
    for (const point of points) expect(selectorOf(game, point), point).not.toBeNull();
  });
});
