import { type RawBuilder, sql } from 'kysely';
import type { AuditEntry, exportAudit } from '../../contract/audit.ts';
import type { AUDIT_PARAMETERS, AuditQuery } from '../../contract/audit-parameters.ts';
import { TIME_ZONE } from '../../contract/constants.ts';
import type { Input } from '../../contract/endpoint.ts';
import { allConditionsOf, type Conditions } from '../conditions.ts';
import type { Database } from '../db.ts';
import { isoInstant } from '../iso-instant.ts';

export type AuditFilters = Input<typeof exportAudit>['query'];

const CONDITIONS: Conditions<typeof AUDIT_PARAMETERS> = {
  subject: (subject) => sql`subject = ${subject}`,
  subjectId: (id) => sql`subject_id = ${id}`,
  orderId: (id) => sql`order_id = ${id}`,
  actorId: (id) => sql`actor_id = ${id}`,
  action: (action) => sql`action = ${action}`,
  from: (day) => sql`at >= ${day}::date::timestamp at time zone ${TIME_ZONE}`,
  to: (day) => sql`at < (${day}::date + 1)::timestamp at time zone ${TIME_ZONE}`,
};

/** The condition of all filters. */
export const matches = (filters: AuditFilters): RawBuilder<boolean> => allConditionsOf(CONDITIONS, filters);

const columns = sql`
  id,
  ${isoInstant('at')} as at,
  json_build_object('id', actor_id, 'email', actor_email, 'role', actor_role) as actor,
  action,
  subject,
  subject_id as "subjectId",
  case subject
    when 'vehicle' then (select make || ' ' || model from vehicles where vehicles.id = subject_id)
    when 'reservation' then (
      select make || ' ' || model from vehicle_reservations where vehicle_reservations.id = subject_id
    )
    when 'invoice' then (select number from invoices where invoices.id = subject_id)
    when 'dealer' then (select company_name from dealers where dealers.id = subject_id)
    when 'user' then (select email from users where users.id = subject_id)
    when 'mail' then (select kind from mail_outbox where mail_outbox.id = subject_id)
  end as name,
  order_id as "orderId",
  case subject
    when 'mail' then (select recipient from mail_outbox where mail_outbox.id = subject_id)
  end as recipient,
  before,
  after
`;

/** One page of the history, the newest first. */
export async function findEntries(
  db: Database,
  { page, limit, ...filters }: AuditQuery,
): Promise<AuditEntry[]> {
  // The ids come from an index-only scan, so that a late page does not read the entries before it.
  const found = await sql<AuditEntry>`
    select ${columns}
    from audit_events
    where (at, id) in (
      select at, id
      from audit_events
      where ${matches(filters)}
      order by at desc, id desc
      limit ${limit}
      offset ${(page - 1) * limit}
    )
    order by audit_events.at desc, audit_events.id desc
  `.execute(db);
  return found.rows;
}

/** The entries after one in the list, or the first ones. */
export async function findEntriesAfter(
  db: Database,
  filters: AuditFilters,
  { last, limit }: { last: number | null; limit: number },
): Promise<AuditEntry[]> {
  const found = await sql<AuditEntry>`
    select ${columns}
    from audit_events
    where ${matches(filters)}
      and (
        ${last}::bigint is null
        or (at, id) < (select last.at, last.id from audit_events as last where last.id = ${last})
      )
    order by audit_events.at desc, audit_events.id desc
    limit ${limit}
  `.execute(db);
  return found.rows;
}
