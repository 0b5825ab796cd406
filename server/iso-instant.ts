import { type RawBuilder, sql } from 'kysely';

/** An instant inside a JSON aggregate, in the format of JSON.stringify for a Date. */
export function isoInstant(column: string): RawBuilder<string> {
  return sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
