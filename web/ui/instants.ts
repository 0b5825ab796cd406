import type { Locale } from '../../contract/constants.ts';
import { formatDay } from './format.ts';

/** "2026-11-21T13:05:00Z" -> "21.11.2026, 14:05", always in German time. */
export function formatInstant(iso: string, locale: Locale): string {
  const [day, time] = inGermany(iso);
  return `${formatDay(day, locale)}, ${time}`;
}

/** "2026-11-21T23:05:00Z" -> "22.11.2026", the day in German time. */
export const formatInstantDay = (iso: string, locale: Locale): string => formatDay(inGermany(iso)[0], locale);

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** The last Sunday of March or October, when summer time begins and ends at 01:00 UTC. Both months have 31 days. */
const clockChange = (year: number, month: number) => {
  const last = Date.UTC(year, month, 31, 1);
  return last - new Date(last).getUTCDay() * DAY_MS;
};

/**
 * What the clocks of Germany show at an instant, "2026-11-21T14:05:00.000Z" for 13:05 UTC. Without `Intl`, whose first format blocks
 * a slow phone for 100 ms: docs/decisions/0160. Right as long as the European Union changes its clocks as it has since 1996.
 */
export function onGermanClocks(at: number): string {
  const year = new Date(at).getUTCFullYear();
  const isSummer = at >= clockChange(year, 2) && at < clockChange(year, 9);
  return new Date(at + (isSummer ? 2 : 1) * HOUR_MS).toISOString();
}

/** "2026-11-21T13:05:00Z" -> ["2026-11-21", "14:05"] */
function inGermany(iso: string): [day: string, time: string] {
  const clock = onGermanClocks(Date.parse(iso));
  return [clock.slice(0, 10), clock.slice(11, 16)];
}
