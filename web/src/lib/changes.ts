/** The view that a choice leads to, as far as it is certain. */

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
