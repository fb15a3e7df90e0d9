import { describe, expect, it } from "vitest";
import { kindClass, locationArt, workArt } from "@/games/florenza/art";
import { flights, touched, usersOf } from "@/games/florenza/motion";
import { choices, preview } from "@/games/florenza/preview";
import { choicesOf, drawn, letterOf, letters, LETTERS, spotOf, TABS, tabOf, wishesOf } from "@/games/florenza/targets";
import { counted, engaged, missing, prestigeOf, priceOf, RESOURCES, shown, type View } from "@/games/florenza/view";
import { describeArtist, describeBuilt, describePlace, describeWork } from "@/games/florenza/labels";
import type { GameEvent, Meaning } from "@/games/contract";
import { spots as lit } from "@/games/stage/stage";
import { bare, labels, long, read, reach, wishes, wordings } from "../board";

const { acting, find, languages, positions, sheet } = read<View>("florenza");
const spots = (view: View, legal: readonly string[]) => lit(view, legal, spotOf);
const me = (view: View) => shown(view, view.seat ?? 0);

describe("every legal action can be chosen", () => {
  it.skipIf(long)("is tested on positions of all seats and all kinds of choices", () => {
    const kinds = new Set(acting.map(({ view }) => view.prompt!.kind));
    expect([...kinds].sort()).toEqual(["action", "choose", "collect", "engage", "give", "keep", "take"]);
    expect([...new Set(acting.map(({ view }) => view.seats))].sort()).toEqual([2, 3, 4]);
    expect(new Set(acting.flatMap(({ legal }) => legal.map(letterOf)))).toEqual(new Set([...LETTERS, null]));
  });

  reach(acting, (view) => drawn(view, me(view)), spotOf);
  wishes(acting, spotOf, wishesOf);

  it("is on a tab of a phone, or in the row that is always there", () => {
    for (const { view, legal } of acting) {
      for (const spot of spots(view, legal).keys()) expect(["row", ...TABS]).toContain(tabOf(spot));
    }
  });

  it("belongs to one of the eight actions, if it is one", () => {
    for (const { view, legal } of acting) {
      const found = [...letters(legal).values()].reduce((sum, n) => sum + n, 0);
      expect(found).toBe(view.prompt!.kind === "action" && !legal.includes("pass") ? legal.length : 0);
    }
  });

  it("is a choice of the confirm bar where it has no piece", () => {
    const { view, legal } = acting.find((position) => position.view.prompt!.kind === "action" && me(position.view).hand!.length > 0)!;
    expect(choicesOf(view, legal)).toEqual([]);
    expect(choicesOf(view, ["pass"])).toEqual(["pass"]);
    const unseen = { ...view, players: view.players.map((player) => ({ ...player, hand: null })) };
    const cards = legal.filter((action) => action.startsWith("play "));
    expect(choicesOf(unseen, legal)).toEqual(cards);
  });
});

const unclean = /\bnone\b|undefined|NaN|[{}]|action-|count-|word-|why-|what-|piece-|does-|kind-/;
const withoutHands = (view: View): View => ({ ...view, players: view.players.map((player) => ({ ...player, hand: null })) });

wordings(
  "florenza",
  { acting, languages },
  {
    preview,
    choices: (view, say, legal, meaning) => choices(view, say, legal, meaning),
    clauses: "FLO",
    unclean,
    also: (told, { id }, _, action) => expect(sheet, `${id}: ${action}`).toContain(`id="flo-${told.badge.art}"`),
    offered: (position) => ({ ...position, view: withoutHands(position.view), legal: [...position.legal, "pass"] }),
  },
  (say) => {
    it("each piece says what it is", () => {
      for (const { view } of positions) {
        const player = me(view);
        const told = [
          ...[...view.monuments, ...(player.hand ?? [])].map((work) => describeWork(say, work)),
          ...[...player.cards, ...player.monuments].map((work) => describeBuilt(say, work, false)),
          ...view.artists.map((artist) => describeArtist(say, artist, artist.cost)),
          ...view.locations.map((place) => describePlace(say, place)),
        ];
        for (const text of told) expect(text).not.toMatch(unclean);
      }
    });
  },
);

labels("florenza", languages, ["act-", "letter-", "kind-", "does-", "effect-", "what-"]);

describe("what a selection would change", () => {
  const sum = (view: View, meaning: Meaning<View>) => preview(view, bare, meaning).sum.map(({ art, text }) => `${text} ${art}`);

  it("a card costs what is printed on it and stands in the city", () => {
    const { view, action, meaning } = find("action", "play", (_, __, { explanation }) => explanation.family === "play");
    const card = me(view).hand!.find((each) => `play ${each.word}` === action)!;
    expect(me(meaning.after).cards.map((each) => each.word)).toContain(card.word);
    for (const name of RESOURCES) if (card.cost[name]) expect(sum(view, meaning)).toContain(`−${card.cost[name]} rs-${name}`);
    expect(missing(me(view), card.cost, card.cost.fiorini ?? 0).size).toBe(0);
  });

  it("a monument costs less by what a guild takes off", () => {
    const { view, action, meaning } = find("action", "finish", (seen) => me(seen).monument_discount > 0);
    const work = [...view.monuments, ...me(view).reserved_monuments].find((each) => `finish ${each.word}` === action)!;
    expect(0 - me(meaning.after).fiorini! + me(view).fiorini!).toBe(priceOf(me(view), work));
    expect(priceOf(me(view), work)).toBe(Math.max(0, (work.cost.fiorini ?? 0) - me(view).monument_discount));
  });

  it("an artist brings something between his lowest and his highest", () => {
    const { view, action, meaning } = find("engage", "engage", (_, __, { explanation }) => "lowest" in explanation.facts);
    const { artist } = engaged(view, me(view), action)!;
    expect(sum(view, meaning)).toContain(`+${artist!.lowest}–${artist!.highest} laurel`);
  });

  it("the market takes a good for its price", () => {
    const { view, meaning } = find("action", "sell gold");
    expect(sum(view, meaning)).toEqual(["−1 rs-gold", `+${view.printed.sell} florin`]);
  });
});

describe("the drawings", () => {
  it("are all on the sheet", () => {
    for (const { view } of positions) {
      const works = [
        ...view.monuments,
        ...view.players.flatMap((player) => [...player.cards, ...player.monuments, ...(player.hand ?? [])]),
      ];
      for (const work of works) expect(sheet, work.word).toContain(`id="flo-${workArt(work)}"`);
      for (const place of view.locations) expect(sheet, place.word).toContain(`id="flo-${locationArt(place)}"`);
      for (const work of works) expect(kindClass(work)).toMatch(/^k-/);
    }
  });

  it("travel from spot to spot with symbols that exist", () => {
    for (const [n, { events, view }] of positions.entries()) {
      const before = positions[Math.max(0, n - 1)]!.view;
      for (const event of events) {
        for (const flight of flights(event, before.seats === view.seats ? before : view, 0)) {
          expect(sheet, `${event.kind}`).toContain(`id="flo-${flight.art}"`);
          expect(flight.from.length * flight.to.length).toBeGreaterThan(0);
        }
      }
    }
  });
});

describe("what is kept in mind", () => {
  it("equal cards are counted", () => {
    expect(counted([{ word: "casa" }, { word: "sala" }, { word: "casa" }])).toEqual([
      { card: { word: "casa" }, n: 2 },
      { card: { word: "sala" }, n: 1 },
    ]);
  });

  it("who used a location is known until the round ends, and others' moves are marked", () => {
    const used: GameEvent = { kind: "activate", seat: 2, facts: { location: "fabbro" } };
    const past = [used, { ...used, seat: 1 }];
    expect(usersOf(past)).toEqual({ fabbro: [2, 1] });
    expect(usersOf([...past, { kind: "round", seat: -1, facts: { round: 2 } }])).toEqual({});
    expect(touched([used], positions[0]!.view, 0)).toEqual(new Map([["used fabbro", 2]]));
    expect(touched([used], positions[0]!.view, 2).size).toBe(0);
  });

  it("prestige on the table is what is printed, less what is reserved", () => {
    for (const { view } of positions) {
      for (const player of view.players) expect(Number.isInteger(prestigeOf(player))).toBe(true);
    }
  });
});

describe("a line of play that is only thought of", () => {
  it("offers another's hand in the confirm bar", () => {
    const { view, legal } = acting.find((position) => position.legal.some((action) => action.startsWith("play ")))!;
    const other = { ...view, prompt: { ...view.prompt!, seat: (view.seat! + 1) % view.seats } };
    const cards = legal.filter((action) => action.startsWith("play "));
    expect(choicesOf(other, legal)).toEqual(expect.arrayContaining(cards));
    for (const action of cards) expect(spots(other, legal).has(`card ${action.slice(5)}`)).toBe(false);
  });
});
