import { describe, expect, it } from "vitest";
import type { Meaning } from "@/games/contract";
import { choices, preview } from "@/games/carrara/preview";
import { builtSpot, choicesOf, drawn, marketSpot, spotOf, spots, tabOf, wishesOf } from "@/games/carrara/targets";
import { pending, shown, type View } from "@/games/carrara/view";
import { laid, prices, wedge, stillThere } from "@/games/carrara/wheel";
import { long, read, reach, wishes, wordings } from "../board";

const { acting, find, languages } = read<View>("carrara");
const me = (view: View) => shown(view, view.seat ?? 0);
const priceOf = (view: View, action: string): number =>
  view.wheel.find((each) => each.position === view.prompt!.facts.position)!.prices[action.slice("take ".length) as "red"];
const paysOf = (view: View, action: string) => me(view).spaces.find((each) => `evaluate ${each.name}` === action)?.pays ?? { points: 0 };

describe("every legal action can be chosen", () => {
  it("is tested on positions of both versions, all seats and all kinds of choices", () => {
    const kinds = new Set(acting.map(({ view }) => view.prompt!.kind));
    expect([...kinds].sort()).toEqual(
      [
        "main",
        "sector",
        "take",
        "site",
        "pay",
        "improve",
        "space",
        "claim sector",
        "claim decoration",
        "claim gold",
        "place",
        "end",
      ].sort(),
    );
    expect(new Set(acting.map(({ view }) => `${view.version} ${view.seats}`)).size).toBe(6);
  });

  reach(acting, (view) => drawn(view, me(view)), spotOf);
  wishes(acting, spotOf, wishesOf, ["choice", "pair", "thrown"]);

  it("is apart where a stored item can be placed or thrown away", () => {
    const both = acting.filter(({ legal }) => ["swap", "place"].every((word) => legal.some((action) => action.startsWith(`${word} `))));
    expect(both.length).toBeGreaterThan(0);
    for (const { view, legal } of both) {
      const lit = spots(view, legal);
      for (const action of legal.filter((each) => each.startsWith("place "))) {
        const item = action.slice("place ".length);
        expect(lit.get(`stored ${item}`)).toEqual([action]);
        expect(lit.get(`thrown ${item}`)).toEqual([`swap ${item}`]);
      }
    }
  });

  it("is on a tab of a phone, or on the wheel that is always there", () => {
    for (const { view, legal } of acting) {
      for (const spot of spots(view, legal).keys()) expect(["wheel", "cities", "market", "court"]).toContain(tabOf(spot));
    }
  });

  it("is a choice of the confirm bar where it has no piece", () => {
    const plain = ["pass", "done", "end turn", "claim nothing"];
    for (const { view, legal } of acting) {
      const offered = choicesOf(view, legal);
      for (const action of legal.filter((each) => plain.includes(each))) expect(offered).toContain(action);
      for (const action of offered) expect(legal).toContain(action);
    }
  });
});

describe("twins", () => {
  it("light up both where the list names one of two equal tiles", () => {
    let twins = 0;
    for (const { view, legal } of acting) {
      const lit = spots(view, legal);
      for (const tile of view.display) {
        if (!tile?.name.endsWith("b") || lit.has(`tile ${tile.name}`)) continue;
        const first = tile.name.slice(0, -1);
        if (!legal.includes(`build ${first}`) || !view.display.some((each) => each?.name === first)) continue;
        expect(marketSpot(view, tile, lit)).toBe(`tile ${first}`);
        twins++;
      }
      for (const [city, tiles] of Object.entries(me(view).columns)) {
        for (const tile of tiles) expect(builtSpot(me(view), tile, city, lit)).toMatch(/^built /);
      }
    }
    expect(twins).toBeGreaterThanOrEqual(long ? 1 : 0);
  });
});

wordings("carrara", { acting, languages }, { preview, choices, clauses: "CAR" });

describe("what a selection would change", () => {
  const sum = (view: View, meaning: Meaning<View>) => preview(view, (id) => id, meaning).sum.map(({ art, text }) => `${text} ${art}`);

  it("a block costs its price at the position and joins one's own", () => {
    const { view, action, meaning } = find("take", "take", (seen, each) => priceOf(seen, each) > 0);
    const colour = action.slice("take ".length);
    expect(sum(view, meaning)).toEqual([`+1 plain-${colour}`, `−${priceOf(view, action)} florin`]);
    expect(me(meaning.after).blocks![colour as "red"]).toBe((me(view).blocks![colour as "red"] ?? 0) + 1);
  });

  it("a tile rises in the city that is chosen for it", () => {
    const { view, action, meaning } = find("site", "in");
    expect(pending(meaning.after)).toMatchObject({ city: action.slice(3), tile: { name: view.prompt!.facts.tile } });
  });

  it("a scoring space pays what the view says", () => {
    const { view, action, meaning } = find("space", "evaluate", (seen, each) => paysOf(seen, each).points > 0);
    expect(sum(view, meaning)).toContain(`+${paysOf(view, action).points} laurel`);
  });

  it("passing brings its income", () => {
    const { view, meaning } = find("main", "pass");
    expect(sum(view, meaning)).toEqual([`+${view.printed.pass_income} florin`]);
  });
});

describe("the wheel", () => {
  const pieces = (n: number): [string, number][] => [["white", n]];

  it("lays up to six blocks one by one and counts more", () => {
    for (let n = 0; n <= 6; n++) expect(laid(0, pieces(n), true)).toHaveLength(n);
    expect(laid(0, pieces(7), true)).toMatchObject([{ piece: "white", count: 7 }]);
    expect(stillThere(laid(0, pieces(4), true), () => 3)).toEqual(laid(0, pieces(4), true).slice(1));
    expect(stillThere(laid(0, pieces(7), true), () => 6)).toMatchObject([{ piece: "white", count: 6 }]);
  });

  it("keeps blocks inside their sector and apart", () => {
    for (let position = 0; position < 6; position++) {
      for (let n = 1; n <= 6; n++) {
        const piles = laid(position, pieces(n), true);
        for (const { x, y } of piles) {
          expect(Math.hypot(x, y)).toBeGreaterThan(78);
          expect(Math.hypot(x, y)).toBeLessThan(125);
        }
        for (const [k, a] of piles.entries()) {
          for (const b of piles.slice(k + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(24);
        }
      }
    }
  });

  it("draws prices on the rim and sectors as closed shapes", () => {
    expect(prices(0, 6).plates).toHaveLength(6);
    expect(wedge(3, 66, 138)).toMatch(/^M.*z$/);
  });
});
