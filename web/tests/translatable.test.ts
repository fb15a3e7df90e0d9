import { readdirSync, readFileSync } from "node:fs";
import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";

const SOURCES = new URL("../src/", import.meta.url);
/** Attributes that are shown or read aloud. */
const SPOKEN = ["title", "aria-label", "aria-description", "aria-roledescription", "placeholder", "alt", "label"];
/** What is the same in every language: names, keys, the ids of clauses, the beginning of an address. */
const NAMES = /\b(?:Mecenate|Enter|Esc|https|[A-Z]{3}-\d+)\b/g;

function components(at: URL): URL[] {
  return readdirSync(at, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? components(new URL(`${entry.name}/`, at)) : entry.name.endsWith(".svelte") ? [new URL(entry.name, at)] : [],
  );
}

/** The words that stand in the markup itself instead of coming from a message. */
export function fixedWords(source: string): string[] {
  const found: string[] = [];
  const read = (text: string) => {
    if (/[A-Za-z]{3,}/.test(text.replace(/&\w+;/g, " ").replace(NAMES, ""))) found.push(text.trim());
  };
  const walk = (node: any, inside = "") => {
    if (!node || typeof node !== "object") return;
    if (Array.isArray(node)) return node.forEach((one) => walk(one, inside));
    if (node.type === "Text" && !["style", "script"].includes(inside)) return read(node.data);
    if (node.type === "Attribute") {
      if (SPOKEN.includes(node.name) && Array.isArray(node.value))
        node.value.forEach((part: any) => part.type === "Text" && read(part.data));
      return;
    }
    const name = node.type === "RegularElement" ? node.name : inside;
    for (const part of ["attributes", "fragment", "nodes", "consequent", "alternate", "body", "fallback", "pending", "then", "catch"])
      walk(node[part], name);
  };
  walk(parse(source, { modern: true }).fragment);
  return found;
}

describe("text in the components", () => {
  it("is found where it stands in the markup or in an attribute", () => {
    expect(fixedWords('<p class="note">Well played</p>{#if a}<b title="Undo it">{t("x")}</b>{/if}')).toEqual(["Well played", "Undo it"]);
    expect(fixedWords('<p class="note">{t("well-played")} · 3 × A</p><style>p { color: red; }</style>')).toEqual([]);
  });

  const files = components(SOURCES).map((file) => file.pathname.slice(SOURCES.pathname.length));
  it.each(files)("comes from the messages: %s", (file) => {
    expect(fixedWords(readFileSync(new URL(file, SOURCES), "utf8"))).toEqual([]);
  });
});
