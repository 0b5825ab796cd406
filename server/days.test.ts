import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../fixtures/database.ts';
import { endOfWorkingDay } from './days.ts';
import { addWorkingDays } from '../contract/working-days.ts';

const { db } = await createTestDatabase();

test.each([1, 2, 4, 5, 7, 10])(
  'the end of the working day that is %i working days later is the same in a statement as in an invoice',
  async (count) => {
    const found = await sql<{ day: string; until: string }>`
      select day::date::text as day, to_char(${endOfWorkingDay(sql`day`, count)} at time zone 'Europe/Berlin', 'YYYY-MM-DD HH24:MI:SS') as until
      from generate_series('2026-02-20 15:00+01'::timestamptz, '2026-04-10', interval '1 day') as day
    `.execute(db);
    expect(found.rows.length).toBeGreaterThan(45);
    for (const { day, until } of found.rows)
      expect({ day, until }).toEqual({ day, until: `${addWorkingDays(day, count)} 23:59:59` });
  },
);
