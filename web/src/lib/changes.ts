/** Positions that follow from others: the view that a choice leads to, and what two positions have in common. */

import type { Change } from "./wire";

type Part = Record<string | number, unknown>;
const isPart = (value: unknown): value is Part => value !== null && typeof value === "object";

/** A copy of a view with these changes; a change of something that the view does not show is left out. */
export function changed<View>(view: View, changes: readonly Change[]): View {
  return changes.reduce<View>((now, change) => replaced(now, change.path, change) as View, view);
}

function replaced(value: unknown, path: readonly (string | number)[], change: Change): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change.at === null || change.at === undefined ? change.after : spliced(value, change, change.at);
  if (!isPart(value) || !(step in value)) return value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Part;
  copy[step] = replaced(value[step], rest, change);
  return copy;
}

function spliced(value: unknown, { before, after }: Change, at: number): unknown {
  return Array.isArray(value) ? [...value.slice(0, at), ...after, ...value.slice(at + before.length)] : value;
}

/**
 * `fresh` with all parts that equal those of `old` taken from there, or `old` itself if nothing differs: what is drawn of
 * a part that stays the same has nothing to do.
 */
export function kept<T>(fresh: T, old: unknown): T {
  if (fresh === old || !isPart(fresh) || !isPart(old) || Array.isArray(fresh) !== Array.isArray(old)) return fresh;
  const names = Object.keys(fresh);
  let same = names.length === Object.keys(old).length;
  const copy = (Array.isArray(fresh) ? [] : {}) as Part;
  for (const name of names) {
    copy[name] = kept((fresh as Part)[name], old[name]);
    same &&= name in old && copy[name] === old[name];
  }
  return (same ? old : copy) as T;
}
