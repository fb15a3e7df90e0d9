/** What is printed in Florenza and is the same for everybody: sums of money, income, points at the end. */

import type { LegendCell, LegendPart, Say } from "../contract";
import type { View } from "./view";
import { count, word } from "./labels";

const PLACES = [1, 2, 3];

export function legend({ printed }: View, say: Say): LegendPart[] {
  const sum = (text: string, fiorini: number): LegendCell[] => [{ text }, { text: count(say, "fiorini", fiorini), art: "fiorini" }];
  const points = (text: string, art: string, numbers: number[]): LegendCell[] => [
    { text, art },
    ...numbers.map((each) => ({ text: String(each) })),
  ];
  return [
    {
      title: say("label-sums"),
      rows: [
        sum(say("label-workers"), printed.workers),
        sum(say("label-selling"), printed.sell),
        sum(say("label-buying"), printed.buy),
        sum(say("label-anonymous-artist"), printed.anonymous_artist),
      ],
    },
    {
      title: say("label-income"),
      rows: Object.entries(printed.income).map(([resource, n]) => [
        { text: word(say, resource), art: resource === "fiorini" ? "fiorini" : `rs-${resource}` },
        { text: String(n) },
      ]),
    },
    {
      title: say("label-ending"),
      head: ["", ...PLACES.map((place) => say("label-place", { place }))],
      rows: [
        points(say("source-resources"), "i-bag", printed.most_resources),
        points(say("source-fiorini"), "fiorini", printed.most_fiorini),
        points(say("source-captain"), "captain", [printed.captain]),
        points(say("label-district-set"), "set", [printed.district_set]),
      ],
    },
  ];
}
