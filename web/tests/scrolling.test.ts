import { expect, it } from "vitest";
import { highest } from "@/games/stage/scrolling";

const piece = (top: number) => ({ getBoundingClientRect: () => ({ top }) }) as Element;

it("the highest piece is found whatever the order of the document is", () => {
  const [city, hand, purse] = [piece(600), piece(450), piece(470)];
  expect(highest([city!, hand!, purse!])).toBe(hand);
  expect(highest([])).toBeUndefined();
});
