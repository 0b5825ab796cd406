import { useRouteContext } from '@tanstack/react-router';
import { useIsHydrated } from '../ui/hydrated.ts';

/**
 * The instant by which deadlines are judged: that of the page, or of data that were fetched later, in a tab that stays open. The
 * first rendering in the browser takes the server's instant, so that it equals the server's.
 */
export function useNow(fetchedAt: number): number {
  const { now } = useRouteContext({ from: '__root__' }).pageContext;
  return useIsHydrated() ? Math.max(now, fetchedAt) : now;
}
