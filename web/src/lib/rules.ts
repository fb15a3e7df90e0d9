/** The rules, clause by clause, and the terms of a game, from the same files that the terminal uses. */

import { wordsOf } from "./foreign";
import { LANGUAGES, type Code } from "./language";

export interface Clause {
  id: string;
  title: string;
  chapter: string;
  text: string;
}

/** The rules of a game in one language. `overview` is the first chapter, the game on one page. */
export interface RulesPage {
  code: Code;
  overview: { title: string; text: string } | null;
  clauses: Clause[];
}

/** A term of a game in one language. */
export interface Term {
  term: string;
  short?: string;
}

const pages = import.meta.glob<string>(["@rules/*.md", "@rules/*/*.md"], { query: "?raw", import: "default" });
const glossaries = import.meta.glob<string>("@lang/glossary/*.toml", { query: "?raw", import: "default" });
const loaders = { ...pages, ...glossaries };
/** The path inside its folder, without the ending: 'carrara', 'de/carrara' or 'glossary/carrara.de'. */
const named = (path: string) => path.replace(/^.*\/(?:rules|lang)\//, "").replace(/\.(?:md|toml)$/, "");
const read = new Map(Object.entries(loaders).map(([path, load]) => [named(path), load]));

export function parse(page: string): Clause[] {
  const found: Clause[] = [];
  let chapter = "";
  let open = false;
  for (const line of page.split("\n")) {
    const heading = /^### ([A-Z]+-\d+) (.+)$/.exec(line);
    if (heading) {
      found.push({ id: heading[1]!, title: heading[2]!, chapter, text: "" });
      open = true;
    } else if (line.startsWith("## ")) {
      chapter = line.slice(3);
      open = false;
    } else if (open) found.at(-1)!.text += line + "\n";
  }
  for (const clause of found) clause.text = clause.text.trim();
  return found;
}

/** The first chapter of a page, if it has no clauses. */
export function parseOverview(page: string): RulesPage["overview"] {
  const first = page.split(/^## /m)[1] ?? "";
  const end = first.indexOf("\n");
  const text = first.slice(end).trim();
  return !text || /^### /m.test(first) ? null : { title: first.slice(0, end), text };
}

/** The rules in a language, or in English if they are not translated. */
export async function rulesOf(game: string, language: Code): Promise<RulesPage> {
  if (!read.has(game)) {
    const { rules, rules_lang } = await wordsOf(game, language);
    return { code: rules_lang as Code, overview: parseOverview(rules), clauses: parse(rules) };
  }
  const code = read.has(`${language}/${game}`) ? language : "en";
  const page = (await read.get(code === "en" ? game : `${code}/${game}`)?.()) ?? "";
  return { code, overview: parseOverview(page), clauses: parse(page) };
}

/** The tables of a glossary: a line in brackets, then `name = "text"`. Lists are for the tests and are skipped. */
export function parseTerms(source: string): Map<string, Term> {
  const terms = new Map<string, Term>();
  let open: Record<string, string> = {};
  for (const line of source.split("\n")) {
    const key = /^\[([a-z0-9-]+)\]$/.exec(line)?.[1];
    const pair = /^(\w+) = ("[^"]*")/.exec(line);
    if (key) terms.set(key, (open = {}) as unknown as Term);
    else if (pair) open[pair[1]!] = JSON.parse(pair[2]!) as string;
  }
  return terms;
}

/** For each term its words by language, sorted by the word in the given language. */
export async function glossaryOf(game: string, language: Code): Promise<Partial<Record<Code, Term>>[]> {
  const rows = new Map<string, Partial<Record<Code, Term>>>();
  for (const code of LANGUAGES) {
    const source = await read.get(`glossary/${game}.${code}`)?.();
    for (const [key, term] of parseTerms(source ?? "")) rows.set(key, { ...rows.get(key), [code]: term });
  }
  const word = (row: Partial<Record<Code, Term>>) => (row[language] ?? row.en)?.term ?? "";
  return [...rows.values()].sort((one, other) => word(one).localeCompare(word(other), language));
}

/** The clause of this id; 'car-31' and '31' mean CAR-31. */
export function findClause(clauses: readonly Clause[], id: string): Clause | undefined {
  const wanted = id.trim().toUpperCase();
  return clauses.find((clause) => clause.id === wanted || clause.id.split("-")[1] === wanted);
}

const escape = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/** The subset of Markdown used by the rules, as HTML: paragraphs, lists, tables, drawings, code, emphasis, clause links. */
export function html(text: string, game: string): string {
  const inline = (line: string) =>
    escape(line)
      .replace(/`([^`]+)`/g, "<code>$1</code>")
      .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
      .replace(/\*([^*]+)\*/g, "<em>$1</em>")
      .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
      .replace(/\b([A-Z]{3}-\d+)\b/g, `<a href="/rules/${game}#$1">$1</a>`);
  const cells = (row: string) =>
    row
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => inline(cell.trim()));
  return text
    .split(/\n{2,}/)
    .map((block) => {
      const lines = block.split("\n").filter((line) => line.trim());
      if (!lines.length) return "";
      if (lines[0]!.startsWith("```")) return `<pre>${escape(lines.slice(1, -1).join("\n"))}</pre>`;
      if (lines[0]!.startsWith("|")) {
        const [head, , ...rows] = lines;
        const row = (line: string, tag: string) =>
          `<tr>${cells(line)
            .map((cell) => (cell ? `<${tag}>${cell}</${tag}>` : "<td></td>"))
            .join("")}</tr>`;
        return `<table><thead>${row(head!, "th")}</thead><tbody>${rows.map((line) => row(line, "td")).join("")}</tbody></table>`;
      }
      if (lines.every((line) => /^(- |\* |\d+\. | {2})/.test(line))) {
        const ordered = /^\d/.test(lines[0]!);
        const items = block
          .split(/\n(?=- |\* |\d+\. )/)
          .map((item) => `<li>${inline(item.replace(/^(- |\* |\d+\. )/, "").replace(/\n\s*/g, " "))}</li>`);
        return ordered ? `<ol>${items.join("")}</ol>` : `<ul>${items.join("")}</ul>`;
      }
      return `<p>${inline(lines.join(" "))}</p>`;
    })
    .join("");
}
