/** A game without texts of its own, in words: the parts of its view by name, as in `mecenate.cli.tables.plain`. */

import { capital, slug, type Language } from "@/lib/language";
import type { View } from "@/lib/wire";
import type { GameText, Section } from "./text";

/** What every view has. */
const NOT_SHOWN = ["game", "seat", "seats", "actor", "over", "prompt", "players", "printed", "legal"];
const SIZE = "_size";
const dash = (text: string) => text || "–";

/** The heading and the words of each part; the size of a hidden part stands for the part. */
export function partsOf(game: string, fields: Record<string, unknown>, language: Language): [string, string][] {
  const parts: [string, string][] = [];
  for (const [name, value] of Object.entries(fields)) {
    const whole = name.endsWith(SIZE) ? name.slice(0, -SIZE.length) : name;
    if (NOT_SHOWN.includes(name) || (whole !== name && whole in fields)) continue;
    parts.push([heading(game, name, language), inWords(game, value ?? fields[name + SIZE], language)]);
  }
  return parts;
}

/** The message `label-<name>` of the game, or the name itself. */
function heading(game: string, name: string, language: Language): string {
  const id = `label-${slug(name)}`;
  return capital(language.knows(game, id) ? language.label(game, id) : name.replaceAll("_", " "));
}

function inWords(game: string, value: unknown, language: Language): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "string") return language.word(game, value);
  if (Array.isArray(value)) {
    const strings = value.every((part) => typeof part === "string");
    return dash(strings ? language.words(game, value) : value.map((part) => inWords(game, part, language)).join("; "));
  }
  if (typeof value !== "object") return String(value);
  const parts = Object.entries(value);
  if (parts.every(([, part]) => typeof part === "number"))
    return dash(
      language.words(
        game,
        parts.flatMap(([name, count]) => Array<string>(count as number).fill(name)),
      ),
    );
  return parts.map(([name, part]) => `${language.word(game, name)}: ${inWords(game, part, language)}`).join("; ");
}

function board(view: View, names: readonly string[], language: Language): Section[] {
  const table = partsOf(view.game, view, language).map(([title, words]) => ({ title, lines: [words] }));
  const main = view.seat ?? view.actor ?? 0;
  const order = [view.players[main], ...view.players.filter((player) => player.seat !== main)];
  const players = order.map((player) => ({
    title: names[player.seat] ?? "",
    seat: player.seat as number,
    lines: partsOf(view.game, player, language).map(([title, words]) => `${title}: ${words}`),
  }));
  return [...table, ...players];
}

export const plainText: GameText = {
  digest: (events) => events,
  minor: new Set(),
  gained: () => 0,
  points: () => [],
  score: () => null,
  phase: () => "",
  board,
};
