import { describe, expect, it } from "vitest";
import { kindClass, locationArt, workArt } from "@/games/florenza/art";
import { flights, touched, usersAfter } from "@/games/florenza/motion";
import { outcome } from "@/games/florenza/outcome";
import { choices, preview } from "@/games/florenza/preview";
import { choicesOf, drawn, letterOf, letters, LETTERS, spotOf, TABS, tabOf } from "@/games/florenza/targets";
import { counted, missing, prestigeOf, RESOURCES, shown, type View } from "@/games/florenza/view";
import { describeArtist, describeBuilt, describePlace, describeWork } from "@/games/florenza/labels";
import type { GameEvent } from "@/games/contract";
import { spots as lit } from "@/games/stage/stage";
import { labels, long, read, reach, wordings } from "../board";

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
    choices: (view, say, legal) => choices(view, say, legal),
    clauses: "FLO",
    unclean,
    also: (told, { id }, _, action) => expect(sheet, `${id}: ${action}`).toContain(`id="flo-${told.badge.art}"`),
    offered: ({ view, legal }) => ({ view: withoutHands(view), legal: [...legal, "pass"] }),
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

labels("florenza", languages, ["act-", "letter-", "kind-", "does-", "effect-", "what-", "why-"]);

describe("what a selection would change", () => {
  it("a card costs what is printed on it and stands in the city", () => {
    const { view, action } = find("action", "play");
    const card = me(view).hand!.find((each) => `play ${each.word}` === action)!;
    const change = outcome(view, action);
    expect(change.rises).toBe(card);
    for (const name of RESOURCES) expect(change.goods[name] ?? 0).toBe(0 - (card.cost[name] ?? 0));
    expect(missing(me(view), card.cost, card.cost.fiorini ?? 0).size).toBe(0);
  });

  it("a monument costs less by what a guild takes off", () => {
    const { view, action } = find("action", "finish", (seen) => me(seen).monument_discount > 0);
    const monument = outcome(view, action).rises!;
    expect(outcome(view, action).fiorini).toBe(0 - Math.max(0, (monument.cost.fiorini ?? 0) - 50));
  });

  it("an artist brings something between his lowest and his highest", () => {
    const { view, action } = find("engage", "engage", (_, each) => !each.includes("anonymous"));
    const { engages, prestige } = outcome(view, action);
    expect(prestige).toEqual([engages!.artist!.lowest, engages!.artist!.highest]);
  });

  it("a buyer takes a good for his price, the market for its own", () => {
    const { view } = find("action", "sell gold");
    expect(outcome(view, "activate orafo")).toMatchObject({ fiorini: 200, goods: { gold: -1 } });
    expect(outcome(view, "sell gold")).toMatchObject({ fiorini: 100, goods: { gold: -1 } });
    expect(outcome(view, "buy gold")).toMatchObject({ fiorini: -100, goods: { gold: 1 } });
  });

  it("a spectator sees no effect", () => {
    const { view } = find("action", "send workers");
    expect(outcome({ ...view, seat: null }, "send workers")).toEqual({ fiorini: 0, goods: {} });
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
    const users = usersAfter({}, [used, { ...used, seat: 1 }]);
    expect(users).toEqual({ fabbro: [2, 1] });
    expect(usersAfter(users, [{ kind: "round", seat: -1, facts: { round: 2 } }])).toEqual({});
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
  it("offers another's hand in the confirm bar, and promises nothing of it", () => {
    const { view, legal } = acting.find((position) => position.legal.some((action) => action.startsWith("play ")))!;
    const other = { ...view, prompt: { ...view.prompt!, seat: (view.seat! + 1) % view.seats } };
    const cards = legal.filter((action) => action.startsWith("play "));
    expect(choicesOf(other, legal)).toEqual(expect.arrayContaining(cards));
    for (const action of cards) expect(spots(other, legal).has(`card ${action.slice(5)}`)).toBe(false);
    expect(outcome(other, cards[0]!)).toEqual({ fiorini: 0, goods: {} });
  });
});
