import { useRouteContext } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { TIME_ZONE } from '../../contract/constants.ts';
import { useIsHydrated } from '../ui/hydrated.ts';

// Swedish has the notation of ISO 8601: "2026-11".
const months = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, year: 'numeric', month: '2-digit' });

/**
 * The month in Germany, "2026-11". The first rendering in the browser takes the server's instant, so that it equals the
 * server's.
 */
export function useThisMonth(): string {
  const { now } = useRouteContext({ from: '__root__' }).pageContext;
  // Without an instant it is now.
  return months.format(useIsHydrated() ? undefined : now);
}

/** An inspection is valid until its month ends, whatever its day is. */
export const isExpired = (nextInspection: string, thisMonth: string): boolean =>
  nextInspection.slice(0, 7) < thisMonth;

/** Marks words that say that something is expired. Its look is in styles/parts.css. */
export function Expired({ children }: { children: ReactNode }) {
  return (
    <span className="expired">
      <TriangleAlert aria-hidden />
      {children}
    </span>
  );
}
