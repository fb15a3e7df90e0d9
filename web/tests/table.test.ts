import "./browser";
import { beforeEach, describe, expect, it } from "vitest";
import { PROTOCOL } from "@/wire/server";
import { settings } from "@/lib/settings.svelte";
import { patched, TableState } from "@/lib/table.svelte";
import type { SyncMessage, UpdateMessage, View } from "@/lib/wire";

const sent: any[] = [];

function state(): TableState {
  sent.length = 0;
  const made = new TableState("t1", {
    origin: "ws://here",
    open: () => ({
      readyState: 1,
      send: (text: string) => sent.push(JSON.parse(text)),
      close: () => {},
      onopen: null,
      onmessage: null,
      onclose: null,
    }),
  });
  made.enter();
  return made;
}

const view: View = {
  game: "carrara",
  seat: 0,
  seats: 2,
  actor: 0,
  over: false,
  prompt: null,
  pile: 9,
  players: [{ points: 0 }, { points: 0 }],
};
const sync = (more: Partial<SyncMessage> = {}): SyncMessage => ({
  type: "sync",
  version: 5,
  moves: 5,
  seat: 0,
  actor: 0,
  over: false,
  legal: ["pass", "turn wheel"],
  may_undo: false,
  view,
  log: [{ move: 4, events: [{ kind: "pass", seat: 1, facts: {} }] }],
  table: { clock: null } as never,
  protocol: PROTOCOL,
  limits: null,
  remembered: null,
  ...more,
});
const update = (more: Partial<UpdateMessage> = {}): UpdateMessage => ({
  type: "update",
  version: 6,
  moves: 6,
  actor: 1,
  over: false,
  legal: null,
  may_undo: true,
  changed: {},
  events: [],
  kind: "play",
  by: 0,
  turn_started: null,
  deadline: null,
  key: null,
  ...more,
});

describe("the state of a table", () => {
  beforeEach(() => (settings.oneClick = false));

  it("replaces only the parts of the view that changed", () => {
    const after = patched(view, { pile: 8, "players.1": { points: 3 } });
    expect(after.pile).toBe(8);
    expect(after.players[1]).toEqual({ points: 3 });
    expect(after.players[0]).toBe(view.players[0]);
    expect(view.pile).toBe(9);
    expect(view.players[1]).toEqual({ points: 0 });
  });

  it("applies an update with the next version", () => {
    const table = state();
    table.receive(sync());
    table.receive(update({ changed: { pile: 8 }, events: [{ kind: "build", seat: 0, facts: {} }] }));
    expect(table.version).toBe(6);
    expect(table.view!.pile).toBe(8);
    expect(table.legal).toEqual([]);
    expect(table.log.map((line) => line.move)).toEqual([4, 6]);
  });

  it("keeps what is remembered until it changes, and drops it when notes are turned off", () => {
    const table = state();
    table.receive(sync({ remembered: { bag: { white: 3 } } }));
    table.receive(update());
    expect(table.remembered).toEqual({ bag: { white: 3 } });
    table.receive(update({ version: 7, remembered: { bag: {} } }));
    expect(table.remembered).toEqual({ bag: {} });
    table.receive(update({ version: 8, remembered: null }));
    expect(table.remembered).toBeNull();
    table.receive(sync({ remembered: { bag: {} } }));
    table.receive(sync());
    expect(table.remembered).toBeNull();
  });

  it("requests a sync after a gap, and ignores old updates", () => {
    const table = state();
    table.receive(sync());
    table.receive(update({ version: 5 }));
    expect(table.version).toBe(5);
    table.receive(update({ version: 8 }));
    expect(table.version).toBe(5);
    expect(sent.at(-1)).toEqual({ type: "sync" });
    table.leave();
  });

  it("drops the log lines of undone moves", () => {
    const table = state();
    table.receive(sync());
    table.receive(update({ events: [{ kind: "build", seat: 0, facts: {} }] }));
    table.receive(update({ version: 7, moves: 5, kind: "undo" }));
    expect(table.log.map((line) => line.move)).toEqual([4]);
  });

  it("selects with the first click and plays with the second", () => {
    const table = state();
    table.receive(sync());
    table.choose("pass");
    expect(table.selection).toBe("pass");
    expect(sent).toEqual([]);
    table.choose("pass");
    expect(sent.at(-1)).toMatchObject({ type: "play", version: 5, action: "pass" });
    expect(table.sending).toBe("pass");
  });

  it("plays with one click if that is set, and never an illegal action", () => {
    settings.oneClick = true;
    const table = state();
    table.receive(sync());
    table.choose("build villa 3");
    expect(sent).toEqual([]);
    table.choose("turn wheel");
    expect(sent.at(-1)).toMatchObject({ type: "play", action: "turn wheel" });
  });

  it("accepts a new move after a refusal, and shows the reason", () => {
    const table = state();
    table.receive(sync());
    table.play("pass");
    const { key } = sent.at(-1);
    const refusal = { code: "illegal-action", message: "not now", text: "not now", reason: null, facts: {} };
    table.receive({ type: "error", ...refusal, key, version: 5 });
    expect(table.sending).toBeNull();
    expect(table.problem).toEqual({ code: "illegal-action", message: "not now" });
  });

  it("keeps the older log after a sync", () => {
    const table = state();
    table.receive(
      sync({
        log: [
          { move: 0, events: [{ kind: "display", seat: -1, facts: {} }] },
          { move: 4, events: [{ kind: "pass", seat: 1, facts: {} }] },
        ],
      }),
    );
    expect(table.logFrom).toBe(0);
    table.receive(sync());
    expect(table.log.map((line) => line.move)).toEqual([0, 4]);
  });
});
