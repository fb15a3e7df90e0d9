import { describe, expect, it } from "vitest";
import { holding, pair, single, times } from "@/games/carpe_diem/cards";
import { callout } from "@/games/carpe_diem/callout";
import { tileArt, tileOf } from "@/games/carpe_diem/art";
import { couldFinish, finishedKinds, finishes, laid } from "@/games/carpe_diem/district";
import { flights, touched } from "@/games/carpe_diem/motion";
import { NOTHING, outcome, wayTo } from "@/games/carpe_diem/outcome";
import { choices, preview, sentence } from "@/games/carpe_diem/preview";
import { at, arc, FAR, HEIGHT, WIDTH } from "@/games/carpe_diem/ring";
import { byTurns, cellsByTurns, choicesOf, drawn, spotOf, TABS, tabOf } from "@/games/carpe_diem/targets";
import { drawTile, features, outline, paths, turnedTile, wholeTile } from "@/games/carpe_diem/tiles";
import { chooser, KINDS, splitFirstWord, placement, shown, type Card, type Tile, type View } from "@/games/carpe_diem/view";
import { cardLabel, gloss, letters, tileLabel } from "@/games/carpe_diem/labels";
import { spots } from "@/games/stage/stage";
import { labels, read, source, wordings } from "../board";

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

  it("is on a tab of a phone", () => {
    for (const { view, legal } of acting) for (const spot of spots(view, legal, spotOf).keys()) expect(TABS).toContain(tabOf(spot));
  });
});

wordings(
  "carpe_diem",
  { acting, languages },
  {
    preview,
    choices: (view, say, legal) => choices(view, say, legal),
    clauses: "CAD",
    unclean: /choice-/,
    also: (told, { view }, say, action) => expect(told.what).toBe(sentence(view, say, action)),
  },
  (say) => {
    it("each piece says what it is and cites the rule", () => {
      for (const kind of KINDS) expect(gloss(say, kind)).toMatch(/CAD-\d+/);
      const cards = new Map(positions.flatMap(({ view }) => view.cards).map((card) => [card.id, card]));
      const tiles = new Map(positions.flatMap(({ view }) => allTiles(view)).map((tile) => [tile.name, tile]));
      for (const card of cards.values()) expect(cardLabel(say, card)).not.toMatch(/undefined|[{}]|count-/);
      for (const tile of tiles.values()) expect(tileLabel(say, tile)).not.toMatch(/undefined|[{}]|word-/);
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

describe("what is finished", () => {
  it("agrees with what the server counts", () => {
    for (const { id, view } of positions) {
      for (const player of view.players) {
        const done = finishedKinds(laid(player));
        for (const kind of ["market", "bakery", "fountain"]) {
          expect([...done.values()].filter((kinds) => kinds.includes(kind)).length, `${id} ${kind}`).toBe(player.finished[kind]);
        }
        const halves = (kind: string) => [...done.values()].filter((kinds) => kinds.includes(kind)).length;
        for (const kind of ["merchant", "baker", "senator", "artisan"])
          expect(halves(kind), `${id} ${kind}`).toBe(2 * player.finished[kind]!);
      }
    }
  });

  it("is what a placement promises", () => {
    for (const [n, { view, events, id }] of positions.entries()) {
      const told = events.find((event) => event.kind === "place");
      if (!told || n === 0) continue;
      const player = view.players[told.seat]!;
      const cell = `${told.facts.column}${told.facts.row}`;
      const lying = player.tiles.find((each) => each.cell === cell)!;
      const before = { ...player, tiles: player.tiles.filter((each) => each.cell !== cell) };
      const found = finishes(before, turnedTile(lying.tile, 4 - lying.turns), cell, lying.turns).map(
        ({ kind, cells }) => `${kind} ${cells.length}`,
      );
      const said = events
        .filter((event) => event.kind === "finish" && event.seat === told.seat)
        .map(({ facts }) => `${facts.kind} ${facts.tiles}`);
      if (events.filter((event) => event.kind === "place").length === 1) expect(found.sort(), id).toEqual(said.sort());
    }
  });

  it("could be finished by a tile only with what it shows", () => {
    for (const { view } of acting.slice(0, 40)) {
      for (const tile of view.ring.flat()) for (const kind of couldFinish(chooser(view), tile)) expect(tile.kinds).toContain(kind);
    }
  });
});

describe("what a selection would change", () => {
  it("a placement lies on its cell as it is turned", () => {
    const { view, action } = find("place", "at");
    const { cell, turns } = placement(splitFirstWord(action)[1]);
    expect(outcome(view, action).lays).toMatchObject({ cell, turns, tile: view.in_hand });
  });

  it("a banner moves the disc by one", () => {
    for (const { view, legal } of acting) {
      for (const action of legal.filter((each) => each.startsWith("at "))) {
        const effect = outcome(view, action);
        const steps = (effect.lays!.banner ? 1 : 0) + 2 * effect.finishes.filter(({ kind }) => kind === "senator").length;
        expect(effect.steps).toBe(steps);
      }
    }
  });

  it("a walk goes past empty spaces, and bread anywhere", () => {
    const { view, action } = find("move", "go");
    const to = Number(action.replace("go to ", ""));
    expect(outcome(view, action).walks).toMatchObject({ to, from: chooser(view).pawn });
    const ring = (full: number[]) => ({
      ...view,
      ring: [1, 2, 3, 4, 5, 6, 7].map((space) => (full.includes(space) ? view.ring.flat().slice(0, 1) : [])),
    });
    expect(wayTo(ring([3, 6]), 1, 3)).toBe("right");
    expect(wayTo(ring([3, 6]), 1, 6)).toBe("left");
    expect(wayTo(ring([1]), 1, 1)).toBe("right");
  });

  it("a piece that is paid is gone", () => {
    const { view, action } = find("pay", "pay");
    const piece = action.slice(4);
    expect(piece === "coin" ? outcome(view, action).coins : outcome(view, action).goods[piece]).toBe(-1);
  });

  it("a villa is worth what the table of the pack says, also with more chimneys than it has numbers", () => {
    let seen = 0;
    for (const { view, legal } of acting.filter(({ view }) => view.prompt!.kind === "place" && view.in_hand)) {
      const tall: View = { ...view, in_hand: { ...view.in_hand!, chimneys: view.printed.villas.length + 3 } };
      for (const action of legal) {
        const villas = outcome(tall, action).finishes.filter(({ kind }) => kind === "villa");
        if (villas.length !== 1) continue;
        seen++;
        expect(outcome(tall, action).end.villas).toBe(view.printed.villas.at(-1));
        const other: View = { ...tall, printed: { ...tall.printed, villas: [0, 1, 77] } };
        expect(outcome(other, action).end.villas).toBe(77);
      }
    }
    expect(seen).toBeGreaterThan(0);
  });

  it("nothing is promised when nobody chooses", () => {
    const { view, action } = find("move", "go");
    expect(outcome({ ...view, actor: null }, action)).toEqual(NOTHING);
    expect(outcome(view, null)).toEqual(NOTHING);
  });
});

describe("what cards would bring", () => {
  const base = { goods: { grape: 0, herb: 0, chicken: 0, fish: 0 }, coins: 0, finished: {}, chimneys: 0 };
  const card = (colour: "red" | "green", needs: Record<string, number>, gives: Record<string, number>, space = "R1C1"): Card => ({
    space,
    id: "",
    colour,
    needs,
    gives,
  });

  it("green cards count the greatest number of sets", () => {
    const chimneys = card("green", { chimney: 2 }, { points: 2 });
    expect(times(chimneys, { ...base, chimneys: 7 })).toBe(3);
    expect(times(card("green", { landscape: 3 }, { coins: 1 }), { ...base, finished: { pond: 2, farm: 1, villa: 5 } })).toBe(1);
    expect(single(positions[0]!.view, card("green", { villa: 1 }, { points: 3 }), base).points).toBe(-4);
  });

  it("coins stand in for goods on red cards", () => {
    const fish = card("red", { fish: 2 }, { points: 4 });
    expect(times(fish, { ...base, goods: { ...base.goods, fish: 3 }, coins: 1 })).toBe(2);
    expect(times(fish, { ...base, goods: { ...base.goods, fish: 1 } })).toBe(0);
  });

  it("the first card may pay for the second", () => {
    const { view } = find("disc", "disc");
    const cards = [card("red", { fish: 1 }, { points: 3 }, "R1C1"), card("green", { chimney: 2 }, { coins: 1 }, "R1C2")];
    const brings = pair({ ...view, cards }, { name: "R1C1-R1C2", cards: ["R1C1", "R1C2"], seat: null }, { ...base, chimneys: 2 });
    expect(brings).toMatchObject({ points: 3, coins: 1, fails: 0 });
  });

  it("is known for every circle that is free", () => {
    for (const { view } of positions)
      for (const circle of view.circles) expect(pair(view, circle, holding(view.players[0]!)) === null).toBe(view.cards.length === 0);
    expect(positions.some(({ view }) => view.cards.length === 0)).toBe(true);
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
