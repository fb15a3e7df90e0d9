/** The state of a table as one seat sees it, kept up to date by a connection. */

import { api } from "./api";
import { Connection, newKey, patched, socketAddress, type ConnectionStatus, type Socket } from "@/client";
import { openSocket } from "@/early/early";
import { Ahead } from "./ahead.svelte";
import { kept } from "./changes";
import { Choosing, type Choosable } from "./choosing.svelte";
import type { RefusalFacts } from "./errors";
import { NO_EXPLANATIONS, tableExplanations, type Explanations } from "./explanations.svelte";
import { stepAfter, weightOf, type RivalStep } from "./following";
import { Playback } from "./playback.svelte";
import { settings } from "./settings.svelte";
import type { ChatLine, GameEvent, LogLine, ProxyBidInfo, Score, ServerMessage, SyncMessage, TableInfo, UpdateMessage, View } from "./wire";

export interface TableOptions {
  invite?: string | null;
  /** The token of a hot-seat guest. */
  token?: string | null;
  open?: (address: string) => Socket;
  origin?: string;
  /** Whether a seat is played at this screen; by default only the seat of this connection is. */
  isLocal?: (seat: number) => boolean;
}

/**
 * A table as it is shown. The moves of others are shown at the pace that the user has set, so it may be behind what the
 * server has sent; one's own choices open when the newest position is shown. It may also be ahead: what a choice of
 * one's own leads to is shown at once if that is certain, and taken back if the server refuses it.
 */
export class TableState implements Choosable {
  connectionStatus = $state<ConnectionStatus>("connecting");
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  /** What a perfect memory adds to the view; null at a table without notes. */
  remembered = $state.raw<any>(null);
  /** Up to how much the server bids for this seat in the auction. */
  proxyBid = $state.raw<ProxyBidInfo | null>(null);
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
  /** All events of the loaded log. */
  past = $derived(this.log.flatMap((line) => line.events));
  /** What the legal choices of this version mean, and why others are not possible. */
  explanations = $state.raw(NO_EXPLANATIONS);
  turnStarted = $state<number | null>(null);
  deadline = $state<number | null>(null);
  /** Who made the newest move that was seen. */
  lastMover = $state<number | null>(null);
  /** What a rival has done last; null as soon as one plays oneself. */
  rivalStep = $state.raw<RivalStep | null>(null);

  readonly playback = new Playback<UpdateMessage>({
    show: (message) => this.update(message),
    pace: () => settings.pace,
    bounded: () => this.othersWait,
    weight: (step, next) => weightOf(step, next, this.isLocal(step.by)),
    watched: () => typeof document === "undefined" || document.visibilityState === "visible",
  });
  private connection: Connection;
  /** The newest version that the server has sent. */
  private received = 0;
  private foresight = new Ahead(this);
  private choosing = new Choosing(this, this.foresight, (message) => this.connection.send(message));
  private onVisible = () => {
    this.playback.run();
    if (document.visibilityState === "visible") this.wake();
  };
  private onOnline = () => this.connection.check();
  private lastSeen = Date.now();

  constructor(
    readonly id: string,
    readonly options: TableOptions = {},
  ) {
    const { invite, token, origin = location.origin } = options;
    this.connection = new Connection({
      address: socketAddress(origin, id, { invite, token }),
      receive: (message) => this.receive(message),
      status: (status) => (this.connectionStatus = status),
      open: options.open ?? openSocket,
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
    this.playback.clear();
    if (typeof document !== "undefined") {
      document.removeEventListener("visibilitychange", this.onVisible);
      removeEventListener("online", this.onOnline);
    }
  }

  private wake(): void {
    if (Date.now() - this.lastSeen > 30_000) this.connection.check();
  }

  // ------------------------------------------------------------------ what follows from it

  /** The final scores; null before the end. */
  get result(): readonly Score[] | null {
    return this.over ? (this.table?.result ?? null) : null;
  }

  /** Whether the effect of what was sent is shown already. */
  get ahead(): boolean {
    return this.foresight.active;
  }

  // ------------------------------------------------------------------ actions of the player

  get yourTurn(): boolean {
    return this.legal.length > 0 && !this.over;
  }

  get selection(): string | null {
    return this.choosing.selection;
  }

  get preselected(): boolean {
    return this.choosing.preselected;
  }

  get sending(): string | null {
    return this.choosing.sending;
  }

  get problem(): RefusalFacts | null {
    return this.choosing.problem;
  }

  get automatic(): ReadonlySet<number> {
    return this.choosing.automatic;
  }

  get deciding(): boolean {
    return this.choosing.deciding;
  }

  get mayForce(): boolean {
    return this.choosing.mayForce;
  }

  choose(action: string | null, named = false): void {
    this.choosing.choose(action, named);
  }

  follow(actions: readonly string[]): void {
    this.choosing.follow(actions);
  }

  confirm(): void {
    this.choosing.confirm();
  }

  play(action: string): void {
    this.choosing.play(action);
  }

  makeForced(actions: readonly string[]): Promise<void> {
    return this.choosing.makeForced(actions);
  }

  /** Whether anything can be taken back at this table. */
  get takenBack(): boolean {
    return this.table?.undo !== "never";
  }

  explanationsOf(version: number, there?: Promise<void>): Explanations {
    return tableExplanations(this.id, version, this.options.token ?? undefined, there);
  }

  undo(to: number | null = null): void {
    if (this.ahead) {
      this.choosing.drop();
      this.foresight.undoes = true;
      return;
    }
    const behind = this.playback.waiting > 0;
    this.playback.skip();
    if (behind && !this.mayUndo) return;
    this.choosing.drop();
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
        this.proxyBid = null; // one that counts is sent after the sync
        return this.sync(message);
      case "proxy-bid":
        this.proxyBid = message.bid;
        return;
      case "update":
        return this.receiveUpdate(message);
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
        this.choosing.settle(message.key);
        return;
      case "error":
        if (this.choosing.settle(message.key)) this.foresight.stepBack();
        this.foresight.undoes = false;
        this.choosing.refuse(message);
        if (message.code === "stale-version") this.connection.check();
    }
  }

  private receiveUpdate(message: UpdateMessage): void {
    const own = this.choosing.settle(message.key);
    if (!this.view || message.version > this.received + 1) return this.connection.check();
    if (message.version <= this.received) return;
    this.received = message.version;
    if (!own) this.foresight.stepBack();
    if (own || (message.by !== this.seat && this.isLocal(message.by))) this.playback.addNow(message);
    else this.playback.add(message);
    if (own) this.goOn();
  }

  private isLocal(seat: number): boolean {
    return this.options.isLocal?.(seat) ?? seat === this.seat;
  }

  /** Whether other people wait for this seat, or its clock runs. */
  private get othersWait(): boolean {
    if (!this.table) return false;
    return this.table.clock !== null || this.table.seats.some((one) => one.person !== null && one.bot === null && !this.isLocal(one.seat));
  }

  /** Take back what was carried out if that is wished; else go on with what was planned. */
  private goOn(): void {
    if (this.foresight.wasUndone()) this.undo();
    else this.choosing.goOn();
  }

  private sync(message: SyncMessage): void {
    const older = this.log.filter((line) => line.move < (message.log[0]?.move ?? 0));
    this.playback.clear();
    this.foresight.end();
    this.foresight.undoes = false;
    this.received = message.version;
    this.rivalStep = null;
    this.lastMover = null;
    this.take(message);
    this.view = message.view;
    this.remembered = message.remembered ?? null;
    this.table = message.table;
    this.seat = message.seat;
    this.events = [];
    this.choosing.dropPlan();
    const first = message.log[0]?.move ?? 0;
    const whole = this.logFrom === 0 && older.length > 0;
    this.log = whole ? [...older, ...message.log] : message.log;
    this.logFrom = whole ? 0 : first;
    this.turnStarted = message.table.clock?.turn_started ?? null;
    this.deadline = message.table.clock?.deadline ?? null;
  }

  private update(message: UpdateMessage): void {
    const { before } = this.foresight;
    const { view, log } = before ?? this;
    if (!view) return;
    this.rivalStep = message.kind !== "play" || this.isLocal(message.by) ? null : stepAfter(this.rivalStep, message, view);
    this.lastMover = message.by;
    this.view = kept(patched(view, message.changed), this.view);
    if (message.remembered !== undefined) this.remembered = message.remembered;
    this.take(message);
    this.events = before ? kept(message.events, this.events) : message.events;
    if (message.kind === "undo") this.goBack(message);
    else this.log = kept(withLine(log, message), this.log);
    this.foresight.end();
    this.turnStarted = message.turn_started;
    this.deadline = message.deadline;
    if (this.table) this.table = { ...this.table, version: message.version, actor: message.actor };
  }

  /** Forget what was undone. A choice that is forced there is taken back too: there is nothing else to choose. */
  private goBack({ moves, version }: UpdateMessage): void {
    this.log = this.log.filter((line) => line.move <= moves);
    const forced = this.choosing.wentBack(moves, version);
    if (forced && this.legal.length > 0 && this.mayUndo) this.undo();
  }

  private take(message: SyncMessage | UpdateMessage): void {
    const legal = this.playback.waiting > 0 ? [] : (message.legal ?? []); // what waits has made the choice already
    const choosing = legal.length > 0;
    if (this.ahead && message.version === this.version + 1 && choosing === this.legal.length > 0) this.foresight.arrive();
    else if (message.version !== this.version || choosing !== this.legal.length > 0)
      this.explanations = choosing ? this.explanationsOf(message.version) : NO_EXPLANATIONS;
    this.version = message.version;
    this.moves = message.moves;
    this.actor = message.actor;
    this.over = message.over;
    this.legal = kept(legal, this.legal);
    this.mayUndo = message.may_undo;
    this.choosing.deselect();
  }
}

/** The log with what a move has brought. */
function withLine(log: LogLine[], { moves, events, by }: UpdateMessage): LogLine[] {
  return events.length > 0 ? [...log, { move: moves, events, by }] : log;
}
