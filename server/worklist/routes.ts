import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Result } from '../../contract/endpoint.ts';
import { WORK_KINDS } from '../../contract/work-kinds.ts';
import { getWorklist, WORK_ROWS_MAX, type Work } from '../../contract/worklist.ts';
import type { Database } from '../db.ts';
import { serve } from '../http/serve.ts';
import { isoInstant } from '../iso-instant.ts';
import { reminderPlan } from '../invoices/reminders.ts';
import { WORK_COLUMNS } from '../work-rows.ts';
import { paymentJson, type Payment, WORK } from './kinds.ts';

export function serveWorklist(app: FastifyInstance): void {
  serve(app, getWorklist, () => findWork(app.deps.db));
}

type WorkRow = Work['rows'][number];
type FoundRow = Omit<WorkRow, 'reminder' | 'mayBeCancelled' | 'needsNewInvoice'> & {
  payment: Payment | null;
};

/** What may be done about a missing payment follows from its working days. */
function withReminder({ payment, ...row }: FoundRow): WorkRow {
  if (payment === null) return { ...row, reminder: null, mayBeCancelled: false, needsNewInvoice: false };
  const { dueOn, sentOn, today } = payment;
  const { nextReminder, mayBeCancelled } = reminderPlan({ state: 'OVERDUE', dueOn }, sentOn, today);
  const reminder = nextReminder?.isPossible ? nextReminder.place : null;
  return { ...row, reminder, mayBeCancelled, needsNewInvoice: dueOn === null };
}

/** The first rows of each kind of work, those with the earliest deadline. */
async function findWork(db: Database): Promise<Result<typeof getWorklist>> {
  const every = sql.join(
    WORK_KINDS.map((kind) => sql`select ${kind}::text as kind, ${WORK_COLUMNS} from (${WORK[kind]}) as rows`),
    sql` union all `,
  );
  const found = await sql<Omit<Work, 'rows'> & { rows: FoundRow[] }>`
    with work as (${every}),
    ranked as (
      select
        kind,
        ${WORK_COLUMNS},
        count(*) over (partition by kind) as total,
        row_number() over (partition by kind order by deadline, since, id) as place
      from work
    )
    select
      kind,
      max(total)::int as total,
      json_agg(
        json_build_object(
          'id', id,
          'subject', subject,
          'name', name,
          'phone', phone,
          'since', ${isoInstant('since')},
          'deadline', ${isoInstant('deadline')},
          'isOverdue', coalesce(deadline < statement_timestamp(), false),
          'isUnconfirmed', is_unconfirmed,
          'payment', ${paymentJson}
        )
        order by place
      ) as rows
    from ranked
    where place <= ${WORK_ROWS_MAX}
    group by kind
    order by array_position(${sql.val(WORK_KINDS)}::text[], kind)
  `.execute(db);
  const worklist = found.rows.map((work) => ({ ...work, rows: work.rows.map(withReminder) }));
  return { worklist, total: found.rows.reduce((sum, { total }) => sum + total, 0) };
}
