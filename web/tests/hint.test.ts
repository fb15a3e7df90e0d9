import "./browser";
import { describe, expect, it } from "vitest";
import { ApiError } from "@/lib/api";
import type { Explanation } from "@/lib/wire";
import { Hint } from "@/table/hint.svelte";

const explanations = { plan: async (plan: readonly string[]) => ({ plan }) as Explanation };
const table = (version = 7) => ({ id: "t1", version, options: {}, explanations });
const choices = [{ action: "pass", margin: 2.5, visits: 40, turn: ["pass", "end turn"] }];
const found = (version: number) => async () => ({ version, choices });
const refused = (code: string) => async () => {
  throw new ApiError(code, "", 403);
};

describe("a hint", () => {
  it("has the choices of the position that was asked about", async () => {
    const hint = new Hint();
    const asked = hint.ask(table(), found(7));
    expect(hint.status).toBe("thinking");
    await asked;
    expect(hint.status).toBe("found");
    expect(hint.choices.map((one) => one.action)).toEqual(["pass"]);
    expect(hint.turns.get("pass")?.plan, "what the whole turn does").toEqual(["pass", "end turn"]);
  });

  it("has the choices in the order of their margins", async () => {
    const hint = new Hint();
    const three = [-1.5, 4, 0.5].map((margin, n) => ({ action: `take ${n}`, margin, visits: 40 - n, turn: [`take ${n}`] }));
    await hint.ask(table(), async () => ({ version: 7, choices: three }));
    expect(hint.choices.map((one) => one.margin)).toEqual([4, 0.5, -1.5]);
  });

  it("is dropped when the position has changed", async () => {
    const hint = new Hint();
    await hint.ask(table(8), found(7));
    expect(hint.open).toBe(false);
  });

  it("can be cancelled, and a late answer is ignored", async () => {
    const hint = new Hint();
    let stopped = false;
    const asked = hint.ask(
      table(),
      (_, signal) => new Promise((answer) => setTimeout(() => ((stopped = signal.aborted), answer({ version: 7, choices: [] })), 5)),
    );
    hint.close();
    await asked;
    expect([stopped, hint.status]).toEqual([true, "none"]);
  });

  it("says why there is none", async () => {
    for (const [code, why] of [
      ["not-allowed", "hint-company"],
      ["not-your-turn", "hint-not-yours"],
      ["offline", "error-offline"],
      ["broken", "hint-no-time"],
    ]) {
      const hint = new Hint();
      await hint.ask(table(), refused(code!));
      expect([hint.status, hint.why]).toEqual(["refused", why]);
    }
  });
});
