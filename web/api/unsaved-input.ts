import { useEffect, useRef } from 'react';
import { useKeepsInput } from './use-keeps-input.ts';

/** Of each form of the back office that is shown: whether it has input that is not saved. */
const forms = new Set<() => boolean>();

/** Whether input would be lost with the page. */
export const hasUnsavedInput = (): boolean => [...forms].some((hasInput) => hasInput());

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
  const now = useRef({ hasInput, isSaving });
  useEffect(() => {
    now.current = { hasInput, isSaving };
  });
  useEffect(() => {
    function isUnsaved(): boolean {
      const form = now.current;
      return !form.isSaving && (typeof form.hasInput === 'function' ? form.hasInput() : form.hasInput);
    }
    forms.add(isUnsaved);
    return () => void forms.delete(isUnsaved);
  }, []);
  useKeepsInput(hasInput !== false);
}
