/** The keys and the typed commands of a live table, and what they open. */

import { mayBeShortcut } from "@/lib/keys";
import { settings } from "@/lib/settings.svelte";
import type { Controller } from "./controller";
import type { Following } from "./following.svelte";
import type { GameAssets } from "./gameAssets";
import type { Hint } from "./hint.svelte";
import type { Tab } from "./tabs";

export interface Commanded {
  controller: Controller;
  following: Pick<Following, "behind" | "hurry" | "skip">;
  hint: Pick<Hint, "close">;
  board: Pick<NonNullable<GameAssets["board"]>, "legend" | "notes"> | null;
  tabs: readonly Pick<Tab, "id">[];
  inWords: boolean;
  /** Whether the screen is handed over to another player: then no key counts. */
  covered: boolean;
  /** Whether a line of play is imagined. */
  imagining: boolean;
  /** Whether the table selected the only choice by itself: Enter does not play it. */
  preselected: boolean;
  toggleWhatIf(): void;
  toggleHint(): void;
  /** Show the position before the last move. */
  oneBack(): void;
  focusCommandLine(): void;
}

export class LiveCommands {
  tab = $state("log");
  /** The seat whose board is looked at instead of one's own. */
  look = $state<number | null>(null);
  /** Whether the choices are listed, and which dialogs are open. */
  listed = $state(false);
  menu = $state(false);
  legend = $state(false);
  notes = $state(false);
  keys = $state(false);
  clause = $state<string | null>(null);

  constructor(private of: () => Commanded) {}

  openLegend = (): void => {
    this.legend = this.of().board?.legend != null;
  };

  openNotes = (): void => {
    const { controller, board } = this.of();
    this.notes = Boolean(controller.remembered && board?.notes);
  };

  /** Carry out a typed command; whether there is one of that name. */
  command = (name: string, rest: string): boolean => {
    const { controller, tabs, toggleWhatIf, toggleHint, oneBack } = this.of();
    if (name === "undo") controller.undo();
    else if (name === "rules") this.clause = rest || "1";
    else if (name === "legend") this.openLegend();
    else if (name === "notes") this.openNotes();
    else if (name === "text") toggleText();
    else if (name === "whatif") toggleWhatIf();
    else if (name === "hint") toggleHint();
    else if (name === "back") oneBack();
    else if (tabs.some((one) => one.id === name)) this.tab = name;
    else return false;
    return true;
  };

  /** Carry out a key, if it is one of the table's. */
  onkeydown = (event: KeyboardEvent): void => {
    const { following, covered } = this.of();
    if (!mayBeShortcut(event) || covered) return;
    const key = event.key.toLowerCase();
    const pressed = event.target as HTMLElement;
    if (following.behind && (key === " " || key === "escape") && !pressed.closest("button, a")) {
      if (key === " ") following.hurry();
      else following.skip();
    } else if (!this.press(key, pressed)) return;
    event.preventDefault();
  };

  /** Whether the key did something. */
  private press(key: string, target: HTMLElement): boolean {
    const { controller, board, imagining, preselected, toggleWhatIf, toggleHint, oneBack, focusCommandLine } = this.of();
    const numbered = this.numbered(key);
    if (key === "enter" && !target.closest("button, a, [role='button']")) {
      if (imagining || !preselected) controller.confirm();
    } else if (key === "f1") this.keys = true;
    else if (key === "escape") this.cancel();
    else if (key === "u") {
      if (controller.mayUndo) controller.undo();
    } else if (key === "t") toggleText();
    else if (key === "w") toggleWhatIf();
    else if (key === "l" && board?.legend) this.openLegend();
    else if (key === "?") toggleHint();
    else if (key === "/") focusCommandLine();
    else if (key === "arrowleft" && !target.closest("[role='tablist'], .main") && !imagining) oneBack();
    else if (numbered !== undefined) controller.choose(numbered);
    else return false;
    return true;
  }

  /** The choice of a digit, while choices are listed. */
  private numbered(key: string): string | undefined {
    const { controller, inWords } = this.of();
    return /^[1-9]$/.test(key) && (inWords || this.listed) ? controller.legal[Number(key) - 1] : undefined;
  }

  /** Clear the selection, or close the hint if there is none. */
  private cancel(): void {
    const { controller, hint } = this.of();
    this.look = null;
    if (controller.selection === null) hint.close();
    controller.choose(null);
    this.listed = false;
  }
}

function toggleText(): void {
  settings.textBoard = !settings.textBoard;
}
