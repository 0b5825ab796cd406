import type { BrowserContext, Page } from '@playwright/test';

/** The texts of the toasts that each page has shown, oldest first. */
const shown = new WeakMap<Page, string[]>();

export const toastsOf = (page: Page): readonly string[] => shown.get(page) ?? [];

/**
 * Records each toast as it appears. A toast disappears after five seconds, and a busy machine may look later than that.
 */
export async function recordToasts(context: BrowserContext): Promise<void> {
  await context.exposeBinding('recordToast', ({ page }, words: string) => {
    shown.set(page, [...toastsOf(page), words.replaceAll(/\s+/g, ' ').trim()]);
  });
  await context.addInitScript(watchToasts);
}

/** Runs in the page, before its scripts. */
function watchToasts() {
  const recorded = new WeakMap<Element, string>();
  const recordNewToasts = () => {
    for (const toast of document.querySelectorAll('li[data-tone][data-swipe-direction]')) {
      const words = toast.textContent ?? '';
      if (words === '' || recorded.get(toast) === words || !toast.checkVisibility()) continue;
      recorded.set(toast, words);
      // `exposeBinding` defines this function.
      void (window as unknown as { recordToast: (words: string) => Promise<void> }).recordToast(words);
    }
  };
  new MutationObserver(recordNewToasts).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}
