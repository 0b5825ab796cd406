/** A change that was saved. `undo` restores what was before it, unless somebody else has changed it meanwhile. */
export interface Undoable {
  undo: () => Promise<void>;
}

/** The saved changes of a clerk, so that they can be undone one by one, the last one first. */
export class UndoStack {
  /** In the order in which the clerk made them. */
  #changes: { act: number; change: Undoable }[] = [];
  #acts = 0;
  #running: Promise<void> = Promise.resolve();

  /**
   * Call it when a change is sent. The answers of several changes come in any order. What is saved again replaces what was
   * saved before.
   */
  begin(): { saved: (change: Undoable) => void } {
    this.#acts += 1;
    const act = this.#acts;
    return {
      saved: (change) => {
        const others = this.#changes.filter((saved) => saved.act !== act);
        this.#changes = [...others, { act, change }].toSorted((a, b) => a.act - b.act);
      },
    };
  }

  /** Undoes this change, or else the last one. Each change is undone once, after the one before it. */
  undo(change = this.#changes.at(-1)?.change): void {
    const place = this.#changes.findIndex((saved) => saved.change === change);
    if (!change || place === -1) return;
    this.#changes.splice(place, 1);
    this.#running = this.#running.then(() => change.undo());
  }
}
