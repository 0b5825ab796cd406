import { sql, type Transaction } from 'kysely';
import type { AuditActionOn } from '../../contract/audit-actions.ts';
import type { DB } from '../../database/schema.ts';
import type { AdminUser } from '../actor.ts';

interface VehicleChange {
  subjectId: string;
  before: Record<string, string>;
  after: Record<string, string>;
}

/** Writes the entries of an admin's bulk change in one statement, whose size does not grow with their number. */
export async function recordAlike(
  tx: Transaction<DB>,
  { id, email, role }: AdminUser,
  action: AuditActionOn<'vehicle'>,
  changes: readonly VehicleChange[],
): Promise<void> {
  await sql`
    insert into audit_events (actor_id, actor_email, actor_role, action, subject, subject_id, before, after)
    select ${id}::uuid, ${email}::text, ${role}::text, ${action}::text, 'vehicle', subject_id, before, after
    from unnest(
      ${changes.map(({ subjectId }) => subjectId)}::uuid[],
      ${changes.map(({ before }) => JSON.stringify(before))}::jsonb[],
      ${changes.map(({ after }) => JSON.stringify(after))}::jsonb[]
    ) as changes (subject_id, before, after)
  `.execute(tx);
}
