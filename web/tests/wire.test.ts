import { expect, it } from "vitest";
import type { Narrow } from "@/lib/wire";

/** Checked by the compiler: each line marked as an error must be one, as it would be after a change in Python. */
interface Theirs {
  name: string;
  seat: number | null;
  facts: Record<string, any>;
  counts: Record<string, number>;
}

type Fits = Narrow<Theirs, { name: "a" | "b"; facts: { kind: string }; counts: Partial<Record<"x" | "y", number>> }>;
// @ts-expect-error -- the field is not sent
type Gone = Narrow<Theirs, { title: string }>;
// @ts-expect-error -- the field is of another kind
type Other = Narrow<Theirs, { name: number }>;
// @ts-expect-error -- the field may be null
type Null = Narrow<Theirs, { seat: number }>;

it("narrows the fields that it is told, and leaves the others", () => {
  const fits: Fits = { name: "a", seat: null, facts: { kind: "main" }, counts: { x: 1 } };
  const never: [Gone?, Other?, Null?] = [];
  expect([fits.name, never.length]).toEqual(["a", 0]);
});
