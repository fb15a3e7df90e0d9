/** The rules, clause by clause, from the same files that the terminal uses. */

export interface Clause {
  id: string;
  title: string;
  chapter: string;
  text: string;
}

const files = import.meta.glob<string>("@rules/*.md", { query: "?raw", import: "default" });
const read = new Map(Object.entries(files).map(([path, load]) => [path.split("/").at(-1)!.replace(".md", ""), load]));
const known = new Map<string, Clause[]>();

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

export async function rulesOf(game: string): Promise<Clause[]> {
  if (!known.has(game)) known.set(game, parse((await read.get(game)?.()) ?? ""));
  return known.get(game)!;
}

/** The clause of this id; 'car-31' and '31' mean CAR-31. */
export function findClause(clauses: readonly Clause[], id: string): Clause | undefined {
  const wanted = id.trim().toUpperCase();
  return clauses.find((clause) => clause.id === wanted || clause.id.split("-")[1] === wanted);
}

const escape = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/** The subset of Markdown used by the rules, as HTML: paragraphs, lists, tables, code, emphasis, clause links. */
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
