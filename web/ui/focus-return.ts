import { type RefObject, useRef } from 'react';

/** What opened the latest dialog: one that follows it, when it is gone already, leads back to the same place. */
let latestOpener: RefObject<Element | null> | null = null;

/** Gives the focus back to whatever opened a dialog. Radix does so only for a trigger of its own. */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  const surroundings = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      const active = document.activeElement;
      opener.current = active === document.body ? (latestOpener?.current ?? null) : active;
      latestOpener = opener;
      surroundings.current = opener.current?.closest('article, tr, li') ?? null;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      // Not that of one which has followed by now.
      if (latestOpener === opener) latestOpener = null;
      // What opened it may have gone with what it did: then what is left of its card or row, and where that went too, the
      // content itself, so that nobody begins at the top again.
      const places = [
        opener.current,
        surroundings.current?.querySelector('a[href], button:enabled'),
        document.querySelector('#content'),
      ];
      const place = places.find((each) => each instanceof HTMLElement && each.isConnected);
      if (place instanceof HTMLElement) place.focus({ preventScroll: place.id === 'content' });
    },
  };
}
