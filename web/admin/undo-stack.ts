/** How an undo ended. `retry`: it failed, and the next attempt may succeed. */
export type Undone = 'settled' | 'retry';

/** A change that was saved. `undo` restores what was before it, unless somebody else has changed it meanwhile. */
export interface Undoable {
  undo: () => Promise<Undone>;
}

interface Saved {
  act: number;
  change: Undoable;
}

/** The saved changes of a clerk, so that they can be undone one by one, the last one first. */
export class UndoStack {
  /** In the order in which the clerk made them. */
  #changes: Saved[] = [];
  #acts = 0;
  #running: Promise<void> = Promise.resolve();

  /**
   * Call it when a change is sent. The answers of several changes come in any order. What is saved again replaces what was
   * saved before.
   */
  begin(): { saved: (change: Undoable) => void } {
    this.#acts += 1;
    const act = this.#acts;
    return { saved: (change) => this.#put({ act, change }) };
  }

  /** Resolves when every undo so far has ended. */
  get ended(): Promise<void> {
    return this.#running;
  }

  #put(saved: Saved): void {
    const others = this.#changes.filter(({ act }) => act !== saved.act);
    this.#changes = [...others, saved].toSorted((a, b) => a.act - b.act);
  }

  /**
   * Undoes this change, or else the last one. Each change is undone once, after the one before it. One whose undo can be
   * tried again returns to its place.
   */
  undo(change = this.#changes.at(-1)?.change): void {
    const saved = this.#changes.find((each) => each.change === change);
    if (!saved) return;
    this.#changes = this.#changes.filter((each) => each !== saved);
    this.#running = this.#running.then(async () => {
      if ((await saved.change.undo()) === 'retry') this.#put(saved);
    });
  }
}
