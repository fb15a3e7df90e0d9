import { describe, expect, it } from "vitest";
import { flights, touched } from "@/games/princes/motion";
import { more, outcome } from "@/games/princes/outcome";
import { choices, preview, reckoning } from "@/games/princes/preview";
import { cell, laid, nearest, outline, partnerAt, placement, placements, SIDE, square, turned, TURNS, under } from "@/games/princes/shapes";
import { choicesOf, drawn, sceneOf, spotOf, tabOf } from "@/games/princes/targets";
import { BUILDINGS, isBuilding, LANDSCAPES, PROFESSIONS, shown, sizeOf, type View } from "@/games/princes/view";
import { worth } from "@/games/princes/worth";
import { spots } from "@/games/stage/stage";
import { labels, long, read, wordings } from "../board";

const { acting, find, languages, positions, sheet } = read<View>("princes");
const me = (view: View) => shown(view, view.seat ?? 0);

describe("every legal action can be chosen", () => {
  it.skipIf(long)("is tested on positions with all expansions, all seats and all kinds of choices", () => {
    const kinds = new Set(acting.map(({ view }) => view.prompt!.kind));
    expect([...kinds].sort()).toEqual([
      "answer",
      "bid",
      "bonus",
      "character",
      "convert",
      "exchange",
      "joint",
      "keep",
      "landscape",
      "last",
      "merchant",
      "open",
      "place",
      "power",
      "recruit",
      "reply",
      "return",
      "sum",
      "turn",
      "under",
    ]);
    expect(new Set(acting.map(({ view }) => view.seats))).toEqual(new Set([2, 3, 4, 5]));
    expect(new Set(acting.map(({ view }) => `${view.muse} ${view.cooperation}`)).size).toBe(4);
  });

  it("has a piece that is drawn, or is a choice of the confirm bar", () => {
    for (const { id, view, legal } of acting) {
      const there = drawn(view, legal);
      const offered = choicesOf(view, legal).slice(0, 5);
      for (const action of legal) {
        const spot = spotOf(view, action);
        if (spot === null) expect(offered, `${id}: ${action}`).toContain(action);
        else expect(there, `${id}: ${action}`).toContain(spot);
      }
    }
  });

  it("has a piece of its own", () => {
    for (const { id, view, legal } of acting) {
      for (const [spot, actions] of spots(view, legal, spotOf)) expect(actions, `${id}: ${spot}`).toHaveLength(1);
    }
  });

  it("is on a tab of a phone, or always there", () => {
    for (const { view, legal } of acting) {
      for (const spot of spots(view, legal, spotOf).keys()) expect(["always", "hand", "court", "city"]).toContain(tabOf(view, spot));
    }
  });

  it("puts the auction on the table while it lasts, and two estates while they agree", () => {
    for (const { view } of acting) {
      const kind = view.prompt!.kind;
      const scene = sceneOf(view);
      if (["open", "bid", "last", "landscape", "merchant"].includes(kind)) expect(scene).toBe("auction");
      else if (["joint", "sum", "answer", "reply"].includes(kind)) expect(scene).toBe("border");
      else if (["place", "turn", "keep", "under", "bonus", "convert", "character", "return"].includes(kind)) expect(scene).toBe("estate");
    }
  });
});

describe("pieces", () => {
  it("have as many squares as their size says, however they are turned", () => {
    const { view } = positions[0]!;
    const sizes: Record<string, number> = { large: 7, medium: 5, small: 3 };
    for (const piece of BUILDINGS) for (const turn of TURNS) expect(turned(view, piece, turn)).toHaveLength(sizes[sizeOf(view, piece)]!);
    for (const [n, piece] of LANDSCAPES.entries()) expect(turned(view, piece, "r0")).toHaveLength(5 - n);
  });

  it("lie where the estates say that they were laid", () => {
    let seen = 0;
    for (const { view } of positions) {
      for (const player of view.players) {
        for (const piece of player.estate) {
          if (piece.partner !== null) continue;
          const foot = cell(piece.squares[0]!);
          const fits = TURNS.some(
            (turn) => laid(view, piece.name, turn, foot).map(square).sort().join() === [...piece.squares].sort().join(),
          );
          expect(fits, `${piece.name} on ${piece.squares}`).toBe(true);
          seen++;
        }
      }
    }
    expect(seen).toBeGreaterThan(50);
  });

  it("may only lie on free squares of the estate", () => {
    for (const { view, legal } of acting.filter(({ view }) => view.prompt!.kind === "place")) {
      const taken = new Set([...view.palace, ...me(view).estate.flatMap((piece) => piece.squares)]);
      for (const place of placements(view, legal)) {
        for (const at of place.cells) {
          expect(
            at.every((n) => n >= 0 && n < SIDE),
            place.action,
          ).toBe(true);
          expect(taken).not.toContain(square(at));
        }
        expect(
          under(
            placements(view, legal).filter((each) => each.turn === place.turn),
            place.foot,
          )?.action,
        ).toBe(place.action);
      }
    }
  });

  it("are drawn as one closed outline", () => {
    for (const piece of [...BUILDINGS, ...LANDSCAPES]) {
      for (const turn of TURNS) {
        const path = outline(turned(positions[0]!.view, piece, turn), 48, 2, 6);
        expect(path).toMatch(/^M[^M]*z$/);
        expect(path).not.toContain("NaN");
      }
    }
  });

  it("find the nearest place when they are turned", () => {
    const { view, legal } = find("place", "place");
    const all = placements(view, legal);
    expect(nearest(all, all[0]!.cells[0]!)).not.toBeNull();
    expect(nearest([], [0, 0])).toBeNull();
  });
});

describe("across a border", () => {
  const joint = acting.filter(({ view }) => view.prompt!.kind === "joint");

  it("a joint building has squares in both estates, on free ones", () => {
    for (const { id, view, legal } of joint) {
      const place = partnerAt(view)!;
      const free = (seat: number, name: string) =>
        !view.palace.includes(name) && !view.players[seat]!.estate.some((piece) => piece.squares.includes(name));
      for (const { cells, action } of placements(view, legal, place.there)) {
        const own = cells.filter((at) => at.every((n) => n >= 0 && n < SIDE));
        const theirs = cells.filter((at) => !own.includes(at)).map(([x, y]) => [x - place.there[0], y - place.there[1]] as const);
        expect(own.length * theirs.length, `${id}: ${action}`).toBeGreaterThan(0);
        for (const at of own) expect(free(place.active, square(at)), `${id}: ${action}`).toBe(true);
        for (const at of theirs)
          expect(at.every((n) => n >= 0 && n < SIDE) && free(place.partner, square(at)), `${id}: ${action}`).toBe(true);
      }
    }
    expect(joint.length).toBeGreaterThan(3);
  });

  it("an offer lies in one piece", () => {
    const offers = acting.filter(({ view }) => view.offer !== null);
    expect(offers.length).toBeGreaterThan(3);
    for (const { view } of offers) {
      const { there, partner } = partnerAt(view)!;
      expect(partner).toBe(view.offer!.partner);
      const cells = [
        ...view.offer!.active_squares.map(cell),
        ...view.offer!.partner_squares.map(cell).map(([x, y]) => [x + there[0], y + there[1]] as const),
      ];
      expect(outline(cells, 40, 2, 6)).toMatch(/^M[^M]*z$/);
    }
  });
});

wordings("princes", { acting, languages }, { preview, choices, clauses: "PRI" }, (say) => {
  it("each lot says what it is worth to the hand", () => {
    for (const { view } of acting.filter(({ view }) => ["open", "bid", "last"].includes(view.prompt!.kind))) {
      for (const lot of [...view.lots.map((each) => each.name), "landscape"]) {
        for (const row of worth(view, say, me(view), lot))
          expect(`${row.title} ${row.note} ${row.gain}`).not.toMatch(/worth-|gloss-|undefined|[{}]/);
      }
    }
  });
});

labels("princes", languages, ["choice-", "gloss-", "size-", "step-", "wait-", "short-", "tab-"]);

it("the labels name drawings that are on the sheet", () => {
  const drawn = new Set([...sheet.matchAll(/id="pri-([^"]+)"/g)].map((found) => found[1]!));
  for (const { id, view, legal } of acting) {
    for (const action of legal) {
      const told = preview(view, (name) => name, action);
      for (const art of [told.badge.art!, ...told.sum.map((part) => part.art)]) if (art) expect(drawn, `${id}: ${action}`).toContain(art);
    }
  }
  for (const profession of PROFESSIONS) expect(drawn).toContain(`m-${profession.replaceAll(" ", "-")}`);
});

describe("what a selection would change", () => {
  it("a building costs its price, brings prestige, and stands where it is laid", () => {
    const { view, action } = find("place", "place", (_, each) => isBuilding(each.split(" ")[1]!));
    const change = outcome(view, action);
    expect(change.laid?.cells).toEqual(placement(view, action)!.cells);
    expect(change.florins + 100 * (change.prestige - 3)).toBe(-me(view).building_price || 0);
  });

  it("a jester makes every work better by two", () => {
    const { view, action } = find("open", "open jester", (seen) => (me(seen).reckonings?.length ?? 0) > 0);
    for (const found of me(view).reckonings!) expect(more(view, found, outcome(view, action)).sum).toBe(2);
  });

  it("follows what is printed: likes, points, prices, prestige", () => {
    const { view, action } = find("turn", "introduce", (seen) => (me(seen).reckonings?.length ?? 0) > 0);
    const freedom = action.slice("introduce ".length);
    const likes = { building: "tower", landscape: "park", freedom };
    const professions = Object.fromEntries(PROFESSIONS.map((name) => [name, likes]));
    const printed = { ...view.printed, professions, work: { ...view.printed.work, freedom: 8 }, freedom_price: 50 };
    const other: View = { ...view, printed };
    const change = outcome(other, action);
    expect(change.florins).toBe(-50);
    for (const found of me(view).reckonings!) expect(more(other, { ...found, freedom: 0 }, change).freedom).toBe(8);
  });

  it("a work is the sum of its terms", () => {
    const { view, action } = find("turn", "work");
    const found = reckoning(view, action.slice("work ".length))!;
    expect(found.building + found.landscape + found.freedom + found.jesters + found.cards + found.muse).toBe(found.value);
    expect(preview(view, (id) => id, action).sum.at(-1)).toMatchObject({ total: true, text: String(found.value) });
  });

  it("prestige is paid with the work's own pay", () => {
    const { view } = find("convert", "convert");
    expect(outcome(view, "convert 2")).toMatchObject({ prestige: 2, florins: Number(view.prompt!.facts.pay) - 400 });
  });

  it("a spectator sees no effect", () => {
    const { view, action } = find("turn", "end turn");
    expect(outcome({ ...view, seat: null }, action)).toMatchObject({ florins: 0, prestige: 0, gains: null, laid: null });
  });
});

describe("what happened", () => {
  it("flies pieces between spots", () => {
    const seen = new Set<string>();
    for (const { view, events } of positions) {
      for (const event of events) {
        for (const flight of flights(event, view, view.seat ?? 0)) {
          seen.add(event.kind);
          expect([...flight.from, ...flight.to].join()).not.toMatch(/undefined|NaN/);
          expect(flight.from.length * flight.to.length).toBeGreaterThan(0);
        }
      }
      for (const seat of touched(events, view, view.seat).values()) expect(seat).not.toBe(view.seat);
    }
    expect(seen.size).toBeGreaterThan(5);
  });
});
