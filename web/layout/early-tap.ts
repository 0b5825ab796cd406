import { useEffect } from 'react';

declare global {
  interface Window {
    /** The button that was pressed last, while nothing listened yet. */
    earlyTap?: HTMLElement | null;
  }
}

/** For the document: notes presses of buttons until the page is hydrated. Links and forms work without scripts. */
export const NOTE_EARLY_TAP = `onclick=({target})=>{earlyTap=target.closest('[type=button]')};`;

/** Repeats the last press from before hydration, so that no tap is lost on a slow line. */
export function useEarlyTap(): void {
  useEffect(() => {
    window.onclick = null;
    // Not within React's own work, where it cannot hydrate the part of the page that the button is in.
    setTimeout(() => window.earlyTap?.click());
  }, []);
}
