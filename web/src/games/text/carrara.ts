/** Carrara in words. */

import type { Language } from "@/lib/language";
import type { GameEvent, View } from "@/lib/wire";
import { dash, seatMark, type Section, type GameText, type Totals } from "./text";

const GAME = "carrara";
const COLOURS = ["white", "yellow", "red", "green", "blue", "purple"];
const MERGED: Record<string, string> = { take: "colour", pay: "colour", display: "tile" };

/** Consecutive blocks taken or paid become one event, and so do tiles that are revealed together. */
function digest(events: GameEvent[]): GameEvent[] {
  const found: GameEvent[] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (!(event.kind in MERGED)) found.push(event);
    else if (last && last.kind === event.kind && last.seat === event.seat && last.facts.position === event.facts.position)
      found[found.length - 1] = merged([last, event]);
    else found.push(merged([event]));
  }
  return found;
}

function merged(events: GameEvent[]): GameEvent {
  const last = events.at(-1)!;
  const listed = MERGED[last.kind]!;
  const words: string[] = [];
  for (const { facts } of events) {
    const fact = facts[listed];
    if (Array.isArray(fact)) words.push(...fact);
    else words.push(...Array((facts.blocks as number | undefined) ?? 1).fill(String(fact)));
  }
  const { blocks: _, ...facts } = last.facts;
  const sum = events.reduce((total, event) => total + Number(event.facts.florins ?? 0), 0);
  return { ...last, facts: { ...facts, [listed]: words, ...(last.kind === "take" ? { florins: sum } : {}) } };
}

function board(view: View, names: readonly string[], language: Language, totals: Totals = null): Section[] {
  const word = (name: string, form = "") => language.word(GAME, name, form);
  const label = (id: string, args = {}) => language.label(GAME, id, args);
  const pays = (one: any) =>
    [one.florins && `×${one.florins}${word("florins", "short")}`, one.points && `×${one.points}${word("points", "short")}`]
      .filter(Boolean)
      .join(" ");
  const advanced = view.version === "advanced";
  const wheel = COLOURS.map((colour) => [
    word(colour),
    ...view.wheel.map((sector: any) => {
      const count = sector.blocks[colour] ?? 0;
      return count ? `${sector.prices[colour]} · ${count}×` : String(sector.prices[colour]);
    }),
  ]);
  if (advanced) {
    wheel.push([label("label-decoration"), ...view.wheel.map((sector: any) => word(sector.decoration, "short"))]);
    wheel.push([label("label-statue"), ...view.wheel.map((sector: any) => word(sector.statue))]);
  }
  const court = view.court.map((section: any) => [
    String(section.number),
    word(`${section.amount} ${section.bonus.replaceAll("_", " ")}`),
    dash(section.markers.map((seat: number) => names[seat]).join(", ")),
  ]);
  const sections: Section[] = [
    {
      title: label("label-wheel"),
      lines: view.bag_empty ? [label("label-bag-empty")] : [],
      table: { head: ["", ...view.wheel.map((sector: any) => sector.position)], rows: wheel },
    },
    {
      title: label("label-display"),
      lines: [...display(view, language), label("label-pile", { tiles: view.pile }), ...passing(view, label)],
    },
    { title: label("label-monuments"), lines: [dash(view.monuments.map((tile: any) => word(tile.type)).join(", "))] },
    {
      title: label("label-improvements"),
      lines: Object.entries<number>(view.improvements)
        .filter(([, n]) => n > 0)
        .map(([name, n]) => `${word(name)} ${pays(view.printed.improvements[name])}${n > 1 ? ` (${n})` : ""}`),
    },
    {
      title: label("label-court"),
      table: { head: [], rows: court },
      lines: [
        label("label-open-area", {
          markers: dash(
            view.players
              .filter((one) => one.open_area > 0)
              .map((one) => `${names[one.seat]} ${one.open_area}`)
              .join(", "),
          ),
        }),
        ...(view.visitor === null ? [] : [label("label-visit", { player: names[view.visitor] ?? "", section: view.visited_section })]),
      ],
    },
  ];
  for (const player of view.players) {
    const points = totals?.[player.seat] ?? player.points;
    sections.push(belongings(view, { ...player, points }, names, language, pays));
  }
  return sections;
}

/** How many turns in a row were passed, and a warning when one more round ends the game. */
function passing(view: View, label: (id: string, args?: Record<string, number>) => string): string[] {
  if (view.passes === 0 || view.over || view.finisher !== null) return [];
  const left = view.max_passes - view.passes;
  const warning = left <= view.seats ? [label("label-passes-left", { left })] : [];
  return [label("label-passes", { passes: view.passes, most: view.max_passes }), ...warning];
}

/** The buildings for sale by landscape. */
function display(view: View, language: Language): string[] {
  return ["urban", "rural"].flatMap((landscape) => {
    const tiles = view.display.filter((tile: any) => tile?.landscape === landscape).map((tile: any) => tile.name);
    return tiles.length ? [`${language.word(GAME, landscape)}: ${language.words(GAME, tiles)}`] : [];
  });
}

function belongings(view: View, player: any, names: readonly string[], language: Language, pays: (one: any) => string): Section {
  const word = (name: string) => language.word(GAME, name);
  const label = (id: string, args = {}) => language.label(GAME, id, args);
  const lines = [language.count(GAME, "points", player.points)];
  if (player.florins !== null) lines.push(language.count(GAME, "florins", player.florins));
  if (player.blocks !== null)
    lines.push(
      `${label("label-blocks")}: ${dash(
        Object.entries(player.blocks)
          .map(([colour, n]) => `${n}× ${word(colour)}`)
          .join(", "),
      )}`,
    );
  lines.push(label("label-markers", { markers: player.markers }));
  const used = player.spaces.filter((one: any, n: number) => n >= view.cities.length && one.used && !one.name.includes("florins"));
  const lists: [string, string[]][] = [
    ["label-improved", player.improvements],
    ["label-stored", player.warehouses],
    ["label-scored", used.map((one: any) => one.name)],
  ];
  for (const [id, list] of lists) if (list.length) lines.push(label(id, { words: language.words(GAME, list) }));
  const rows = view.cities.map((city: any) => [
    word(city.name),
    pays(player.rewards[city.name]),
    dash(player.columns[city.name].map((tile: any) => tileText(tile, word)).join(", ")),
    city.owner === null
      ? label("label-needs", { tiles: city.minimum })
      : label("label-scored-by", { seat: names[city.owner] ?? seatMark(city.owner) }),
  ]);
  return { title: names[player.seat] ?? "", seat: player.seat, lines, table: { head: [], rows } };
}

function tileText(tile: any, word: (name: string) => string): string {
  const extras = [tile.decorated && word(tile.decoration), tile.statue && word(`${tile.statue} statue`)].filter(Boolean);
  return word(tile.name) + (extras.length ? ` (${extras.join(", ")})` : "");
}

/** Following is asked for only where it is possible. */
function prompt(view: View, legal: readonly string[], names: readonly string[], language: Language): string | null {
  const { visitor, section } = view.prompt?.facts ?? {};
  if (view.prompt?.kind !== "main" || typeof visitor !== "number") return null;
  const id = legal.includes("follow") ? "prompt-follow" : "prompt-cannot-follow";
  return language.label(GAME, id, { visitor: names[visitor] ?? seatMark(visitor), section: Number(section) });
}

export const gameText: GameText = {
  digest,
  minor: new Set(["turn", "leave", "fill", "pay", "building points"]),
  gained: ({ facts }) => Number(facts.points ?? 0),
  points: (view) => view.players.map((player) => player.points_by_source),
  score: (view, seat) => view.players[seat]?.points ?? null,
  prompt,
  phase: (view, language) => {
    if (view.over) return language.label(GAME, "label-over");
    if (view.finisher !== null) return language.label(GAME, "label-last-turns", { turns: view.last_turns });
    // The game ends when the pile is empty and somebody has no marker left (CAR-51).
    const markers = Math.min(...view.players.map((player) => player.markers));
    return language.label(GAME, "label-until-end", { pile: view.pile, markers });
  },
  board,
};
