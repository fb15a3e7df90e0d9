import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true },
  onwarn(warning) {
    throw new Error(`${warning.filename}: ${warning.message} (${warning.code})`);
  },
};
