import { createContext, useContext, useEffect, useRef } from 'react';
import { useKeepsInput } from './use-keeps-input.ts';

/** True inside the rows of a list, which go with another page, sort or filter of it. */
export const InRows = createContext(false);

/** Of each form of the back office that is shown: whether it has input that is not saved, and whether it is in a row. */
const forms = new Map<() => boolean, { isInRow: boolean }>();

/** Whether input would be lost with the page. */
export const hasUnsavedInput = (): boolean => [...forms.keys()].some((hasInput) => hasInput());

/** Whether input would be lost with the rows of the list. */
export const hasUnsavedInputInRows = (): boolean =>
  [...forms].some(([hasInput, { isInRow }]) => isInRow && hasInput());

export interface Unsaved {
  /** A function where the form does not render again with each letter. */
  hasInput: boolean | (() => boolean);
  /** The input is being saved, so that the page may go. */
  isSaving?: boolean;
}

/**
 * For a form of the back office: as long as it has input that is not saved, the back office asks before another page
 * replaces it, the browser asks before it closes the tab, and the end of the session leaves the page as it is.
 */
export function useUnsavedInput({ hasInput, isSaving = false }: Unsaved): void {
  const isInRow = useContext(InRows);
  const now = useRef({ hasInput, isSaving });
  useEffect(() => {
    now.current = { hasInput, isSaving };
  });
  useEffect(() => {
    function isUnsaved(): boolean {
      const form = now.current;
      return !form.isSaving && (typeof form.hasInput === 'function' ? form.hasInput() : form.hasInput);
    }
    forms.set(isUnsaved, { isInRow });
    return () => void forms.delete(isUnsaved);
  }, [isInRow]);
  useKeepsInput(hasInput !== false);
}
