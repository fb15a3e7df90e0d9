import { describe, expect, it } from "vitest";
import { count, money, signedMoney } from "@/games/princes/labels";
import { flights, touched } from "@/games/princes/motion";
import type { Meaning, Say } from "@/games/contract";
import { choices, preview, reckoning } from "@/games/princes/preview";
import { cell, laid, nearest, outline, partnerAt, placement, placements, SIDE, square, turned, TURNS, under } from "@/games/princes/shapes";
import { choicesOf, drawn, sceneOf, spotOf, tabOf, wishesOf } from "@/games/princes/targets";
import { bidsOf, BUILDINGS, isBuilding, LANDSCAPES, pricesOf, PROFESSIONS, shown, sizeOf, wanted, type View } from "@/games/princes/view";
import { worth } from "@/games/princes/worth";
import { spots } from "@/games/stage/stage";
import { bare, labels, long, meaningsIn, read, wishes, wordings } from "../board";

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

  wishes(acting, spotOf, wishesOf, ["foot", "convert", "sum"]);

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
    for (const { view, choices: told } of acting.filter(({ view }) => ["open", "bid", "last"].includes(view.prompt!.kind))) {
      for (const { plan, facts } of told.filter(({ facts }) => "people" in facts)) {
        for (const row of worth(view, say, me(view), wanted(view, plan[0]!)!, facts))
          expect(`${row.title} ${row.note} ${row.gain}`).not.toMatch(/worth-|gloss-|undefined|[{}]/);
      }
    }
  });
});

it.each(languages.map((language) => [language.code, language] as const))(
  "sums of money in %s are written as in its sentences",
  (_, language) => {
    const say: Say = (id, args) => language.label("princes", id, args);
    expect(count(say, "florins", 1400).startsWith(money(say, 1400))).toBe(true);
    expect(signedMoney(say, -1400)).toBe(`−${money(say, 1400)}`);
  },
);

labels("princes", languages, ["choice-", "gloss-", "size-", "step-", "wait-", "short-", "tab-"]);

it("the labels name drawings that are on the sheet", () => {
  const drawn = new Set([...sheet.matchAll(/id="pri-([^"]+)"/g)].map((found) => found[1]!));
  for (const position of acting) {
    const { id, view, legal } = position;
    const meaning = meaningsIn(position, languages[0]!);
    for (const action of legal) {
      const told = preview(view, (name) => name, meaning(action)!);
      for (const art of [told.badge.art!, ...told.sum.map((part) => part.art)]) if (art) expect(drawn, `${id}: ${action}`).toContain(art);
    }
  }
  for (const profession of PROFESSIONS) expect(drawn).toContain(`m-${profession.replaceAll(" ", "-")}`);
});

describe("what a selection would change", () => {
  const sum = (view: View, meaning: Meaning<View>) => preview(view, bare, meaning).sum.map(({ art, text }) => `${text} ${art}`);

  it("a building brings prestige and stands where it is laid", () => {
    const { view, action, meaning } = find("place", "place", (_, each) => isBuilding(each.split(" ")[1]!));
    const laid = placement(view, action)!;
    expect(
      me(meaning.after)
        .estate.find((piece) => piece.name === laid.piece)!
        .squares.sort(),
    ).toEqual(laid.cells.map(square).sort());
    expect(me(meaning.after).prestige - me(view).prestige).toBeLessThanOrEqual(view.printed.building_prestige);
  });

  it("a jester makes every work better by what is printed", () => {
    const { view, meaning } = find("open", "open jester", (seen) => (me(seen).reckonings?.length ?? 0) > 0);
    const values = me(view).reckonings!.map((found) => String(found.value + view.printed.work.jesters));
    expect(meaning.explanation.facts.values).toEqual(values);
  });

  it("a freedom costs its price and makes works better", () => {
    const { view, meaning } = find("turn", "introduce", (seen) => (me(seen).florins ?? 0) >= seen.printed.freedom_price);
    expect(sum(view, meaning)).toEqual([`−${view.printed.freedom_price} florin`]);
    expect(me(meaning.after).freedoms.length).toBe(me(view).freedoms.length + 1);
  });

  it("a work is the sum of its terms", () => {
    const { view, action, meaning } = find("turn", "work");
    const found = reckoning(view, action.slice("work ".length))!;
    expect(found.building + found.landscape + found.freedom + found.jesters + found.cards + found.muse).toBe(found.value);
    expect(preview(view, (id) => id, meaning).sum.at(-1)).toMatchObject({ total: true, text: String(found.value) });
  });

  it("prestige is paid with the work's own pay", () => {
    const { view, meaning } = find("convert", "convert 2");
    const left = Number(view.prompt!.facts.pay) - 2 * view.printed.exchange;
    expect(sum(view, meaning)).toEqual([...(left > 0 ? [`+${left} florin`] : []), "+2 laurel"]);
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

describe("the auctions of the log", () => {
  const event = (kind: string, seat: number, lot: string, florins: number) => ({ kind, seat, facts: { lot, florins } });
  const round = { kind: "round", seat: -1, facts: { round: 2 } };
  const past = [
    event("win", 2, "lake", 900),
    round,
    event("open", 0, "lake", 200),
    event("bid", 1, "lake", 300),
    event("win", 1, "lake", 300),
    event("open", 2, "jester", 200),
    event("bid", 0, "jester", 400),
  ];

  it("say what was bid last, after a reload too", () => {
    const auction = { lot: "jester", bid: 400, leader: 0 } as View["auction"];
    expect([...bidsOf({ auction }, past)]).toEqual([[2, 200], [0, 400]]); // prettier-ignore
    expect(bidsOf({ auction: null }, past).size).toBe(0);
  });

  it("say what the lots of the round were sold for", () => {
    expect([...pricesOf(past)]).toEqual([["lake", 300]]);
  });
});
