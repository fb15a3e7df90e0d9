import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { filesOf } from "../begin";
import { chunkOf } from "../chunks";
import { earlyFetch, forgetEarly, openSocket, type Early } from "@/early/early";

describe("the files of the build", () => {
  it.each([
    ["/m/src/mecenate/lang/fr/web.ftl?raw", "words-fr"],
    ["/m/src/mecenate/lang/fr/guide.ftl?raw", "words-fr"],
    ["/m/src/mecenate/lang/de/web-carpe_diem.ftl?raw", "words-de-carpe_diem"],
    ["/m/src/mecenate/lang/de/guide-princes.ftl?raw", "words-de-princes"],
    ["/m/web/src/games/florenza/Board.svelte", "game-florenza"],
    ["/m/web/src/games/text/carrara.ts", "game-carrara"],
    ["/m/web/src/games/stage/Target.svelte", "board"],
    ["/m/web/src/lib/table.svelte.ts", "board"],
    ["/m/web/src/pages/Home.svelte", "app"],
    ["/m/web/src/pages/Rules.svelte", undefined],
  ])("%s is in %s", (module, chunk) => expect(chunkOf(module)).toBe(chunk));

  it("are named to the page by their chunks", () => {
    const styles = { importedCss: new Set(["assets/board-1.css"]) };
    const bundle = {
      a: { type: "chunk", name: "board", fileName: "assets/board-1.js", viteMetadata: styles },
      b: { type: "chunk", name: "Rules", fileName: "assets/Rules-1.js" },
      c: { type: "asset", name: "words-en", fileName: "assets/words-en.txt" },
    };
    expect(filesOf(bundle)).toEqual({ board: ["/assets/board-1.js", "/assets/board-1.css"] });
  });
});

class FakeSocket {
  static readonly OPEN = 1;
  readyState = 1;
  onmessage: ((message: unknown) => void) | null = null;
  constructor(readonly address: string) {}
  close() {
    this.readyState = 3;
  }
}

describe("what was asked for early", () => {
  let early: Early;
  const sent = vi.fn(async () => new Response("late"));
  const textOf = async (...asked: Parameters<typeof fetch>) => (await earlyFetch(...asked)).text();

  beforeEach(() => {
    early = { answers: new Map([["/api/me", Promise.resolve(new Response("early"))]]), table: null };
    vi.stubGlobal("window", { early });
    vi.stubGlobal("fetch", sent);
    vi.stubGlobal("WebSocket", FakeSocket);
  });
  afterEach(() => vi.unstubAllGlobals());

  it("is used once", async () => {
    expect(await textOf("/api/me")).toBe("early");
    expect(await textOf("/api/me")).toBe("late");
  });

  it.each([
    ["another request", { method: "POST" }],
    ["another user", { headers: { Authorization: "Bearer x" } }],
    ["nobody", { credentials: "omit" as const }],
  ])("is not for %s", async (_, init) => expect(await textOf("/api/me", init)).toBe("late"));

  it("is dropped for who has left", async () => {
    await expect(textOf("/api/me", { signal: AbortSignal.abort() })).rejects.toThrow();
  });

  it("gives its socket, with what has come in by it", async () => {
    const socket = new FakeSocket("ws://here/1") as unknown as WebSocket;
    early.table = { address: "ws://here/1", socket, messages: [{ data: "sync" } as MessageEvent] };
    expect(openSocket("ws://here/2")).not.toBe(socket);
    const taken = openSocket("ws://here/1");
    expect(taken).toBe(socket);
    const received: unknown[] = [];
    taken.onmessage = (message) => received.push(message.data);
    await Promise.resolve();
    expect(received).toEqual(["sync"]);
    expect(openSocket("ws://here/1")).not.toBe(socket);
  });

  it("is forgotten when another page is shown", async () => {
    const socket = new FakeSocket("ws://here/1");
    early.table = { address: "ws://here/1", socket: socket as unknown as WebSocket, messages: [] };
    forgetEarly();
    expect(await textOf("/api/me")).toBe("late");
    expect(socket.readyState).toBe(3);
  });
});
