import { type Kysely, sql } from 'kysely';
import type { Admin } from '../../contract/admins.ts';
import type { DB } from '../../database/schema.ts';
import { Failure } from '../failure.ts';
import { isoInstantOf } from '../iso-instant.ts';

/** All admins, or the one with this id. */
export async function findAdmins(db: Kysely<DB>, adminId: string | null = null): Promise<Admin[]> {
  const found = await sql<Admin>`
    select
      id,
      email,
      name,
      rights,
      disabled_at is not null as disabled,
      exists (select from second_factors where user_id = users.id and secret is not null) as "secondFactor",
      ${isoInstantOf(sql`greatest(
        (select max(at) from sign_ins where user_id = users.id and outcome = 'SIGNED_IN'),
        (select max(last_seen_at) from sessions where user_id = users.id)
      )`)} as "lastSeenAt"
    from users
    where role = 'admin' and (${adminId}::uuid is null or id = ${adminId})
    order by email
  `.execute(db);
  return found.rows;
}

/** One admin. Throws NOT_FOUND. */
export async function findAdmin(db: Kysely<DB>, adminId: string): Promise<Admin> {
  const [admin] = await findAdmins(db, adminId);
  if (!admin) throw new Failure('NOT_FOUND');
  return admin;
}
