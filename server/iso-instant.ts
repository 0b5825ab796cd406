import { type RawBuilder, sql } from 'kysely';

/** An instant as text, as the contract has it: "2026-01-31T12:00:00.000Z". */
export const isoInstant = (column: string): RawBuilder<string> => isoInstantOf(sql.ref(column));

/** As `isoInstant`, of any expression. */
export const isoInstantOf = (instant: RawBuilder<unknown>): RawBuilder<string> =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
