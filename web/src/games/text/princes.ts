/** The Princes of Florence in words. */

import type { Language } from "@/lib/language";
import type { GameEvent, View } from "@/lib/wire";
import { dash, type Section, type GameText, type Totals } from "./text";

const GAME = "princes";
const TERMS = ["building", "landscape", "freedom", "jesters", "cards"];

/** The events without repetitions: the place of a piece before the piece itself, and the known value of a work. */
function digest(events: GameEvent[]): GameEvent[] {
  const found: GameEvent[] = [];
  for (const event of events) {
    if (["landscape", "build"].includes(event.kind) && found.at(-1)?.kind === "place") found.pop();
    const repeats = event.kind === "value" && ["work", "bonus", "princess"].includes(found.at(-1)?.kind ?? "");
    if (event.kind === "kept" && found.at(-1)?.kind === "keep") found.pop();
    if (!repeats) found.push(event);
  }
  return found;
}

function board(view: View, names: readonly string[], language: Language, totals: Totals = null): Section[] {
  const word = (name: string, form = "") => language.word(GAME, name, form);
  const label = (id: string, args = {}) => language.label(GAME, id, args);
  const counted = (counts: Record<string, number>, form = "") =>
    Object.entries(counts)
      .map(([name, left]) => `${word(name, form)} ${left}`)
      .join(", ");
  const sections: Section[] = [];
  if (view.auction) {
    const { lot, bid, leader, passed } = view.auction;
    const lines = [label("label-auction-line", { lot: word(lot), bid, leader: names[leader] ?? "" })];
    if (passed.length) lines.push(label("label-passed", { seats: passed.map((seat: number) => names[seat]).join(", ") }));
    sections.push({ title: label("label-auction"), lines });
  }
  const lots = view.lots.map((lot: any) => `${word(lot.name)} ${lot.left}${lot.buyer === null ? "" : ` ✓ ${names[lot.buyer]}`}`);
  sections.push({ title: label("label-lots"), lines: lots });
  if (view.characters.length)
    sections.push({
      title: label("label-characters"),
      lines: view.characters.map((one: any) => {
        const money = one.money === null ? "" : ` ${language.text("number", { n: one.money })}`;
        const holder = one.owner !== null ? ` ✓ ${names[one.owner]}` : one.pawn !== null ? ` ▲ ${names[one.pawn]}: ${one.space}` : "";
        return word(one.name) + money + holder;
      }),
    });
  if (view.offer) {
    const { active, partner, building, florins, active_squares, partner_squares } = view.offer;
    const args = { active: names[active], partner: names[partner], building: word(building), florins: florins ?? "?" };
    sections.push({
      title: label("label-offer"),
      lines: [label("label-offer-line", { ...args, mine: active_squares.join(" "), theirs: partner_squares.join(" ") })],
    });
  }
  sections.push({ title: label("label-supply"), lines: [counted({ ...view.buildings, ...view.freedoms })] });
  sections.push({ title: label("label-piles"), lines: [counted(view.piles, "cards")] });
  if (view.seat !== null && !view.over) sections.push(...hand(view, view.players[view.seat], language));
  for (const player of view.players) {
    const prestige = totals?.[player.seat] ?? player.prestige;
    sections.push(estate(view, { ...player, prestige }, names, language));
  }
  return sections;
}

function hand(view: View, player: any, language: Language): Section[] {
  const word = (name: string) => language.word(GAME, name);
  const label = (id: string) => language.label(GAME, id);
  const found: Section[] = [];
  if (player.reckonings?.length) {
    const terms = view.muse ? [...TERMS, "muse"] : TERMS;
    const head = ["", ...TERMS.map((term) => label(`label-${term}`)), ...(view.muse ? [word("muse")] : []), label("label-value")];
    const rows = player.reckonings.map((one: any) => [
      word(one.profession),
      ...terms.map((term) => dash(one[term] ? String(one[term]) : "")),
      `= ${one.value}`,
    ]);
    found.push({ title: label("label-people"), table: { head, rows } });
  }
  const lists: [string, string[]][] = [
    ["label-bonus", (player.bonus ?? []).map((card: any) => `${word(card.card)} (+${card.points})`)],
    ["label-prestige", (player.prestige_cards_held ?? []).map(word)],
    ["label-looked", view.looked.map(word)],
    [
      "label-under",
      Object.values<any[]>(view.under)
        .flat()
        .filter((card) => card !== null)
        .map(word),
    ],
  ];
  for (const [id, lines] of lists) if (lines.length) found.push({ title: label(id), lines });
  return found;
}

function estate(view: View, player: any, names: readonly string[], language: Language): Section {
  const word = (name: string) => language.word(GAME, name);
  const label = (id: string, args = {}) => language.label(GAME, id, args);
  const lines = [language.count(GAME, "prestige", player.prestige)];
  if (player.florins !== null) lines.push(language.count(GAME, "florins", player.florins));
  if (view.first === player.seat && !view.over) lines.push(label("label-first"));
  lines.push(...player.characters.map(word));
  if (player.builders) lines.push(label("label-builders", { count: player.builders }));
  if (player.jesters) lines.push(label("label-jester-count", { count: player.jesters }));
  if (player.freedoms.length) lines.push(label("label-freedoms", { words: language.words(GAME, player.freedoms) }));
  if (player.works.length) lines.push(label("label-works", { words: language.words(GAME, player.works) }));
  if (player.recruited) lines.push(label("label-recruited", { count: player.recruited }));
  if (player.best_work) lines.push(label("label-best", { value: player.best_work }));
  lines.push(label("label-hand", { professions: player.profession_cards, bonus: player.bonus_cards, recruiting: player.recruiting_cards }));
  if (player.prestige_cards) lines.push(label("label-held", { count: player.prestige_cards }));
  const rows = player.estate.map((piece: any) => [word(piece.name), piece.squares.join(" ")]);
  return { title: names[player.seat] ?? "", seat: player.seat, lines, table: rows.length ? { head: [], rows } : undefined };
}

const AUCTION = new Set(["open", "decline"]);
const CHARACTERS = new Set(["pawn", "character"]);
const ACTIONS = new Set(["build", "offer", "freedom", "work"]);

/** Cards of prestige are won at an auction; those of other piles are an action. */
function part({ kind, facts }: GameEvent): string | null {
  if (AUCTION.has(kind)) return "auction";
  if (CHARACTERS.has(kind)) return "characters";
  return ACTIONS.has(kind) || (kind === "look" && facts.pile !== "prestige") ? "actions" : null;
}

export const gameText: GameText = {
  digest,
  part,
  minor: new Set(["look", "see", "under", "value", "place", "returned"]),
  gained: ({ kind, facts }) => Number(facts.prestige ?? 0) * (kind === "sell" ? -1 : 1),
  points: (view) =>
    view.players.map((player) => (view.muse ? player.prestige_by_source : { ...player.prestige_by_source, sold: -player.sold })),
  score: (view, seat) => view.players[seat]?.prestige ?? null,
  phase: (view, language) =>
    view.over
      ? language.label(GAME, "label-over")
      : [
          view.round > 0 ? language.label(GAME, "label-round", { round: view.round, least: view.least }) : "",
          language.word(GAME, view.phase),
        ]
          .filter(Boolean)
          .join(" · "),
  board,
};
