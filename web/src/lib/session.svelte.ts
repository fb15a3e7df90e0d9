/** The user of this browser: a guest or an account, identified by a cookie. */

import { api, ApiError } from "./api";
import type { Me } from "./wire";

const NAMES = ["Livia", "Matteo", "Agnese", "Piero", "Ginevra", "Lorenzo", "Bianca", "Cosimo", "Fiammetta", "Dario"];

let me = $state.raw<Me | null>(null);
let known = $state(false);
let asking = $state.raw<{ suggestion: string; answer: (name: string | null) => void } | null>(null);

export const session = {
  get me(): Me | null {
    return me;
  },
  /** Whether the server has been asked already. */
  get known(): boolean {
    return known;
  },
  /** The open request for a name, which the dialog answers. */
  get asking() {
    return asking;
  },
};

export async function loadSession(): Promise<void> {
  try {
    me = await api.me();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    me = null;
  } finally {
    known = true;
  }
}

/** The current user, or a new guest after asking for a name. Null if the user cancels. */
export async function ensureSession(): Promise<Me | null> {
  if (me) return me;
  const suggestion = NAMES[Math.floor(Math.random() * NAMES.length)]!;
  const name = await new Promise<string | null>((resolve) => {
    asking = { suggestion, answer: resolve };
  });
  asking = null;
  if (name === null) return null;
  me = await api.guest(name);
  return me;
}

export function setSession(other: Me | null): void {
  me = other;
}
