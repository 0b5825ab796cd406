import { TIME_ZONE } from '../contract/constants.ts';
import { germanDay } from '../contract/german-day.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** An instant of the history, seen from the end of the history. */
export type Moment = (now: Date) => Date;

/** So many hours ago. */
export const hoursAgo =
  (hours: number): Moment =>
  (now) =>
    new Date(now.getTime() - hours * HOUR_MS);

/** A time of day in Germany, "09:30", on the working day (Monday to Friday) so many working days before today. */
export const workingDaysAgo =
  (days: number, time: string): Moment =>
  (now) =>
    atTime(workingDay(now, -days), time);

/** The first moment from this one on at which clerks work. */
export const nextOfficeHour =
  (moment: Moment): Moment =>
  (now) => {
    const wanted = moment(now);
    const day = germanDay(wanted.getTime());
    const [opens, closes] = [atTime(day, '08:30'), atTime(day, '16:30')];
    if (isWorkingDay(Date.parse(day)) && wanted <= closes) return wanted < opens ? opens : wanted;
    return atTime(workingDay(wanted, 1), '08:30');
  };

/** The working day, "2026-11-25", so many working days after the day of this instant, or before it if negative. */
export function workingDay(now: Date, days: number): string {
  let time = Date.parse(`${germanDay(now.getTime())}T00:00:00Z`);
  const step = days < 0 ? -DAY_MS : DAY_MS;
  for (let left = Math.abs(days); left > 0;) {
    time += step;
    if (isWorkingDay(time)) left -= 1;
  }
  return new Date(time).toISOString().slice(0, 10);
}

const isWorkingDay = (time: number) => ![0, 6].includes(new Date(time).getUTCDay());

// Swedish has the notation of ISO 8601.
const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The instant at which clocks in Germany show this time. The zone of the demo changes its offset at night only. */
function atTime(day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const shown = Date.parse(`${wallClock.format(asUtc).replace(' ', 'T')}Z`);
  return new Date(asUtc - (shown - asUtc));
}
