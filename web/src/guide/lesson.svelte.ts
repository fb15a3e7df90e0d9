/** The controller of a lesson: the moments of one step, played by choosing what the guide asks for. */

import { api } from "@/lib/api";
import { changed } from "@/lib/changes";
import { Explanations, NO_EXPLANATIONS } from "@/lib/explanations.svelte";
import type { GameEvent, View } from "@/lib/wire";
import type { Controller } from "@/table/controller";
import { isDone, judge, lastOf, litOf, type GuideMoment, type GuideStep, type Verdict } from "./lesson";

/** The pause after each move of the others, in milliseconds. */
const PAUSE = 1300;

export class Lesson implements Controller {
  at = $state(0);
  selection = $state<string | null>(null);
  events = $state.raw<GameEvent[]>([]);
  /** The verdict on the last choice, if it was not the one asked for. */
  verdict = $state<Exclude<Verdict, "asked"> | null>(null);
  /** Where a choice leads that is as good as the one asked for; the lesson goes on without it. */
  aside = $state.raw<View | null>(null);
  /** Light every choice, not only the one that is asked for. */
  everything = $state(false);
  readonly sending = null;
  readonly remembered = null;
  private explained = new Map<number, Explanations>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly step: GuideStep,
    readonly oneClick: () => boolean = () => false,
  ) {}

  /** Show the moves of the others one by one, or all at once without motion. */
  begin(still: boolean): void {
    if (still) this.at = this.step.first;
    else this.watch();
  }

  private watch(): void {
    if (this.at >= this.step.first) return;
    this.timer = setTimeout(() => {
      this.onwards();
      this.watch();
    }, PAUSE);
  }

  /** Skip the moves of the others. */
  hurry(): void {
    clearTimeout(this.timer);
    if (this.at < this.step.first) {
      this.at = this.step.first;
      this.events = [];
    }
  }

  leave(): void {
    clearTimeout(this.timer);
  }

  get moment(): GuideMoment {
    return this.step.moments[this.at]!;
  }

  get view(): View {
    return this.aside ?? this.moment.view;
  }

  get seat(): number {
    return this.step.seat;
  }

  get actor(): number | null {
    return this.moment.actor;
  }

  get over(): boolean {
    return this.moment.over;
  }

  get legal(): string[] {
    return this.aside ? [] : litOf(this.step, this.at, this.everything);
  }

  get explanations(): Explanations {
    if (this.asked === null) return NO_EXPLANATIONS;
    const at = this.at;
    let found = this.explained.get(at);
    if (!found) {
      found = new Explanations({ choices: () => api.guideChoices(this.step.game, this.step.number, at) });
      this.explained.set(at, found);
    }
    return found;
  }

  get past(): GameEvent[] {
    return this.step.moments.slice(0, this.at + 1).flatMap(({ events }) => events);
  }

  get asked(): string | null {
    return this.moment.ask;
  }

  get waiting(): boolean {
    return this.at < this.step.first;
  }

  get done(): boolean {
    return isDone(this.step, this.at);
  }

  get mayUndo(): boolean {
    return this.aside !== null || this.at > this.step.first;
  }

  choose(action: string | null): void {
    this.verdict = null;
    if (action === null || !(this.moment.legal ?? []).includes(action)) this.selection = null;
    else if (this.oneClick() || this.selection === action) this.play(action);
    else this.selection = action;
  }

  confirm(): void {
    if (this.selection !== null) this.play(this.selection);
  }

  undo(): void {
    if (!this.mayUndo) return;
    this.to(this.aside ? this.at : this.at - 1, []);
  }

  private play(action: string): void {
    const verdict = judge(this.step, this.at, action);
    if (verdict === "asked") return this.onwards();
    const meant = verdict === "also" ? this.explanations.of(action) : null;
    this.selection = null;
    this.verdict = verdict;
    this.aside = meant ? changed(this.moment.view, meant.changes) : null;
  }

  private onwards(): void {
    if (this.at < lastOf(this.step)) this.to(this.at + 1, this.step.moments[this.at + 1]!.events);
  }

  private to(at: number, events: GameEvent[]): void {
    this.selection = null;
    this.verdict = null;
    this.aside = null;
    this.everything = false;
    this.at = at;
    this.events = [...events];
  }
}
