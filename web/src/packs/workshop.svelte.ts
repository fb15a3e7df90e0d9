/** A pack on the workbench: what is printed, what was changed and checked, and what the engine says about it. */

import { api } from "@/lib/api";
import { reportError } from "@/lib/errors";
import type { PackBlock, PackCheck, PackPage } from "@/wire/server";
import { difference, isTable, laidOver, valueAt, vocabularyOf, withValue, type Pack, type Path, type Value } from "./data";
import { keepDraft, type Draft } from "./kept";

/** Milliseconds without a change before the engine is asked. */
const PAUSE = 250;
const MOST_UNDO = 100;

export class Workshop {
  readonly game: string;
  readonly printed: Pack;
  readonly blocks: PackBlock[];
  readonly vocabulary;
  name = $state("");
  pack = $state.raw<Pack>({});
  checked = $state.raw<string[]>([]);
  /** What the engine said last. */
  said = $state.raw<PackCheck>({ digest: null, problems: [], changes: {}, checked: [], text: "" });
  asking = $state(false);
  /** The block whose fields are open, by its name. */
  open = $state<string | null>(null);
  /** Whether the engine could not be asked about the last change. */
  failed = $state(false);
  /** Whether the browser could not keep the draft. */
  full = $state(false);
  private earlier = $state.raw<Pack[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  readonly changes = $derived.by(() => difference(this.printed, this.pack));
  readonly changed = $derived.by(() => this.blocks.filter((block) => this.isChanged(block)).map(({ name }) => name));
  readonly reconstructed: PackBlock[];
  readonly done = $derived.by(() => this.reconstructed.filter(({ name }) => this.checked.includes(name)).length);
  readonly mayUndo = $derived(this.earlier.length > 0);

  constructor(page: PackPage, name = "") {
    this.game = page.game;
    this.printed = page.pack as Pack;
    this.blocks = page.blocks;
    this.reconstructed = page.blocks.filter((block) => block.reconstructed);
    this.vocabulary = vocabularyOf(this.printed);
    this.pack = this.printed;
    this.name = name;
    this.said = { digest: page.digest, problems: [], changes: {}, checked: [], text: "" };
  }

  get valid(): boolean {
    return this.said.problems.length === 0 && !this.asking && !this.failed;
  }

  block(block: PackBlock): Pack | undefined {
    const found = valueAt(this.pack, block.path);
    return isTable(found) ? found : undefined;
  }

  private isChanged({ path }: PackBlock): boolean {
    return JSON.stringify(valueAt(this.pack, path)) !== JSON.stringify(valueAt(this.printed, path));
  }

  // ------------------------------------------------------------------ changes

  /** Put a value into the pack; undefined takes it away. */
  set(path: Path, value: Value | undefined): void {
    this.use(withValue(this.pack, path, value) as Pack);
  }

  restore(block: PackBlock): void {
    this.set(block.path, valueAt(this.printed, block.path));
  }

  undo(): void {
    const before = this.earlier.at(-1);
    if (!before) return;
    this.earlier = this.earlier.slice(0, -1);
    this.pack = before;
    this.later();
  }

  /** Back to what is printed; nothing counts as checked. */
  startOver(): void {
    this.checked = [];
    this.name = "";
    this.use(this.printed);
  }

  tick(name: string, on: boolean): void {
    const names = new Set(this.checked);
    if (on) names.add(name);
    else names.delete(name);
    this.checked = [...names];
    this.later();
  }

  rename(name: string): void {
    this.name = name;
    this.keep(this.said.text);
  }

  private use(pack: Pack): void {
    this.earlier = [...this.earlier, this.pack].slice(-MOST_UNDO);
    this.pack = pack;
    this.later();
  }

  private later(): void {
    this.asking = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), PAUSE);
  }

  // ------------------------------------------------------------------ the engine

  /** Ask about the pack as it is. */
  async ask(): Promise<void> {
    const number = ++this.asked;
    this.failed = false;
    this.asking = true;
    try {
      const said = await api.checkPack(this.game, this.changes, this.checked);
      if (number !== this.asked) return;
      this.said = said;
      this.keep(said.text);
      this.asking = false;
    } catch (error) {
      if (number !== this.asked) return;
      this.asking = false;
      this.failed = true;
      reportError(error);
    }
  }

  /** Read the text of a file. What cannot be read at all is reported and changes nothing; returns what the engine said. */
  async read(draft: Draft): Promise<PackCheck | null> {
    const number = ++this.asked;
    clearTimeout(this.timer);
    try {
      const said = await api.readPack(this.game, draft.text);
      if (number !== this.asked) return null;
      this.asking = false;
      if (said.digest === null) return said;
      this.name = draft.name;
      this.checked = said.checked;
      this.earlier = [...this.earlier, this.pack].slice(-MOST_UNDO);
      this.pack = laidOver(this.printed, said.changes as Pack);
      this.said = said;
      this.keep(said.text);
      return said;
    } catch (error) {
      reportError(error);
      return null;
    }
  }

  private keep(text: string): void {
    this.full = !keepDraft(this.game, text || this.name ? { name: this.name, text } : null);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.asked += 1;
  }
}
