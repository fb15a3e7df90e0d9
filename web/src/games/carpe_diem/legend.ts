/** What is printed in Carpe Diem: what finishing brings, villas by chimneys, fountain cards, the other numbers. */

import type { LegendCell, LegendPart, Say } from "../contract";
import { kindArt } from "./art";
import { KINDS, type View } from "./view";
import { capital, count, word } from "./labels";

const plain = (numbers: readonly (string | number)[]): LegendCell[] => numbers.map((each) => ({ text: String(each) }));

export function legend(view: View, say: Say): LegendPart[] {
  return [finishing(view, say), villas(view, say), rates(view, say)];
}

/** What each kind brings, and the points of its fountain card. */
function finishing(view: View, say: Say): LegendPart {
  const rows = KINDS.map((kind): LegendCell[] => [
    { text: capital(word(say, kind)), art: kindArt(kind) },
    ...plain([brings(view, say, kind), view.printed.fountains[kind] ?? "–"]),
  ]);
  return { title: say("label-brings"), head: ["", "", say("label-fountain-card")], rows };
}

function brings({ printed }: View, say: Say, kind: string): string {
  const good = printed.landscapes[kind];
  if (good) return say("label-brings-landscape", { good: word(say, good) });
  switch (kind) {
    case "merchant":
      return say("label-brings-merchant", { coins: count(say, "coins", printed.merchant_coins) });
    case "baker":
      return count(say, "bread", printed.baker_bread);
    case "senator":
      return count(say, "steps", printed.senator_steps);
    case "market":
      return count(say, "coins", printed.market_coins);
    case "bakery":
      return count(say, "bread", printed.bakery_bread);
    default:
      return say(`label-brings-${kind}`);
  }
}

function villas({ printed }: View, say: Say): LegendPart {
  const chimneys = printed.villas.map((_, n) => `${n}${n === printed.villas.length - 1 ? "+" : ""}`);
  return {
    title: say("label-villas"),
    rows: [plain([word(say, "chimney"), ...chimneys]), plain([word(say, "points"), ...printed.villas])],
  };
}

function rates({ printed }: View, say: Say): LegendPart {
  const lines = [
    say("label-fountain-note"),
    say("label-banner", { steps: count(say, "steps", printed.banner_steps) }),
    say("label-penalty", { points: count(say, "points", printed.penalty), bread: count(say, "bread", printed.bread_for_a_card) }),
    say("label-last-space", { space: printed.last_space }),
    say("label-leftovers", { items: printed.items_per_point }),
  ];
  return { title: say("label-rates"), lines };
}
