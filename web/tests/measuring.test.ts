import { afterEach, expect, it, vi } from "vitest";
import { measureLater } from "@/lib/measuring";

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
