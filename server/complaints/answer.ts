import type { Transaction } from 'kysely';
import { type AnswerState, answersTo, type ComplaintState } from '../../contract/complaint-rules.ts';
import type { Complaint } from '../../contract/complaints.ts';
import type { DB } from '../../database/schema.ts';
import type { AdminUser } from '../actor.ts';
import { record } from '../audit/record.ts';
import { Failure, fieldFailure } from '../failure.ts';
import { enqueueMail } from '../mail/queue.ts';
import { lockOrder } from '../orders/lock.ts';
import { complaintPayload } from './mail-payload.ts';
import { findComplaint, findReporter } from './queries.ts';

interface Answer {
  state: AnswerState;
  answer: string;
  /** The state that the clerk saw. */
  from?: ComplaintState | undefined;
}

/** Answers a complaint and mails the answer to the dealer. The same answer again changes nothing and mails nothing. */
export async function answerComplaint(
  tx: Transaction<DB>,
  admin: AdminUser,
  one: { id: string; complaintId: string },
  { state, answer, from }: Answer,
): Promise<Complaint> {
  const order = await lockOrder(tx, one.id, 'all');
  if (!order) throw new Failure('NOT_FOUND');
  const complaint = await findComplaint(tx, admin, one);
  const last = complaint.answers.at(-1);
  if (last?.state === state && last.text === answer) return complaint;
  const current = { state: complaint.state };
  if (from !== undefined && from !== complaint.state)
    throw new Failure('EDITED_MEANWHILE', { payload: { current } });
  if (!answersTo(complaint.state).includes(state)) throw fieldFailure('state', 'NOT_A_CHOICE');
  await tx.updateTable('complaints').set({ state }).where('id', '=', complaint.id).execute();
  await tx
    .insertInto('complaint_answers')
    .values({ complaint_id: complaint.id, state, text: answer, answered_by: admin.id })
    .execute();
  await record(tx, admin, {
    action: 'COMPLAINT_ANSWERED',
    subjectId: one.id,
    before: { complaintId: complaint.id, state: complaint.state },
    after: { complaintId: complaint.id, state, answer },
  });
  const payload = await complaintPayload(tx, admin, one);
  const to = { dealerId: order.dealerId, also: await findReporter(tx, complaint.id) };
  await enqueueMail(tx, 'complaintAnswered', to, { ...payload, state, answer });
  return findComplaint(tx, admin, one);
}
