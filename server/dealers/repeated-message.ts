import { sql, type Transaction } from 'kysely';
import type { DB } from '../../database/schema.ts';
import type { Actor } from '../actor.ts';

interface Said {
  action: 'DEALER_STATUS_CHANGED' | 'PAPERS_REQUESTED';
  dealerId: string;
  message: string;
  /** Without it, an act of any age counts. */
  withinMinutes?: number;
}

/** Whether the last such act for this dealer was by the same actor with the same message, as after an answer that was lost. */
export async function isMessageRepeated(
  tx: Transaction<DB>,
  actor: Actor,
  { action, dealerId, message, withinMinutes }: Said,
): Promise<boolean> {
  const last = await tx
    .selectFrom('audit_events')
    .select(['actor_id as actorId', sql`after ->> 'message'`.as('message')])
    .where('subject_id', '=', dealerId)
    .where('subject', '=', 'dealer')
    .where('action', '=', action)
    .$if(withinMinutes !== undefined, (acts) =>
      acts.where('at', '>', sql<Date>`now() - make_interval(mins => ${withinMinutes})`),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.message === message && last.actorId === (actor === 'system' ? null : actor.id);
}
