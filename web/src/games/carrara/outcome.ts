/** What a selected action would change on the board, as far as it can be read off the table. */

import { splitFirstWord } from "../stage/stage";
import { builtTile, marketTile, shown, type Colour, type Player, type Reward, type Tile, type View } from "./view";

export interface Effect {
  florins: number;
  points: number;
  blocks: Partial<Record<Colour, number>>;
  /** A tile that would rise in a city. */
  rises?: { tile: Tile; city: string; over?: string };
  /** An item that would stand on a built tile. */
  item?: { item: string; on: string };
  /** An item that would lie in a warehouse. */
  stored?: string;
}

const NOTHING: Effect = { florins: 0, points: 0, blocks: {} };

export function outcome(view: View, action: string | null): Effect {
  if (action === null || view.seat === null) return NOTHING;
  const me = shown(view, view.seat);
  const [family, rest] = splitFirstWord(action);
  const told = view.prompt?.facts ?? {};
  switch (family) {
    case "take":
      return { ...NOTHING, florins: -priceAt(view, rest), blocks: { [rest]: 1 } };
    case "pay":
      return rest.startsWith("2 ") ? { ...NOTHING, blocks: { [rest.slice(2)]: -2 } } : { ...NOTHING, blocks: { [rest]: -1 } };
    case "purchase":
      return { ...NOTHING, florins: -(view.printed.purchase_price ?? 0) };
    case "pass":
      return { ...NOTHING, florins: view.printed.pass_income };
    case "visit":
    case "follow":
      return { ...NOTHING, ...bonusOf(view, action) };
    case "evaluate":
      return { ...NOTHING, ...paysOf(me, rest) };
    case "in": {
      const tile = marketTile(view, String(told.tile));
      return tile ? { ...NOTHING, rises: { tile, city: rest } } : NOTHING;
    }
    case "over": {
      const tile = marketTile(view, String(told.tile));
      const under = builtTile(me, rest);
      return tile && under ? { ...NOTHING, rises: { tile, city: under.city, over: rest } } : NOTHING;
    }
    case "on":
      return { ...NOTHING, item: { item: String(told.item), on: rest } };
    case "store":
    case "swap":
      return { ...NOTHING, stored: String(told.item) };
    default:
      return NOTHING;
  }
}

/** The tile that is being built while its site or its price is asked for; the city once that is known. */
export function pending(view: View): { tile: Tile; city: string | null } | null {
  const prompt = view.prompt;
  if (prompt === null || !["site", "pay"].includes(prompt.kind)) return null;
  const tile = marketTile(view, String(prompt.facts.tile));
  return tile ? { tile, city: prompt.kind === "pay" ? String(prompt.facts.city) : null } : null;
}

export function priceAt(view: View, colour: string): number {
  const sector = view.wheel.find((each) => each.position === view.prompt?.facts.position);
  return sector?.prices[colour as Colour] ?? 0;
}

function bonusOf(view: View, action: string): Reward {
  const number = action === "follow" ? view.visited_section : Number(action.slice("visit ".length));
  const section = view.court.find((each) => each.number === number);
  return {
    florins: section?.bonus === "florins" ? section.amount : 0,
    points: section?.bonus === "points" ? section.amount : 0,
  };
}

export function paysOf(me: Player, space: string): Reward {
  return me.spaces.find((each) => each.name === space)?.pays ?? { florins: 0, points: 0 };
}
