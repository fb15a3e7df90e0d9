/** What the page asked for before its scripts were there (`begin.ts`): answers of the API, and the socket of a table. */

import type { Socket } from "@/client";

export interface Early {
  /** Answers by the address that was asked. */
  answers: Map<string, Promise<Response>>;
  /** The socket of the table that the page shows, and what has come in by it. */
  table: { address: string; socket: WebSocket; messages: MessageEvent[] } | null;
}

declare global {
  interface Window {
    early?: Early;
  }
}

const early = (): Early | undefined => (typeof window === "undefined" ? undefined : window.early);

/** Forget what was not used: it was for the first page. */
export function forgetEarly(): void {
  const begun = early();
  begun?.answers.clear();
  takeTable(begun?.table?.address ?? "")?.close();
}

/** `fetch`, with an answer that was asked for early if there is one. */
export const earlyFetch: typeof fetch = async (input, init) => {
  const begun = early();
  const answer = typeof input === "string" && isPlain(init) ? begun?.answers.get(input) : undefined;
  if (answer === undefined) return fetch(input, init);
  begun!.answers.delete(input as string);
  const response = await answer;
  init?.signal?.throwIfAborted();
  return response;
};

/** Whether a request only reads, as the user of the cookie. */
function isPlain(init: RequestInit | undefined): boolean {
  return (init?.method ?? "GET") === "GET" && init?.credentials !== "omit" && !new Headers(init?.headers).has("Authorization");
}

/** Open a socket: the one that was opened early, if it has this address. */
export function openSocket(address: string): Socket {
  return takeTable(address) ?? (new WebSocket(address) as Socket);
}

function takeTable(address: string): Socket | null {
  const begun = early();
  const table = begun?.table;
  if (!begun || !table || table.address !== address) return null;
  begun.table = null;
  const { socket, messages } = table;
  if (socket.readyState > WebSocket.OPEN) return null;
  // Whoever takes the socket sets its handlers first.
  queueMicrotask(() => {
    for (const message of messages) socket.onmessage?.(message);
  });
  return socket as Socket;
}
