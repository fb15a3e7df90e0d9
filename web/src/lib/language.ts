/** Texts from facts: the same Fluent files and the same rules as in `mecenate.lang.language`. */

import { FluentBundle, FluentResource, type Message } from "@fluent/bundle";
import { LANGUAGES, SEAT_FACTS } from "@/wire/server";
import type { Code } from "./keptLanguage";
import type { Fact, GameEvent, Prompt } from "./wire";

export { LANGUAGES };
export type { Code };

/** A language by its own name: 'Français'. */
export function languageName(code: Code): string {
  return capital(new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code);
}
export type Value = string | number;
export type Facts = Record<string, Fact>;

const NONE = "none";
const NUMERAL = /^(?:[IVX]+|\d+)$/;
const COUNTED = /^(\d+) (.+)$/;
const NUMBERED = /^(.+) (\d+\w?)$/;

type Pattern = NonNullable<Message["value"]>;

/** A term of a game as part of a message id: 'coat of arms' becomes 'coat-of-arms'. */
export function slug(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** The names of the variables in a pattern. */
export function variables(pattern: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(pattern)) for (const part of pattern) variables(part, found);
  else if (pattern && typeof pattern === "object") {
    const node = pattern as Record<string, unknown>;
    if (node.type === "var") found.add(String(node.name));
    for (const part of ["selector", "variants", "value", "args"]) variables(node[part], found);
  }
  return found;
}

/** A file of messages in one language. */
export class MessageFile {
  private bundle: FluentBundle;
  private known = new Map<string, { pattern: Pattern; variables: Set<string> } | null>();
  readonly broken: string[];

  constructor(
    readonly code: string,
    source: string,
  ) {
    this.bundle = new FluentBundle(code, { useIsolating: false });
    this.broken = this.bundle.addResource(new FluentResource(source)).map(String);
  }

  get ids(): string[] {
    return [...(this.bundle as unknown as { _messages: Map<string, unknown> })._messages.keys()];
  }

  find(id: string): { pattern: Pattern; variables: Set<string> } | null {
    let found = this.known.get(id);
    if (found === undefined) {
      const [name, form] = id.split(".") as [string, string | undefined];
      const message = this.bundle.getMessage(name);
      const pattern = form === undefined ? message?.value : message?.attributes[form];
      found = pattern ? { pattern, variables: variables(pattern) } : null;
      this.known.set(id, found);
    }
    return found;
  }

  format(pattern: Pattern, args: Record<string, Value>): string {
    return this.bundle.formatPattern(pattern, args, []);
  }
}

/** The facts in two parts: words and numbers, and seats as the names of their players. */
function named(facts: Facts, names: readonly string[]): [Facts, Record<string, Value>] {
  const words: Facts = {};
  const players: Record<string, Value> = {};
  for (const [name, fact] of Object.entries(facts)) {
    if (SEAT_FACTS.includes(name) && typeof fact === "number") players[name] = names[fact] ?? String(fact + 1);
    else words[name] = fact;
  }
  return [words, players];
}

export const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Consecutive events of one player, as one line. */
export interface StoryLine {
  seat: number;
  text: string;
}

/** A language with its loaded files. Nothing here throws: a word without a message is shown as it is. */
export class Language {
  readonly missing = new Set<string>();

  constructor(
    readonly code: Code,
    readonly files: ReadonlyMap<string, MessageFile>,
  ) {}

  /** A message of the user interface. */
  text(id: string, args: Record<string, Value> = {}): string {
    return this.say("web", id, {}, args) ?? id;
  }

  /** A label of a game, from the first file that has it. */
  label(game: string, id: string, args: Record<string, Value> = {}): string {
    for (const page of [`web-${game}`, game, "web"]) {
      if (this.knows(page, id)) return this.say(page, id, {}, args) ?? id;
    }
    if (!this.files.has(game) && !this.files.has(`web-${game}`)) return ""; // its file is still being loaded
    this.missing.add(`${this.code}/${game}: ${id}`);
    return id;
  }

  title(game: string, otherwise = game): string {
    return this.say(game, "title", {}, {}) ?? otherwise;
  }

  /** A term of the game in one of its forms: 'green' is 'vert', in the form 'block' it is 'bloc vert'. */
  word(game: string, word: string, form = ""): string {
    const id = `word-${slug(word)}`;
    if (form && this.knows(game, `${id}.${form}`)) return this.say(game, `${id}.${form}`, {}, {}) ?? word;
    if (this.knows(game, id)) return this.say(game, id, {}, {}) ?? word;
    if (NUMERAL.test(word)) return word;
    const compound = this.compound(game, word, form);
    if (compound === null) this.missing.add(`${this.code}/${game}: ${id}`);
    return compound ?? word;
  }

  knowsWord(game: string, word: string): boolean {
    return this.knows(game, `word-${slug(word)}`) || NUMERAL.test(word);
  }

  words(game: string, words: readonly string[]): string {
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    return [...counts].map(([word, n]) => (n === 1 ? this.word(game, word) : `${n}× ${this.word(game, word)}`)).join(", ");
  }

  count(game: string, noun: string, count: number): string {
    return (this.say(game, `count-${slug(noun)}`, {}, { count }) ?? `${count} ${noun}`).replace(/^-/, "−");
  }

  prompt(game: string, prompt: Prompt, names: readonly string[]): string {
    const sentence = this.say(game, `prompt-${slug(prompt.kind)}`, ...named(prompt.facts, names));
    return sentence ? sentence.charAt(0).toUpperCase() + sentence.slice(1) : prompt.kind; // some begin with the name of a piece
  }

  /** An event, without the name of the player. */
  clause(game: string, event: GameEvent, names: readonly string[]): string {
    return this.say(game, `event-${slug(event.kind)}`, ...named(event.facts, names)) ?? event.kind;
  }

  /** Events as lines, one for consecutive events of a player; events without a player join the line. */
  story(game: string, events: readonly GameEvent[], names: readonly string[]): StoryLine[] {
    const runs: { seat: number; clauses: string[] }[] = [];
    for (const event of events) {
      const clause = this.clause(game, event, names);
      const last = runs.at(-1);
      if (last && (event.seat === -1 || event.seat === last.seat)) last.clauses.push(clause);
      else runs.push({ seat: event.seat, clauses: [clause] });
    }
    return runs.map(({ seat, clauses }) => ({ seat, text: seat < 0 ? capital(clauses.join(" · ")) : clauses.join(" · ") }));
  }

  /** What a choice of this family means; `word` is the rest of its text. Empty if there is no message. */
  gloss(game: string, family: string, word: string, facts: Facts): string {
    return capital(this.say(game, `action-${slug(family)}`, word ? { ...facts, word } : facts, {}) ?? "");
  }

  /** Why an action is not possible, as a sentence; `kind` is null if no reason is known. */
  reason(game: string, kind: string | null, facts: Facts): string {
    const id = `reason-${slug(kind ?? "not now")}`;
    const page = this.knows(game, id) ? game : "explain";
    return `${capital(this.say(page, this.knows(page, id) ? id : "reason-not-now", facts, {}) ?? "")}.`;
  }

  /** A few words on what a choice brings. */
  effect(id: string, args: Record<string, Value> = {}): string {
    return this.say("explain", `explain-${id}`, {}, args) ?? "";
  }

  /** A message about a game that was analysed. */
  analysis(id: string, args: Record<string, Value> = {}): string {
    return this.say("analysis", id, {}, args) ?? "";
  }

  source(game: string, source: string): string {
    return this.say(game, `source-${slug(source)}`, {}, {}) ?? source;
  }

  option(game: string, name: string, otherwise: string): string {
    return this.say(game, `option-${slug(name)}`, {}, {}) ?? otherwise;
  }

  /** A value of an option in words; a number as it is. */
  optionValue(game: string, name: string, value: string | number): string {
    const id = `value-${slug(name)}-${slug(String(value))}`;
    return this.knows(game, id) ? capital(this.say(game, id, {}, {}) ?? "") : String(value);
  }

  knows(page: string, id: string): boolean {
    return this.files.get(page)?.find(id) != null;
  }

  // ------------------------------------------------------------------ how

  private compound(game: string, word: string, form: string): string | null {
    const plus = word.indexOf("+");
    if (plus >= 0) {
      const parts = { first: word.slice(0, plus), second: word.slice(plus + 1) };
      return this.say(game, this.knows(game, `word-pair.${form}`) ? `word-pair.${form}` : "word-pair", parts, {});
    }
    const counted = COUNTED.exec(word);
    if (counted) return this.count(game, counted[2]!, Number(counted[1]));
    const numbered = NUMBERED.exec(word);
    if (numbered) return `${this.word(game, numbered[1]!, form)} ${numbered[2]}`;
    return null;
  }

  private say(page: string, id: string, facts: Facts, raw: Record<string, Value>): string | null {
    const from = this.files.get(page);
    const message = from?.find(id);
    if (!from || !message) {
      this.missing.add(`${this.code}/${page}: ${id}`);
      return null;
    }
    const args: Record<string, Value> = {};
    for (const name of message.variables) args[name] = name in raw ? raw[name]! : this.argument(page, name, facts);
    return from.format(message.pattern, args);
  }

  /** A fact as text; `$fact-form` is a form of its term, or a number with its noun. */
  private argument(page: string, name: string, facts: Facts): Value {
    let base = name;
    let form = "";
    if (!(name in facts)) {
      const at = name.indexOf("-");
      if (at >= 0) [base, form] = [name.slice(0, at), name.slice(at + 1)];
    }
    const fact = facts[base];
    if (fact === undefined) return NONE;
    if (Array.isArray(fact)) return this.words(page, fact);
    if (typeof fact === "number") return form === "text" ? this.count(page, base, fact) : fact;
    return this.word(page, fact, form);
  }
}
