import { type Locale, TIME_ZONE } from '../../contract/constants.ts';
import { formatDay } from './format.ts';

/** "2026-11-21T13:05:00Z" -> "21.11.2026, 14:05", always in German time. */
export function formatInstant(iso: string, locale: Locale): string {
  const [day, time] = inGermany(iso);
  return `${formatDay(day, locale)}, ${time}`;
}

/** "2026-11-21T23:05:00Z" -> "22.11.2026", the day in German time. */
export const formatInstantDay = (iso: string, locale: Locale): string => formatDay(inGermany(iso)[0], locale);

let madeClock: Intl.DateTimeFormat | undefined;

// Swedish has the notation of ISO 8601: "2026-11-21 14:05". Made at its first use, because that takes a phone a tenth of a second.
const clock = () =>
  (madeClock ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: TIME_ZONE,
    dateStyle: 'short',
    timeStyle: 'short',
  }));

/** "2026-11-21T13:05:00Z" -> ["2026-11-21", "14:05"] */
function inGermany(iso: string): [day: string, time: string] {
  const [day = '', time = ''] = clock().format(new Date(iso)).split(/\s/);
  return [day, time];
}
