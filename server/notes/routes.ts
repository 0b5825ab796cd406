import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { addNote, type ClerkNote, listNotes } from '../../contract/clerk-notes.ts';
import type { Input } from '../../contract/endpoint.ts';
import { Failure } from '../failure.ts';
import { serve } from '../http/serve.ts';
import { isoInstant } from '../iso-instant.ts';

/** Where the things are that a note can be about, and the column of a note that names one. */
const SUBJECTS = {
  order: { table: 'orders', column: 'order_id' },
  dealer: { table: 'dealers', column: 'dealer_id' },
} as const;

const columns = sql`id, kind, text, ${isoInstant('noted_at')} as at, author_email as author`;

/** The notes of clerks and their log of calls. */
export function serveNotes(app: FastifyInstance): void {
  const { db } = app.deps;

  /** The note that an earlier call of this clerk has added under the id. */
  async function findOwn({ subject, subjectId }: Input<typeof addNote>['body'], id: string, author: string) {
    const found = await sql<ClerkNote>`
      select ${columns}
      from clerk_notes
      where id = ${id} and ${sql.ref(SUBJECTS[subject].column)} = ${subjectId} and author_email = ${author}
    `.execute(db);
    return found.rows[0];
  }

  serve(app, addNote, async ({ body, user }) => {
    const { table, column } = SUBJECTS[body.subject];
    const added = await sql<ClerkNote>`
      insert into clerk_notes (id, ${sql.ref(column)}, kind, text, author_email)
      select coalesce(${body.id}::uuid, gen_random_uuid()), id, ${body.kind}, ${body.text}, ${user.email}
      from ${sql.table(table)}
      where id = ${body.subjectId}
      on conflict (id) do nothing
      returning ${columns}
    `.execute(db);
    const note = added.rows[0] ?? (body.id && (await findOwn(body, body.id, user.email)));
    if (!note) throw new Failure('NOT_FOUND');
    return note;
  });

  serve(app, listNotes, async ({ query }) => {
    const matching = sql`from clerk_notes where ${sql.ref(SUBJECTS[query.subject].column)} = ${query.subjectId}`;
    const counted = await sql<{ total: number }>`select count(*)::int as total ${matching}`.execute(db);
    const found = await sql<ClerkNote>`
      select ${columns} ${matching}
      order by noted_at desc, id
      limit ${query.limit}
      offset ${(query.page - 1) * query.limit}
    `.execute(db);
    return { notes: found.rows, total: counted.rows[0]?.total ?? 0 };
  });
}
