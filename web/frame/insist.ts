const WAITS_MS = [1000, 2000, 4000, 8000];

/**
 * Fetches a module, and asks for it again when it does not come: what stands on the page meanwhile is not lost by a
 * request that was. Throws what the last request threw.
 */
export async function insist<M>(load: () => Promise<M>): Promise<M> {
  for (const wait of WAITS_MS) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
      if (!navigator.onLine)
        await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
  }
  return load();
}

/** For who only wished to have a module early: it is asked for again when it is needed. */
export const isTriedAgain = () => {};
