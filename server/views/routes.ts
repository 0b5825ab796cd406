import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { ValidationCode } from '../../contract/validation.ts';
import { VIEWS_MAX } from '../../contract/view-figures.ts';
import { changeView, deleteView, listViews, saveView, type View } from '../../contract/views.ts';
import type { DB } from '../../database/schema.ts';
import type { AdminUser } from '../actor.ts';
import { Failure, fieldFailure } from '../failure.ts';
import { serve } from '../http/serve.ts';
import { inTransaction } from '../db.ts';

const columns = ({ id }: AdminUser) => sql`
  saved_views.id,
  saved_views.list,
  saved_views.name,
  saved_views.search,
  saved_views.is_shared as "isShared",
  saved_views.owner_id = ${id} as "isOwn",
  (select email from users where users.id = saved_views.owner_id) as owner
`;

/** The views of lists that clerks save. A view of another clerk is only read, and only while it is shared. */
export function serveViews(app: FastifyInstance): void {
  const { db } = app.deps;

  serve(app, listViews, async ({ query, user }) => {
    const { rows } = await sql<View>`
      select ${columns(user)}
      from saved_views
      where (owner_id = ${user.id} or is_shared)
        and (${query.list ?? null}::text is null or list = ${query.list ?? null})
      order by lower(name), id
    `.execute(db);
    return { views: rows, total: rows.length };
  });

  serve(app, saveView, ({ body, user }) =>
    inTransaction(db, async (tx) => {
      await lockOwner(tx, user);
      await refuseIf(tx, isFull(user), 'TOO_MANY_VIEWS');
      await refuseIf(tx, isTaken(user, body.list, body.name, null), 'DUPLICATE');
      const { rows } = await sql<View>`
        insert into saved_views (owner_id, list, name, search, is_shared)
        values (${user.id}, ${body.list}, ${body.name}, ${body.search}, ${body.isShared})
        returning ${columns(user)}
      `.execute(tx);
      return only(rows);
    }),
  );

  serve(app, changeView, ({ params, body, user }) =>
    inTransaction(db, async (tx) => {
      await lockOwner(tx, user);
      const own = sql`saved_views.id = ${params.id} and owner_id = ${user.id}`;
      const before = await sql<View>`select ${columns(user)} from saved_views where ${own}`.execute(tx);
      const seen = body.from ?? {};
      const { list, name, search, isShared } = only(before.rows);
      const current = { name, search, isShared };
      const isOvertaken = (['name', 'search', 'isShared'] as const).some(
        (field) =>
          seen[field] !== undefined &&
          seen[field] !== current[field] &&
          (body[field] ?? current[field]) !== current[field],
      );
      if (isOvertaken) throw new Failure('EDITED_MEANWHILE', { payload: { current } });
      if (body.name !== undefined) await refuseIf(tx, isTaken(user, list, body.name, params.id), 'DUPLICATE');
      const { rows } = await sql<View>`
        update saved_views
        set
          name = coalesce(${body.name ?? null}, name),
          search = coalesce(${body.search ?? null}, search),
          is_shared = coalesce(${body.isShared ?? null}, is_shared)
        where ${own}
        returning ${columns(user)}
      `.execute(tx);
      return only(rows);
    }),
  );

  serve(app, deleteView, async ({ params, user }) => {
    const { numAffectedRows } = await sql`
      delete from saved_views where id = ${params.id} and owner_id = ${user.id}
    `.execute(db);
    if (numAffectedRows !== 1n) throw new Failure('NOT_FOUND');
    return undefined;
  });
}

/** One change after the other, so that each sees the names and the number that those before it left. */
const lockOwner = (tx: Transaction<DB>, { id }: AdminUser) =>
  sql`select id from users where id = ${id} for no key update`.execute(tx);

const isFull = ({ id }: AdminUser) =>
  sql<boolean>`(select count(*) from saved_views where owner_id = ${id}) >= ${VIEWS_MAX}`;

const isTaken = ({ id }: AdminUser, list: View['list'], name: string, except: string | null) => sql<boolean>`
  exists (
    select from saved_views
    where owner_id = ${id} and list = ${list} and name = ${name} and id is distinct from ${except}::uuid
  )
`;

async function refuseIf(
  tx: Transaction<DB>,
  condition: RawBuilder<boolean>,
  code: ValidationCode,
): Promise<void> {
  const { rows } = await sql<{ holds: boolean }>`select ${condition} as holds`.execute(tx);
  if (rows[0]?.holds) throw fieldFailure('name', code);
}

function only(rows: readonly View[]): View {
  const [view] = rows;
  if (!view) throw new Failure('NOT_FOUND');
  return view;
}
