import "./browser";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emblemPlace } from "@/games/stage/animation";
import {
  actionAt,
  targetClasses,
  nameOf,
  splitFirstWord,
  targetAttributes,
  pointerHandlers,
  spots,
  type BoardContext,
} from "@/games/stage/stage";

const spotOf = (_view: null, action: string) => (action === "pass" ? null : `spot ${splitFirstWord(action)[1]}`);

function board(lit: Map<string, string[]>, selection: string | null = null) {
  const done: string[] = [];
  const made: Partial<BoardContext> = {
    lit,
    selection,
    marks: new Map([["spot b", 2]]),
    names: [{ seat: 0, name: "Livia", you: true, bot: null }],
    choose: (action) => done.push(`choose ${action}`),
    point: (piece) => done.push(piece === null ? "leave" : `point ${piece.label}`),
    hold: ({ label }) => done.push(`hold ${label}`),
    sentence: (action) => `Does ${action}`,
  };
  return { board: made as BoardContext, done };
}

describe("the emblem of who moved a piece", () => {
  it("touches the upper right corner, and covers no number there", () => {
    expect(emblemPlace({ right: 300, top: 200 }, 1280)).toEqual([294, 180]);
  });

  it("stays inside the window", () => {
    expect(emblemPlace({ right: 390, top: 10 }, 390)).toEqual([364, 0]);
  });
});

describe("what is lit", () => {
  const lit = spots(null, ["take a", "pay a", "take b", "pass"], spotOf);

  it("is a spot with its actions, in the order of the list", () => {
    expect([...lit]).toEqual([
      ["spot a", ["take a", "pay a"]],
      ["spot b", ["take b"]],
    ]);
    expect(actionAt({ lit }, "spot a")).toBe("take a");
    expect(actionAt({ lit }, "spot c")).toBeNull();
  });

  it("is a button in a drawing, and a picture otherwise", () => {
    const { board: stage, done } = board(lit, "take b");
    const shown = targetAttributes(stage, "spot b", "A block") as Record<string, any>;
    expect([shown.role, shown["aria-label"], shown["aria-pressed"], shown.style]).toEqual([
      "button",
      "A block. Does take b",
      true,
      "--mark:var(--seat-3)",
    ]);
    shown.onkeydown({ key: "Enter", preventDefault() {}, stopPropagation() {} });
    shown.onkeydown({ key: "x", preventDefault() {}, stopPropagation() {} });
    expect(done).toEqual(["choose take b"]);
    expect(targetAttributes(stage, "spot c", "Nothing", { role: "group" }).role).toBe("group");
    expect([targetClasses(stage, "spot b"), targetClasses(stage, "spot a"), targetClasses(stage, "spot c")]).toEqual([
      "mark lit sel",
      "lit",
      "",
    ]);
  });

  it("names seats, also those without a name", () => {
    const { board: stage } = board(lit);
    expect([nameOf(stage, 0), nameOf(stage, 1)]).toEqual(["Livia", "2"]);
  });
});

describe("touch", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const at = (x: number, pointerType = "touch") =>
    ({ pointerType, clientX: x, clientY: 0, currentTarget: { closest: () => null } }) as unknown as PointerEvent;

  const held = (to: number) => {
    const { board: stage, done } = board(new Map());
    const on = pointerHandlers(stage, "A block", "take a");
    on.onpointerdown(at(0));
    on.onpointermove(at(to));
    vi.advanceTimersByTime(500);
    return { on, done };
  };

  it("shows the tip after a long press", () => {
    const { done } = held(4);
    expect(done).toEqual(["hold A block"]);
  });

  it("shows no tip if it moves or is lifted early", () => {
    const { on, done } = held(30);
    on.onpointerdown(at(0));
    on.onpointerup(at(0));
    vi.advanceTimersByTime(500);
    expect(done).toEqual([]);
  });

  it("shows the tip of a piece that is not lit after a tap, and only that of the upper piece", () => {
    const { board: stage, done } = board(new Map());
    const [block, sector] = [pointerHandlers(stage, "The block", null), pointerHandlers(stage, "The sector", null)];
    const [down, up] = [at(0), at(0)];
    block.onpointerdown(down);
    sector.onpointerdown(down);
    block.onpointerup(up);
    sector.onpointerup(up);
    expect(done).toEqual(["hold The block"]);
  });

  it("shows the tip of the upper piece where two overlap", () => {
    const { board: stage, done } = board(new Map());
    const down = at(0);
    pointerHandlers(stage, "The block", "take a").onpointerdown(down);
    pointerHandlers(stage, "The sector", null).onpointerdown(down);
    vi.advanceTimersByTime(500);
    expect(done).toEqual(["hold The block"]);
  });

  it("differs from a mouse, which shows the tip on hover and hides it on leave", () => {
    const { board: stage, done } = board(new Map());
    const on = pointerHandlers(stage, "A block", null);
    on.onpointerdown(at(0, "mouse"));
    vi.advanceTimersByTime(500);
    on.onpointerenter(at(0, "mouse"));
    on.onpointerleave(at(0, "mouse"));
    expect(done).toEqual(["point A block", "leave"]);
  });
});
