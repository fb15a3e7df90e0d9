import { describe, expect, it } from "vitest";
import { outcome } from "@/games/carrara/outcome";
import { choices, preview } from "@/games/carrara/preview";
import { builtSpot, choicesOf, drawn, marketSpot, spotOf, spots, tabOf } from "@/games/carrara/targets";
import { shown, type View } from "@/games/carrara/view";
import { laid, prices, wedge } from "@/games/carrara/wheel";
import { long, read, reach, wordings } from "../board";

const { acting, find, languages } = read<View>("carrara");
const me = (view: View) => shown(view, view.seat ?? 0);

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
  it("a block costs its price at the position and joins one's own", () => {
    const { view, action } = find("take", "take");
    const colour = action.slice("take ".length) as "red";
    const sector = view.wheel.find((each) => each.position === view.prompt!.facts.position)!;
    expect(outcome(view, action)).toMatchObject({ florins: -sector.prices[colour] || 0, blocks: { [colour]: 1 } });
  });

  it("a tile rises in the city that is chosen for it", () => {
    const { view, action } = find("site", "in");
    expect(outcome(view, action).rises).toMatchObject({ city: action.slice(3), tile: { name: view.prompt!.facts.tile } });
  });

  it("a scoring space pays what the view says", () => {
    const { view, action } = find("space", "evaluate");
    const space = me(view).spaces.find((each) => `evaluate ${each.name}` === action)!;
    expect(outcome(view, action)).toMatchObject(space.pays);
  });

  it("passing brings its income", () => {
    const { view, action } = find("main", "pass");
    expect(outcome(view, action).florins).toBe(view.printed.pass_income);
  });

  it("a spectator sees no effect", () => {
    const { view, action } = find("main", "pass");
    expect(outcome({ ...view, seat: null }, action)).toEqual({ florins: 0, points: 0, blocks: {} });
  });
});

describe("the wheel", () => {
  const pieces = (n: number): [string, number][] => [["white", n]];

  it("lays up to six blocks one by one and counts more", () => {
    for (let n = 0; n <= 6; n++) expect(laid(0, pieces(n), true)).toHaveLength(n);
    expect(laid(0, pieces(7), true)).toMatchObject([{ piece: "white", count: 7 }]);
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
