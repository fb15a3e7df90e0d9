/** Several choices in a row that are offered as one: all blocks of a sector, and a payment that leaves no choice. */

import type { BarPlan, Say } from "../contract";
import type { Colour, View } from "./view";

const repeated = (family: string, blocks: readonly (readonly [string, number])[]): string[] =>
  blocks.flatMap(([colour, n]) => Array.from({ length: n }, () => `${family} ${colour}`));

const sum = (blocks: readonly (readonly [string, number])[]): number => blocks.reduce((all, [, n]) => all + n, 0);

export function plans(view: View, say: Say, legal: readonly string[]): BarPlan[] {
  const { kind = "", facts = {} } = view.prompt ?? {};
  if (kind === "take") {
    const sector = view.wheel.find((each) => each.position === facts.position)!;
    const blocks = Object.entries(sector.blocks);
    return sum(blocks) > 1 ? [{ actions: repeated("take", blocks), label: say("plan-take-all"), art: "i-bag", forced: false }] : [];
  }
  if (kind === "pay") {
    const held = view.players[view.seat ?? 0]!.blocks ?? {};
    const paid = legal.map((action) => [action.replace("pay ", ""), held[action.replace("pay ", "") as Colour] ?? 0] as const);
    // With a pair among the choices there is one more way to pay; then some colour is unknown here, and nothing is forced.
    const forced = sum(paid) === facts.blocks && paid.every(([, n]) => n > 0);
    return forced ? [{ actions: repeated("pay", paid), label: "", art: "", forced }] : [];
  }
  return [];
}
