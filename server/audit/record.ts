import { sql, type Transaction } from 'kysely';
import { AUDIT_ACTIONS, type AuditActionOn } from '../../contract/audit-actions.ts';
import type { DB } from '../../database/schema.ts';
import type { Actor } from '../actor.ts';

interface Change {
  subjectId: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** The action decides which kind of thing `subjectId` names. `orderId` puts the entry into the history of an order. */
export type AuditEvent = Change &
  (
    | { action: AuditActionOn<'order'>; orderId?: never }
    | { action: AuditActionOn<'reservation' | 'invoice'>; orderId: string }
    | { action: AuditActionOn<'vehicle' | 'mail'>; orderId?: string }
    | { action: AuditActionOn<'dealer' | 'user'>; orderId?: never }
  );

/** Writes audit entries in the transaction that makes the changes. */
export const record = (tx: Transaction<DB>, actor: Actor, ...events: AuditEvent[]): Promise<void> =>
  recordAll(
    tx,
    events.map((event) => ({ actor, event })),
  );

/** Writes audit entries of several actors. */
export async function recordAll(
  tx: Transaction<DB>,
  entries: readonly { actor: Actor; event: AuditEvent }[],
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ actor, event: { action, subjectId, orderId, before, after } }) => ({
    actor_id: actor === 'system' ? null : actor.id,
    actor_email: actor === 'system' ? null : actor.email,
    actor_role: actor === 'system' ? actor : actor.role,
    action,
    subject: AUDIT_ACTIONS[action],
    subject_id: subjectId,
    order_id: AUDIT_ACTIONS[action] === 'order' ? subjectId : (orderId ?? null),
    before,
    after,
  }));
  await sql`
    insert into audit_events (actor_id, actor_email, actor_role, action, subject, subject_id, order_id, before, after)
    select actor_id, actor_email, actor_role, action, subject, subject_id, order_id, before, after
    from json_to_recordset(${JSON.stringify(rows)}::json) as entry (
      actor_id uuid, actor_email text, actor_role text, action text, subject text, subject_id uuid, order_id uuid,
      before jsonb, after jsonb
    )
  `.execute(tx);
}
