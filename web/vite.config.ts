import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { begin } from "./begin";
import { chunkOf } from "./chunks";
import { compressed } from "./compressed";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.MECENATE_SERVER ?? "http://127.0.0.1:7465";

export default defineConfig({
  plugins: [svelte(), begin(), compressed()],
  resolve: {
    alias: {
      "@": here("./src"),
      "@lang": here("../src/mecenate/lang"),
      "@rules": here("../docs/rules"),
    },
    // Component tests run in Node, where the packages would otherwise resolve to their server builds.
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    outDir: "../src/mecenate/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy allows no data: fonts, and a sprite must be a file
    target: "es2022",
    modulePreload: { polyfill: false },
    rollupOptions: { output: { manualChunks: chunkOf } },
  },
  server: {
    fs: { allow: [here("."), here("../src/mecenate/lang"), here("../docs/rules")] },
    proxy: {
      // The Host of the browser is passed on, so that the server finds page and address to be of one origin.
      "/api": { target: server, changeOrigin: false },
      "/ws": { target: server, ws: true, changeOrigin: false },
    },
  },
});
