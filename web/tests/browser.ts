/** The little of a browser that the stores need, so that they can be tested in Node. */

const kept = new Map<string, string>();

if (typeof navigator === "undefined") Object.assign(globalThis, { navigator: { languages: ["en"] } });
Object.assign(globalThis, {
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) },
});
