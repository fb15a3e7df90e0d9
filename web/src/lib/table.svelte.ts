/** The state of a table as one seat sees it, kept up to date by a connection. */

import { api } from "./api";
import { Connection, type ConnectionStatus, type Socket } from "./connection";
import { settings } from "./settings.svelte";
import type { ChatLine, GameEvent, LogLine, ServerMessage, SyncMessage, TableInfo, UpdateMessage, View } from "./wire";

/** A copy of a view with some parts replaced; a part is a field or `players.N`. */
export function patched(view: View, changed: Record<string, unknown>): View {
  const fresh: View = { ...view };
  for (const [part, value] of Object.entries(changed)) {
    const player = /^players\.(\d+)$/.exec(part);
    if (!player) fresh[part] = value;
    else {
      if (fresh.players === view.players) fresh.players = [...view.players];
      fresh.players[Number(player[1])] = value;
    }
  }
  return fresh;
}

let keys = 0;
const newKey = () => `${Date.now().toString(36)}-${(keys++).toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

export interface TableOptions {
  invite?: string | null;
  /** The token of a hot-seat guest. */
  token?: string | null;
  open?: (address: string) => Socket;
  origin?: string;
}

export class TableState {
  connectionStatus = $state<ConnectionStatus>("connecting");
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  /** What a perfect memory adds to the view; null at a table without notes. */
  remembered = $state.raw<any>(null);
  seat = $state<number | null>(null);
  version = $state(0);
  moves = $state(0);
  actor = $state<number | null>(null);
  over = $state(false);
  legal = $state.raw<string[]>([]);
  mayUndo = $state(false);
  log = $state.raw<LogLine[]>([]);
  /** The first move of the loaded log; 0 if all of it is loaded. */
  logFrom = $state(0);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  /** The events of the newest step; a new array for every step. */
  events = $state.raw<GameEvent[]>([]);
  selection = $state<string | null>(null);
  /** The action that was sent and has no answer yet. */
  sending = $state<string | null>(null);
  problem = $state.raw<{ code: string; message: string } | null>(null);
  turnStarted = $state<number | null>(null);
  deadline = $state<number | null>(null);

  private connection: Connection;
  private keyOfSending: string | null = null;
  private onVisible = () => document.visibilityState === "visible" && this.wake();
  private onOnline = () => this.connection.check();
  private lastSeen = Date.now();

  constructor(
    readonly id: string,
    readonly options: TableOptions = {},
  ) {
    const origin = options.origin ?? location.origin.replace(/^http/, "ws");
    const args = new URLSearchParams();
    if (options.invite) args.set("invite", options.invite);
    if (options.token) args.set("token", options.token);
    const query = args.size ? `?${args}` : "";
    this.connection = new Connection({
      address: `${origin}/ws/tables/${encodeURIComponent(id)}${query}`,
      receive: (message) => this.receive(message),
      status: (status) => (this.connectionStatus = status),
      open: options.open,
    });
  }

  // ------------------------------------------------------------------ lifecycle

  enter(): void {
    this.connection.open();
    if (typeof document !== "undefined") {
      document.addEventListener("visibilitychange", this.onVisible);
      addEventListener("online", this.onOnline);
    }
  }

  leave(): void {
    this.connection.close();
    if (typeof document !== "undefined") {
      document.removeEventListener("visibilitychange", this.onVisible);
      removeEventListener("online", this.onOnline);
    }
  }

  private wake(): void {
    if (Date.now() - this.lastSeen > 30_000) this.connection.check();
  }

  // ------------------------------------------------------------------ actions of the player

  get yourTurn(): boolean {
    return this.legal.length > 0 && !this.over;
  }

  /** Select an action; choosing it again plays it, and so does the first click with one-click moves. */
  choose(action: string | null): void {
    this.problem = null;
    if (action === null || !this.legal.includes(action)) this.selection = null;
    else if (settings.oneClick || this.selection === action) this.play(action);
    else this.selection = action;
  }

  confirm(): void {
    if (this.selection !== null) this.play(this.selection);
  }

  play(action: string): void {
    if (this.sending !== null || !this.legal.includes(action)) return;
    this.problem = null;
    this.sending = action;
    this.keyOfSending = newKey();
    this.connection.send({ type: "play", key: this.keyOfSending, version: this.version, action });
  }

  undo(to: number | null = null): void {
    this.selection = null;
    this.problem = null;
    this.connection.send({ type: "undo", key: newKey(), version: this.version, ...(to === null ? {} : { to }) });
  }

  consent(agree: boolean): void {
    this.connection.send({ type: "consent", agree });
  }

  say(text: string): void {
    this.connection.send({ type: "say", text });
  }

  async readEarlier(): Promise<void> {
    if (this.logFrom === 0) return;
    const lines = await api.log(this.id, { first: 0, last: this.logFrom - 1, invite: this.options.invite });
    this.log = [...lines, ...this.log.filter((line) => line.move >= this.logFrom)];
    this.logFrom = 0;
  }

  async readChat(): Promise<void> {
    this.chat = await api.chat(this.id, this.options.invite);
  }

  // ------------------------------------------------------------------ messages from the server

  receive(message: ServerMessage): void {
    this.lastSeen = Date.now();
    switch (message.type) {
      case "sync":
        return this.sync(message);
      case "update":
        if (message.key === this.keyOfSending) this.settle();
        return this.update(message);
      case "table":
        this.table = message.table;
        this.seat = message.table.you;
        return;
      case "chat":
        if (!this.chat.some((line) => line.id === message.line.id)) {
          this.chat = [...this.chat, message.line];
          this.unread += 1;
        }
        return;
      case "done":
        if (message.key === this.keyOfSending) this.settle();
        return;
      case "error":
        if (message.key === this.keyOfSending) this.settle();
        this.problem = { code: message.code, message: message.message };
        if (message.code === "stale-version") this.connection.check();
    }
  }

  private settle(): void {
    this.sending = null;
    this.keyOfSending = null;
  }

  private sync(message: SyncMessage): void {
    const older = this.log.filter((line) => line.move < (message.log[0]?.move ?? 0));
    this.take(message);
    this.view = message.view;
    this.remembered = message.remembered ?? null;
    this.table = message.table;
    this.seat = message.seat;
    this.events = [];
    const first = message.log[0]?.move ?? 0;
    const whole = this.logFrom === 0 && older.length > 0;
    this.log = whole ? [...older, ...message.log] : message.log;
    this.logFrom = whole ? 0 : first;
    this.turnStarted = message.table.clock?.turn_started ?? null;
    this.deadline = message.table.clock?.deadline ?? null;
  }

  private update(message: UpdateMessage): void {
    if (!this.view || message.version > this.version + 1) return this.connection.check();
    if (message.version <= this.version) return;
    this.view = patched(this.view, message.changed);
    if (message.remembered !== undefined) this.remembered = message.remembered;
    this.take(message);
    this.events = message.events;
    if (message.kind === "undo") this.log = this.log.filter((line) => line.move <= message.moves);
    else if (message.events.length) this.log = [...this.log, { move: message.moves, events: message.events }];
    this.turnStarted = message.turn_started;
    this.deadline = message.deadline;
    if (this.table) this.table = { ...this.table, version: message.version, actor: message.actor };
  }

  private take(message: SyncMessage | UpdateMessage): void {
    this.version = message.version;
    this.moves = message.moves;
    this.actor = message.actor;
    this.over = message.over;
    this.legal = message.legal ?? [];
    this.mayUndo = message.may_undo;
    this.selection = null;
  }
}
