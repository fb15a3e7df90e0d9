/** Which modules are one file of the build. A browser asks for six files at a time, so what is needed together is loaded together. */

const GAMES = "carrara|princes|florenza|carpe_diem";
const RULES: [RegExp, (found: RegExpMatchArray) => string][] = [
  [/\/lang\/(\w+)\/(?:web|explain|guide)\.ftl/, ([, code]) => `words-${code}`],
  [new RegExp(`/lang/(\\w+)/(?:web-|guide-)?(${GAMES})\\.ftl`), ([, code, game]) => `words-${code}-${game}`],
  [new RegExp(`/src/games/(?:text/)?(${GAMES})(?:\\.ts$|/)`), ([, game]) => `game-${game}`],
  // What settings and results show of a table, with what every page needs.
  [
    /\/src\/table\/(?:confirmation|NoTable\.svelte)|\/src\/lib\/(?:playback|widgets\/TableSwitches)|\/newtable\/SegmentedField/,
    () => "app",
  ],
  [/\/src\/(?:games|table|guide)\/|\/src\/pages\/(?:Learn|Table)\.svelte/, () => "board"],
  [/\/src\/lib\/(?:afterPaint|ahead|changes|explanations|foresight|table|following)\b/, () => "board"],
  [
    /\/node_modules\/|\/src\/(?:lib|wire|client|home|styles|early)\/|\/src\/pages\/(?:Home|pages)\b|\/src\/(?:App|main)\b|vite\/preload/,
    () => "app",
  ],
];

/** The name of the file that a module is in; undefined for one that only some pages need. */
export function chunkOf(id: string): string | undefined {
  for (const [rule, name] of RULES) {
    const found = id.match(rule);
    if (found) return name(found);
  }
  return undefined;
}
