import { useRouteContext } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { germanDay } from '../../contract/german-day.ts';

const monthAt = (instant: number): string => monthOf(germanDay(instant));
const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length);

/** A tab that was open for days is rendered anew when its reader comes back. */
function onReturn(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}

/**
 * The month in Germany, "2026-11". The first rendering in the browser takes the server's instant, so that it equals the
 * server's.
 */
export function useThisMonth(): string {
  const { now } = useRouteContext({ from: '__root__' }).pageContext;
  return useSyncExternalStore(
    onReturn,
    () => monthAt(Date.now()),
    () => monthAt(now),
  );
}

/** An inspection is valid until its month ends, whatever its day is. */
export const isExpired = (nextInspection: string, thisMonth: string): boolean =>
  monthOf(nextInspection) < thisMonth;

/** Marks words that say that something is expired. Its look is in styles/parts.css. */
export function Expired({ children }: { children: ReactNode }) {
  return (
    <span className="expired">
      <TriangleAlert aria-hidden />
      {children}
    </span>
  );
}
