/** A pack as data: the printed parts, what somebody changed, and where things are. What is allowed is the engine's business. */

export type Value = string | number | boolean | Value[] | { [key: string]: Value };
export type Pack = { [key: string]: Value };
export type Path = readonly (string | number)[];

export const isTable = (value: unknown): value is Pack => typeof value === "object" && value !== null && !Array.isArray(value);

const same = (a: Value | undefined, b: Value | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Changes laid over a pack, as the engine does it: tables join, anything else takes the place of what was there. */
export function laidOver(under: Pack, over: Pack): Pack {
  const found = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const below = under[key];
    found[key] = isTable(below) && isTable(value) ? laidOver(below, value) : value;
  }
  return found;
}

/** The parts of a pack that differ from another one. */
export function difference(under: Pack, pack: Pack): Pack {
  const found: Pack = {};
  for (const [key, value] of Object.entries(pack)) {
    const below = under[key];
    if (same(below, value)) continue;
    found[key] = isTable(below) && isTable(value) ? difference(below, value) : value;
  }
  return found;
}

export function valueAt(pack: Value, path: Path): Value | undefined {
  let found: Value | undefined = pack;
  for (const key of path) found = (found as Record<string | number, Value> | undefined)?.[key];
  return found;
}

/** A copy with another value at a path; undefined takes a key or an item away. */
export function withValue(pack: Value, path: Path, value: Value | undefined): Value {
  const [key, ...rest] = path;
  if (key === undefined) return value ?? pack;
  const below = (pack as Record<string | number, Value>)[key];
  const next = rest.length === 0 ? value : withValue(below!, rest, value);
  if (Array.isArray(pack)) {
    return next === undefined ? pack.filter((_, n) => n !== key) : Object.assign([...pack], { [key]: next });
  }
  const { [key]: _gone, ...others } = pack as Pack;
  if (next === undefined) return others;
  return key in (pack as Pack) ? { ...(pack as Pack), [key]: next } : { ...others, [key]: next };
}

// ---------------------------------------------------------------------- the words of a pack

export interface Vocabulary {
  /** The texts that stand under a key anywhere in the pack. */
  words: Map<string, string[]>;
  /** The keys of the small tables that stand under a key in a list. */
  keys: Map<string, string[]>;
  /** The lists of numbers and words that have the same length wherever they stand, by their keys. */
  fixed: Set<string>;
}

const FREE = ["source", "confirmed", "note", "name", "id", "title", "edition", "shape", "grid", "designer"];

/** What the printed pack says under each key, to choose from. */
export function vocabularyOf(pack: Pack): Vocabulary {
  const words = new Map<string, Set<string>>();
  const keys = new Map<string, Set<string>>();
  const lengths = new Map<string, Set<string>>();
  const note = (all: Map<string, Set<string>>, key: string, word: string) => all.set(key, (all.get(key) ?? new Set()).add(word));
  const walk = (value: Value, key: string, inList: boolean) => {
    if (typeof value === "string" && !FREE.includes(key)) note(words, key, value);
    else if (Array.isArray(value)) {
      const plain = value.every((item) => typeof item !== "object");
      for (const length of plain ? [String(value.length)] : ["tables", "any"]) note(lengths, key, length);
      for (const item of value) walk(item, key, true);
    } else if (isTable(value))
      for (const [name, item] of Object.entries(value)) {
        if (inList) note(keys, key, name);
        walk(item, name, inList);
      }
  };
  walk(pack, "", false);
  const lists = (all: Map<string, Set<string>>) => new Map([...all].map(([key, found]) => [key, [...found]]));
  const fixed = new Set([...lengths].filter(([, found]) => found.size === 1).map(([key]) => key));
  return { words: lists(words), keys: lists(keys), fixed };
}

/** The key that a value belongs to: the last part of its path that is no number. */
export const keyOf = (path: Path): string => String(path.findLast((part) => typeof part === "string") ?? "");

const ABOUT = ["source", "confidence", "confirmed", "note"];

/** The values of a block, without those about its source and the blocks in it. */
export function valuesOf(block: Pack): [string, Value][] {
  return Object.entries(block).filter(
    ([key, value]) => !ABOUT.some((word) => key.startsWith(word)) && !(isTable(value) && "source" in value),
  );
}
