/** Carpe Diem in words. */

import type { Language } from "@/lib/language";
import type { Fact, GameEvent, View } from "@/lib/wire";
import { dash, type Section, type GameText } from "./text";

const GAME = "carpe_diem";
const SIDES = ["north", "east", "south", "west"];
const COLUMNS = "abcdef";

type Facts = Record<string, Fact>;
type Tiles = Map<string, { edges: string[]; kinds: string[] }>;

function facts(view: View, action: string): Facts {
  const [family = "", ...words] = action.split(" ");
  const rest = words.join(" ");
  if (action === "give bread") return { bread: view.printed.bread_for_a_card };
  if (view.seat === null) return {};
  const player = view.players[view.seat];
  if (family === "go" || family === "bread") {
    const space = view.ring[Number(rest.replace("to ", "")) - 1] ?? [];
    return space.length ? { tiles: space.map((tile: any) => tile.name) } : {};
  }
  if (family === "take") return take(view, player, rest);
  if (family === "at") return place(view, player, rest);
  if (family === "return") return { points: (view.printed.fountains[rest] ?? 0) * (player.finished[rest] ?? 0) };
  if (family === "disc") {
    const [first = "", second = ""] = rest.split("-");
    return { ...card(view, first), ...card(view, second, "2") };
  }
  return family === "score" ? card(view, rest) : {};
}

function laid(player: any): Tiles {
  return new Map(player.tiles.map((placed: any) => [placed.cell, placed.tile]));
}

const turned = (edges: string[], turns: number) => edges.map((_, side) => edges[(side - turns + 4) % 4]!);

function beside(cell: string, side: number): string | null {
  const column = COLUMNS.indexOf(cell[0]!) + [0, 1, 0, -1][side]!;
  const row = Number(cell[1]) + [-1, 0, 1, 0][side]!;
  return column >= 0 && column < 6 && row >= 1 && row <= 6 ? `${COLUMNS[column]}${row}` : null;
}

/** Whether no side of this kind faces an empty cell. */
function finished(tiles: Tiles, cell: string, kind: string): boolean {
  const found = new Set([cell]);
  const waiting = [cell];
  while (waiting.length) {
    const at = waiting.pop()!;
    for (let side = 0; side < 4; side++) {
      if (tiles.get(at)!.edges[side] !== kind) continue;
      const there = beside(at, side);
      if (there === null || !tiles.has(there)) return false;
      if (!found.has(there)) {
        found.add(there);
        waiting.push(there);
      }
    }
  }
  return true;
}

function finishes(tiles: Tiles, tile: any, cell: string, turns: number): string[] {
  const after: Tiles = new Map(tiles).set(cell, { edges: turned(tile.edges, turns), kinds: tile.kinds });
  return tile.kinds.filter((kind: string) => finished(after, cell, kind));
}

function fits(tiles: Tiles, cell: string, edges: string[]): boolean {
  let near = false;
  for (let side = 0; side < 4; side++) {
    const there = beside(cell, side);
    const across = there === null ? "grass" : tiles.get(there)?.edges[(side + 2) % 4];
    if (across !== undefined && across !== edges[side]) return false;
    near ||= there !== null && tiles.has(there);
  }
  return near && !tiles.has(cell);
}

function take(view: View, player: any, name: string): Facts {
  const tile = [...view.ring.flat(), ...view.lower_row].find((one: any) => one?.name === name);
  if (!tile) return {};
  const tiles = laid(player);
  const found = new Set<string>();
  for (const column of COLUMNS)
    for (let row = 1; row <= 6; row++)
      for (let turns = 0; turns < 4; turns++)
        if (fits(tiles, `${column}${row}`, turned(tile.edges, turns)))
          for (const kind of finishes(tiles, tile, `${column}${row}`, turns)) found.add(kind);
  const others = tile.kinds.filter((kind: string) => found.has(kind) && kind !== name);
  return others.length ? { finishes: others } : {};
}

function place(view: View, player: any, where: string): Facts {
  const [cell = "", turns = "0"] = where.split(" turned ");
  const tile = view.in_hand;
  if (!tile) return {};
  const edges = turned(tile.edges, Number(turns));
  const found: Facts = Object.fromEntries(SIDES.map((side, n) => [side, edges[n]!]));
  found.banner = player.banners.includes(cell) ? 1 : 0;
  const done = finishes(laid(player), tile, cell, Number(turns)).filter((kind) => kind !== tile.name);
  return done.length ? { ...found, finishes: done } : found;
}

function card(view: View, space: string, mark = ""): Facts {
  const found = view.cards.find((one: any) => one.space === space);
  if (!found) return {};
  const list = (counts: Record<string, number>) => Object.entries(counts).map(([thing, count]) => `${count} ${thing}`);
  return { [`needs${mark}`]: list(found.needs), [`gives${mark}`]: list(found.gives) };
}

/** Consecutive payments become one event; a seat that sees its fountain cards is not told that they moved. */
function digest(events: GameEvent[]): GameEvent[] {
  const found: GameEvent[] = [];
  for (const event of events) {
    const last = found.at(-1);
    const told = last && ((event.kind === "look at" && last.kind === "look") || (event.kind === "return card" && last.kind === "return"));
    if (told) found[found.length - 1] = event;
    else if (last && event.kind === "pay" && last.kind === "pay" && event.seat === last.seat) {
      const piece = [last, event].flatMap(({ facts }) => (Array.isArray(facts.piece) ? facts.piece : [String(facts.piece)]));
      found[found.length - 1] = { ...last, facts: { piece } };
    } else found.push(event);
  }
  return found;
}

function board(view: View, names: readonly string[], language: Language): Section[] {
  const word = (name: string) => language.word(GAME, name);
  const label = (id: string, args = {}) => language.label(GAME, id, args);
  const counted = (counts: Record<string, number>) =>
    dash(
      Object.entries(counts)
        .filter(([, n]) => n > 0)
        .map(([name, n]) => `${n}× ${word(name)}`)
        .join(", "),
    );
  const list = (counts: Record<string, number>) =>
    Object.entries(counts)
      .map(([thing, n]) => word(`${n} ${thing}`))
      .join(", ");
  const tiles = (all: any[]) =>
    dash(
      language.words(
        GAME,
        all.map((tile) => tile.name),
      ),
    );
  const sections: Section[] = [];
  if (view.in_hand)
    sections.push({ title: label("label-in-hand", { tile: word(view.in_hand.name) }), lines: [sides(view.in_hand, language)] });
  sections.push({
    title: label("label-ring"),
    table: {
      head: [],
      rows: view.ring.map((space: any[], n: number) => [
        String(n + 1),
        view.players
          .filter((player) => player.pawn === n + 1)
          .map((player) => names[player.seat])
          .join(", "),
        tiles(space),
      ]),
    },
  });
  sections.push({ title: label("label-lower"), lines: [tiles(view.lower_row.filter(Boolean))] });
  sections.push({
    title: label("label-cards"),
    table: {
      head: [],
      rows: view.cards.map((one: any) => [
        one.space,
        `${list(one.needs)} → ${list(one.gives)}`,
        view.circles
          .filter((circle: any) => circle.seat !== null && circle.cards.includes(one.space))
          .map((circle: any) => names[circle.seat])
          .join(", "),
      ]),
    },
  });
  const stacks = view.track
    .map((seats: number[], space: number) => ({ seats, space }))
    .filter(({ seats }: any) => seats.length)
    .reverse();
  sections.push({
    title: label("label-track"),
    lines: stacks.map(
      ({ seats, space }: any) =>
        `${space}: ${[...seats]
          .reverse()
          .map((seat: number) => names[seat])
          .join(", ")}`,
    ),
  });
  const main = view.seat ?? view.actor ?? 0;
  const order = [view.players[main], ...view.players.filter((player) => player.seat !== main)];
  for (const player of order) {
    const lines = [
      language.count(GAME, "points", player.points),
      label("label-goods", { words: counted(player.goods) }),
      language.count(GAME, "coins", player.coins),
      language.count(GAME, "bread", player.bread),
      label("label-stored", { tiles: player.stored }),
      label("label-track-at", { space: player.track }),
      label("label-chimneys", { count: player.chimneys }),
      label("label-finished", { words: counted(player.finished) }),
      label("label-discs", { discs: player.discs }),
    ];
    if (player.hand === null) lines.push(label("label-fountain-cards", { cards: player.fountain_cards }));
    else if (player.hand.length) lines.push(label("label-hand", { words: language.words(GAME, player.hand) }));
    const rows = player.tiles.map((placed: any) => [placed.cell, sides(placed.tile, language)]);
    sections.push({ title: names[player.seat] ?? "", seat: player.seat, lines, table: { head: [], rows } });
  }
  return sections;
}

/** What the sides of a tile show: '↑ villa → garden'. */
function sides(tile: any, language: Language): string {
  const shown = tile.edges
    .map((edge: string, n: number) => (edge === "grass" ? "" : `${"↑→↓←"[n]} ${language.word(GAME, edge)}`))
    .filter(Boolean);
  return shown.length ? shown.join("  ") : language.word(GAME, tile.kinds[0] ?? tile.name);
}

export const gameText: GameText = {
  facts,
  digest,
  points: (view) =>
    view.players.map((player) =>
      Object.fromEntries(
        Object.entries<number | null>(player.score).filter((pair): pair is [string, number] => pair[1] !== null && pair[0] !== "fountains"),
      ),
    ),
  // During the game the points so far; at the end also those of the final scoring.
  score: (view, seat) => {
    const player = view.players[seat];
    if (!player) return null;
    return view.over ? Object.values<number | null>(player.score).reduce<number>((sum, points) => sum + (points ?? 0), 0) : player.points;
  },
  phase: (view, language) =>
    view.over ? language.label(GAME, "label-over") : language.label(GAME, "label-phase", { phase: view.phase, round: view.round }),
  board,
};
