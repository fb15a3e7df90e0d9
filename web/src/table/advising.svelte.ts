/** What a hint says in words, and what the board shows while it points at a choice. */

import type { BoardExtras, Meanings, Say, SumPart } from "@/games/contract";
import type { GameText } from "@/games/text/text";
import type { SeatName } from "@/games/contract";
import { i18n } from "@/lib/i18n.svelte";
import type { View } from "@/lib/wire";
import { describe, inOneLine } from "./choices";
import type { Controller } from "./controller";
import type { Hint } from "./hint.svelte";
import { plainNames } from "./log";
import { meaningOf } from "./meaning";

export interface Advised {
  game: string;
  gameText: GameText;
  controller: Controller;
  view: View;
  names: SeatName[];
  extras: BoardExtras;
  meaning: Meanings;
  say: Say;
}

export class Advising {
  constructor(
    private hint: Hint,
    private of: () => Advised,
  ) {}

  /** A choice in a few words. */
  wordsOf = (action: string): string => {
    const { game, controller, view, extras, meaning, say } = this.of();
    const meant = meaning(action);
    if (meant && extras.preview) return extras.preview(view, say, meant).what;
    return inOneLine(describe(action, game, controller.explanations.of(action), i18n.language), i18n.language);
  };

  /** What happens in the turn that a hint names. */
  turnText = (action: string): string => {
    const { game, gameText, names } = this.of();
    const events = this.hint.turns.get(action)?.events ?? [];
    const told = i18n.language.story(game, gameText.digest([...events]), plainNames(names));
    return told.map(({ text }) => text).join(" · ");
  };

  turnSum = (action: string): SumPart[] => {
    const { view, names, extras, say } = this.of();
    const turn = this.hint.turns.get(action);
    return turn && extras.preview ? extras.preview(view, say, meaningOf(turn, view, names, i18n.language)).sum : [];
  };

  /** What a choice means; while a hint points at it, with the position after its whole turn. */
  meaning: Meanings = (action) => {
    const { view, names, meaning } = this.of();
    const meant = meaning(action);
    const turn = action === this.hint.pointed ? this.hint.turns.get(action) : undefined;
    return meant && turn ? { ...meant, after: meaningOf(turn, view, names, i18n.language).after } : meant;
  };
}
