/** Openings: addresses, and who sits where on the board. */

import "./browser";
import { describe, expect, it } from "vitest";
import { routeOf } from "@/lib/router.svelte";
import { controllerOf, numberOf, openingLink, seatsOf } from "@/openings/opening.svelte";
import type { OpeningPage } from "@/wire/server";

const page = { game: "florenza", seats: 3, board: { view: { game: "florenza" }, actor: 2, first: 2, shows: 0 } } as unknown as OpeningPage;

describe("an opening", () => {
  it("has an address that leads back to it", () => {
    const line = ["1 activate monte di pieta", "2 play pala d'altare"];
    expect(routeOf(openingLink("florenza", 3, line))).toEqual({ page: "openings", game: "florenza", seats: 3, line });
    expect(openingLink()).toBe("/openings");
    expect(openingLink("carrara", 2)).toBe("/openings/carrara/2");
  });

  it("numbers the players from the first", () => {
    expect(seatsOf(page).map(({ seat }) => numberOf(page, seat))).toEqual([2, 3, 1]);
  });

  it("lets nobody choose on the board", () => {
    const { legal, seat, actor } = controllerOf(page);
    expect({ legal, seat, actor }).toEqual({ legal: [], seat: null, actor: 2 });
  });
});
