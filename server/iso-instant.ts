import { type RawBuilder, sql } from 'kysely';

/** An instant as text, as the contract has it: "2026-01-31T12:00:00.000Z". */
export function isoInstant(column: string): RawBuilder<string> {
  return sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
