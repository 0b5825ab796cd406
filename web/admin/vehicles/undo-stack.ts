/** A change that was saved. `undo` restores what was before it, unless somebody else has changed it meanwhile. */
export interface Undoable {
  undo: () => Promise<void>;
}

/** The saved changes of a visit, so that they can be undone one by one, the last one first. */
export class UndoStack {
  readonly #changes: Undoable[] = [];
  #running: Promise<void> = Promise.resolve();

  push(change: Undoable): void {
    this.#changes.push(change);
  }

  /** Undoes this change, or else the last one. Each change is undone once, after the one before it. */
  undo(change = this.#changes.at(-1)): void {
    const place = change ? this.#changes.indexOf(change) : -1;
    if (!change || place === -1) return;
    this.#changes.splice(place, 1);
    this.#running = this.#running.then(() => change.undo());
  }
}
