/** The words of the workshop, and those of a pack in the language of the user. */

import { i18n } from "@/lib/i18n.svelte";
import { capital, slug, type Value as Argument } from "@/lib/language";
import type { PackBlock } from "@/wire/server";
import { isTable, type Pack, type Value } from "./data";

/** A message of the workshop. */
export const say = (id: string, args: Record<string, Argument> = {}): string => i18n.language.label("packs", id, args);

/** A colon as the language writes it. */
const colon = (): string => say("colon");

/** A word of a pack; null if nobody has one for it. The words of the game come first: the boards use them too. */
export function known(game: string, word: string): string | null {
  const { language } = i18n;
  const id = slug(word);
  const seats = /^p([1-9])$/.exec(word);
  if (seats) return say("players-of", { count: Number(seats[1]) });
  if (/^[A-Z]$/.test(word)) return word; // the back of a card
  const seat = /^seat([1-9])$/.exec(word);
  if (seat) return say("seat-of", { n: Number(seat[1]) });
  if (language.knows("packs", `key-${slug(game)}-${id}`)) return say(`key-${slug(game)}-${id}`);
  if (language.knowsWord(game, word)) return language.word(game, word);
  if (language.knows(`web-${game}`, `kind-${id}`)) return language.label(game, `kind-${id}`);
  return language.knows("packs", `key-${id}`) ? say(`key-${id}`) : null;
}

/** A word of a pack, or several with commas; as the file has it if nobody knows it. */
export function spoken(game: string, word: string): string {
  return word
    .split(", ")
    .map((part) => known(game, part) ?? part.replaceAll("_", " "))
    .join(", ");
}

/** What a list of blocks is called. */
export function groupOf(game: string, group: string): string {
  const id = `key-${slug(group)}.many`;
  return capital(i18n.language.knows("packs", id) ? say(id) : spoken(game, group));
}

const isCard = (path: PackBlock["path"]): boolean => String(path[0]).endsWith("_card");

/** The name of a piece that the boards have made of two of its words. */
function pieceOf(game: string, { kind, name, building, element }: Pack): string | null {
  if (typeof building === "string" && typeof element === "string") return known(game, `${building} ${element}`);
  return typeof kind === "string" && typeof name === "string" ? known(game, `${kind} ${name}`) : null;
}

/** The keys of a block that its title says. */
export function inTitle({ path }: PackBlock, value: Pack): string[] {
  if ("for" in value) return ["for", "name"];
  if ("element" in value) return ["building", "element"];
  return typeof path.at(-1) === "number" || isCard(path) ? ["id", "name"] : [];
}

/** What a block is called: the name of the piece as the boards say it, else its place in the file. */
export function titleOf(game: string, block: PackBlock, value: Pack, changed = false): string {
  const { name, path } = block;
  const [group, last] = [String(path[0]), path.at(-1)];
  if ("for" in value) return alternative(game, value);
  // What a card says has its numbers in it.
  const card = isCard(path) && !changed ? known(game, `${group.replace("_card", "")} ${String(value.name)}`) : null;
  const piece = card ?? pieceOf(game, value);
  if (piece !== null) return capital(piece);
  const rest = typeof last === "number" ? name.slice(name.indexOf(" ") + 1) : String(last);
  return capital(/^\d+$/.test(rest) ? `${spoken(game, group)} ${rest}` : spoken(game, rest));
}

function alternative(game: string, value: Pack): string {
  const [option, name] = [String(value.for), String(value.name)];
  const { language } = i18n;
  const id = `value-${slug(option)}-${slug(name)}`;
  return `${capital(language.option(game, option, option))}${colon()} ${language.knows(game, id) ? language.label(game, id) : name}`;
}

/** A value in one line. */
export function brief(game: string, value: Value): string {
  if (typeof value === "boolean") return say(value ? "key-yes" : "key-no");
  if (typeof value === "string") return spoken(game, value);
  if (Array.isArray(value)) {
    const items = value.map((item) => (Array.isArray(item) ? `(${brief(game, item)})` : brief(game, item)));
    return items.join(value.some(isTable) ? "; " : ", ") || "–";
  }
  if (isTable(value))
    return Object.entries(value)
      .map(([key, item]) => `${spoken(game, key).replace(/(\d.*)$/, `$1${colon()}`)} ${brief(game, item)}`)
      .join(" · ");
  return String(value);
}

/** A part of a source; what no message says stays as the file has it. */
export interface SourcePart {
  text: string;
  english: boolean;
}

/** A remark on a source, or a word of the pack. */
function remark(game: string, part: string): string | null {
  const id = `note-${slug(part)}`;
  return i18n.language.knows("packs", id) ? say(id) : known(game, part);
}

/** Where a block comes from, as a row of parts: remarks as a whole, or word by word. */
export function sourceOf(game: string, source: string): SourcePart[] {
  return source
    .split(/( \+ | ?\(|\)|: )/)
    .flatMap((part) => (remark(game, part) === null ? part.split(/(, )/) : [part]))
    .filter((part) => part !== "")
    .map((part) => {
      const text = part === ": " ? `${colon()} ` : remark(game, part);
      return { text: text ?? part, english: text === null && /[a-z]/i.test(part) };
    });
}
