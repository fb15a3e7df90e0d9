/** A seat of a table that is about to be created. */
export interface Chair {
  /** "you", "invite", "here" (somebody else at this screen), or a bot by its level. */
  who: string;
  /** The name of somebody at this screen. */
  name: string;
}

/** The seats after their number has changed; new ones are like the last. */
export function resized(chairs: readonly Chair[], seats: number): Chair[] {
  const last = chairs.at(-1)?.who ?? "invite";
  const added = Array.from({ length: Math.max(0, seats - chairs.length) }, () => ({ who: last === "you" ? "invite" : last, name: "" }));
  return [...chairs.slice(0, seats), ...added];
}
