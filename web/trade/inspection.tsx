import { useRouteContext } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { TIME_ZONE } from '../../contract/constants.ts';
import { useIsHydrated } from '../ui/hydrated.ts';

const monthOfUtc = (at: number) => new Date(at).toISOString().slice(0, 7);
/** Germany is ahead of UTC by an hour, in summer by two. */
const AHEAD_MS = 2 * 60 * 60 * 1000;

/** The month in Germany, "2026-11", at an instant or now. */
export function germanMonth(at: number = Date.now()): string {
  const month = monthOfUtc(at);
  if (month === monthOfUtc(at + AHEAD_MS)) return month;
  // Only here: the first format of a page blocks a phone for 100 ms. Swedish has the notation of ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, year: 'numeric', month: '2-digit' }).format(
    at,
  );
}

/** The month in Germany. The first rendering in the browser takes the server's instant, so that it equals the server's. */
export function useThisMonth(): string {
  const { now } = useRouteContext({ from: '__root__' }).pageContext;
  return germanMonth(useIsHydrated() ? undefined : now);
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
