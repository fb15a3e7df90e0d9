/** A seat at a table for programs: it keeps the view, and plays. The pages of the browser have `TableState` instead. */

import { ApiError } from "./api.js";
import { Connection, type Socket } from "./connection.js";
import { newKey, patched, socketAddress } from "./view.js";
import type { ClientMessage, Score, ServerMessage, TableInfo, UpdateMessage, View } from "./wire.js";

export interface SeatOptions {
  server: string;
  table: string;
  token: string;
  invite?: string | null;
  /** Opens a socket, where there is no global `WebSocket`. */
  open?: (address: string) => Socket;
}

interface Waiting {
  resolve: () => void;
  reject: (error: Error) => void;
}

export class Seat {
  table: TableInfo | null = null;
  view: View | null = null;
  legal: readonly string[] = [];
  version = 0;
  private connection: Connection;
  private waiting = new Map<string, Waiting>();
  private changed = () => {};
  private refusal: Error | null = null;

  constructor(options: SeatOptions) {
    this.connection = new Connection({
      address: socketAddress(options.server, options.table, options),
      receive: (message) => this.receive(message),
      status: (status) => status === "refused" && this.fail(),
      open: options.open,
    });
    this.connection.open();
  }

  /** The scores by seat, when the game is over. */
  get result(): readonly Score[] {
    return this.table?.result ?? [];
  }

  close(): void {
    this.connection.close();
  }

  /** The legal actions each time this seat must choose, until the game has ended. Call `play` in between. */
  async *turns(): AsyncGenerator<readonly string[]> {
    let offered = -1;
    while (this.table?.status !== "over" && this.table?.status !== "abandoned") {
      if (this.refusal) throw this.refusal;
      if (this.legal.length && this.version !== offered) {
        offered = this.version;
        yield this.legal;
      } else await new Promise<void>((resolve) => (this.changed = resolve));
    }
  }

  /** Choose an action; resolves when it is stored, and throws an `ApiError` if it is refused. */
  play(action: string): Promise<void> {
    return this.ask({ type: "play", key: newKey(), version: this.version, action });
  }

  private ask(message: ClientMessage & { key: string }): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.set(message.key, { resolve, reject });
      this.connection.send(message);
    });
  }

  private receive(message: ServerMessage): void {
    if (message.type === "sync") Object.assign(this, { view: message.view, table: message.table });
    if (message.type === "table") this.table = message.table;
    if (message.type === "sync") this.take(message.version, message.legal);
    if (message.type === "update") this.update(message);
    if (message.type === "error") this.refusal = new ApiError(message.code, message.message, 0, message.reason, message.facts);
    if ("key" in message && message.key) this.settle(message.key, message.type === "error");
    this.changed();
  }

  private update(message: UpdateMessage): void {
    if (!this.view || message.version > this.version + 1) return this.connection.check();
    if (message.version <= this.version) return;
    this.view = patched(this.view, message.changed);
    this.take(message.version, message.legal);
  }

  private take(version: number, legal: readonly string[] | null): void {
    this.version = version;
    this.legal = legal ?? [];
  }

  private settle(key: string, refused: boolean): void {
    if (refused) this.waiting.get(key)?.reject(this.refusal!);
    else this.waiting.get(key)?.resolve();
    if (refused) this.refusal = null;
    this.waiting.delete(key);
  }

  /** The server has closed the socket for good. */
  private fail(): void {
    this.refusal ??= new ApiError("closed", "the server closed the socket", 0);
    for (const { reject } of this.waiting.values()) reject(this.refusal);
    this.changed();
  }
}
