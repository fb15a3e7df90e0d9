// Plays on boardgame.io's own server, which it starts and ends, and prints what it measured as one line of JSON:
//
//   NODE_ENV=production node clients.mjs --tables 100 --rate 1000 --seconds 20
//   NODE_ENV=production node clients.mjs --tables 100 --saturate --seconds 20
//
// With a rate, moves fall due at even distances, over all matches in turn, whether or not the server keeps up: a move that
// falls due while the last one of its match is still on its way is sent after it, and its time runs from when it was due;
// `unsent` counts those whose turn never came.
// Saturated, every match plays its next move as soon as all four clients have the last one.
import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Match } from "./match.mjs";

const GRACE_MS = 30_000;
const WARMUP_MS = 60_000; // the longest warm-up, on a machine that is too slow for its moves
const now = () => performance.now();
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function readOptions() {
  const { values } = parseArgs({
    options: {
      tables: { type: "string", default: "100" },
      rate: { type: "string", default: "1000" },
      seconds: { type: "string", default: "20" },
      warmup: { type: "string", default: "5000" },
      saturate: { type: "boolean", default: false },
    },
  });
  const { saturate, ...numbers } = values;
  const options = { saturate };
  for (const [name, text] of Object.entries(numbers)) {
    options[name] = Number(text);
    if (!(options[name] > 0 && options[name] <= 100_000)) throw new RangeError(`--${name} ${text}: a number from 1 to 100000`);
  }
  return options;
}

async function startServer() {
  const script = fileURLToPath(new URL("server.mjs", import.meta.url));
  const server = fork(script, { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const [{ port }] = await once(server, "message");
  return { server, address: `127.0.0.1:${port}` };
}

async function usageOf(server) {
  server.send("usage");
  const [{ rss, cpu }] = await once(server, "message");
  return { rss, cpu: (cpu.user + cpu.system) / 1e6 };
}

function ownCpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Seconds that other virtual machines took from this one; in /proc/stat they are counted in hundredths. */
function stolen() {
  try {
    return Number(readFileSync("/proc/stat", "utf8").split("\n")[0].split(/\s+/)[8]) / 100;
  } catch {
    return 0;
  }
}

class Load {
  constructor(options) {
    this.options = options;
    this.matches = Array.from({ length: options.tables }, () => new Match((match) => this.#done(match)));
    this.waiting = new Map(); // match -> when its moves fell due
    this.times = [];
    this.due = 0;
    this.sent = 0;
    this.inTime = 0;
    this.played = 0;
    this.from = Infinity;
    this.until = Infinity;
  }

  async open(address) {
    for (let first = 0; first < this.matches.length; first += 20) {
      await Promise.all(this.matches.slice(first, first + 20).map((match) => match.open(address)));
    }
  }

  #isMeasured(moment) {
    return moment >= this.from && moment < this.until;
  }

  #play(match, since) {
    if (this.#isMeasured(since)) this.sent += 1;
    match.play(since);
  }

  #done(match) {
    const moment = now();
    this.played += 1;
    if (this.#isMeasured(match.since)) this.times.push(moment - match.since);
    if (this.#isMeasured(moment)) this.inTime += 1;
    if (this.options.saturate) {
      if (moment < this.until) this.#play(match, moment);
      return;
    }
    const due = this.waiting.get(match)?.shift();
    if (due !== undefined && moment < this.until) this.#play(match, due);
  }

  #fallDue(match, moment) {
    if (this.#isMeasured(moment)) this.due += 1;
    if (!match.isBusy) return this.#play(match, moment);
    if (!this.waiting.has(match)) this.waiting.set(match, []);
    this.waiting.get(match).push(moment);
  }

  async #playAtRate(start) {
    for (let due = 0; now() < this.until; await sleep(1)) {
      const moment = now();
      for (const end = ((moment - start) / 1000) * this.options.rate; due < end; due += 1) {
        this.#fallDue(this.matches[due % this.matches.length], moment);
      }
    }
  }

  async run(onMeasure) {
    const start = now();
    if (this.options.saturate) this.matches.forEach((match) => this.#play(match, start));
    const playing = this.options.saturate ? null : this.#playAtRate(start);
    while (this.played < this.options.warmup && now() < start + WARMUP_MS) await sleep(10);
    const before = await onMeasure();
    this.from = now();
    this.until = this.from + this.options.seconds * 1000;
    await (playing ?? sleep(this.until - now()));
    const after = await onMeasure();
    const patience = now() + GRACE_MS;
    while (this.matches.some((match) => match.isBusy) && now() < patience) await sleep(10);
    return { before, after };
  }

  close() {
    this.matches.forEach((match) => match.close());
  }

  figures() {
    const times = this.times.sort((a, b) => a - b);
    const at = (share) => Number((times[Math.ceil(share * times.length) - 1] ?? NaN).toFixed(2));
    return {
      moves_per_second: Math.round(this.inTime / this.options.seconds),
      p50_ms: at(0.5),
      p99_ms: at(0.99),
      max_ms: at(1),
      count: times.length,
      lost: this.sent - times.length,
      unsent: this.options.saturate ? 0 : this.due - this.sent,
      doubled: this.matches.reduce((sum, match) => sum + match.doubled, 0),
    };
  }
}

const options = readOptions();
const { server, address } = await startServer();
const load = new Load(options);
try {
  await load.open(address);
  const { before, after } = await load.run(async () => ({ server: await usageOf(server), driver: ownCpu(), stolen: stolen() }));
  const share = (seconds) => Number((seconds / options.seconds).toFixed(2));
  console.log(
    JSON.stringify({
      engine: "boardgame.io, tic-tac-toe, in memory",
      tables: options.tables,
      rate: options.saturate ? null : options.rate,
      ...load.figures(),
      server_mib: Math.round(after.server.rss / 2 ** 20),
      server_us: Number((1e6 * (after.server.cpu - before.server.cpu) / Math.max(1, load.inTime)).toFixed(1)),
      server_cpu: share(after.server.cpu - before.server.cpu),
      driver_cpu: share(after.driver - before.driver),
      stolen: share(after.stolen - before.stolen),
    }),
  );
} finally {
  load.close();
  server.kill();
  await once(server, "exit");
}
process.exit();
