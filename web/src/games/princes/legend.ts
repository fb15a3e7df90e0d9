/** What is printed in The Princes of Florence: what people like, works, characters, builders, pieces, sums. */

import type { LegendCell, LegendPart, Say } from "../contract";
import { artOf } from "./art";
import { likesOf, type View } from "./view";
import { capital, count, name, word } from "./labels";

const plain = (numbers: readonly (string | number)[]): LegendCell[] => numbers.map((each) => ({ text: String(each) }));

export function legend(view: View, say: Say): LegendPart[] {
  const characters = view.printed.princess === null ? [] : [princess(view, say), spaces(view, say)];
  return [likes(view, say), work(view, say), ...characters, builders(view, say), pieces(view, say), least(view, say), sums(view, say)];
}

/** Every profession of the pack, also those that nobody has yet. */
function likes(view: View, say: Say): LegendPart {
  const rows = Object.keys(view.printed.professions).map((person): LegendCell[] => [
    { text: name(say, person), art: artOf(person) },
    ...likesOf(view, person).map((each) => ({ text: word(say, each), art: artOf(each) })),
  ]);
  return { title: say("label-likes"), head: ["", say("label-building"), say("label-landscape"), say("label-freedom")], rows };
}

function work({ printed: { work } }: View, say: Say): LegendPart {
  const head = [say("label-building"), say("label-landscape"), say("label-freedom"), say("label-jesters"), say("label-cards")];
  return { title: say("label-work"), head, rows: [plain([work.building, work.landscape, work.freedom, work.jesters, work.cards])] };
}

function princess({ printed: { princess } }: View, say: Say): LegendPart {
  const head = [say("label-landscape"), say("label-building"), word(say, "builder"), say("label-cards")];
  return {
    title: say("label-princess"),
    head,
    rows: princess ? [plain([princess.landscape, princess.building, princess.builder, princess.card])] : [],
  };
}

function spaces({ printed }: View, say: Say): LegendPart {
  const rows = Object.entries(printed.spaces).map(([character, bids]): LegendCell[] => [
    { text: name(say, character), art: artOf(character) },
    { text: bids.join(" ") },
  ]);
  return { title: say("label-spaces"), rows };
}

/** The price of a building, the prestige of the last builder and whether buildings may touch, by builders. */
function builders({ printed }: View, say: Say): LegendPart {
  const { building_prices: prices, builder_prestige: prestige, touch_from: touch } = printed;
  const rows = [
    plain([say("label-price"), ...prices]),
    plain([say("label-gain"), ...prestige]),
    plain([say("label-touch"), ...prices.map((_, n) => (n >= touch ? "✓" : "–"))]),
  ];
  return { title: say("label-builder-table"), head: ["", ...prices.map((_, n) => String(n))], rows };
}

function pieces({ printed }: View, say: Say): LegendPart {
  const rows = Object.entries(printed.pieces).map(([piece, { size, squares, tiles }]): LegendCell[] => [
    { text: capital(word(say, piece)), art: artOf(piece) },
    ...plain([size === null ? "–" : say(`label-${size}`), squares, tiles]),
  ]);
  return { title: say("label-pieces"), head: ["", say("label-size"), say("label-squares"), say("label-tiles")], rows };
}

function least(view: View, say: Say): LegendPart {
  return { title: say("label-least"), head: view.least_by_round.map((_, n) => String(n + 1)), rows: [plain(view.least_by_round)] };
}

function sums(view: View, say: Say): LegendPart {
  const { printed } = view;
  const florins = (n: number): string => count(say, "florins", n);
  const prestige = (n: number): string => count(say, "prestige", n);
  const lines = [
    say("label-cards-price", {
      profession: florins(printed.profession_price),
      bonus: florins(printed.bonus_price),
      freedom: florins(printed.freedom_price),
    }),
    say("label-raising", { opening: florins(printed.opening[view.seats] ?? 0), florins: florins(printed.raising) }),
    say("label-pay", { florins: florins(printed.pay), exchange: florins(printed.exchange) }),
    say("label-best-work", { prestige: prestige(printed.best_work) }),
    say("label-built", { prestige: prestige(printed.building_prestige), more: prestige(printed.landscape_prestige) }),
  ];
  if (printed.sale !== null) lines.push(say("label-sale", { florins: florins(printed.sale) }));
  if (printed.banker_exchange !== null) lines.push(say("label-banker", { florins: florins(printed.banker_exchange) }));
  return { title: say("label-sums"), lines };
}
