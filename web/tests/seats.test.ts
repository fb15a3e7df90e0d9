/** The names that are shown for seats. Messages are not loaded here: a message is shown as its name. */

import "./browser";
import { describe, expect, it } from "vitest";
import { seatNames } from "@/lib/seats";
import type { SeatInfo } from "@/lib/wire";

const seat = (number: number, more: Partial<SeatInfo> = {}) =>
  ({ seat: number, person: null, name: null, bot: null, left: false, ...more }) as SeatInfo;

describe("names of seats", () => {
  it("counts the seats of a record that names nobody", () => {
    expect(seatNames("r", [seat(0), seat(1)], null).map((one) => one.name)).toEqual(["seat-number", "seat-number"]);
  });

  it("takes the word of the caller for a seat without a name", () => {
    const names = seatNames("t", [seat(0, { name: "Ada" }), seat(1)], 0, () => "free");
    expect(names.map((one) => one.name)).toEqual(["Ada", "free"]);
  });

  it("gives each bot of a table another name", () => {
    const bots = [0, 1, 2, 3, 4].map((number) => seat(number, { bot: "novice" }));
    expect(new Set(seatNames("t", bots, null).map((one) => one.name)).size).toBe(5);
  });
});
