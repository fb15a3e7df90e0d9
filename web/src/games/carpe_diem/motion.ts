/** Moves drawn from events: pawns walk, tiles and goods travel. */

import type { GameEvent } from "../contract";
import { run, type Flight } from "../stage/animation";
import type { Spot } from "../stage/stage";
import { discArt, pawnArt, thingArt, tileId } from "./art";
import { isSingle, type View } from "./view";

/** The journeys of the pieces that an event tells of. */
export function flights(event: GameEvent, before: View, me: number): Flight[] {
  const { seat, facts } = event;
  const told = (name: string): string => String(facts[name] ?? "");
  const home = (spot: Spot, ...others: Spot[]): Spot[] => (seat === me ? [spot, ...others] : [`seat ${seat}`]);
  const gain = (thing: string, spot: Spot, n: number): Flight[] =>
    Array.from({ length: Math.min(3, n) }, () => ({ art: thingArt(thing), from: home("hand tile", "district"), to: home(spot) }));
  const paid = before.prompt?.facts.space ? `card ${before.prompt.facts.space}` : "cards";
  switch (event.kind) {
    case "start":
    case "go":
      return [{ art: pawnArt(seat), from: [`pawn ${seat}`, `seat ${seat}`], to: [`pawn ${seat}`], reveals: `pawn ${seat}` }];
    case "take":
      return [
        {
          art: tileId(told("tile")),
          from: [`tile ${told("space")} ${told("tile")}`, `space ${told("space")}`],
          to: home("hand tile", "district"),
        },
      ];
    case "take lower":
      return [{ art: tileId(told("tile")), from: [`low ${told("tile")}`, "lower row"], to: home("hand tile", "district") }];
    case "place": {
      const cell = `${told("column")}${told("row")}`;
      const to = seat === me ? [`laid ${cell}`, `cell ${cell}`] : [`mini ${seat} ${cell}`, `seat ${seat}`];
      return [{ art: tileId(told("tile")), from: [...home("hand tile", "district"), "ring"], to, reveals: to[0] }];
    }
    case "store":
      return [{ art: tileId(told("tile")), from: home("hand tile", "district"), to: home("store") }];
    case "banner":
      return [{ art: "banner", from: home(`cell ${told("column")}${told("row")}`), to: [`disc ${seat}`, "track"] }];
    case "track":
      return [{ art: discArt(seat), from: [`disc ${seat}`], to: [`disc ${seat}`], reveals: `disc ${seat}` }];
    case "goods": {
      const goods = Array.isArray(facts.goods) ? (facts.goods as string[]) : [];
      return goods.length > 0 ? gain(goods[0]!, `good ${goods[0]}`, goods.length) : [];
    }
    case "bread":
      return gain("bread", "good bread", Number(facts.bread));
    case "coins":
      return gain("coins", "good coin", Number(facts.coins));
    case "sell":
      return gain("coins", "good coin", Number(facts.coins));
    case "pay":
      return [{ art: thingArt(told("piece")), from: home(`good ${told("piece")}`), to: [paid] }];
    case "give bread":
      return [{ art: "bread", from: home("good bread"), to: [paid] }];
    case "disc":
      return [
        {
          art: discArt(seat),
          from: home("discs"),
          to: [`circle ${told("space")}-${told("space2")}`, `circle ${told("space2")}-${told("space")}`],
        },
      ];
    case "card":
      return [{ art: "laurel", from: [`card ${told("space")}`], to: home("total") }];
    case "look":
      return [{ art: "card-back", from: ["pile"], to: home("hand") }];
    default:
      return [];
  }
}

/** New tiles are dealt to the ring space by space; what a tile finished lights up for a moment. */
export function others(root: Element, events: readonly GameEvent[], _before: View, wait: number): number {
  if (events.some((event) => event.kind === "deal")) {
    root.querySelectorAll(".ring .rt").forEach((tile, n) => {
      run(
        tile,
        [
          { opacity: 0, translate: "0 -10px" },
          { opacity: 1, translate: "0 0" },
        ],
        { duration: 220, delay: wait + 12 * n },
      );
    });
  }
  if (events.some((event) => event.kind === "finish" && !isSingle(String(event.facts.kind)))) {
    for (const line of root.querySelectorAll(".dist .e3")) {
      run(line, [{ strokeWidth: "2.8px" }, { strokeWidth: "5px", offset: 0.4 }, { strokeWidth: "2.8px" }], {
        duration: 400,
        delay: wait + 300,
      });
    }
  }
  return 0;
}

/** The spots that other players changed: marked until the user's next click. */
export function touched(events: readonly GameEvent[], _view: View, me: number | null): Map<Spot, number> {
  const marks = new Map<Spot, number>();
  for (const { kind, seat, facts } of events) {
    if (seat < 0 || seat === me) continue;
    if (kind === "go" || kind === "start") marks.set(`space ${facts.space}`, seat);
    if (kind === "disc") marks.set(`circle ${facts.space}-${facts.space2}`, seat).set(`circle ${facts.space2}-${facts.space}`, seat);
  }
  return marks;
}
