/** The HTTP API of the server. Every call resolves with data or throws an `ApiError`. */

import type {
  AnalysisState,
  OpeningList,
  OpeningPage,
  PackCheck,
  PackPage,
  PracticeWish,
  PuzzleAnswer,
  PuzzleList,
  PuzzlePage,
  PuzzleStep,
  Reasons,
  Refused,
} from "../wire/server.js";
import type {
  BetterTurn,
  ChatLine,
  DailyDay,
  Explained,
  Explanation,
  Fact,
  GameInfo,
  GameWords,
  GuideStep,
  Hints,
  Imagined,
  Kept,
  Listed,
  LogLine,
  Me,
  Past,
  Profile,
  ProxyBidInfo,
  Rating,
  SessionInfo,
  Standing,
  TableInfo,
  NewTable,
  Welcome,
} from "./wire.js";

/** A request that the server refused, with the code of the error; `offline` if the server cannot be reached. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    /** Why an action is not legal, and the facts of it. */
    readonly reason: string | null = null,
    readonly facts: Record<string, Fact> = {},
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

export interface ApiOptions {
  /** The server, such as `http://127.0.0.1:7465`; in a browser, by default that of the page. */
  server?: string;
  /** Who asks; in a browser, by default the one of the cookie. */
  token?: string;
  /** What sends the requests; by default `fetch`. */
  fetch?: typeof fetch;
}

type Ask = <T>(method: string, path: string, body?: unknown, extra?: Extra) => Promise<T>;

/** The calls of the API at one server. */
export const makeApi = (options: ApiOptions = {}): Api =>
  operations((method, path, body, extra) =>
    ask(method, (options.server ?? "") + path, body, { ...extra, token: extra?.token ?? options.token }, options.fetch),
  );

async function ask<T>(method: string, path: string, body: unknown, extra: Extra, send: typeof fetch = fetch): Promise<T> {
  const headers: Record<string, string> = { "X-Mecenate": "1" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (extra.token) headers["Authorization"] = `Bearer ${extra.token}`;
  let response: Response;
  try {
    response = await send(path, {
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
  const problem: Partial<Refused> = await response.json().catch(() => ({}));
  const { code = "broken", message = response.statusText, reason, facts } = problem;
  throw new ApiError(code, message, response.status, reason ?? null, facts);
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const query = (args: Record<string, string | number | null | undefined>) => {
  const given = Object.entries(args).filter(([, value]) => value !== null && value !== undefined);
  return given.length ? "?" + new URLSearchParams(given.map(([name, value]) => [name, String(value)])) : "";
};

const puzzle = (game: string, id: string) => `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;

const operations = (ask: Ask) => ({
  guide: (game: string, step: number, signal?: AbortSignal) =>
    ask<GuideStep>("GET", `/api/guides/${encodeURIComponent(game)}/${step}`, undefined, { signal }),
  guideChoices: (game: string, step: number, moment: number) =>
    ask<Explanation[]>("GET", `/api/guides/${encodeURIComponent(game)}/${step}/choices/${moment}`),
  puzzles: () => ask<PuzzleList>("GET", "/api/puzzles"),
  puzzle: (game: string, id: string) => ask<PuzzlePage>("GET", puzzle(game, id)),
  /** The position of a puzzle after some choices. */
  puzzleLine: (game: string, id: string, line: string[]) => ask<PuzzleStep>("POST", `${puzzle(game, id)}/line`, { line }),
  /** Answer with a whole turn, or with none to be shown the solution. */
  answerPuzzle: (game: string, id: string, line: string[]) => ask<PuzzleAnswer>("POST", `${puzzle(game, id)}/answer`, { line }),
  openings: () => ask<OpeningList>("GET", "/api/openings"),
  /** What followed after some steps of an opening. */
  opening: (game: string, seats: number, line: string[]) =>
    ask<OpeningPage>("POST", `/api/openings/${encodeURIComponent(game)}/${seats}`, { line }),
  /** What is printed on the pieces of a game. */
  pack: (game: string) => ask<PackPage>("GET", `/api/packs/${encodeURIComponent(game)}`),
  /** What the engine says about changes to it. */
  checkPack: (game: string, changes: Record<string, unknown>, checked: string[]) =>
    ask<PackCheck>("POST", `/api/packs/${encodeURIComponent(game)}/check`, { changes, checked }),
  /** What the engine says about the text of a TOML file. */
  readPack: (game: string, text: string) => ask<PackCheck>("POST", `/api/packs/${encodeURIComponent(game)}/read`, { text }),
  welcome: () => ask<Welcome>("GET", "/api"),
  words: (game: string, lang: string) => ask<GameWords>("GET", `/api/games/${encodeURIComponent(game)}/words${query({ lang })}`),
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

  past: (
    id: string,
    moves: number,
    args: { invite?: string | null; seat_shown?: number | null } = {},
    signal?: AbortSignal,
    token?: string,
  ) => ask<Past>("GET", `${table(id)}/history/${moves}${query(args)}`, undefined, { signal, token }),
  /** Every seat's total after each move of a finished game. */
  scores: (id: string, invite?: string | null) => ask<number[][]>("GET", `${table(id)}/scores${query({ invite })}`),
  log: (id: string, args: { first?: number; last?: number; invite?: string | null } = {}) =>
    ask<LogLine[]>("GET", `${table(id)}/log${query(args)}`),
  chat: (id: string, invite?: string | null) => ask<ChatLine[]>("GET", `${table(id)}/chat${query({ invite })}`),
  note: (id: string) => ask<{ text: string }>("GET", `${table(id)}/note`),
  setNote: (id: string, text: string) => ask<{ text: string }>("PUT", `${table(id)}/note`, { text }),
  proxyBid: (id: string) => ask<ProxyBidInfo | null>("GET", `${table(id)}/proxy-bid`),
  setProxyBid: (id: string, lot: string, florins: number) => ask<ProxyBidInfo>("PUT", `${table(id)}/proxy-bid`, { lot, florins }),
  withdrawProxyBid: (id: string) => ask<void>("DELETE", `${table(id)}/proxy-bid`),
  whatIf: (id: string, branch: { actions: string[]; seed: number; moves?: number | null; answers?: boolean }, token?: string) =>
    ask<Imagined>("POST", `${table(id)}/what-if`, branch, { token }),
  /** The choices of a strong bot; takes about a second. */
  hint: (id: string, signal?: AbortSignal, token?: string) => ask<Hints>("GET", `${table(id)}/hint`, undefined, { signal, token }),
  /** What each legal choice of the seat that chooses means. */
  choices: (id: string, token?: string) => ask<Explained>("GET", `${table(id)}/choices`, undefined, { token }),
  /** What a plan of several choices means. */
  explain: (id: string, plan: string[], token?: string) => ask<Explained>("POST", `${table(id)}/explain`, { plan }, { token }),
  /** Why actions are not legal now. */
  reasons: (id: string, actions: string[], token?: string) => ask<Reasons>("POST", `${table(id)}/reasons`, { actions }, { token }),
  /** The score of every seat if the game ended now. */
  standings: (id: string, invite?: string | null, token?: string, signal?: AbortSignal) =>
    ask<Standing[]>("GET", `${table(id)}/standings${query({ invite })}`, undefined, { signal, token }),
  /** The deals of a day, such as 2026-11-18; of today if none is named. */
  daily: (day: string | null = null) => ask<DailyDay>("GET", `/api/daily${day === null ? "" : `/${encodeURIComponent(day)}`}`),
  /** Begin to play today's deal of a game, or go on. */
  playDaily: (game: string) => ask<TableInfo>("POST", `/api/daily/play/${encodeURIComponent(game)}`),
  recordAddress: (id: string) => `${table(id)}/record`,
  /** The analysis of a finished game, or how far it is. */
  analysis: (id: string, invite?: string | null, signal?: AbortSignal) =>
    ask<AnalysisState>("GET", `${table(id)}/analysis${query({ invite })}`, undefined, { signal }),
  analyse: (id: string, invite?: string | null) => ask<AnalysisState>("POST", `${table(id)}/analysis${query({ invite })}`),
  /** The better turn beside the one that begins with a move. */
  betterTurn: (id: string, move: number, invite?: string | null) =>
    ask<BetterTurn>("GET", `${table(id)}/analysis/better/${move}${query({ invite })}`),
  analysedRecordAddress: (id: string, lang: string, invite?: string | null) => `${table(id)}/analysis/record${query({ lang, invite })}`,
  /** Play on from a position of a finished game against bots. */
  practise: (id: string, wish: PracticeWish, invite?: string | null) =>
    ask<TableInfo>("POST", `${table(id)}/practice${query({ invite })}`, wish),
});

export type Api = ReturnType<typeof operations>;
