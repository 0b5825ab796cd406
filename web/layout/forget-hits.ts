/** What a clerk opened from the search last, for the tab in which it was opened. Only their own user reads it. */
export const RECENT_HITS_KEY = 'recentHits';

/** Apart from what reads and writes them, which few pages load. */
export function forgetHits(): void {
  try {
    sessionStorage.removeItem(RECENT_HITS_KEY);
  } catch {
    // The browser refuses the storage.
  }
}
