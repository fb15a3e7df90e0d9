/** The HTTP API of the server. Every call resolves with data or throws an `ApiError`. */

import type { GuideStep } from "@/guide/lesson";
import type {
  ChatLine,
  GameInfo,
  Hints,
  Imagined,
  Kept,
  Listed,
  LogLine,
  Me,
  Past,
  Profile,
  Rating,
  SessionInfo,
  Standing,
  TableInfo,
  NewTable,
} from "./wire";

/** A request that the server refused, with the code of the error; `offline` if the server cannot be reached. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

interface Extra {
  /** The token of another guest than the one of the cookie, for hot-seat players. */
  token?: string;
  signal?: AbortSignal;
  /** Do not send or change the cookie. */
  apart?: boolean;
}

async function ask<T>(method: string, path: string, body?: unknown, extra: Extra = {}): Promise<T> {
  const headers: Record<string, string> = { "X-Mecenate": "1" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (extra.token) headers["Authorization"] = `Bearer ${extra.token}`;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: extra.apart ? "omit" : "same-origin",
      signal: extra.signal,
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new ApiError("offline", "the server cannot be reached", 0);
  }
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  const problem = await response.json().catch(() => ({}));
  throw new ApiError(problem.code ?? "broken", problem.message ?? response.statusText, response.status);
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const query = (args: Record<string, string | number | null | undefined>) => {
  const given = Object.entries(args).filter(([, value]) => value !== null && value !== undefined);
  return given.length ? "?" + new URLSearchParams(given.map(([name, value]) => [name, String(value)])) : "";
};

export const api = {
  guide: (game: string, step: number, signal?: AbortSignal) =>
    ask<GuideStep>("GET", `/api/guides/${encodeURIComponent(game)}/${step}`, undefined, { signal }),
  games: (lang: string) => ask<GameInfo[]>("GET", `/api/games${query({ lang })}`),

  me: () => ask<Me>("GET", "/api/me"),
  /** Create a guest and set its cookie. */
  guest: (name: string) => ask<Me>("POST", "/api/guests", { name }),
  /** Create a hot-seat guest, identified by its token alone. */
  localGuest: (name: string) => ask<Me>("POST", "/api/guests", { name }, { apart: true }),
  changeProfile: (changes: { name?: string; webhook?: string | null }) => ask<Me>("PATCH", "/api/me", changes),
  register: (login: string, password: string) => ask<Me>("POST", "/api/accounts", { login, password }),
  logIn: (login: string, password: string) => ask<Me>("POST", "/api/session", { login, password }),
  logOut: () => ask<void>("DELETE", "/api/session"),
  changePassword: (old: string, fresh: string) => ask<void>("PUT", "/api/me/password", { old, new: fresh }),
  sessions: () => ask<SessionInfo[]>("GET", "/api/sessions"),
  endSession: (id: string) => ask<void>("DELETE", `/api/sessions/${encodeURIComponent(id)}`),
  deleteMe: (password: string) => ask<void>("POST", "/api/me/deletion", { password }),
  exportAddress: "/api/me/export",
  /** How long the server keeps each kind of data. */
  privacy: () => ask<Kept>("GET", "/api/privacy"),
  profile: (id: string) => ask<Profile>("GET", `/api/people/${encodeURIComponent(id)}`),
  ratings: (game: string) => ask<Rating[]>("GET", `/api/ratings/${game}`),

  openTables: () => ask<Listed[]>("GET", "/api/tables"),
  myTables: () => ask<Listed[]>("GET", "/api/tables/mine"),
  createTables: (wish: NewTable) => ask<TableInfo[]>("POST", "/api/tables", wish),
  table: (id: string, invite?: string | null) => ask<TableInfo>("GET", table(id) + query({ invite })),
  sit: (id: string, invite?: string | null, seat?: number, token?: string) =>
    ask<{ seat: number; token: string }>(
      "POST",
      `${table(id)}/seats${query({ invite })}`,
      { ...(invite ? { invite } : {}), ...(seat === undefined ? {} : { seat }) },
      { token, apart: token !== undefined },
    ),
  leaveSeat: (id: string, seat: number) => ask<void>("DELETE", `${table(id)}/seats/${seat}`),
  seatBot: (id: string, seat: number, level: string | null) => ask<TableInfo>("PUT", `${table(id)}/seats/${seat}/bot`, { level }),
  /** Turn notes on or off; in a game between people the others must agree. */
  setNotes: (id: string, notes: boolean) => ask<TableInfo>("PUT", `${table(id)}/settings`, { notes }),
  start: (id: string) => ask<TableInfo>("POST", `${table(id)}/start`),
  /** Ask everybody to go back to an earlier move. */
  askUndo: (id: string, version: number, to: number) =>
    ask<{ version: number }>("POST", `${table(id)}/undo`, { key: `back-${to}-${Date.now()}`, version, to }),
  resign: (id: string) => ask<{ version: number }>("POST", `${table(id)}/resign`),
  abandon: (id: string) => ask<TableInfo>("POST", `${table(id)}/abandon`),
  rematch: (id: string) => ask<TableInfo>("POST", `${table(id)}/rematch`),

  past: (id: string, moves: number, args: { invite?: string | null; seat_shown?: number | null } = {}, signal?: AbortSignal) =>
    ask<Past>("GET", `${table(id)}/history/${moves}${query(args)}`, undefined, { signal }),
  /** Every seat's total after each move of a finished game. */
  scores: (id: string, invite?: string | null) => ask<number[][]>("GET", `${table(id)}/scores${query({ invite })}`),
  log: (id: string, args: { first?: number; last?: number; invite?: string | null } = {}) =>
    ask<LogLine[]>("GET", `${table(id)}/log${query(args)}`),
  chat: (id: string, invite?: string | null) => ask<ChatLine[]>("GET", `${table(id)}/chat${query({ invite })}`),
  note: (id: string) => ask<{ text: string }>("GET", `${table(id)}/note`),
  setNote: (id: string, text: string) => ask<{ text: string }>("PUT", `${table(id)}/note`, { text }),
  whatIf: (id: string, branch: { actions: string[]; seed: number; moves?: number | null }, token?: string) =>
    ask<Imagined>("POST", `${table(id)}/what-if`, branch, { token }),
  /** The choices of a strong bot; takes about a second. */
  hint: (id: string, signal?: AbortSignal, token?: string) => ask<Hints>("GET", `${table(id)}/hint`, undefined, { signal, token }),
  /** The score of every seat if the game ended now. */
  standings: (id: string, invite?: string | null, token?: string, signal?: AbortSignal) =>
    ask<Standing[]>("GET", `${table(id)}/standings${query({ invite })}`, undefined, { signal, token }),
  recordAddress: (id: string) => `${table(id)}/record`,
};
