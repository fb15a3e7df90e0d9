import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { deviceOf } from "@/account/device";
import { niceStep, plot, sampled } from "@/lib/plot";
import { routeOf } from "@/lib/router.svelte";
import { findClause, glossaryOf, html, parse, parseOverview, rulesOf } from "@/lib/rules";
import { complete, parseCommand } from "@/table/commands";

describe("addresses", () => {
  it.each([
    ["/", { page: "home" }],
    ["/t/abc", { page: "table", id: "abc", invite: null, hints: false }],
    ["/t/abc?invite=xyz", { page: "table", id: "abc", invite: "xyz", hints: false }],
    ["/t/abc?hints", { page: "table", id: "abc", invite: null, hints: true }],
    ["/t/abc/42?seat=1", { page: "replay", id: "abc", move: 42, invite: null, seat: 1, play: false, analysis: false }],
    ["/t/abc/0?invite=xyz&play", { page: "replay", id: "abc", move: 0, invite: "xyz", seat: null, play: true, analysis: false }],
    ["/t/abc/42?analysis=", { page: "replay", id: "abc", move: 42, invite: null, seat: null, play: false, analysis: true }],
    ["/t/abc/after", { page: "after", id: "abc", invite: null }],
    ["/rules/carrara#CAR-31", { page: "rules", game: "carrara", clause: "CAR-31" }],
    ["/openings", { page: "openings", game: null, seats: null, line: [] }],
    ["/openings/carrara/3?step=1+buy+II&step=2+pass", { page: "openings", game: "carrara", seats: 3, line: ["1 buy II", "2 pass"] }],
    ["/openings/carrara/many", { page: "nowhere" }],
    ["/new/princes", { page: "new", game: "princes", pack: false }],
    ["/new/princes?pack", { page: "new", game: "princes", pack: true }],
    ["/packs", { page: "packs", game: null }],
    ["/packs/princes", { page: "packs", game: "princes" }],
    ["/privacy", { page: "privacy" }],
    ["/t/abc/elsewhere", { page: "nowhere" }],
    ["/what", { page: "nowhere" }],
  ])("%s", (address, route) => expect(routeOf(address)).toEqual(route));
});

describe("a session", () => {
  it.each([
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", { browser: "Firefox", system: "Linux" }],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
      { browser: "Edge", system: "Windows" },
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 " +
        "(KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
      { browser: "Safari", system: "iPhone" },
    ],
    [
      "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
      { browser: "Chrome", system: "Android" },
    ],
    ["python-httpx/0.28.1", "python-httpx/0.28.1"],
    ["", ""],
  ])("is named after its browser and system, or its program: %s", (agent, named) => expect(deviceOf(agent)).toEqual(named));
});

describe("the command line", () => {
  const legal = ["pass", "build palazzo 1", "build palazzo 2", "turn wheel"];

  it("accepts a text, a prefix, a number, or prefixes of its words", () => {
    expect(parseCommand("Turn  Wheel", legal)).toEqual({ kind: "action", action: "turn wheel" });
    expect(parseCommand("pa", legal)).toEqual({ kind: "action", action: "pass" });
    expect(parseCommand("2", legal)).toEqual({ kind: "action", action: "build palazzo 1" });
    expect(parseCommand("b 2", legal)).toEqual({ kind: "action", action: "build palazzo 2" });
  });

  it("recognizes several matches, a command, or none", () => {
    expect(parseCommand("build", legal)).toEqual({ kind: "several", actions: ["build palazzo 1", "build palazzo 2"] });
    expect(parseCommand("rules 31", legal)).toEqual({ kind: "command", name: "rules", rest: "31" });
    expect(parseCommand("fly", legal)).toEqual({ kind: "unknown" });
  });

  it("lists prefix matches first", () => {
    expect(complete("pa", legal)[0]).toBe("pass");
    expect(complete("un", legal)).toEqual(["undo"]);
    expect(complete(" ", legal)).toEqual([]);
  });
});

describe("the rules", () => {
  const clauses = parse(readFileSync(new URL("../../docs/rules/carrara.md", import.meta.url), "utf8"));

  it("are read clause by clause", () => {
    expect(clauses[0]).toMatchObject({ id: "CAR-1", chapter: "Components and set-up" });
    expect(findClause(clauses, "car-6")?.id).toBe("CAR-6");
    expect(findClause(clauses, "6")?.id).toBe("CAR-6");
    expect(findClause(clauses, "999")).toBeUndefined();
  });

  it("are read in the language of the player, and in English where there is no page", async () => {
    expect((await rulesOf("carrara", "de")).code).toBe("de");
    expect(await rulesOf("chess", "de")).toEqual({ code: "en", overview: null, clauses: [] });
  });

  it("begin with the game on one page", async () => {
    expect((await rulesOf("carrara", "en")).overview?.title).toBe("The game on one page");
    expect(parseOverview("# G\n\n## One\n\n### GAM-1 First\n\nText.\n")).toBeNull();
  });

  it("have a glossary, sorted by the words of the player", async () => {
    const terms = await glossaryOf("carrara", "de");
    const words = terms.map((term) => term.de!.term);
    expect(terms).toContainEqual(expect.objectContaining({ de: { term: "Siegpunkt", short: "SP", gender: "m" } }));
    expect(words).toEqual([...words].sort((one, other) => one.localeCompare(other, "de")));
  });

  it("become HTML, with HTML in the source escaped", () => {
    expect(html("A <b> & `code`, see CAR-3.", "carrara")).toBe(
      '<p>A &lt;b&gt; &amp; <code>code</code>, see <a href="/rules/carrara#CAR-3">CAR-3</a>.</p>',
    );
    expect(html("| a | b |\n|---|---|\n| 1 | 2 |", "carrara")).toContain("<th>a</th><th>b</th>");
    expect(html("```\n#.\n##\n```", "princes")).toBe("<pre>#.\n##</pre>");
    expect(html("- one\n- two", "carrara")).toBe("<ul><li>one</li><li>two</li></ul>");
  });
});

describe("the plot", () => {
  it("has round numbers on its axes and one line per seat", () => {
    expect(niceStep(37, 5)).toBe(10);
    const drawn = plot(
      [
        { move: 0, totals: [0, 0] },
        { move: 10, totals: [20, -5] },
      ],
      200,
      100,
    );
    expect(drawn.ticks.map((tick) => tick.text)).toEqual(["−5", "0", "5", "10", "15", "20"]);
    expect(drawn.lines).toHaveLength(2);
    expect(drawn.zero).not.toBeNull();
  });

  it("samples every move of a short game and some of a long one", () => {
    expect(sampled(4, 48)).toEqual([0, 1, 2, 3, 4]);
    const long = sampled(1000, 48);
    expect([long[0], long.at(-1), long.length]).toEqual([0, 1000, 49]);
  });
});
