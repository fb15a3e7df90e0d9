/**
 * Stands in the page itself and runs before its scripts are loaded: asks for everything that the address needs, all at once.
 * Without it the page works too, only later.
 */

import { socketAddress } from "../client/view.js";
import { keptLanguage } from "../lib/keptLanguage";
import { routeOf } from "../lib/routes";
import type { Early } from "./early";

/** The files of the build that belong to a chunk (`chunks.ts`); set by the build. */
declare const FILES: Record<string, string[]>;

function load(...chunks: string[]): void {
  for (const file of chunks.flatMap((chunk) => FILES[chunk] ?? [])) {
    const link = document.createElement("link");
    const isStyle = file.endsWith(".css");
    link.rel = isStyle ? "preload" : "modulepreload";
    if (isStyle) link.as = "style";
    link.crossOrigin = "";
    link.href = file;
    document.head.append(link);
  }
}

const early: Early = { answers: new Map(), table: null };
window.early = early;
const ask = (path: string) => {
  const answer = fetch(path, { headers: { "X-Mecenate": "1" } });
  answer.catch(() => undefined); // whoever takes it reports it
  early.answers.set(path, answer);
};

const code = keptLanguage();
const loadGame = (game: string) => load(`game-${game}`, `words-${code}-${game}`);

function openTable(id: string, invite: string | null): void {
  const address = socketAddress(location.origin, id, { invite });
  const socket = new WebSocket(address);
  const messages: MessageEvent[] = [];
  early.table = { address, socket, messages };
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello" }));
  socket.onmessage = (message) => {
    if (!messages.length) loadGame(JSON.parse(message.data).table?.game ?? "");
    messages.push(message);
  };
}

// A browser has six connections to a server of HTTP/1.1: what is asked for first, and what takes the server longest, comes first.
const route = routeOf(location.href);
if (route.page === "table") openTable(route.id, route.invite);
if (route.page === "learn" && route.game !== null) ask(`/api/guides/${encodeURIComponent(route.game)}/${route.step}`);
load(`words-${code}`);
if (route.page === "table") load("board");
else if (route.page === "learn" && route.game !== null) {
  load("board");
  loadGame(route.game);
} else if (route.page === "home") {
  ask(`/api/games?lang=${code}`);
  ask("/api/tables");
}
ask("/api/me");
