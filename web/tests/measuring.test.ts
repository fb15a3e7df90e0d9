import { afterEach, expect, it, vi } from "vitest";
import { afterPaint, measureLater } from "@/lib/measuring";

afterEach(() => vi.unstubAllGlobals());

it("reads everything before anything is written, once a frame", () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  const done: string[] = [];
  const task = (name: string) => () => {
    done.push(`read ${name}`);
    return () => void done.push(`write ${name}`);
  };
  measureLater(task("log"));
  measureLater(task("gone"))();
  measureLater(task("board"));
  expect(frames.length).toBe(1);
  frames[0]!();
  expect(done).toEqual(["read log", "read board", "write log", "write board"]);
  measureLater(task("log"));
  expect(frames.length).toBe(2);
});

it("runs a task after the frame has been painted, unless it is cancelled", async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => {});
  const done: string[] = [];
  afterPaint(() => done.push("log"));
  const cancel = afterPaint(() => done.push("gone"));
  frames.forEach((frame) => frame());
  expect(done).toEqual([]);
  cancel();
  await vi.waitFor(() => expect(done).toEqual(["log"]));
});

it("waits for an idle moment where the browser tells", async () => {
  const [frames, idle]: (() => void)[][] = [[], []];
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames!.push(frame));
  vi.stubGlobal("requestIdleCallback", (run: () => void) => idle!.push(run));
  const done: string[] = [];
  afterPaint(() => done.push("log"));
  frames![0]!();
  await vi.waitFor(() => expect(idle!.length).toBe(1));
  expect(done).toEqual([]);
  idle![0]!();
  expect(done).toEqual(["log"]);
});

it("does not wait for frames of a page that is not shown", async () => {
  vi.stubGlobal("document", { hidden: true });
  const done: string[] = [];
  vi.stubGlobal("cancelAnimationFrame", () => {});
  afterPaint(() => done.push("log"));
  await vi.waitFor(() => expect(done).toEqual(["log"]));
});
