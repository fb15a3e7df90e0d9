import "./browser";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { PROTOCOL } from "@/wire/server";
import { api } from "@/lib/api";
import { settings } from "@/lib/settings.svelte";
import { patched } from "@/client";
import { TableState } from "@/lib/table.svelte";
import type { Explanation, SyncMessage, UpdateMessage, View } from "@/lib/wire";

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
  log: [{ move: 4, events: [{ kind: "pass", seat: 1, facts: {} }], by: 1 }],
  table: { clock: null, seats: [] } as never,
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
  beforeEach(() => (settings.confirmation = "always"));

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

  it("knows the proxy bid of its seat until another one, or none, is sent", () => {
    const table = state();
    table.receive({ type: "proxy-bid", bid: { lot: "lake", florins: 700 } });
    expect(table.proxyBid).toEqual({ lot: "lake", florins: 700 });
    table.receive({ type: "proxy-bid", bid: null });
    expect(table.proxyBid).toBeNull();
    table.receive({ type: "proxy-bid", bid: { lot: "lake", florins: 700 } });
    table.receive(sync());
    expect(table.proxyBid).toBeNull();
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
    settings.confirmation = "never";
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
    expect(table.problem).toMatchObject({ code: "illegal-action", message: "not now" });
  });

  it("keeps the older log after a sync", () => {
    const table = state();
    table.receive(
      sync({
        log: [
          { move: 0, events: [{ kind: "display", seat: -1, facts: {} }], by: null },
          { move: 4, events: [{ kind: "pass", seat: 1, facts: {} }], by: 1 },
        ],
      }),
    );
    expect(table.logFrom).toBe(0);
    table.receive(sync());
    expect(table.log.map((line) => line.move)).toEqual([0, 4]);
  });
});

describe("the clicks of a player", () => {
  let version = 5;
  /** What the server says of the choices: only some can be taken back, and leave the turn to the same seat. */
  const undoable = (...light: string[]) =>
    vi.spyOn(api, "choices").mockImplementation(async () => ({
      version,
      texts: [],
      choices: ["take red", "take blue", "pay red", "pass"].map(
        (action) => ({ plan: [action], seat: 0, turn: light.includes(action) ? 0 : 1, undo: true }) as Explanation,
      ),
    }));

  async function at(legal: string[], more: Partial<SyncMessage> = {}): Promise<TableState> {
    version = 5;
    const table = state();
    table.receive(sync({ legal, ...more }));
    await table.explanations.whenKnown(legal[0]!);
    return table;
  }

  /** The server carries out what was sent last. */
  async function answer(table: TableState, legal: string[], more: Partial<UpdateMessage> = {}): Promise<void> {
    version = table.version + 1;
    table.receive(update({ version, moves: table.moves + 1, actor: 0, legal, key: sent.at(-1).key, ...more }));
    await table.explanations.whenKnown(legal[0] ?? "");
  }
  const played = () => sent.filter((message) => message.type === "play").map((message) => message.action);

  beforeEach(() => {
    settings.confirmation = "final";
    settings.forced = true;
  });

  it("play at once what can be taken back, and select what ends the turn", async () => {
    undoable("take red");
    const table = await at(["take red", "pass"]);
    table.choose("pass");
    expect([table.selection, played()]).toEqual(["pass", []]);
    table.choose("take red");
    expect(played()).toEqual(["take red"]);
  });

  it("play a button that names what it does", async () => {
    undoable();
    const table = await at(["take red", "pass"]);
    table.choose("pass", true);
    expect(played()).toEqual(["pass"]);
  });

  it("select everything where nothing is taken back", async () => {
    undoable("take red");
    const table = await at(["take red", "pass"], { table: { clock: null, undo: "never" } as never });
    table.choose("take red", true);
    expect([table.selection, played()]).toEqual(["take red", []]);
  });

  it("wait for the explanation of a choice", async () => {
    undoable("take red");
    const table = state();
    version = 5;
    table.receive(sync({ legal: ["take red", "pass"] }));
    table.choose("take red");
    expect([table.selection, played()]).toEqual(["take red", []]);
    await vi.waitFor(() => expect(played()).toEqual(["take red"]));
  });

  it("are not lost while a move is on its way: two on equal pieces take two", async () => {
    undoable("take red");
    const table = await at(["take red", "pass"]);
    table.choose("take red");
    table.choose("take red");
    table.choose("take red");
    expect(played()).toEqual(["take red"]);
    await answer(table, ["take red", "pass"]);
    await vi.waitFor(() => expect(played()).toEqual(["take red", "take red"]));
    await answer(table, ["pass"]);
    expect([played(), table.selection]).toEqual([["take red", "take red"], null]);
  });

  it("follow a plan, and stop where it must be confirmed", async () => {
    undoable("take red", "take blue");
    const table = await at(["take red", "take blue", "pass"]);
    table.follow(["take red", "take blue", "pass"]);
    await answer(table, ["take blue", "pass"]);
    await vi.waitFor(() => expect(played()).toEqual(["take red", "take blue"]));
    await answer(table, ["take red", "pass"]);
    await vi.waitFor(() => expect(table.selection).toBe("pass"));
    expect(played()).toEqual(["take red", "take blue"]);
  });

  it("are not needed for the only choice, unless it ends the turn and something can be taken back", async () => {
    undoable("pay red");
    let table = await at(["pay red"], { may_undo: true });
    await table.makeForced(table.legal);
    expect(played()).toEqual(["pay red"]);
    table = await at(["pass"], { may_undo: true });
    await table.makeForced(table.legal);
    expect([table.selection, played()]).toEqual(["pass", []]);
    table = await at(["pass"]);
    await table.makeForced(table.legal);
    expect(played()).toEqual(["pass"]);
    settings.forced = false;
    expect((await at(["pay red"])).mayForce).toBe(false);
  });

  it("take back what made itself together with the choice before it", async () => {
    undoable("take red", "pay red");
    const table = await at(["take red", "pass"]);
    table.choose("take red");
    await answer(table, ["pay red"]);
    await table.makeForced(table.legal);
    await answer(table, ["take red", "pass"]);
    table.undo();
    await answer(table, ["pay red"], { kind: "undo", moves: 6 });
    expect(sent.filter((message) => message.type === "undo")).toHaveLength(2);
    expect(table.mayForce).toBe(false);
  });
});

describe("the effect of a choice", () => {
  const red = { kind: "take", seat: 0, facts: { colour: "red" } };
  const known = { seat: 0, turn: 0, undo: true, then: null, legal: ["take red", "pass"], events: [red] };
  const fewer = { path: ["pile"], before: 9, after: 8, at: null };
  let version = 5;

  /** A table where this choice is explained. */
  async function choosing(more: Partial<Explanation> = {}, undo = "fair"): Promise<TableState> {
    version = 5;
    vi.spyOn(api, "choices").mockReset();
    vi.spyOn(api, "choices").mockImplementation(async () => ({
      version,
      texts: [],
      choices: [{ ...known, plan: ["take red"], changes: [fewer], ...more } as Explanation],
    }));
    const table = state();
    table.receive(sync({ legal: ["take red", "pass"], table: { clock: null, undo, seats: [] } as never }));
    await table.explanations.whenKnown("take red");
    return table;
  }

  /** The server carries out what was sent last. */
  function answer(table: TableState, more: Partial<UpdateMessage> = {}): void {
    version += 1;
    const { key } = sent.findLast((message) => message.type === "play");
    table.receive(update({ version, actor: 0, legal: ["take red", "pass"], changed: { pile: 8 }, events: [red], key, ...more }));
  }

  beforeEach(() => (settings.confirmation = "final"));

  it("is shown before the server has answered", async () => {
    const table = await choosing();
    table.choose("take red");
    expect([table.view!.pile, table.moves, table.legal, table.ahead]).toEqual([8, 6, ["take red", "pass"], true]);
    expect([table.events, table.log.at(-1)]).toEqual([[red], { move: 6, events: [red], by: 0 }]);
    expect(table.view!.players).toBe(view.players);
  });

  it("stays as it is when the server has the same", async () => {
    const table = await choosing();
    table.choose("take red");
    const before = { view: table.view, events: table.events, legal: table.legal, log: table.log, explanations: table.explanations };
    expect(api.choices).toHaveBeenCalledTimes(1);
    answer(table);
    expect([table.version, table.sending, table.ahead]).toEqual([6, null, false]);
    for (const [part, value] of Object.entries(before)) expect(table[part as keyof typeof before], part).toBe(value);
    await table.explanations.whenKnown("take red");
    expect(api.choices).toHaveBeenCalledTimes(2);
  });

  it("gives way to what the server says", async () => {
    const table = await choosing();
    table.choose("take red");
    answer(table, { changed: { "players.1": { points: 4 } }, legal: null, actor: 1, events: [] });
    expect([table.view!.pile, table.view!.players[1], table.legal, table.actor]).toEqual([9, { points: 4 }, [], 1]);
    expect([table.events, table.log.map((line) => line.move)]).toEqual([[], [4]]);
  });

  it("is taken back when the server refuses, which says why", async () => {
    const table = await choosing();
    table.choose("take red");
    table.choose("take red");
    const refusal = { code: "illegal-action", message: "not now", text: "not now", reason: null, facts: {} };
    table.receive({ type: "error", ...refusal, key: sent.at(-1).key, version: 5 });
    expect([table.view, table.moves, table.legal, table.events]).toEqual([view, 5, ["take red", "pass"], []]);
    expect([table.log.map((line) => line.move), table.sending, table.ahead]).toEqual([[4], null, false]);
    expect(table.problem).toMatchObject({ code: "illegal-action" });
    table.choose("take red");
    expect(table.view!.pile).toBe(8);
  });

  it.each([
    ["is drawn", { then: { kind: "draw", of: 9, event: null } }],
    ["others hide", { then: { kind: "unseen", of: null, event: null } }],
    ["cannot be taken back", { undo: false }],
    ["ends the game", { turn: null }],
  ])("is not guessed where something %s", async (_, more) => {
    const table = await choosing(more as Partial<Explanation>);
    table.play("take red");
    expect([table.view, table.moves, table.sending, table.ahead]).toEqual([view, 5, "take red", false]);
  });

  it("waits for the server where nothing can be taken back", async () => {
    const table = await choosing({}, "never");
    table.play("take red");
    expect([table.view, table.ahead]).toEqual([view, false]);
  });

  it("is shown for the second of two quick clicks as soon as the first is answered", async () => {
    const table = await choosing();
    table.choose("take red");
    table.choose("take red");
    answer(table);
    await vi.waitFor(() => expect(sent.filter((message) => message.type === "play")).toHaveLength(2));
    expect([table.moves, table.ahead]).toEqual([7, true]);
  });

  it("can be taken back before the server has answered", async () => {
    const table = await choosing();
    table.choose("take red");
    expect(table.mayUndo).toBe(true);
    table.undo();
    expect(sent.at(-1).type).toBe("play");
    answer(table);
    expect(sent.at(-1)).toMatchObject({ type: "undo", version: 6 });
  });

  it("is forgotten when something else happened first, or all is sent again", async () => {
    const table = await choosing();
    table.choose("take red");
    table.receive(update({ by: 1, kind: "resign", actor: 0, legal: null }));
    expect([table.view!.pile, table.ahead]).toEqual([9, false]);
    table.receive(sync());
    table.receive(sync({ legal: ["take red", "pass"] }));
    expect([table.view, table.moves, table.ahead]).toEqual([view, 5, false]);
  });

  it("ends one's turn at once", async () => {
    settings.confirmation = "never";
    const table = await choosing({ turn: 1, legal: [] });
    table.choose("take red");
    expect([table.actor, table.yourTurn, table.view!.pile]).toEqual([1, false, 8]);
  });
});
