import { useEffect } from 'react';
import { keptInput } from './kept-input.ts';

/** For a form: while it is shown, or has input, the end of the session does not replace the page by the login. */
export function useKeepsInput(keeps = true): void {
  useEffect(() => {
    if (!keeps) return undefined;
    keptInput.forms += 1;
    return () => {
      keptInput.forms -= 1;
    };
  }, [keeps]);
}
