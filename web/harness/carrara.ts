/**
 * Draws sampled positions of Carrara without a server, for looking at the board. Only for development: not built.
 *
 * ?n=12 position, ?theme=dark, ?lang=de, ?pick=3 select that legal action, ?tab=market (phone), ?step=1 play its events.
 */
import { mount } from "svelte";
import "@fontsource/cormorant-garamond/600.css";
import "@fontsource/cormorant-garamond/700.css";
import "@fontsource/source-sans-3/400.css";
import "@fontsource/source-sans-3/600.css";
import "@fontsource/source-sans-3/700.css";
import "../src/styles/tokens.css";
import "../src/styles/base.css";
import { Language, Page, type Code } from "../src/lib/words";
import Harness from "./Harness.svelte";

const asked = new URLSearchParams(location.search);
const code = (asked.get("lang") ?? "en") as Code;
const sources = import.meta.glob<string>("@lang/*/{carrara,web-carrara}.ftl", { query: "?raw", import: "default" });
const pages = new Map<string, Page>();
for (const [path, read] of Object.entries(sources)) {
  const [language, page] = path.replace(".ftl", "").split("/").slice(-2);
  if (language === code) pages.set(page!, new Page(code, await read()));
}
const language = new Language(code, pages);
const packed = await fetch("/tests/carrara/positions.json.gz");
const body = packed.headers.get("content-encoding") === "gzip" ? packed.body! : packed.body!.pipeThrough(new DecompressionStream("gzip"));
const positions = await new Response(body).json();
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
mount(Harness, { target: document.getElementById("app")!, props: { positions, language, asked } });
