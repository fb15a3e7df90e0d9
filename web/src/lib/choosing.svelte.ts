/** What the player of a seat chooses: what is selected, what was sent and has no answer yet, and what is played after it. */

import { newKey, type ClientMessage } from "@/client";
import { isFinal, mustBeConfirmed } from "@/table/confirmation";
import type { Ahead } from "./ahead.svelte";
import type { RefusalFacts } from "./errors";
import type { Explanations } from "./explanations.svelte";
import { settings } from "./settings.svelte";

/** The table, as far as one chooses there. */
export interface Choosable {
  readonly version: number;
  readonly moves: number;
  readonly legal: string[];
  readonly mayUndo: boolean;
  readonly yourTurn: boolean;
  /** Whether anything can be taken back at this table. */
  readonly takenBack: boolean;
  readonly explanations: Explanations;
  /** The explanations of a version; they are asked for when the server is `there`. */
  explanationsOf(version: number, there: Promise<void>): Explanations;
}

export class Choosing {
  selection = $state<string | null>(null);
  /** Whether the selection made itself: then only the button confirms it. */
  preselected = $state(false);
  /** The action that was sent and has no answer yet. */
  sending = $state<string | null>(null);
  /** Why the server refused what was sent last. */
  problem = $state.raw<RefusalFacts | null>(null);
  /** The moves that were made without a click, because there was no other choice. */
  automatic = $state.raw<ReadonlySet<number>>(new Set());

  private keyOfSending: string | null = null;
  /** The explanations that the choice which is selected waits for. */
  private awaited = $state.raw<Explanations | null>(null);
  /** What is to be played after `sending`: clicks that came meanwhile, or the rest of a plan. */
  private plan: string[] = [];
  /** The version that an undo led to. */
  private undone = -1;

  constructor(
    private readonly table: Choosable,
    private readonly ahead: Ahead,
    private readonly send: (message: ClientMessage) => void,
  ) {}

  /** Play an action that needs no confirmation; select one that does, and play it if it is selected already. */
  choose(action: string | null, named = false): void {
    this.problem = null;
    this.preselected = false;
    this.plan = this.sending === null || action === null ? [] : [...this.plan, action];
    if (this.sending !== null) return;
    if (action === null || !this.table.legal.includes(action)) this.selection = null;
    else if (this.selection === action || !this.confirms(action, named)) this.play(action);
    else this.select(action, named);
  }

  /** Play several actions in a row, as long as none of them must be confirmed. */
  follow([first, ...rest]: readonly string[]): void {
    if (first === undefined || this.sending !== null) return;
    this.choose(first);
    this.plan = rest;
  }

  confirm(): void {
    if (this.selection !== null) this.play(this.selection);
  }

  play(action: string): void {
    const { table } = this;
    if (this.sending !== null || !table.legal.includes(action)) return;
    this.problem = null;
    this.sending = action;
    this.keyOfSending = newKey();
    this.send({ type: "play", key: this.keyOfSending, version: table.version, action });
    // What the choice leads to is shown at once if that is certain and can be taken back.
    const choice = table.takenBack ? table.explanations.of(action) : null;
    if (this.ahead.foresee(choice, (there) => table.explanationsOf(table.version + 1, there))) this.deselect();
  }

  private confirms(action: string, named: boolean): boolean {
    const { takenBack, explanations } = this.table;
    return mustBeConfirmed(takenBack ? explanations.of(action) : null, settings.confirmation, named);
  }

  /** Select an action; once it is explained, it is played after all if it needs no confirmation. */
  private select(action: string, named: boolean): void {
    this.selection = action;
    const { explanations } = this.table;
    if (explanations.of(action) !== null) return;
    this.awaited = explanations;
    void explanations.whenKnown(action).then(() => {
      if (this.awaited === explanations) this.awaited = null;
      if (explanations === this.table.explanations && this.selection === action && !this.confirms(action, named)) this.play(action);
    });
  }

  deselect(): void {
    this.selection = null;
    this.preselected = false;
  }

  /** Whether the choice that is selected waits for its explanation, which says whether it must be confirmed. */
  get deciding(): boolean {
    return this.awaited !== null && this.awaited === this.table.explanations;
  }

  // ------------------------------------------------------------------ choices that make themselves

  /** Whether a choice may be made without a click: not after an undo, which must not be reverted at once. */
  get mayForce(): boolean {
    const { yourTurn, version } = this.table;
    return settings.forced && yourTurn && version !== this.undone && this.sending === null && this.selection === null;
  }

  /** Make the only choices; one that ends the turn is only selected while something before it can be taken back. */
  async makeForced([action, ...rest]: readonly string[]): Promise<void> {
    const { version } = this.table;
    const explanation = await this.table.explanations.whenKnown(action!);
    if (version !== this.table.version || !this.mayForce) return;
    if (this.table.mayUndo && (explanation === null || isFinal(explanation))) {
      this.selection = action!;
      this.preselected = true;
      return;
    }
    const made = [action, ...rest].map((_, n) => this.table.moves + 1 + n);
    this.automatic = new Set([...this.automatic, ...made]);
    this.play(action!);
    this.plan = rest;
  }

  // ------------------------------------------------------------------ what the server answers

  /** Whether this is the answer to what was sent; then something else can be sent. */
  settle(key: string | null): boolean {
    if (key === null || key !== this.keyOfSending) return false;
    this.sending = null;
    this.keyOfSending = null;
    return true;
  }

  refuse(problem: RefusalFacts): void {
    this.plan = [];
    this.problem = problem;
  }

  /** Play what is next in the plan, which ends where that is not legal. */
  goOn(): void {
    const [next] = this.plan;
    if (next !== undefined && this.table.legal.includes(next)) this.follow(this.plan);
    else this.plan = [];
  }

  /** Forget what is selected and planned. */
  drop(): void {
    this.selection = null;
    this.dropPlan();
    this.problem = null;
  }

  dropPlan(): void {
    this.plan = [];
  }

  /** The table went back to `moves`: forget what was made there without a click, and say whether the next move was. */
  wentBack(moves: number, version: number): boolean {
    const forced = this.automatic.has(moves + 1);
    this.automatic = new Set([...this.automatic].filter((move) => move <= moves));
    this.undone = version;
    return forced;
  }
}
