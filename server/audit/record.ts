import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.ts';
import type { Actor } from '../actor.ts';

export interface AuditEvent {
  /** In the trade's words, past tense: "order placed", "price changed". */
  action: string;
  subject: 'order' | 'reservation' | 'dealer' | 'vehicle' | 'user' | 'invoice';
  subjectId: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Writes down what changed, in the transaction that changes it. */
export async function record(tx: Transaction<DB>, actor: Actor, ...events: AuditEvent[]): Promise<void> {
  if (events.length === 0) return;
  const who =
    actor === 'system'
      ? { actor_id: null, actor_email: null, actor_role: 'system' as const }
      : { actor_id: actor.id, actor_email: actor.email, actor_role: actor.role };
  await tx
    .insertInto('audit_events')
    .values(
      events.map(({ action, subject, subjectId, before, after }) => ({
        ...who,
        action,
        subject,
        subject_id: subjectId,
        before: before ? JSON.stringify(before) : null,
        after: after ? JSON.stringify(after) : null,
      })),
    )
    .execute();
}
