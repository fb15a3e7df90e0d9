/** A puzzle: choices are made one by one, taken back, and answered; the address says which one it is. */

import "./browser";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "@/lib/api";
import { routeOf } from "@/lib/router.svelte";
import { PuzzlePlay, puzzleLink } from "@/puzzles/puzzle.svelte";
import type { PuzzleAnswer, PuzzlePage, PuzzleStep } from "@/wire/server";

const step = (line: string[], legal: string[], complete = false): PuzzleStep => ({
  line,
  complete,
  actor: 1,
  view: { game: "carrara", at: line.length },
  remembered: null,
  legal,
  events: [],
  choices: [],
});

const page = (): PuzzlePage => ({
  game: "carrara",
  info: { id: "abc", seats: 3, seat: 1, mu: 25, answered: null },
  number: 1,
  of: 2,
  before: null,
  after: "def",
  today: false,
  step: step([], ["build", "pass"]),
});

const answer = (solved: boolean): PuzzleAnswer =>
  ({ solved, rated: false, before: null, after: null, solution: { view: { game: "carrara", at: "end" } } }) as unknown as PuzzleAnswer;

const settled = () => new Promise((go) => setTimeout(go));

describe("a puzzle", () => {
  beforeEach(() => vi.restoreAllMocks());

  it("makes choices at once, takes them back, and answers a complete turn", async () => {
    vi.spyOn(api, "puzzleLine").mockImplementation((_game, _id, line) =>
      Promise.resolve(line.length === 1 ? step(line, ["pay"]) : step(line, [], true)),
    );
    const sent = vi.spyOn(api, "answerPuzzle").mockResolvedValue(answer(true));
    const play = new PuzzlePlay(page());
    play.choose("build");
    await settled();
    expect(play.step.line).toEqual(["build"]);
    play.undo();
    expect(play.legal).toEqual(["build", "pass"]);
    await play.submit();
    expect(sent).not.toHaveBeenCalled();
    play.follow(["build", "pay"]);
    await settled();
    expect(play.ready).toBe(true);
    expect(play.legal).toEqual([]);
    await play.submit();
    expect(sent).toHaveBeenCalledWith("carrara", "abc", ["build", "pay"]);
    expect(play.answer?.solved).toBe(true);
    expect(play.mayUndo).toBe(false);
    play.atSolution = true;
    expect(play.view).toEqual({ game: "carrara", at: "end" });
    play.again();
    expect(play.view).toEqual({ game: "carrara", at: 0 });
  });

  it("selects first where every choice is confirmed", async () => {
    const asked = vi.spyOn(api, "puzzleLine").mockResolvedValue(step(["pass"], [], true));
    const play = new PuzzlePlay(page(), () => true);
    play.choose("pass");
    expect(play.selection).toBe("pass");
    expect(asked).not.toHaveBeenCalled();
    play.confirm();
    await settled();
    expect(play.ready).toBe(true);
  });

  it("sends no choices to be shown the solution", async () => {
    const sent = vi.spyOn(api, "answerPuzzle").mockResolvedValue(answer(false));
    const play = new PuzzlePlay(page());
    await play.giveUp();
    expect(play.verdict).toBe("puzzle-shown");
    expect(sent).toHaveBeenCalledWith("carrara", "abc", []);
  });

  it("has an address", () => {
    expect(routeOf(puzzleLink())).toEqual({ page: "puzzles", game: null, id: null });
    expect(routeOf(puzzleLink("carrara", "abc"))).toEqual({ page: "puzzles", game: "carrara", id: "abc" });
    expect(routeOf("/puzzles/carrara/abc/more")).toEqual({ page: "nowhere" });
  });
});
