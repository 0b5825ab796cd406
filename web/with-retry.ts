const BACKOFF_MS = [1000, 2000, 4000, 8000];

/**
 * Loads a module and retries with backoff: one lost request must not cost the user what they typed. Waits for the
 * network when the browser is offline. Throws the last error.
 */
export async function withRetry<M>(load: () => Promise<M>): Promise<M> {
  for (const backoff of BACKOFF_MS) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, backoff));
      if (!navigator.onLine)
        await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
  }
  return load();
}

/** For a module that is only preloaded: the page loads it again when it needs it. */
export const ignoreError = () => undefined;
