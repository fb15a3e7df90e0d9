import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/wire/"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "no-undef": "off", // TypeScript checks this
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "max-len": ["error", { code: 140 }],
      // The board contract passes views untyped; each board narrows them to the types of its own game.
      "@typescript-eslint/no-explicit-any": "off",
      // Reactive state is declared with runes; a plain Map, Set or URL is a local value.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    // The client is a package of its own: no Svelte, and nothing of the pages.
    files: ["src/client/**"],
    rules: { "no-restricted-imports": ["error", { patterns: ["@/*", "svelte*", "../!(wire)/**", "*.svelte*"] }] },
  },
  {
    // The drawings of tiles are strings made by tiles.ts from constants; no text of a user gets into them.
    files: ["src/games/carpe_diem/*.svelte"],
    rules: { "svelte/no-at-html-tags": "off" },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
);
