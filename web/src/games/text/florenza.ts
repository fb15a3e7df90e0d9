/** Florenza in words. */

import type { Language } from "@/lib/language";
import type { Fact, GameEvent, View } from "@/lib/wire";
import { dash, type Section, type GameText, type Totals } from "./text";

const GAME = "florenza";
const EVERY_KIND = 3;
/** Events that only one seat is told, and the public event of the same thing. */
const HEARD_TWICE: Record<string, string> = { drawn: "draw", keep: "discard" };

function costWords(cost: Record<string, number>): string[] {
  const words = Object.entries(cost).flatMap(([name, n]) => (name === "fiorini" ? [] : Array<string>(n).fill(name)));
  return cost.fiorini ? [...words, `${cost.fiorini} fiorini`] : words;
}

const kinds = (list: string[]) => (list.length === EVERY_KIND ? "any artist" : list.join(" or "));

/** A seat that sees the cards is not told their number; a draw of nothing is left out. */
function digest(events: GameEvent[]): GameEvent[] {
  const told = new Set(events.filter((event) => event.kind in HEARD_TWICE).map((event) => `${HEARD_TWICE[event.kind]} ${event.seat}`));
  const empty = (fact: Fact | undefined) => fact === 0 || (Array.isArray(fact) && fact.length === 0);
  return events.filter((event) => !told.has(`${event.kind} ${event.seat}`) && !empty(event.facts.cards));
}

function board(view: View, names: readonly string[], language: Language, totals: Totals = null): Section[] {
  const word = (name: string, form = "") => language.word(GAME, name, form);
  const label = (id: string, args = {}) => language.label(GAME, id, args);
  const cost = (counts: Record<string, number>) => dash(language.words(GAME, costWords(counts)));
  const artists = (list: string[]) => word(kinds(list));
  const range = (artist: any) => (artist.lowest === artist.highest ? String(artist.lowest) : `${artist.lowest}–${artist.highest}`);
  const price = (amount: number) => language.count(GAME, "fiorini", amount);
  const artist = (one: any) => `${word(one.word, "name")}, ${price(one.cost)}, ${range(one)}`;
  const monument = (one: any) => `${one.name} ${one.prestige}: ${cost(one.cost)}, ${artists(one.artists)}`;
  const sections: Section[] = [
    {
      title: label("label-monuments"),
      table: { head: [], rows: view.monuments.map((one: any) => [String(one.prestige), one.name, cost(one.cost), artists(one.artists)]) },
    },
  ];
  for (const [kind, up] of Object.entries(view.anonymous)) {
    const lines = view.artists.filter((one: any) => one.kind === kind).map(artist);
    if (up) lines.push(`${label("label-anonymous")}, ${price(view.printed.anonymous_artist)}`);
    sections.push({ title: word(kind, "plural"), lines });
  }
  const open = view.locations.filter((one: any) => one.up > 0);
  sections.push({ title: label("label-locations"), lines: open.map((one: any) => one.name + (one.up > 1 ? ` ×${one.up}` : "")) });
  sections.push({ title: label("label-supply"), lines: [`${cost(view.supply)}, ${price(view.bank)}`] });
  for (const player of view.players) {
    const lines = totals ? [language.count(GAME, "points", totals[player.seat] ?? 0)] : [];
    if (view.captain === player.seat) lines.push(label("label-captain"));
    if (view.new_captain === player.seat) lines.push(label("label-next-captain"));
    lines.push(label("label-cards", { cards: player.hand_size }), label("label-resources", { resources: player.resource_cards }));
    if (player.resources) lines.push(`${cost(player.resources)}, ${price(player.fiorini)}`);
    const rows: string[][] = [];
    const row = (id: string, list: string[]) => list.length && rows.push([label(id), list.join("; ")]);
    row(
      "label-hand",
      (player.hand ?? []).map((card: any) => `${card.name} (${cost(card.cost)}${card.prestige ? `, ${card.prestige}` : ""})`),
    );
    row(
      "label-front",
      player.cards.map((card: any) => work(card, language)),
    );
    row(
      "label-finished",
      player.monuments.map((one: any) => work(one, language)),
    );
    row("label-reserved", [...player.reserved_monuments.map(monument), ...player.reserved_artists.map(artist)]);
    sections.push({
      title: `${names[player.seat]} (${player.family})`,
      seat: player.seat,
      lines,
      table: rows.length ? { head: [], rows } : undefined,
    });
  }
  return sections;
}

function work(one: any, language: Language): string {
  const worth = one.prestige ? ` ${one.prestige}` : "";
  if (one.artist) return `${one.name}${worth} + ${language.word(GAME, one.artist.word, "name")} ${one.artist.prestige}`;
  return `${one.name}${worth}${one.artists.length ? ` + ${language.label(GAME, "label-anonymous-work")}` : ""}`;
}

export const gameText: GameText = {
  digest,
  minor: new Set(["give", "draw", "drawn"]),
  gained: () => 0,
  points: () => [],
  score: () => null,
  phase: (view, language) => {
    const round = language.label(GAME, "label-round", { round: view.round, rounds: view.rounds });
    if (view.over) return language.label(GAME, "label-over");
    if (view.stage !== "acting") return `${round} · ${language.label(GAME, "label-end-of-round")}`;
    if (/^\d+$/.test(view.step)) return `${round} · ${language.label(GAME, "label-step", { step: view.step })}`;
    return `${round} · ${language.label(GAME, "label-extra-step", { step: language.word(GAME, view.step) })}`;
  },
  board,
};
