import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FINAL, PROTOCOL } from "@/wire/server";
import { ANSWER_TIMEOUT, HEARTBEAT, Connection, type ConnectionStatus, type ServerMessage, type Socket } from "@/client";

class FakeSocket implements Socket {
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
  connects() {
    this.readyState = 1;
    this.onopen?.({});
  }
  receives(message: Partial<ServerMessage>) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drops(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

function table() {
  const sockets: FakeSocket[] = [];
  const received: ServerMessage[] = [];
  const statuses: ConnectionStatus[] = [];
  const connection = new Connection({
    address: "ws://here",
    receive: (message) => received.push(message),
    status: (status) => statuses.push(status),
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
  });
  connection.open();
  return { connection, sockets, received, statuses };
}

describe("the connection to a table", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("sends hello first, and is live after the sync", () => {
    const { sockets, statuses } = table();
    sockets[0]!.connects();
    expect(sockets[0]!.sent).toEqual([{ type: "hello" }]);
    sockets[0]!.receives({ type: "sync", version: 3, protocol: PROTOCOL });
    expect(statuses).toEqual(["connecting", "live"]);
  });

  it("notices that the server speaks another protocol version", () => {
    const { sockets, statuses } = table();
    sockets[0]!.connects();
    sockets[0]!.receives({ type: "sync", version: 3, protocol: PROTOCOL });
    sockets[0]!.drops();
    vi.advanceTimersByTime(500);
    sockets[1]!.connects();
    sockets[1]!.receives({ type: "sync", version: 3, protocol: PROTOCOL + 1 });
    sockets[1]!.receives({ type: "table" });
    expect(statuses.slice(-2)).toEqual(["outdated", "outdated"]);
  });

  it("reconnects with growing delays", () => {
    const { sockets, statuses } = table();
    sockets[0]!.drops();
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    sockets[1]!.drops();
    expect(statuses.at(-1)).toBe("lost");
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(600);
    expect(sockets).toHaveLength(3);
  });

  it("resends an unanswered move with the same key, and an answered one never", () => {
    const { connection, sockets } = table();
    sockets[0]!.connects();
    connection.send({ type: "play", key: "k1", version: 4, action: "pass" });
    expect(connection.waiting).toBe(true);
    sockets[0]!.drops();
    vi.advanceTimersByTime(500);
    sockets[1]!.connects();
    expect(sockets[1]!.sent.at(-1)).toEqual({ type: "play", key: "k1", version: 4, action: "pass" });
    sockets[1]!.receives({ type: "update", version: 5 });
    expect(connection.waiting).toBe(true);
    sockets[1]!.receives({ type: "update", key: "k1", version: 6 });
    expect(connection.waiting).toBe(false);
    sockets[1]!.drops();
    vi.advanceTimersByTime(500);
    sockets[2]!.connects();
    expect(sockets[2]!.sent).toEqual([{ type: "hello" }]);
  });

  it("drops a socket that does not answer a sync request", () => {
    const { connection, sockets } = table();
    sockets[0]!.connects();
    sockets[0]!.receives({ type: "sync", version: 1 });
    connection.check();
    expect(sockets[0]!.sent.at(-1)).toEqual({ type: "sync" });
    vi.advanceTimersByTime(ANSWER_TIMEOUT);
    expect(sockets[0]!.closed).toBe(true);
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
  });

  it("requests a sync after a day asleep", () => {
    const { sockets } = table();
    sockets[0]!.connects();
    sockets[0]!.receives({ type: "sync", version: 7 });
    vi.setSystemTime(Date.now() + 86_400_000);
    vi.advanceTimersByTime(HEARTBEAT);
    expect(sockets[0]!.sent.at(-1)).toEqual({ type: "sync" });
  });

  it("acknowledges several updates with one message", () => {
    const { sockets } = table();
    sockets[0]!.connects();
    for (const version of [1, 2, 3]) sockets[0]!.receives({ type: "update", version } as Partial<ServerMessage>);
    vi.advanceTimersByTime(600);
    expect(sockets[0]!.sent.filter((message) => message.type === "ack")).toEqual([{ type: "ack", version: 3 }]);
  });

  it.each(FINAL)("does not retry after the code %i", (code) => {
    const { sockets, statuses } = table();
    sockets[0]!.connects();
    sockets[0]!.drops(code);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(statuses.at(-1)).toBe("refused");
  });
});
