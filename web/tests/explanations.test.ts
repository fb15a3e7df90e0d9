import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { changed, kept } from "@/lib/changes";
import { Explanations, knownExplanations, NO_EXPLANATIONS, type ExplanationSource } from "@/lib/explanations.svelte";
import { Language, LANGUAGES, MessageFile } from "@/lib/language";
import type { Explanation, Why } from "@/lib/wire";

const explanation = (...plan: string[]) => ({ plan }) as Explanation;
const why = (action: string, kind: string | null, legal = false): Why => ({ action, legal, kind, facts: {}, text: "" });

/** A source that counts what it is asked. */
function source(reasons: Why[] = []) {
  const asked: string[] = [];
  const found: ExplanationSource = {
    choices: async () => (asked.push("choices"), [explanation("pass"), explanation("take red")]),
    plan: async (plan) => (asked.push(`plan ${plan.join(", ")}`), explanation(...plan)),
    reasons: async (actions) => (asked.push(`why ${actions.join(", ")}`), reasons),
  };
  return { asked, found };
}

const answered = () => new Promise((next) => setTimeout(next));

describe("the explanations of a position", () => {
  it("are asked for at once, all choices together", async () => {
    const { asked, found } = source();
    const explanations = new Explanations(found);
    expect(explanations.of("pass")).toBeNull();
    await answered();
    expect(explanations.of("take red")).toEqual(explanation("take red"));
    expect(explanations.of("take blue")).toBeNull();
    expect(asked).toEqual(["choices"]);
  });

  it("have plans, each asked for once; a plan of one choice is known", async () => {
    const { asked, found } = source();
    const explanations = new Explanations(found);
    await answered();
    expect(await explanations.plan(["take red", "done"])).toEqual(explanation("take red", "done"));
    await explanations.plan(["take red", "done"]);
    expect(await explanations.plan(["pass"])).toEqual(explanation("pass"));
    expect(asked).toEqual(["choices", "plan take red, done"]);
  });

  it("have the reason that is nearest to the present decision, each asked for once", async () => {
    const { asked, found } = source([why("build a", "other choice"), why("over a", null), why("on a", "price"), why("in a", null, true)]);
    const explanations = new Explanations(found);
    expect((await explanations.whyNot(["on a", "over a"]))?.kind).toBe("price");
    await explanations.whyNot(["on a", "over a"]);
    expect(asked).toEqual(["choices", "why on a, over a"]);
    expect((await new Explanations(source([why("build a", "other choice")]).found).whyNot(["build a"]))?.kind).toBe("other choice");
    expect(await new Explanations(source([why("pass", null, true)]).found).whyNot(["pass"])).toBeNull();
  });

  it("are empty where the server does not answer, or nobody chooses", async () => {
    const refused = new Explanations({
      choices: () => Promise.reject(new Error("not-your-turn")),
      reasons: () => Promise.reject(new Error("not-your-turn")),
    });
    await answered();
    expect(refused.of("pass")).toBeNull();
    expect(await refused.whyNot(["pass"])).toBeNull();
    expect(await refused.plan(["pass", "pass"])).toBeNull();
    expect(await NO_EXPLANATIONS.whyNot(["pass"])).toBeNull();
  });

  it("may be known before", async () => {
    const explanations = knownExplanations([explanation("pass")]);
    await answered();
    expect(explanations.of("pass")).toEqual(explanation("pass"));
  });
});

describe("the view after a choice", () => {
  const view = {
    actor: 0,
    players: [
      { hand: ["a", "b", "c"], goods: { fish: 1 } },
      { hand: null, goods: { fish: 0 } },
    ],
  };

  it("differs by what is replaced, inserted and taken away", () => {
    const after = changed(view, [
      { path: ["actor"], before: 0, after: 1 },
      { path: ["players", 0, "goods", "fish"], before: 1, after: 3 },
      { path: ["players", 0, "hand"], before: ["b"], after: ["x", "y"], at: 1 },
    ]);
    expect(after).toEqual({ actor: 1, players: [{ hand: ["a", "x", "y", "c"], goods: { fish: 3 } }, view.players[1]] });
    expect(view.players[0]!.hand).toEqual(["a", "b", "c"]);
  });

  it("keeps what it does not show", () => {
    expect(changed(view, [{ path: ["players", 1, "hand"], before: ["b"], after: [], at: 0 }])).toEqual(view);
    expect(changed(view, [{ path: ["players", 1, "coins"], before: 1, after: 2 }])).toEqual(view);
  });
});

describe("a reason", () => {
  const page = (code: string, name: string) =>
    readFileSync(new URL(`../../src/mecenate/lang/${code}/${name}.ftl`, import.meta.url), "utf8");
  const said = (kind: string | null, facts = {}) =>
    LANGUAGES.map((code) => {
      const files = ["explain", "carrara"].map((name) => [name, new MessageFile(code, page(code, name))] as const);
      return new Language(code, new Map(files)).reason("carrara", kind, facts);
    });

  it("is a sentence in the language of the player, from its kind and facts", () => {
    const [english, french, german] = said("block price", { colour: "red", price: 4, florins: 2 });
    expect(english).toBe("A red block costs 4 here, you have 2 florins.");
    for (const text of [french, german]) expect(text).toMatch(/^[A-Z].*4.*2.*\.$/);
    expect(new Set([english, french, german]).size).toBe(3);
  });

  it("of every game, and one that is not known, have words too", () => {
    for (const text of [...said("other choice"), ...said(null), ...said("of a later release")]) expect(text).toMatch(/^[A-Z].{8,}\.$/);
  });
});

describe("what two positions have in common", () => {
  const old = { wheel: [{ red: 1 }, { red: 2 }], names: ["a"], none: null };

  it("is kept, part by part", () => {
    const fresh = kept({ wheel: [{ red: 1 }, { red: 3 }], names: ["a"], none: null }, old);
    expect(fresh).toEqual({ wheel: [{ red: 1 }, { red: 3 }], names: ["a"], none: null });
    expect([fresh.wheel[0] === old.wheel[0], fresh.wheel[1] === old.wheel[1], fresh.names === old.names]).toEqual([true, false, true]);
  });

  it("is all of it where nothing differs", () => {
    expect(kept(structuredClone(old), old)).toBe(old);
  });

  it.each([
    [{ a: undefined }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [[1, 2], [1]],
    [[], {}],
    [null, {}],
    [{}, null],
    [1, "1"],
  ])("is nothing where the whole differs: %j, %j", (fresh, other) => {
    expect(kept(fresh, other)).toEqual(fresh);
    expect(kept(fresh, other) === other).toBe(false);
  });
});
