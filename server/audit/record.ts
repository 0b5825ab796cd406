import type { Transaction } from 'kysely';
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
export async function record(tx: Transaction<DB>, actor: Actor, ...events: AuditEvent[]): Promise<void> {
  if (events.length === 0) return;
  const who =
    actor === 'system'
      ? { actor_id: null, actor_email: null, actor_role: 'system' as const }
      : { actor_id: actor.id, actor_email: actor.email, actor_role: actor.role };
  await tx
    .insertInto('audit_events')
    .values(
      events.map(({ action, subjectId, orderId, before, after }) => ({
        ...who,
        action,
        subject: AUDIT_ACTIONS[action],
        subject_id: subjectId,
        order_id: AUDIT_ACTIONS[action] === 'order' ? subjectId : (orderId ?? null),
        before: before ? JSON.stringify(before) : null,
        after: after ? JSON.stringify(after) : null,
      })),
    )
    .execute();
}
