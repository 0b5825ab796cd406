import { type RawBuilder, sql } from 'kysely';
import { TIME_ZONE } from '../contract/constants.ts';

/** The last second of the day of an instant, in Berlin. */
export const endOfDay = (instant: RawBuilder<unknown>): RawBuilder<unknown> =>
  endOf(sql`(${instant} at time zone ${TIME_ZONE})::date`);

/** The last second of a day in Berlin. */
export const endOf = (day: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`((${day} + 1)::timestamp at time zone ${TIME_ZONE} - interval '1 second')`;

/**
 * The last second of the working day (Monday to Friday) that is so many working days after an instant, in Berlin. Counted
 * from Friday where the instant is on a weekend; each five working days pass one weekend.
 */
export function endOfWorkingDay(instant: RawBuilder<unknown>, days: number): RawBuilder<unknown> {
  const date = sql`(${instant} at time zone ${TIME_ZONE})::date`;
  const weekday = sql`extract(isodow from ${date})::int`;
  const from = sql`least(${weekday}, 5)`;
  return endOf(sql`(${date} - ${weekday} + ${from} + ${days}::int + 2 * ((${from} - 1 + ${days}::int) / 5))`);
}
