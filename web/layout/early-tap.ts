import { useEffect } from 'react';

declare global {
  interface Window {
    /** The button that was pressed last, while nothing listened yet. */
    earlyTap?: HTMLButtonElement | null;
  }
}

/**
 * For the document: notes presses of buttons until the page is hydrated. Links and forms work without scripts. A button
 * that is disabled until then gets no click, but a `pointerup`; the keyboard cannot reach it. React keeps the events of a
 * part that is not hydrated from all listeners but those that capture on the window.
 */
export const NOTE_EARLY_TAP = `addEventListener('pointerup',onclick=({target})=>{earlyTap=target.closest('[type=button],button:disabled')},true);`;

/** Buttons that are disabled until they are hydrated, some of them later than the page. */
const WAITING = ':is(.not-yet,.not-yet-plain,.waits):disabled';

/** Repeats the last press from before hydration, so that no tap is lost on a slow line. A tap elsewhere takes it back. */
export function useEarlyTap(): void {
  useEffect(() => {
    window.onclick = null;
    const waiting = new Set(document.querySelectorAll<HTMLButtonElement>(WAITING));
    const hydrated = new MutationObserver(() => {
      for (const button of waiting) {
        if (button.disabled) continue;
        // Only once: it may be disabled again while it is at work.
        waiting.delete(button);
        if (button === window.earlyTap) button.click();
      }
    });
    for (const button of waiting) hydrated.observe(button, { attributeFilter: ['disabled'] });
    const { earlyTap: tapped } = window;
    // Not within React's own work, where it cannot hydrate the part of the page that the button is in.
    if (tapped && !waiting.has(tapped)) setTimeout(() => tapped.click());
  }, []);
}
