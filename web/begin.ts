/** A plugin for Vite: puts `src/early/begin.ts` into the page, with the names of the files that it asks for. */

import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

type Bundle = Record<string, { type: string; name?: string; fileName: string; viteMetadata?: { importedCss: Set<string> } }>;

/** The script and the styles of every chunk of words, boards and games, by its name. */
export function filesOf(bundle: Bundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk" && /^(board$|game-|words-)/.test(file.name ?? ""));
  return Object.fromEntries(
    chunks.map((chunk) => [chunk.name, [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])].map((file) => `/${file}`)]),
  );
}

async function scriptWith(files: Record<string, string[]>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    define: { FILES: JSON.stringify(files) },
    resolve: { alias: { "@": here("./src") } },
    build: { write: false, target: "es2022", lib: { entry: here("./src/early/begin.ts"), formats: ["iife"], name: "begin" } },
  });
  const [result] = [built].flat();
  if (!result || !("output" in result)) throw new Error("begin.ts was not built");
  return result.output[0].code.trim();
}

export function begin(): Plugin {
  return {
    name: "begin",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      // Before the styles: a script that comes after them waits for them.
      async handler(html, { bundle }) {
        const script = await scriptWith(filesOf(bundle as Bundle));
        return html.replace("<!-- begin -->", () => `<script>${script}</script>`);
      },
    },
  };
}
