import { useRef } from 'react';

/** Gives the focus back to whatever opened a dialog. Radix does so only for a trigger of its own. */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const isThere = opener.current instanceof HTMLElement && opener.current.isConnected;
      // What opened it may have gone with what it did: then the content itself, so that nobody begins at the top again.
      const target = isThere ? opener.current : document.querySelector('#content');
      if (target instanceof HTMLElement) target.focus({ preventScroll: !isThere });
    },
  };
}
