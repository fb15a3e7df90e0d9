/** Carpe Diem in words. */

import type { Language } from "@/lib/language";
import type { GameEvent, View } from "@/lib/wire";
import { dash, type Section, type GameText, type Totals } from "./text";

const GAME = "carpe_diem";

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

function board(view: View, names: readonly string[], language: Language, totals: Totals = null): Section[] {
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
      language.count(GAME, "points", totals?.[player.seat] ?? player.points),
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
  digest,
  minor: new Set(["go", "goods", "bread", "coins", "look", "look at", "pay", "give bread"]),
  gained: ({ kind, facts }) => Number(facts.points ?? 0) * (kind === "fail" ? -1 : 1),
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
