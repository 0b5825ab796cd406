import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * While a sheet is open, a step back closes it, and the page under it stays. The step is blocked: an entry of the history for
 * the sheet would be left over after it was closed by its button.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const { history } = useRouter();
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    return history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (action !== 'BACK') return false;
        latest.current();
        return true;
      },
    });
  }, [isOpen, history]);
}
