/** What a browser or program calls itself, in a few words. */

const BROWSERS: [string, RegExp][] = [
  ["Edge", /\bEdg(A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bVersion\/.*Safari\//],
];
const SYSTEMS: [string, RegExp][] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
];

export interface Device {
  browser: string;
  system: string;
}

/** Browser and system if both are known; otherwise the first word of the user agent. */
export function deviceOf(agent: string): Device | string {
  const named = (known: [string, RegExp][]) => known.find(([, looks]) => looks.test(agent))?.[0];
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)];
  if (browser && system) return { browser, system };
  return agent.split(" ", 1)[0]!.slice(0, 40);
}
