import { type RawBuilder, sql } from 'kysely';
import { TIME_ZONE } from '../contract/constants.ts';

/** The last second of the day of an instant, in Berlin. */
export const endOfDay = (instant: RawBuilder<unknown>): RawBuilder<unknown> =>
  endOf(sql`(${instant} at time zone ${TIME_ZONE})::date`);

/** The last second of a day in Berlin. */
export const endOf = (day: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`((${day} + 1)::timestamp at time zone ${TIME_ZONE} - interval '1 second')`;

/** The last second of the working day (Monday to Friday) that is so many working days after an instant, in Berlin. */
export const endOfWorkingDay = (instant: RawBuilder<unknown>, days: number): RawBuilder<unknown> => sql`(
  select ${endOf(sql`day`)}
  from generate_series(1, ${days * 2 + 2}::int) as later
  cross join lateral (select (${instant} at time zone ${TIME_ZONE})::date + later as day) as days
  where ${instant} is not null and extract(isodow from day) < 6
  order by day
  offset ${days - 1}
  limit 1
)`;
