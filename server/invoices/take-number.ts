import { sql, type Transaction } from 'kysely';
import { TIME_ZONE } from '../../contract/constants.ts';
import type { DB } from '../../database/schema.ts';
import { isoInstant } from '../iso-instant.ts';

export interface TakenNumber {
  number: string;
  year: number;
  sequence: number;
  issuedAt: string;
  /** The day of issue in Berlin. */
  issuedOn: string;
}

/**
 * Takes the next number of the year. The row of the year stays locked until the transaction ends, so a transaction takes
 * its number last. The time is taken before the wait for the lock; no document is older than the one before it.
 */
export async function takeNumber(tx: Transaction<DB>): Promise<TakenNumber> {
  const taken = await sql<TakenNumber>`
    with moment as materialized (select clock_timestamp() as at),
    taken as (
      insert into invoice_numbers as former (year, last_sequence, last_issued_at)
      select extract(year from at at time zone ${TIME_ZONE})::int, 1, at
      from moment
      on conflict (year) do update
      set
        last_sequence = former.last_sequence + 1,
        last_issued_at = greatest(former.last_issued_at, excluded.last_issued_at)
      returning year, last_sequence, last_issued_at
    )
    select
      invoice_number(year, last_sequence) as number,
      year,
      last_sequence as sequence,
      ${isoInstant('last_issued_at')} as "issuedAt",
      to_char(last_issued_at at time zone ${TIME_ZONE}, 'YYYY-MM-DD') as "issuedOn"
    from taken
  `.execute(tx);
  const [number] = taken.rows;
  if (!number) throw new Error('no number was taken');
  return number;
}
