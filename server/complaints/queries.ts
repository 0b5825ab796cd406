import { type Kysely, sql } from 'kysely';
import { TIME_ZONE } from '../../contract/constants.ts';
import { answerBy, COMPLAINT_DAYS, termsOfNotice } from '../../contract/complaint-rules.ts';
import type { Complaint, Reporting } from '../../contract/complaints.ts';
import type { DB } from '../../database/schema.ts';
import type { User } from '../actor.ts';
import { endOf } from '../days.ts';
import type { Database } from '../db.ts';
import { Failure } from '../failure.ts';
import type { FileKind } from '../files/content.ts';
import { isoInstant, isoInstantOf } from '../iso-instant.ts';
import { isInScope, scopeOf } from '../scope.ts';

/**
 * When the vehicles of the row in `orders` were handed over, as far as the portal knows: the end of the recorded day of delivery,
 * at the latest when the order was completed. Null before its completion.
 */
const handedOverAt = sql`
  case when orders.completed_at is not null then least(orders.completed_at, ${endOf(sql`orders.delivery_on`)}) end
`;

/**
 * The recorded day of the delivery that the row in `complaints` is about. An order that is opened again loses the day: then the audit
 * log has it, if there was one. One that is completed again as it was keeps it.
 */
const deliveryOn = sql`(
  coalesce(
    (
      select array[(forgotten.before ->> 'deliveryOn')::date]
      from audit_events reopened
      left join audit_events forgotten
        on forgotten.subject = 'order'
        and forgotten.subject_id = orders.id
        and forgotten.action = 'ORDER_DATES_CHANGED'
        and forgotten.at = reopened.at
      where reopened.subject = 'order'
        and reopened.subject_id = orders.id
        and reopened.action = 'ORDER_STATUS_CHANGED'
        and reopened.before ->> 'status' = 'CANCELLED'
        and reopened.after ->> 'completedAt' is null
        and reopened.at > complaints.reported_at
      order by reopened.at
      limit 1
    ),
    array[orders.delivery_on]
  )
)[1]`;

/**
 * The same for the row in `complaints`: of the last completion before it. An order that is cancelled because of a complaint is
 * not completed any more, and one that is completed again would move the terms of what came before. Null if none is known.
 */
const handedOverBefore = sql`
  least(
    coalesce(
      case when orders.completed_at <= complaints.reported_at then orders.completed_at end,
      (
        select coalesce((after ->> 'completedAt')::timestamptz, at)
        from audit_events
        where subject = 'order'
          and subject_id = orders.id
          and action = 'ORDER_STATUS_CHANGED'
          and after ->> 'status' = 'COMPLETED'
          and at <= complaints.reported_at
        order by at desc, id desc
        limit 1
      )
    ),
    ${endOf(deliveryOn)}
  )
`;

/** The user who sent the row in `complaints`, as the audit log has it. */
const reporter = sql`(
  select opened.actor_id
  from audit_events opened
  where opened.order_id = complaints.order_id
    and opened.action = 'COMPLAINT_OPENED'
    and opened.after ->> 'complaintId' = complaints.id::text
)`;
/** When the last day ends on which the row in `orders` takes complaints. */
const closesAt = endOf(sql`((orders.completed_at at time zone ${TIME_ZONE})::date + ${COMPLAINT_DAYS}::int)`);

/** What decides whether an order takes complaints. */
export interface ReportableOrder {
  isOpen: boolean;
  /** Null before the completion. */
  handedOverAt: string | null;
  closesAt: string | null;
  now: string;
}

const reportableColumns = sql`
  coalesce(orders.status = 'COMPLETED' and statement_timestamp() <= ${closesAt}, false) as "isOpen",
  ${isoInstantOf(handedOverAt)} as "handedOverAt",
  ${isoInstantOf(closesAt)} as "closesAt",
  ${isoInstantOf(sql`statement_timestamp()`)} as now
`;

/** Throws NOT_FOUND for an order that the user may not see. */
export async function findReportableOrder(
  db: Kysely<DB>,
  user: User,
  orderId: string,
): Promise<ReportableOrder> {
  const found = await sql<ReportableOrder>`
    select ${reportableColumns}
    from current_orders orders
    where orders.id = ${orderId} and ${isInScope(scopeOf(user), sql`orders.dealer_id`)}
  `.execute(db);
  const [order] = found.rows;
  if (!order) throw new Failure('NOT_FOUND');
  return order;
}

export const reportingOf = ({ isOpen, handedOverAt, closesAt, now }: ReportableOrder): Reporting | null =>
  handedOverAt === null || closesAt === null
    ? null
    : { isOpen, closesAt, terms: termsOfNotice(handedOverAt, now) };

/** The user who sent a complaint; null if the audit log does not know it. */
export async function findReporter(db: Kysely<DB>, complaintId: string): Promise<string | null> {
  const found = await sql<{ id: string | null }>`
    select ${reporter} as id from complaints where id = ${complaintId}
  `.execute(db);
  return found.rows[0]?.id ?? null;
}

/** A complaint without what follows from its times. */
type Stored = Omit<Complaint, 'terms' | 'answerBy'> & { handedOverAt: string | null };

const complaintJson = (user: User) => sql`json_build_object(
  'id', complaints.id,
  'state', complaints.state,
  'vehicle', json_build_object(
    'id', reservations.vehicle_id,
    'make', reservations.make,
    'model', reservations.model,
    'variant', reservations.variant,
    'vin', reservations.vin,
    'mileageKm', reservations.mileage_km
  ),
  'text', complaints.text,
  'mileageKm', complaints.mileage_km,
  'reportedAt', ${isoInstant('complaints.reported_at')},
  'reportedBy', (select coalesce(users.name, users.email) from users where users.id = ${reporter}),
  'handedOverAt', ${isoInstantOf(handedOverBefore)},
  'photos', (
    select coalesce(
      json_agg(
        json_build_object(
          'id', photos.id,
          'fileName', photos.file_name,
          'mediaType', photos.media_type,
          'byteSize', photos.byte_size
        )
        order by photos.place
      ),
      '[]'
    )
    from complaint_photos photos
    where photos.complaint_id = complaints.id
  ),
  'answers', (
    select coalesce(
      json_agg(
        json_build_object(
          'state', answers.state,
          'text', answers.text,
          'at', ${isoInstant('answers.answered_at')},
          'author', ${user.role === 'admin' ? sql`authors.email` : sql`null`}
        )
        order by answers.answered_at, answers.id
      ),
      '[]'
    )
    from complaint_answers answers
    left join users authors on authors.id = answers.answered_by
    where answers.complaint_id = complaints.id
  )
)`;

/** The complaints about an order that the user may see, the newest first. */
async function readComplaints(db: Kysely<DB>, user: User, orderId: string): Promise<Stored[]> {
  const found = await sql<{ complaint: Stored }>`
    select ${complaintJson(user)} as complaint
    from complaints
    join orders on orders.id = complaints.order_id
    join vehicle_reservations reservations on reservations.id = complaints.reservation_id
    where complaints.order_id = ${orderId} and ${isInScope(scopeOf(user), sql`orders.dealer_id`)}
    order by complaints.reported_at desc, complaints.id
  `.execute(db);
  return found.rows.map(({ complaint }) => complaint);
}

const withTerms = ({ handedOverAt, ...complaint }: Stored): Complaint => ({
  ...complaint,
  answerBy: complaint.state === 'OPEN' ? answerBy(complaint.reportedAt) : null,
  terms: handedOverAt === null ? [] : termsOfNotice(handedOverAt, complaint.reportedAt),
});

/** Throws NOT_FOUND for an order that the user may not see. */
export async function findComplaints(
  db: Database,
  user: User,
  orderId: string,
): Promise<{ complaints: Complaint[]; reporting: Reporting | null }> {
  const order = await findReportableOrder(db, user, orderId);
  const stored = await readComplaints(db, user, orderId);
  return { complaints: stored.map(withTerms), reporting: reportingOf(order) };
}

/** One complaint of an order that the user may see. Throws NOT_FOUND. */
export async function findComplaint(
  db: Kysely<DB>,
  user: User,
  { id, complaintId }: { id: string; complaintId: string },
): Promise<Complaint> {
  const stored = await readComplaints(db, user, id);
  const complaint = stored.find((each) => each.id === complaintId);
  if (!complaint) throw new Failure('NOT_FOUND');
  return withTerms(complaint);
}

interface PhotoFile {
  fileName: string;
  mediaType: FileKind;
  storageId: string;
}

/** The file of a photo of a complaint that the user may see. Throws NOT_FOUND. */
export async function findPhotoFile(
  db: Database,
  user: User,
  { id, complaintId, photoId }: { id: string; complaintId: string; photoId: string },
): Promise<PhotoFile> {
  const found = await sql<PhotoFile>`
    select photos.file_name as "fileName", photos.media_type as "mediaType", photos.storage_id as "storageId"
    from complaint_photos photos
    join complaints on complaints.id = photos.complaint_id
    join orders on orders.id = complaints.order_id
    where photos.id = ${photoId}
      and complaints.id = ${complaintId}
      and orders.id = ${id}
      and ${isInScope(scopeOf(user), sql`orders.dealer_id`)}
  `.execute(db);
  const [file] = found.rows;
  if (!file) throw new Failure('NOT_FOUND');
  return file;
}
