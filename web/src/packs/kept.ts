/** Packs that this browser keeps: what is being worked on in each title, and what was saved under a name. */

export interface Draft {
  name: string;
  /** The changes as a TOML file. */
  text: string;
}

export interface SavedPack extends Draft {
  game: string;
}

interface Kept {
  drafts: Record<string, Draft>;
  saved: SavedPack[];
}

const KEY = "mecenate-packs";

function read(): Kept {
  try {
    const { drafts = {}, saved = [] } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { drafts, saved };
  } catch {
    return { drafts: {}, saved: [] };
  }
}

/** Store; false if the browser has no room, or stores nothing. */
function write(kept: Kept): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export const draftOf = (game: string): Draft | null => read().drafts[game] ?? null;

/** Keep a draft; null drops it. */
export function keepDraft(game: string, draft: Draft | null): boolean {
  const kept = read();
  if (draft) kept.drafts[game] = draft;
  else delete kept.drafts[game];
  return write(kept);
}

export const savedPacks = (): SavedPack[] => read().saved;

const others = (kept: Kept, { game, name }: Pick<SavedPack, "game" | "name">): SavedPack[] =>
  kept.saved.filter((one) => one.game !== game || one.name !== name);

/** Save a pack under its name; one of the same name is replaced. */
export function savePack(pack: SavedPack): boolean {
  const kept = read();
  return write({ ...kept, saved: [...others(kept, pack), pack] });
}

export function removePack(pack: Pick<SavedPack, "game" | "name">): boolean {
  const kept = read();
  return write({ ...kept, saved: others(kept, pack) });
}
