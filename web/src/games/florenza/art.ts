/** Which drawing of the symbol sheet stands for which word of the game, and short names for small places. */

import type { Card, Location, Monument } from "./view";
import { isCard } from "./view";

const MONUMENTS: Record<string, string> = {
  duomo: "mon-dome",
  banco: "mon-bank",
  battistero: "mon-baptistery",
  lastricato: "mon-fountain",
  "palazzo della signoria": "mon-palace",
  "palazzo vescovile": "mon-bishop",
  "ponte vecchio": "mon-bridge",
  "santa croce": "mon-church",
  "santa maria novella": "mon-novella",
  ospedale: "mon-hospital",
  "san lorenzo": "mon-lorenzo",
  uffizi: "mon-uffizi",
};

/** Parts that look like nothing but themselves. */
const PARTS: Record<string, string> = {
  "duomo campanile": "mon-campanile",
  "duomo facciata": "mon-front",
  fontana: "k-fountain",
  pozzo: "k-well",
  giardino: "k-garden",
  biblioteca: "k-library",
  mercato: "k-market",
  "monumento equestre": "k-rider",
  campanile: "k-tower",
};

export function workArt(work: Monument | Card): string {
  const own = PARTS[work.word];
  if (own) return own;
  if (isCard(work)) return `k-${work.kind}`;
  return MONUMENTS[Object.keys(MONUMENTS).find((name) => work.word.startsWith(name)) ?? ""] ?? "mon-palace";
}

/** The class that carries the colours of a kind of card. */
export const kindClass = (work: Monument | Card): string => (isCard(work) ? `k-${work.kind}` : "k-monument");

const TOOLS: Record<string, string> = { "monte di pieta": "loc-monte" };

export function locationArt(place: Location): string {
  if (place.kind === "barter") return "loc-barter";
  if (place.kind === "new_captain") return "captain-next";
  return place.kind === "produce" ? (TOOLS[place.word] ?? `loc-${place.word}`) : "loc-convert";
}

const SHORT: Record<string, string> = {
  "Michelangelo Buonarroti": "Michelangelo",
  "Leonardo da Vinci": "Leonardo",
  "Tiziano Vecellio": "Tiziano",
  "Raffaello Sanzio": "Raffaello",
  "Piero della Francesca": "Piero d. Fr.",
  "Giulio Romano": "Giulio Rom.",
  "Filippo Lippi": "Lippi",
  "San Francesco d'Assisi": "Francesco",
  "Bernardo di Chiaravalle": "Bernardo",
  "Tommaso d'Aquino": "Tommaso",
  "Antonio da Padova": "Antonio",
};
const PEOPLE = ["preacher"];

/** The name that a person goes by where room is short. */
export const shortName = (name: string): string => SHORT[name] ?? name.split(" ").at(-1)!;

/** What a card is called on a small tile: a monument by its part, a preacher by his name. */
export function tileName(work: Monument | Card): string {
  if (!isCard(work)) return work.name.split(": ").at(-1)!;
  return PEOPLE.includes(work.kind) ? shortName(work.name) : work.name;
}

const CARVED: Record<string, string> = {
  "Girolamo Savonarola": "G. Savonarola",
  "San Francesco d'Assisi": "S. Francesco d'Assisi",
  "Bernardo di Chiaravalle": "B. di Chiaravalle",
  "Tommaso d'Aquino": "T. d'Aquino",
  "Antonio da Padova": "A. da Padova",
};
/** A name as it fits on the band of a card: long ones are cut as a stonemason would. */
export const carved = (name: string): string => CARVED[name] ?? name.replace("Monumento ", "Mon. ");

/** A monument is a building and a part of it. */
export function nameParts(work: Monument, short: boolean): [string, string] {
  const [building = "", part = ""] = work.name.split(": ");
  return [short && building.length > 14 ? building.replace("Palazzo ", "Pal. ").replace("Santa ", "S. ") : building, carved(part)];
}

export const seatColour = (seat: number): string => `var(--seat-${seat + 1})`;
