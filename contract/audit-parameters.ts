import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from './audit-actions.ts';
import { namesOf } from './names-of.ts';
import { DAY, ID, LIMIT, PAGE, type ParameterTable, type QueryOf } from './parameters.ts';

/** Audit entries on a page of the history. */
export const AUDIT_PAGE_SIZE = 50;

const ACTIONS = namesOf(AUDIT_ACTIONS);

/**
 * `subject` and `subjectId` name what an entry changed, `orderId` the order to whose history it belongs, `actorId` the
 * user who made the change. Days are inclusive, in Berlin time.
 */
export const AUDIT_PARAMETERS = {
  page: PAGE,
  limit: { ...LIMIT, default: AUDIT_PAGE_SIZE },
  subject: { kind: 'choice', of: AUDIT_SUBJECTS },
  subjectId: ID,
  orderId: ID,
  actorId: ID,
  action: { kind: 'choice', of: ACTIONS },
  from: DAY,
  to: DAY,
} as const satisfies ParameterTable;
export type AuditQuery = QueryOf<typeof AUDIT_PARAMETERS>;
