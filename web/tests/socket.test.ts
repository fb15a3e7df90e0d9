import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PROTOCOL } from "@/wire/house";
import { ANSWER_WITHIN, HEARTBEAT, Line, type LineStatus, type Wire } from "@/lib/socket";
import type { ServerMessage } from "@/lib/wire";

class FakeWire implements Wire {
  readyState = 0;
  sent: any[] = [];
  closed = false;
  onopen: ((event: any) => void) | null = null;
  onmessage: ((event: any) => void) | null = null;
  onclose: ((event: any) => void) | null = null;

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen?.({});
  }
  says(message: Partial<ServerMessage>) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

function table() {
  const wires: FakeWire[] = [];
  const heard: ServerMessage[] = [];
  const statuses: LineStatus[] = [];
  const line = new Line({
    address: "ws://here",
    receive: (message) => heard.push(message),
    status: (status) => statuses.push(status),
    open: () => {
      const wire = new FakeWire();
      wires.push(wire);
      return wire;
    },
  });
  line.open();
  return { line, wires, heard, statuses };
}

describe("a line to a table", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("says hello first, and is live when everything has come", () => {
    const { wires, statuses } = table();
    wires[0]!.opens();
    expect(wires[0]!.sent).toEqual([{ type: "hello" }]);
    wires[0]!.says({ type: "sync", version: 3, protocol: PROTOCOL });
    expect(statuses).toEqual(["connecting", "live"]);
  });

  it("notices that the house has been renewed since the page was opened", () => {
    const { wires, statuses } = table();
    wires[0]!.opens();
    wires[0]!.says({ type: "sync", version: 3, protocol: PROTOCOL });
    wires[0]!.breaks();
    vi.advanceTimersByTime(500);
    wires[1]!.opens();
    wires[1]!.says({ type: "sync", version: 3, protocol: PROTOCOL + 1 });
    wires[1]!.says({ type: "table" });
    expect(statuses.slice(-2)).toEqual(["outdated", "outdated"]);
  });

  it("comes back by itself and waits longer each time", () => {
    const { wires, statuses } = table();
    wires[0]!.breaks();
    vi.advanceTimersByTime(500);
    expect(wires).toHaveLength(2);
    wires[1]!.breaks();
    expect(statuses.at(-1)).toBe("lost");
    vi.advanceTimersByTime(500);
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(600);
    expect(wires).toHaveLength(3);
  });

  it("sends an unanswered move again with the same key, and an answered one never", () => {
    const { line, wires } = table();
    wires[0]!.opens();
    line.send({ type: "play", key: "k1", version: 4, action: "pass" });
    expect(line.waiting).toBe(true);
    wires[0]!.breaks();
    vi.advanceTimersByTime(500);
    wires[1]!.opens();
    expect(wires[1]!.sent.at(-1)).toEqual({ type: "play", key: "k1", version: 4, action: "pass" });
    wires[1]!.says({ type: "update", version: 5 });
    expect(line.waiting).toBe(true);
    wires[1]!.says({ type: "update", key: "k1", version: 6 });
    expect(line.waiting).toBe(false);
    wires[1]!.breaks();
    vi.advanceTimersByTime(500);
    wires[2]!.opens();
    expect(wires[2]!.sent).toEqual([{ type: "hello" }]);
  });

  it("takes a line for dead that does not answer a question", () => {
    const { line, wires } = table();
    wires[0]!.opens();
    wires[0]!.says({ type: "sync", version: 1 });
    line.check();
    expect(wires[0]!.sent.at(-1)).toEqual({ type: "sync" });
    vi.advanceTimersByTime(ANSWER_WITHIN);
    expect(wires[0]!.closed).toBe(true);
    vi.advanceTimersByTime(500);
    expect(wires).toHaveLength(2);
  });

  it("asks for everything after it has slept for a day", () => {
    const { wires } = table();
    wires[0]!.opens();
    wires[0]!.says({ type: "sync", version: 7 });
    vi.setSystemTime(Date.now() + 86_400_000);
    vi.advanceTimersByTime(HEARTBEAT);
    expect(wires[0]!.sent.at(-1)).toEqual({ type: "sync" });
  });

  it("acknowledges what it has seen, many updates at once", () => {
    const { wires } = table();
    wires[0]!.opens();
    for (const version of [1, 2, 3]) wires[0]!.says({ type: "update", version } as Partial<ServerMessage>);
    vi.advanceTimersByTime(600);
    expect(wires[0]!.sent.filter((message) => message.type === "ack")).toEqual([{ type: "ack", version: 3 }]);
  });

  it("gives up where it is not let in", () => {
    const { wires, statuses } = table();
    wires[0]!.opens();
    wires[0]!.breaks(4400);
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(statuses.at(-1)).toBe("refused");
  });
});
