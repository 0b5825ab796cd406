import { useEffect } from 'react';

let resolve = (): void => {};

/**
 * Resolves in the browser when React has hydrated the page itself, which is after the document around it. The links of the
 * document work earlier. The router must not leave the page before: React would hydrate a page that the router no longer knows, and log errors.
 */
export const pageHydrated = new Promise<void>((done) => {
  resolve = done;
});

/** For everything that a server may render as the page. */
export function usePageHydrated(): void {
  useEffect(() => {
    window.repeatEarlyChoice?.();
    resolve();
  }, []);
}
