import { useRouteContext } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsHydrated } from '../ui/hydrated.ts';

const HOUR_MS = 60 * 60 * 1000;
/** The months, from 0, that end in summer time: it begins before March ends, and is over before October ends. */
const endsInSummer = (month: number) => month > 1 && month < 9;

/**
 * The month in Germany, "2026-11", at an instant or now. Without `Intl`: its first format blocks a slow phone for 100 ms. Germany is
 * ahead of UTC by an hour, in summer by two; of both only the end of a month is of interest, so this is shorter than
 * ui/instants.ts, which the first load of a list does not need.
 */
export function germanMonth(at: number = Date.now()): string {
  const ahead = endsInSummer(new Date(at).getUTCMonth()) ? 2 : 1;
  return new Date(at + ahead * HOUR_MS).toISOString().slice(0, 7);
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
