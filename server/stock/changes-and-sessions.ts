import { type Kysely, sql } from 'kysely';
import type { DB } from '../../database/schema.ts';
import { type SessionRow, type SessionRules, sessionArguments } from '../http/session.ts';
import { type Changes, readChanges } from './read-stock.ts';

/** What the waiting requests ask beside the changes of the stock. */
export interface Asked {
  /** Whose hidden vehicles are read. */
  dealers: readonly string[];
  /** Whose sessions are read, with the hidden vehicles of their dealers. */
  tokens: readonly string[];
}

export interface ChangesAndSessions extends Changes {
  sessions: SessionRow[] | null;
}

/** Asks in one statement what has changed since this snapshot, and what the waiting requests need beside it. */
export async function readChangesAndSessions(
  connection: Kysely<DB>,
  seen: string,
  { dealers, tokens }: Asked,
  rules: SessionRules,
): Promise<ChangesAndSessions> {
  if (tokens.length === 0) return { ...(await readChanges(connection, seen, dealers)), sessions: null };
  const found = await sql<ChangesAndSessions>`
    select snapshot, clock, storage, purged_before as "purgedBefore", changed, hidden, sessions
    from stock_and_sessions(${seen}::pg_snapshot, ${dealers}::uuid[], ${sessionArguments(tokens, rules)})
  `.execute(connection);
  const answer = found.rows[0];
  if (!answer) throw new Error('stock_and_sessions() returned no row');
  return answer;
}
