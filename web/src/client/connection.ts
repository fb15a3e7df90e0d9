/** The WebSocket connection to one table. It reconnects, detects a dead socket, and resends messages without an answer. */

import { FINAL, PROTOCOL } from "../wire/server.js";
import type { ClientMessage, ServerMessage } from "./wire.js";

/**
 * `refused`: the server closed the socket for good. `outdated`: the server was upgraded after this page was loaded and speaks another
 * protocol version.
 */
export type ConnectionStatus = "connecting" | "live" | "lost" | "refused" | "outdated";

/** The part of a WebSocket that is used here, so that tests can pass a fake. */
export interface Socket {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: any) => void) | null;
  onmessage: ((event: any) => void) | null;
  onclose: ((event: any) => void) | null;
}

export interface ConnectionOptions {
  address: string;
  receive: (message: ServerMessage) => void;
  status: (status: ConnectionStatus) => void;
  open?: (address: string) => Socket;
}

const OPEN = 1;
const RETRY_DELAYS = [300, 800, 1600, 3000, 6000, 12_000];
/** A socket that does not answer a sync request within this time is dead, whatever the browser reports. */
export const ANSWER_TIMEOUT = 6000;
/** The interval of our keep-alive message; without it the server closes an idle socket. */
export const HEARTBEAT = 45_000;
const ACK_DELAY = 500;

export class Connection {
  private socket: Socket | null = null;
  private attempts = 0;
  private closed = false;
  private outdated = false;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private answerTimer: ReturnType<typeof setTimeout> | undefined;
  private heartbeatTimer: ReturnType<typeof setInterval> | undefined;
  private lastHeartbeat = Date.now();
  private lastVersion = 0;
  private ackTimer: ReturnType<typeof setTimeout> | undefined;
  /** Messages that an update, done or error must answer; resent with the same key on a new socket. */
  private unanswered = new Map<string, ClientMessage>();

  constructor(private options: ConnectionOptions) {}

  open(): void {
    this.closed = false;
    this.connect();
    this.lastHeartbeat = Date.now();
    this.heartbeatTimer = setInterval(() => this.heartbeat(), HEARTBEAT);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retryTimer);
    clearTimeout(this.answerTimer);
    clearTimeout(this.ackTimer);
    clearInterval(this.heartbeatTimer);
    this.disconnect();
  }

  /** Send now if the socket is open; messages with a key are kept until they are answered. */
  send(message: ClientMessage): void {
    if ("key" in message) this.unanswered.set(message.key, message);
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Request a full sync and reconnect if no answer comes: after sleep, or after a gap in the versions. */
  check(): void {
    if (this.closed) return;
    if (this.socket?.readyState !== OPEN) {
      clearTimeout(this.retryTimer);
      this.attempts = 0;
      this.disconnect();
      this.connect();
      return;
    }
    this.send({ type: "sync" });
    clearTimeout(this.answerTimer);
    this.answerTimer = setTimeout(() => this.reconnect(), ANSWER_TIMEOUT);
  }

  get waiting(): boolean {
    return this.unanswered.size > 0;
  }

  private connect(): void {
    // The first retry is not shown to the player; after a second failure "lost" stays until a sync arrives.
    if (this.attempts < 2) this.options.status("connecting");
    const socket = (this.options.open ?? ((address) => new WebSocket(address) as Socket))(this.options.address);
    this.socket = socket;
    socket.onopen = () => {
      this.send({ type: "hello" });
      for (const message of this.unanswered.values()) this.send(message);
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.handle(JSON.parse(event.data));
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      this.socket = null;
      clearTimeout(this.answerTimer);
      if (this.closed) return;
      if (FINAL.includes(event?.code)) return this.options.status("refused");
      this.scheduleRetry();
    };
  }

  private handle(message: ServerMessage): void {
    clearTimeout(this.answerTimer);
    this.attempts = 0;
    if (message.type === "sync") this.outdated = message.protocol !== PROTOCOL;
    if (message.type === "sync" || message.type === "table") this.options.status(this.outdated ? "outdated" : "live");
    if ("key" in message && message.key) this.unanswered.delete(message.key);
    if (message.type === "sync") this.lastVersion = message.version;
    if (message.type === "update") this.acknowledge(message.version);
    this.options.receive(message);
  }

  /** Acknowledge the newest version, at most twice a second: the server stops sending to a client that never does. */
  private acknowledge(version: number): void {
    this.lastVersion = Math.max(this.lastVersion, version);
    this.ackTimer ??= setTimeout(() => {
      this.ackTimer = undefined;
      this.send({ type: "ack", version: this.lastVersion });
    }, ACK_DELAY);
  }

  private heartbeat(): void {
    const slept = Date.now() - this.lastHeartbeat > 2 * HEARTBEAT;
    this.lastHeartbeat = Date.now();
    if (slept) this.check();
    else this.send({ type: "ack", version: this.lastVersion });
  }

  private reconnect(): void {
    this.disconnect();
    this.scheduleRetry();
  }

  private disconnect(): void {
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private scheduleRetry(): void {
    this.options.status(this.attempts === 0 ? "connecting" : "lost");
    const delay = RETRY_DELAYS[Math.min(this.attempts, RETRY_DELAYS.length - 1)]!;
    this.attempts += 1;
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => this.connect(), delay * (0.75 + Math.random() / 2));
  }
}
