/** The keys and the typed commands of a live table. */

import "./browser";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "@/lib/settings.svelte";
import type { Controller } from "@/table/controller";
import { LiveCommands, type Commanded } from "@/table/liveCommands.svelte";

const controller = (more: Partial<Controller> = {}) =>
  ({ legal: ["build", "pass"], selection: null, mayUndo: true, remembered: null, ...more }) as unknown as Controller;

function table(more: Partial<Pick<Commanded, "covered" | "preselected">> = {}) {
  const doing = { choose: vi.fn(), confirm: vi.fn(), undo: vi.fn() };
  const now = {
    controller: Object.assign(controller(), doing),
    following: { behind: false, hurry: vi.fn(), skip: vi.fn() },
    hint: { close: vi.fn() },
    board: { legend: () => [], notes: undefined as unknown },
    tabs: [{ id: "log" }, { id: "chat" }],
    ...{ inWords: false, covered: false, imagining: false, preselected: false },
    ...{ toggleWhatIf: vi.fn(), toggleHint: vi.fn(), oneBack: vi.fn(), focusCommandLine: vi.fn() },
    ...more,
  };
  return { now, doing, commands: new LiveCommands(() => now as unknown as Commanded) };
}

/** Press a key while the focus is on what these selectors match; whether the table took it. */
function press(commands: LiveCommands, key: string, focus: string[] = []): boolean {
  const target = { closest: (wanted: string) => (focus.some((one) => wanted.includes(one)) ? {} : null) };
  let taken = false;
  commands.onkeydown({ key, target, preventDefault: () => (taken = true) } as unknown as KeyboardEvent);
  return taken;
}

describe("the keys of a table", () => {
  beforeEach(() => (settings.textBoard = false));

  it("confirm, take back and clear", () => {
    const { now, doing, commands } = table();
    expect(press(commands, "Enter")).toBe(true);
    expect(doing.confirm).toHaveBeenCalledOnce();
    press(commands, "u");
    expect(doing.undo).toHaveBeenCalledOnce();
    commands.look = 1;
    commands.listed = true;
    press(commands, "Escape");
    expect(doing.choose).toHaveBeenCalledWith(null);
    expect(now.hint.close).toHaveBeenCalledOnce();
    expect([commands.look, commands.listed]).toEqual([null, false]);
  });

  it("leave Enter to a button, and never play what the table selected by itself", () => {
    const { now, doing, commands } = table({ preselected: true });
    expect(press(commands, "Enter", ["button"])).toBe(false);
    press(commands, "Enter");
    expect(doing.confirm).not.toHaveBeenCalled();
    now.imagining = true;
    press(commands, "Enter");
    expect(doing.confirm).toHaveBeenCalledOnce();
  });

  it("choose by number only where the choices are listed", () => {
    const { doing, commands } = table();
    expect(press(commands, "2")).toBe(false);
    commands.listed = true;
    expect(press(commands, "2")).toBe(true);
    expect(doing.choose).toHaveBeenCalledWith("pass");
    expect(press(commands, "3"), "there is no third").toBe(false);
  });

  it("skip what is shown of others first", () => {
    const { now, doing, commands } = table();
    now.following.behind = true;
    press(commands, " ");
    press(commands, "Escape");
    expect([now.following.hurry, now.following.skip].map((one) => one.mock.calls.length)).toEqual([1, 1]);
    expect(doing.choose).not.toHaveBeenCalled();
    expect(press(commands, " ", ["button"]), "a button with the focus is pressed").toBe(false);
  });

  it("open what they name", () => {
    const { now, commands } = table();
    for (const key of ["F1", "l", "t", "w", "?", "/", "ArrowLeft"]) expect(press(commands, key), key).toBe(true);
    expect([commands.keys, commands.legend, settings.textBoard]).toEqual([true, true, true]);
    for (const done of [now.toggleWhatIf, now.toggleHint, now.focusCommandLine, now.oneBack]) expect(done).toHaveBeenCalledOnce();
    expect(press(commands, "ArrowLeft", [".main"]), "the arrows of the board are its own").toBe(false);
    expect(press(commands, "x")).toBe(false);
  });

  it("do nothing in a field, with a modifier, or while the screen is handed over", () => {
    const { commands } = table({ covered: true });
    expect(press(commands, "u")).toBe(false);
    expect(press(table().commands, "u", ["input"])).toBe(false);
  });
});

describe("the typed commands of a table", () => {
  it("open what they name", () => {
    const { now, doing, commands } = table();
    now.controller = Object.assign(controller({ remembered: {} }), doing);
    now.board.notes = () => [];
    for (const name of ["undo", "rules", "legend", "notes", "text", "whatif", "hint", "back", "chat"]) {
      expect(commands.command(name, ""), name).toBe(true);
    }
    expect([commands.clause, commands.legend, commands.notes, commands.tab]).toEqual(["1", true, true, "chat"]);
    expect(doing.undo).toHaveBeenCalledOnce();
    expect(now.oneBack).toHaveBeenCalledOnce();
    expect(commands.command("rules", "car-16") && commands.clause).toBe("car-16");
    expect(commands.command("dance", "")).toBe(false);
  });
});
