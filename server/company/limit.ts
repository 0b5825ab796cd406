import type { Kysely, Transaction } from 'kysely';
import type { Input, Result } from '../../contract/endpoint.ts';
import type { changeApprovalLimit, getApprovalLimit } from '../../contract/order-requests.ts';
import type { DB } from '../../database/schema.ts';
import type { DealerUser } from '../actor.ts';
import { record } from '../audit/record.ts';
import { lockCompany } from '../dealers/lock-company.ts';
import { Failure } from '../failure.ts';

const limitOf = (db: Kysely<DB>, dealerId: string) =>
  db.selectFrom('dealers').select('approval_limit as approvalLimit').where('id', '=', dealerId);

/** The net total above which only owners of the company order. */
export const findApprovalLimit = (
  db: Kysely<DB>,
  dealerId: string,
): Promise<Result<typeof getApprovalLimit>> => limitOf(db, dealerId).executeTakeFirstOrThrow();

/** Sets the limit. An order that is being placed holds the row of the dealer, so it comes before the change or after it. */
export async function setApprovalLimit(
  tx: Transaction<DB>,
  by: DealerUser,
  { approvalLimit: wanted, from }: Input<typeof changeApprovalLimit>['body'],
): Promise<Result<typeof getApprovalLimit>> {
  const { id } = by.dealer;
  await lockCompany(tx, by);
  const current = await limitOf(tx, id).executeTakeFirstOrThrow();
  if (wanted === undefined || wanted === current.approvalLimit) return current;
  if (from !== undefined && from !== current.approvalLimit)
    throw new Failure('EDITED_MEANWHILE', { payload: { current } });
  await tx.updateTable('dealers').set({ approval_limit: wanted }).where('id', '=', id).execute();
  const after = { approvalLimit: wanted };
  await record(tx, by, { action: 'APPROVAL_LIMIT_CHANGED', subjectId: id, before: current, after });
  return after;
}
