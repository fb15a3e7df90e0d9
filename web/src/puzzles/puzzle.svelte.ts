/** The controller of a puzzle: a turn that is chosen step by step, and then answered. */

import { api } from "@/lib/api";
import { reportError } from "@/lib/errors";
import { knownExplanations, NO_EXPLANATIONS } from "@/lib/explanations.svelte";
import type { Explanation, GameEvent, View } from "@/lib/wire";
import type { Controller } from "@/table/controller";
import type { PuzzleAnswer, PuzzlePage, PuzzleStep } from "@/wire/server";

/** A choice that was made, and what it meant. */
export interface Made {
  action: string;
  explanation: Explanation | null;
}

export class PuzzlePlay implements Controller {
  selection = $state<string | null>(null);
  sending = $state<string | null>(null);
  events = $state.raw<GameEvent[]>([]);
  answer = $state.raw<PuzzleAnswer | null>(null);
  /** Whether the board shows the position after the solution. */
  atSolution = $state(false);
  /** The positions on the way; the last is the present one. */
  private steps = $state.raw<readonly PuzzleStep[]>([]);
  private explained = new Map<PuzzleStep, ReturnType<typeof knownExplanations>>();
  readonly over = false;

  constructor(
    readonly page: PuzzlePage,
    /** Whether every choice is confirmed; otherwise none is, because all can be taken back. */
    readonly confirms: () => boolean = () => false,
  ) {
    this.steps = [page.step];
  }

  get step(): PuzzleStep {
    return this.steps.at(-1)!;
  }

  get view(): View {
    return this.atSolution && this.answer ? this.answer.solution.view : this.step.view;
  }

  get remembered(): any {
    return this.step.remembered;
  }

  get seat(): number {
    return this.page.info.seat;
  }

  get actor(): number | null {
    return this.step.actor;
  }

  get legal(): string[] {
    return this.answer || this.step.complete ? [] : this.step.legal;
  }

  get explanations() {
    if (this.legal.length === 0) return NO_EXPLANATIONS;
    const step = this.step;
    const known = this.explained.get(step) ?? knownExplanations(step.choices);
    this.explained.set(step, known);
    return known;
  }

  get mayUndo(): boolean {
    return this.steps.length > 1 && this.answer === null && this.sending === null;
  }

  /** The message that says what came of the answer. */
  get verdict(): "puzzle-solved" | "puzzle-missed" | "puzzle-shown" | null {
    if (!this.answer) return null;
    if (this.answer.solved) return "puzzle-solved";
    return this.step.complete ? "puzzle-missed" : "puzzle-shown";
  }

  /** Whether the turn is complete and waits to be answered. */
  get ready(): boolean {
    return this.step.complete && this.answer === null;
  }

  /** The choices so far, with what each meant. */
  get made(): Made[] {
    return this.step.line.map((action, n) => ({
      action,
      explanation: this.steps[n]!.choices.find(({ plan }) => plan[0] === action) ?? null,
    }));
  }

  choose(action: string | null): void {
    if (action === null || !this.legal.includes(action)) this.selection = null;
    else if (!this.confirms() || this.selection === action) void this.play([action]);
    else this.selection = action;
  }

  follow(actions: readonly string[]): void {
    void this.play(actions);
  }

  confirm(): void {
    if (this.selection !== null) void this.play([this.selection]);
  }

  undo(): void {
    if (!this.mayUndo) return;
    this.steps = this.steps.slice(0, -1);
    this.selection = null;
    this.events = [];
  }

  /** Begin again; the answer that was given stays the one that counts. */
  again(): void {
    this.steps = [this.page.step];
    this.answer = null;
    this.atSolution = false;
    this.selection = null;
    this.events = [];
  }

  /** Answer with the turn that was chosen. */
  async submit(): Promise<void> {
    if (this.ready) await this.ask(this.step.line);
  }

  /** Be shown the solution, which counts as not solved. */
  async giveUp(): Promise<void> {
    if (this.answer === null) await this.ask([]);
  }

  private async ask(line: string[]): Promise<void> {
    if (this.sending !== null) return;
    this.sending = "";
    try {
      this.answer = await api.answerPuzzle(this.page.game, this.page.info.id, line);
      this.selection = null;
      this.events = [];
    } catch (error) {
      reportError(error, this.page.game);
    } finally {
      this.sending = null;
    }
  }

  /** Make choices one after the other, as long as the turn goes on. */
  private async play(actions: readonly string[]): Promise<void> {
    if (this.sending !== null) return;
    try {
      for (const action of actions) {
        if (!this.legal.includes(action)) break;
        this.sending = action;
        const step = await api.puzzleLine(this.page.game, this.page.info.id, [...this.step.line, action]);
        this.steps = [...this.steps, step];
        this.events = step.events as GameEvent[];
        this.selection = null;
      }
    } catch (error) {
      reportError(error, this.page.game);
    } finally {
      this.sending = null;
    }
  }
}

/** The address of a puzzle, or of the list. */
export const puzzleLink = (game?: string, id?: string): string => ["/puzzles", game, id].filter(Boolean).join("/");
