import { type Kysely, sql } from 'kysely';
import type { AdminQuery } from '../../contract/admin-parameters.ts';
import type { Admin, listAdmins } from '../../contract/admins.ts';
import type { Result } from '../../contract/endpoint.ts';
import type { DB } from '../../database/schema.ts';
import { Failure } from '../failure.ts';
import { isoInstantOf } from '../iso-instant.ts';

/** When the user of a row of `users` last signed in or used a session; null if they never signed in, or long ago. */
export const lastSeenAt = isoInstantOf(sql`greatest(
  (select max(at) from sign_ins where user_id = users.id and outcome = 'SIGNED_IN'),
  (select max(last_seen_at) from sessions where user_id = users.id)
)`);

const columns = sql`
  id,
  email,
  name,
  rights,
  disabled_at is not null as disabled,
  exists (select from second_factors where user_id = users.id and secret is not null) as "secondFactor",
  ${lastSeenAt} as "lastSeenAt"
`;

/** A page of the admins, by their addresses. */
export async function findAdmins(
  db: Kysely<DB>,
  { page, limit }: AdminQuery,
): Promise<Result<typeof listAdmins>> {
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from users where role = 'admin'
  `.execute(db);
  const found = await sql<Admin>`
    select ${columns}
    from users
    where role = 'admin'
    order by email
    limit ${limit}
    offset ${(page - 1) * limit}
  `.execute(db);
  return { admins: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** One admin. Throws NOT_FOUND. */
export async function findAdmin(db: Kysely<DB>, adminId: string): Promise<Admin> {
  const found = await sql<Admin>`
    select ${columns} from users where role = 'admin' and id = ${adminId}
  `.execute(db);
  const [admin] = found.rows;
  if (!admin) throw new Failure('NOT_FOUND');
  return admin;
}
