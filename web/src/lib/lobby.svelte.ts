/** The tables of the user, refreshed on notices of the server and at intervals. */

import { api } from "./api";
import { t } from "./i18n.svelte";
import { loadSession } from "./session.svelte";
import { settings } from "./settings.svelte";
import type { Listed, Me } from "./wire";
import { CLOSING } from "@/wire/server";

const EVERY = 20_000;

let mine = $state.raw<Listed[]>([]);
let open = $state.raw<Listed[]>([]);
let read = $state(false);
let person: string | null = null;

async function refresh(): Promise<void> {
  const [own, others] = await Promise.allSettled([person ? api.myTables() : Promise.resolve([]), api.openTables()]);
  if (own.status === "fulfilled") mine = own.value;
  if (others.status === "fulfilled") open = others.value;
  read = true;
}

function notify(table: string): void {
  if (!settings.notices || !document.hidden || typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const notice = new Notification("Mecenate", { body: t("your-turn"), tag: table });
  notice.onclick = () => {
    focus();
    location.assign(`/t/${table}`);
  };
}

export const lobby = {
  get mine(): Listed[] {
    return mine;
  },
  get open(): Listed[] {
    return open;
  },
  get read(): boolean {
    return read;
  },
  refresh,

  /** Keep the tables of a user up to date until the returned function is called. */
  follow(me: Me | null): () => void {
    person = me?.id ?? null;
    void refresh();
    const timer = setInterval(() => !document.hidden && void refresh(), EVERY);
    const seen = () => !document.hidden && void refresh();
    document.addEventListener("visibilitychange", seen);
    let socket: WebSocket | null = null;
    let again: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const listen = () => {
      socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws/me`);
      socket.onmessage = (event) => {
        const message = JSON.parse(event.data);
        if (message.type !== "notice") return;
        void refresh();
        notify(message.table);
      };
      socket.onclose = (event) => {
        if (!stopped && event.code === CLOSING.SIGNED_OUT) return void loadSession().catch(() => {});
        if (!stopped) again = setTimeout(listen, 15_000);
      };
    };
    if (person) listen();
    return () => {
      stopped = true;
      clearInterval(timer);
      clearTimeout(again);
      document.removeEventListener("visibilitychange", seen);
      socket?.close();
    };
  },
};
