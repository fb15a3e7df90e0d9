import { describe, expect, it } from "vitest";
import type { Meaning, Say } from "@/games/contract";
import { callout } from "@/games/carpe_diem/callout";
import { tileArt, tileOf } from "@/games/carpe_diem/art";
import { flights, touched } from "@/games/carpe_diem/motion";
import { choices, preview } from "@/games/carpe_diem/preview";
import { at, arc, FAR, HEIGHT, leadsRight, WIDTH } from "@/games/carpe_diem/ring";
import { byTurns, cellsByTurns, choicesOf, drawn, spotOf, TABS, tabOf, wishesOf } from "@/games/carpe_diem/targets";
import { drawTile, features, outline, paths, turnedTile, wholeTile } from "@/games/carpe_diem/tiles";
import { splitFirstWord } from "@/games/stage/stage";
import { chooser, KINDS, placement, shown, type Tile, type View } from "@/games/carpe_diem/view";
import { cardLabel, gloss, letters, tileLabel } from "@/games/carpe_diem/labels";
import { spots } from "@/games/stage/stage";
import { labels, meaningsIn, read, source, wishes, wordings } from "../board";

const { acting, find, languages, positions, sheet } = read<View>("carpe_diem");
const allTiles = (view: View): Tile[] =>
  [...view.ring.flat(), ...view.lower_row, view.in_hand, ...view.players.flatMap((player) => player.tiles.map(({ tile }) => tile))].filter(
    (tile) => tile !== null,
  );

describe("every legal action can be chosen", () => {
  it("is tested on positions of all seats and all kinds of choices", () => {
    const kinds = new Set(acting.map(({ view }) => view.prompt!.kind));
    expect([...kinds].sort()).toEqual(["artisan", "bread", "card", "disc", "fountain", "move", "pay", "place", "reward", "start", "take"]);
    expect(new Set(positions.map(({ view }) => view.seats)).size).toBe(3);
    expect(positions.some(({ view }) => view.over)).toBe(true);
  });

  it("has a piece that is drawn, or a button of the confirm bar that is always shown", () => {
    for (const { id, view, legal } of acting) {
      const there = drawn(view, chooser(view));
      const offered = choicesOf(view, legal);
      for (const action of legal) {
        const spot = spotOf(view, action);
        if (spot === null) expect(offered.indexOf(action), `${id}: ${action}`).toBeLessThan(5);
        if (spot === null) expect(offered, `${id}: ${action}`).toContain(action);
        else expect(there, `${id}: ${action}`).toContain(spot);
      }
    }
  });

  it("has a piece of its own; a cell has one for each way the tile may lie, the present one first", () => {
    for (const { id, view, legal } of acting) {
      for (const turns of [0, 1, 2, 3]) {
        for (const [spot, actions] of spots(view, byTurns(legal, turns), spotOf)) {
          if (!spot.startsWith("cell ")) expect(actions, `${id}: ${spot}`).toHaveLength(1);
          else if (cellsByTurns(legal)[turns]!.includes(spot.slice(5))) expect(placement(splitFirstWord(actions[0]!)[1]).turns).toBe(turns);
        }
      }
    }
  });

  it("can be turned to: every placement is a cell of its number of turns", () => {
    for (const { legal } of acting) {
      const cells = cellsByTurns(legal);
      expect(cells.flat()).toHaveLength(legal.filter((action) => action.startsWith("at ")).length);
    }
  });

  wishes(acting, spotOf, wishesOf);

  it("is on a tab of a phone", () => {
    for (const { view, legal } of acting) for (const spot of spots(view, legal, spotOf).keys()) expect(TABS).toContain(tabOf(spot));
  });
});

wordings(
  "carpe_diem",
  { acting, languages },
  {
    preview,
    choices: (view, say, legal, meaning) => choices(view, say, legal, meaning),
    clauses: "CAD",
    unclean: /choice-/,
  },
  (say) => {
    it("each piece says what it is and cites the rule", () => {
      for (const kind of KINDS) expect(gloss(say, positions[0]!.view, kind)).toMatch(/CAD-\d+/);
      const cards = new Map(positions.flatMap(({ view }) => view.cards).map((card) => [card.id, card]));
      const tiles = new Map(positions.flatMap(({ view }) => allTiles(view)).map((tile) => [tile.name, tile]));
      for (const card of cards.values()) expect(cardLabel(say, card)).not.toMatch(/undefined|[{}]|count-/);
      for (const tile of tiles.values()) expect(tileLabel(say, positions[0]!.view, tile)).not.toMatch(/undefined|[{}]|word-/);
      expect(new Set(Object.values(letters(say))).size).toBe(4);
    });
  },
);

labels("carpe_diem", languages, ["choice-", "gloss-", "short-", "end-"]);

it("the labels name drawings that the sheet has", () => {
  for (const kind of KINDS) expect(sheet).toContain(`id="cd-k-${kind}"`);
  const asked = [...source("carpe_diem").matchAll(/(?:art=|art: )"([a-z][a-z0-9-]*)"/g)].map((found) => found[1]!);
  for (const art of asked) expect(sheet, art).toContain(`id="cd-${art}"`);
  expect(sheet.length).toBeLessThan(60_000);
});

describe("tiles", () => {
  const tiles = new Map(positions.flatMap(({ view }) => allTiles(view)).map((tile) => [`${tile.name} ${tile.edges.join()}`, tile]));

  it("are drawn from their edges: an opening at every side that is not grass", () => {
    expect(tiles.size).toBeGreaterThan(60);
    for (const tile of tiles.values()) {
      const open = features(tile).flatMap(({ kind, openings }) => openings.map((side) => [side, kind]));
      expect(Object.fromEntries(open)).toEqual(
        Object.fromEntries(tile.edges.flatMap((edge, side) => (edge === "grass" ? [] : [[side, edge]]))),
      );
      for (const feature of features(tile)) {
        const corners = outline(feature);
        expect(corners.filter((corner) => corner.open)).toHaveLength(feature.openings.length);
        for (const { at } of corners) for (const n of at) expect(n >= -0.01 && n <= 48.01).toBe(true);
        expect(paths(corners).area).toMatch(/^M.*Z$/);
        expect(paths(corners).border.match(/M/g)).toHaveLength(feature.openings.length);
      }
      expect(wholeTile(tile)).not.toMatch(/undefined|NaN/);
    }
  });

  it("show chimneys and what is finished", () => {
    const villa = [...tiles.values()].find((tile) => tile.kinds.length === 1 && tile.chimneys > 1)!;
    expect(drawTile(villa).match(/cd-stack/g)).toHaveLength(villa.chimneys);
    expect(drawTile(villa, ["villa"])).toContain("done");
  });

  it("turn clockwise, four times to where they were, and go through their name as a drawing", () => {
    for (const tile of tiles.values()) {
      expect(turnedTile(tile, 1).edges[1]).toBe(tile.edges[0]);
      expect(turnedTile(turnedTile(tile, 1), 3)).toEqual(tile);
      expect(tileOf(tileArt(tile))).toMatchObject({ edges: tile.edges, kinds: tile.kinds, chimneys: tile.chimneys });
    }
  });
});

describe("what a selection would change", () => {
  const english = languages[0]!;
  const say: Say = (id, args) => english.label("carpe_diem", id, args);
  const own = ({ after, explanation }: Meaning<View>) => after.players[explanation.seat]!;
  const told = (view: View, meaning: Meaning<View>) => preview(view, say, meaning);
  const sum = (view: View, meaning: Meaning<View>) => told(view, meaning).sum.map(({ art, text }) => `${text} ${art}`);

  it("a placement lies on its cell as it is turned", () => {
    const { view, action, meaning } = find("place", "at");
    const { cell, turns } = placement(splitFirstWord(action)[1]);
    expect(own(meaning).tiles.find((placed) => placed.cell === cell)).toMatchObject({ turns, tile: turnedTile(view.in_hand!, turns) });
  });

  it("a banner moves the disc by what is printed", () => {
    const { view, meaning } = find(
      "place",
      "at",
      (_, __, { explanation }) => explanation.facts.banner === 1 && !explanation.facts.finishes,
    );
    expect(sum(view, meaning)).toContain(`+${view.printed.banner_steps} banner`);
    expect(told(view, meaning).why).toContain("banner");
  });

  it("a walk leads past empty spaces", () => {
    const { action, meaning } = find("move", "go");
    expect(own(meaning).pawn ?? 0).toBe(Number(action.replace("go to ", "")));
    const ring = (full: number[]) => [1, 2, 3, 4, 5, 6, 7].map((space) => (full.includes(space) ? [space] : []));
    expect([leadsRight(ring([3, 6]), 1, 3), leadsRight(ring([3, 6]), 1, 6), leadsRight(ring([1]), 1, 1)]).toEqual([true, false, true]);
  });

  it("a piece that is paid is gone", () => {
    const { view, action, meaning } = find("pay", "pay");
    expect(sum(view, meaning)).toContain(`−1 ${action.slice(4)}`);
  });

  it("a villa adds what the table of the pack says, whatever its chimneys", () => {
    const seen = new Set<number>();
    for (const position of acting) {
      const table = position.view.printed.villas;
      for (const { plan, seat } of position.choices.filter(({ points, seat }) => points[seat]!.villas)) {
        const { after } = meaningsIn(position, english)(plan[0]!)!;
        const added = after.players[seat]!.score.villas! - position.view.players[seat]!.score.villas!;
        expect(table).toContain(added);
        seen.add(table.indexOf(added));
      }
    }
    for (const chimneys of [6, 7, 8]) expect([...seen]).toContain(chimneys);
  });

  it("a tile that fits nowhere is said to go into the store", () => {
    const { view, meaning } = find("take", "take", (_, __, { explanation }) => explanation.facts.stored === 1);
    expect(told(view, meaning).why).toMatch(/fits nowhere/i);
    expect(own(meaning).stored).toBe(chooser(view).stored + 1);
  });

  it("a disc says one number: on its circle, in its sum and in its sentence", () => {
    let seen = 0;
    for (const position of acting.filter(({ view }) => view.prompt!.kind === "disc")) {
      const meaning = meaningsIn(position, english);
      for (const action of position.legal) {
        const { most } = meaning(action)!.explanation.facts;
        if (typeof most !== "number" || most === 0) continue;
        expect(sum(position.view, meaning(action)!)).toEqual([`${most < 0 ? "−" : "+"}${Math.abs(most)} laurel`]);
        expect(told(position.view, meaning(action)!).why).toContain(`at best ${most} points`);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(10);
  });
});

describe("where things are drawn", () => {
  it("the spaces of the ring lie apart and inside their drawing", () => {
    const middles = [1, 2, 3, 4, 5, 6, 7].map((space) => at(space, FAR.tiles));
    for (const [x, y] of middles) {
      expect(x - 34 >= 0 && x + 34 <= WIDTH && y - 34 >= 0 && y + 34 <= HEIGHT).toBe(true);
      for (const [ox, oy] of middles) if (ox !== x) expect(Math.max(Math.abs(x - ox), Math.abs(y - oy))).toBeGreaterThan(68);
    }
    expect(arc(1, 3, true).line).toMatch(/^M.*A.* 0 0 1 /);
  });

  it("the note about a placement covers what is missed least", () => {
    expect(callout("c3", (cell) => (cell.startsWith("a") || cell.startsWith("b") ? 3 : 0)).side).not.toBe("left");
    expect(callout("a1", () => 0).side).toMatch(/right|below/);
  });

  it("pieces travel by events, and what others touched is marked", () => {
    for (const { view, events } of positions) {
      for (const event of events)
        for (const flight of flights(event, view, 0)) expect(`${flight.art} ${flight.from} ${flight.to}`).not.toMatch(/undefined|NaN/);
      expect([...touched(events, view, null).keys()].every((spot) => /^(space|circle) /.test(spot))).toBe(true);
    }
    expect(shown(positions[0]!.view, 1).seat).toBe(positions[0]!.view.seat);
  });
});
