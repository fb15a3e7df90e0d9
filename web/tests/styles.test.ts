import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const folder = new URL("../src/", import.meta.url);
const files = (readdirSync(folder, { recursive: true }) as string[]).filter((name) => /\.(css|svelte)$/.test(name));

/** The selectors of a stylesheet that change something under a pointer, outside `@media (hover: hover)`. */
function loose(name: string): string[] {
  const text = readFileSync(new URL(name, folder), "utf8").replace(/\/\*.*?\*\//gs, "");
  const styles = name.endsWith(".css") ? text : [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map((found) => found[1]).join("\n");
  const open: string[] = [];
  const found: string[] = [];
  for (const [, start, mark] of styles.matchAll(/([^{};]*)([{};])/g)) {
    const selector = start!.trim();
    if (mark === "}") open.pop();
    if (mark !== "{") continue;
    const always = selector.replace(/:not\([^()]*\)/g, "");
    if (always.includes(":hover") && !open.some((outer) => outer.includes("hover: hover"))) found.push(`${name}: ${selector}`);
    open.push(selector);
  }
  return found;
}

it("a finger leaves no colours of a pointer behind, which would look like a selection", () => {
  expect(files.flatMap(loose)).toEqual([]);
});
