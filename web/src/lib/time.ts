/** Times and dates in the current language. */

import { settings } from "./settings.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago: 'two hours ago'. */
export function ago(at: number, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  const passed = now - at;
  for (const [unit, seconds] of STEPS) if (passed >= seconds) return words.format(-Math.floor(passed / seconds), unit);
  return words.format(0, "second");
}

/** A day, as a date. */
export function dateText(at: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: "medium" }).format(at * 1000);
}

/** A day that is written as 2026-11-18, in words; it begins and ends by UTC. */
export function dayText(day: string): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: "full", timeZone: "UTC" }).format(Date.parse(`${day}T00:00:00Z`));
}

/** A duration as a clock shows it: 1:46:20, 4:05. */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  if (hours >= 48)
    return new Intl.NumberFormat(settings.language, { style: "unit", unit: "day", unitDisplay: "long" }).format(Math.floor(hours / 24));
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

export function timeOfDay(at: number): string {
  return new Intl.DateTimeFormat(settings.language, { hour: "2-digit", minute: "2-digit" }).format(at * 1000);
}
