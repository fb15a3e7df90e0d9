/** What the server shows of a game of Florenza, as it comes over the wire, and the fixed order of its pieces. */

import type { Narrow, Prompt } from "@/lib/wire";
import type * as wire from "@/wire/florenza";

export const RESOURCES = ["marble", "wood", "metal", "cloth", "gold", "spice"] as const;
export const KINDS = ["architect", "painter", "sculptor"] as const;
export const EXTRA_STEPS = ["palagio", "casamento", "casa", "preacher"] as const;
/** The cards before a family in reading order: what works for it, then what counts. */
const CARD_KINDS = ["residence", "preacher", "workshop", "guild", "church", "district", "palace"] as const;

export type Resource = (typeof RESOURCES)[number];
export type ArtistKind = (typeof KINDS)[number];
export type Amounts = Partial<Record<Resource | "fiorini", number>>;

export type Artist = Narrow<wire.Artist, { kind: ArtistKind }>;
export type Monument = Narrow<wire.Monument, { cost: Amounts; artists: ArtistKind[]; artist: Artist | null }>;
export type Card = Narrow<
  wire.Card,
  { kind: (typeof CARD_KINDS)[number]; cost: Amounts; artists: ArtistKind[]; income: Amounts; artist: Artist | null }
>;
export type Location = Narrow<wire.Location, { kind: "produce" | "convert" | "barter" | "new_captain"; resource: Resource | null }>;
export type Player = Narrow<
  wire.Player,
  {
    hand: Card[] | null;
    resources: Record<Resource, number> | null;
    cards: Card[];
    monuments: Monument[];
    reserved_monuments: Monument[];
    reserved_artists: Artist[];
    unused_artists: Artist[];
    income: Amounts;
  }
>;
export type View = Narrow<
  wire.View,
  {
    prompt: Prompt | null;
    supply: Record<Resource, number>;
    monuments: Monument[];
    artists: Artist[];
    anonymous: Record<ArtistKind, boolean>;
    locations: Location[];
    players: Player[];
  }
>;

/** Whose city is drawn large: one's own, or for a spectator the one asked for. */
export function shown(view: View, look: number | null = null): Player {
  return view.players[look ?? view.seat ?? 0] ?? view.players[0]!;
}

export const isCard = (work: Monument | Card): work is Card => "kind" in work;

/** Equal cards lie together and are counted: two copies look alike. */
export function counted<T extends { word: string }>(cards: readonly T[]): { card: T; n: number }[] {
  const found = new Map<string, { card: T; n: number }>();
  for (const card of cards) {
    const same = found.get(card.word);
    if (same) same.n++;
    else found.set(card.word, { card, n: 1 });
  }
  return [...found.values()];
}

/** The fiorini that are really asked for: the guilds lower them. */
export function priceOf(me: Player, work: Monument | Card): number {
  const printed = work.cost.fiorini ?? 0;
  return isCard(work) ? printed : Math.max(0, printed - me.monument_discount);
}

export const feeOf = (me: Player, artist: Artist): number => Math.max(0, artist.cost - me.artist_discount);
export const anonymousFee = (view: View, me: Player): number => Math.max(0, view.printed.anonymous_artist - me.artist_discount);

/** The artist whom the selection engages; null in `artist` is the anonymous one. */
export function engaged(view: View, me: Player, selection: string | null): { artist: Artist | null; kind: string } | null {
  if (!selection?.startsWith("engage ")) return null;
  const name = selection.replace(/^engage (reserved )?/, "");
  if (name.startsWith("anonymous ")) return { artist: null, kind: name.slice("anonymous ".length) };
  const artist = [...me.reserved_artists, ...view.artists].find((each) => each.word === name) ?? null;
  return artist && { artist, kind: artist.kind };
}

/** What is missing of a cost, of what a player is known to have; nothing is known of a hidden hand. */
export function missing(me: Player, cost: Amounts, fiorini: number): Set<string> {
  const found = new Set<string>();
  if (me.resources === null || me.fiorini === null) return found;
  for (const name of RESOURCES) if ((cost[name] ?? 0) > me.resources[name]) found.add(name);
  if (fiorini > me.fiorini) found.add("fiorini");
  return found;
}

/** The prestige that is printed on what lies open before a family: works, artists, and what is reserved against it. */
export function prestigeOf(player: Player): number {
  const works = [...player.cards, ...player.monuments];
  const plus = works.reduce((sum, work) => sum + work.prestige + (work.artist?.prestige ?? 0), 0);
  const reserved = player.reserved_monuments.reduce((sum, work) => sum + work.prestige, 0);
  return plus - reserved - player.unused_artists.reduce((sum, artist) => sum + (artist.prestige ?? 0), 0);
}

/** Florenza cards before a player in reading order. */
export function inOrder(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => CARD_KINDS.indexOf(a.kind) - CARD_KINDS.indexOf(b.kind));
}
