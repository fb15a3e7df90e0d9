/** One live line to a table: it comes back by itself, notices when it fell silent, and sends again what was not answered. */

import { PROTOCOL } from "@/wire/house";
import type { ClientMessage, ServerMessage } from "./wire";

/** Outdated: the house has been renewed since this page was opened, and they may no longer understand each other. */
export type LineStatus = "connecting" | "live" | "lost" | "refused" | "outdated";

/** The part of a WebSocket that is needed here, so that tests can bring their own. */
export interface Wire {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: any) => void) | null;
  onmessage: ((event: any) => void) | null;
  onclose: ((event: any) => void) | null;
}

export interface LineOptions {
  address: string;
  receive: (message: ServerMessage) => void;
  status: (status: LineStatus) => void;
  open?: (address: string) => Wire;
}

const OPEN = 1;
const REFUSED = 4400;
const DELAYS = [300, 800, 1600, 3000, 6000, 12_000];
/** A line that says nothing for so long after a question is dead, whatever the browser thinks. */
export const ANSWER_WITHIN = 6000;
/** How often we say that we are still here, which also keeps the house from closing an idle line. */
export const HEARTBEAT = 45_000;
const ACK_WITHIN = 500;

export class Line {
  private wire: Wire | null = null;
  private tries = 0;
  private closed = false;
  private outdated = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private lastBeat = Date.now();
  private seen = 0;
  private ack: ReturnType<typeof setTimeout> | undefined;
  /** Messages that must be answered by an update, done or error; sent again, with the same key, on a new line. */
  private unanswered = new Map<string, ClientMessage>();

  constructor(private options: LineOptions) {}

  open(): void {
    this.closed = false;
    this.connect();
    this.lastBeat = Date.now();
    this.heart = setInterval(() => this.beat(), HEARTBEAT);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearTimeout(this.doubt);
    clearTimeout(this.ack);
    clearInterval(this.heart);
    this.hangUp();
  }

  /** Send now if the line is up; messages with a key are kept until they are answered. */
  send(message: ClientMessage): void {
    if ("key" in message) this.unanswered.set(message.key, message);
    if (this.wire?.readyState === OPEN) this.wire.send(JSON.stringify(message));
  }

  /** Ask for everything again, and take the line for dead if no answer comes: after sleep, or a gap in the versions. */
  check(): void {
    if (this.closed) return;
    if (this.wire?.readyState !== OPEN) {
      clearTimeout(this.retry);
      this.tries = 0;
      this.hangUp();
      this.connect();
      return;
    }
    this.send({ type: "sync" });
    clearTimeout(this.doubt);
    this.doubt = setTimeout(() => this.lose(), ANSWER_WITHIN);
  }

  get waiting(): boolean {
    return this.unanswered.size > 0;
  }

  // ------------------------------------------------------------------ how

  private connect(): void {
    // Coming back is silent; only a second failure is told, and then until the line is live again.
    if (this.tries < 2) this.options.status("connecting");
    const wire = (this.options.open ?? ((address) => new WebSocket(address) as Wire))(this.options.address);
    this.wire = wire;
    wire.onopen = () => {
      this.send({ type: "hello" });
      for (const message of this.unanswered.values()) this.send(message);
    };
    wire.onmessage = (event) => {
      if (wire === this.wire) this.hear(JSON.parse(event.data));
    };
    wire.onclose = (event) => {
      if (wire !== this.wire) return;
      this.wire = null;
      clearTimeout(this.doubt);
      if (this.closed) return;
      if (event?.code === REFUSED) return this.options.status("refused");
      this.again();
    };
  }

  private hear(message: ServerMessage): void {
    clearTimeout(this.doubt);
    this.tries = 0;
    if (message.type === "sync") this.outdated = message.protocol !== PROTOCOL;
    if (message.type === "sync" || message.type === "table") this.options.status(this.outdated ? "outdated" : "live");
    if ("key" in message && message.key) this.unanswered.delete(message.key);
    if (message.type === "sync") this.seen = message.version;
    if (message.type === "update") this.acknowledge(message.version);
    this.options.receive(message);
  }

  /** Say what we have seen, at most twice a second: the house stops sending to a line that never does. */
  private acknowledge(version: number): void {
    this.seen = Math.max(this.seen, version);
    this.ack ??= setTimeout(() => {
      this.ack = undefined;
      this.send({ type: "ack", version: this.seen });
    }, ACK_WITHIN);
  }

  private beat(): void {
    const slept = Date.now() - this.lastBeat > 2 * HEARTBEAT;
    this.lastBeat = Date.now();
    if (slept) this.check();
    else this.send({ type: "ack", version: this.seen });
  }

  private lose(): void {
    this.hangUp();
    this.again();
  }

  private hangUp(): void {
    const wire = this.wire;
    this.wire = null;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  private again(): void {
    this.options.status(this.tries === 0 ? "connecting" : "lost");
    const delay = DELAYS[Math.min(this.tries, DELAYS.length - 1)]!;
    this.tries += 1;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), delay * (0.75 + Math.random() / 2));
  }
}
