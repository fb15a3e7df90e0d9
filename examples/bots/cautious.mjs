// A bot in JavaScript over the line protocol (docs/engine-protocol.md). It plays every game, and passes when it can.
// Run it: mecenate arena match carrara --bot "exec:node cautious.mjs" --bot apprentice
import { createInterface } from "node:readline";

const say = (message) => console.log(JSON.stringify(message));
let state = 1;
const pick = (list) => list[(state = (state * 48271) % 2147483647) % list.length];

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ type: "hello", protocol: 1, name: "cautious", wants: [] });
  else if (message.type === "game") {
    state = (message.seed % 2147483646) + 1;
    say({ type: "ready" });
  } else if (message.type === "choose") {
    const calm = message.legal.filter((action) => /^(pass|done|keep)/.test(action));
    say({ type: "choice", action: pick(calm.length ? calm : message.legal) });
  } else if (message.type === "quit") process.exit(0);
}
