import { createContext, useContext, useEffect, useState } from 'react';
import { UndoStack } from './undo-stack.ts';

/** The changes that a clerk has made since they opened the back office. */
export const Changes = createContext(new UndoStack());

export const useChanges = (): UndoStack => useContext(Changes);

/** A stack of changes that Ctrl-Z undoes. In a field that has been edited, the key belongs to the browser. */
export function useUndoKey(): UndoStack {
  const [changes] = useState(() => new UndoStack());
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      if (event.defaultPrevented || isEdited(event.target) || document.querySelector('[role*=dialog]'))
        return;
      event.preventDefault();
      changes.undo();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [changes]);
  return changes;
}

/** The price field of the next row is open after Enter. As long as nothing is typed into it, it has nothing to undo. */
const isEdited = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('input:not([data-untouched], [type=checkbox]), textarea, select');
