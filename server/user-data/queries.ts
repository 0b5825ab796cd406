import { sql } from 'kysely';
import type { UserData } from '../../contract/user-data.ts';
import type { DealerUser, User } from '../actor.ts';
import { findAddresses } from '../addresses/queries.ts';
import { findSentRequests } from '../company/requests.ts';
import type { Database } from '../db.ts';
import { findOwnDealer } from '../dealers/own.ts';
import { findFeeds } from '../feeds/manage.ts';
import { isoInstant } from '../iso-instant.ts';
import { markColumns } from '../marks/columns.ts';
import { addressCopy } from '../orders/sql.ts';
import { findPapers } from '../papers/queries.ts';
import { isOfDealer } from '../scope.ts';

/**
 * What is stored about a user and their company. Nothing of a colleague, no notes of clerks, and no names of those who
 * acted for the provider.
 */
export async function findUserData(db: Database, user: User): Promise<UserData> {
  const { dealer, ...own } = user;
  return {
    user: own,
    company: dealer ? await findOwnDealer(db, user) : null,
    addresses: dealer ? await findAddresses(db, dealer.id) : [],
    papers: dealer && user.rights === 'OWNER' ? await findPapers(db, dealer.id) : [],
    sessions: await sessionsOf(db, user.id),
    marks: await marksOf(db, user),
    views: await viewsOf(db, user.id),
    searches: await searchesOf(db, user.id),
    feeds: dealer && user.rights === 'OWNER' ? await feedsOf(db, dealer.id) : [],
    orders: await ordersOf(db, user),
    requests: user.role === 'dealer' ? await requestsOf(db, user) : [],
    mails: await mailsTo(db, user),
    events: await eventsAbout(db, user),
  };
}

async function sessionsOf(db: Database, userId: string): Promise<UserData['sessions']> {
  const found = await sql<UserData['sessions'][number]>`
    select
      id,
      browser,
      system,
      network,
      ${isoInstant('created_at')} as "signedInAt",
      ${isoInstant('last_seen_at')} as "lastSeenAt"
    from sessions
    where user_id = ${userId}
    order by created_at, id
  `.execute(db);
  return found.rows;
}

async function marksOf(db: Database, user: User): Promise<UserData['marks']> {
  const found = await sql<UserData['marks'][number]>`
    select ${markColumns}
    from dealer_vehicle_statuses
    where ${isOfDealer(user, sql`dealer_id`)}
    order by updated_at, id
  `.execute(db);
  return found.rows;
}

async function viewsOf(db: Database, userId: string): Promise<UserData['views']> {
  const found = await sql<UserData['views'][number]>`
    select list, name, search, is_shared as "isShared"
    from saved_views
    where owner_id = ${userId}
    order by list, name
  `.execute(db);
  return found.rows;
}

async function feedsOf(db: Database, dealerId: string): Promise<UserData['feeds']> {
  const feeds = await findFeeds(db, dealerId);
  return feeds.map(({ id: _id, createdBy: _by, ...feed }) => feed);
}

async function searchesOf(db: Database, userId: string): Promise<UserData['searches']> {
  const found = await sql<UserData['searches'][number]>`
    select
      name,
      search,
      alert,
      paused_at is not null as "isPaused",
      ${isoInstant('created_at')} as "createdAt"
    from saved_searches
    where user_id = ${userId}
    order by lower(name), id
  `.execute(db);
  return found.rows;
}

/** Owners get the orders of the company, everybody else those that they have placed. */
const isOwn = (user: User) =>
  user.rights === 'OWNER'
    ? sql`true`
    : sql`exists (select from orders own where own.id = orders.id and own.placed_by_user_id = ${user.id})`;

async function ordersOf(db: Database, user: User): Promise<UserData['orders']> {
  const found = await sql<UserData['orders'][number]>`
    select
      orders.id,
      orders.status,
      ${isoInstant('orders.order_date')} as "orderDate",
      orders.total_amount::text as "totalAmount",
      orders.shipping_cost::text as "shippingCost",
      orders.notes,
      orders.purchase_reference as "purchaseReference",
      ${addressCopy('billing')} as "billingAddress",
      ${addressCopy('delivery')} as "deliveryAddress",
      (
        select coalesce(json_agg(number order by year, sequence), '[]')
        from invoices
        where invoices.order_id = orders.id
      ) as invoices,
      (
        select coalesce(
          json_agg(
            json_build_object(
              'kind', added.kind,
              'date', added.dated_on,
              'fileName', added.file_name,
              'addedAt', ${isoInstant('added.added_at')}
            )
            order by added.dated_on desc, added.added_at desc, added.id
          ),
          '[]'
        )
        from order_documents added
        where added.order_id = orders.id
      ) as "addedDocuments",
      (
        select coalesce(
          json_agg(
            json_build_object(
              'state', complaints.state,
              'vin', sold.vin,
              'text', complaints.text,
              'mileageKm', complaints.mileage_km,
              'reportedAt', ${isoInstant('complaints.reported_at')},
              'photos', (
                select coalesce(json_agg(photos.file_name order by photos.place), '[]')
                from complaint_photos photos
                where photos.complaint_id = complaints.id
              ),
              'answers', (
                select coalesce(
                  json_agg(
                    json_build_object(
                      'state', answers.state,
                      'text', answers.text,
                      'at', ${isoInstant('answers.answered_at')}
                    )
                    order by answers.answered_at, answers.id
                  ),
                  '[]'
                )
                from complaint_answers answers
                where answers.complaint_id = complaints.id
              )
            )
            order by complaints.reported_at, complaints.id
          ),
          '[]'
        )
        from complaints
        join vehicle_reservations sold on sold.id = complaints.reservation_id
        where complaints.order_id = orders.id
      ) as complaints,
      (
        select coalesce(
          json_agg(
            json_build_object(
              'reservedAt', ${isoInstant('reservations.reserved_at')},
              'expiresAt', ${isoInstant('reservations.expires_at')},
              'status', reservations.status,
              'priceNet', reservations.price_net::text,
              'vin', reservations.vin,
              'make', reservations.make,
              'model', reservations.model,
              'documents', (
                select coalesce(json_agg(media.title order by media.ordinal, media.id), '[]')
                from vehicle_media media
                where media.vehicle_id = reservations.vehicle_id and media.media_type = 'pdf'
              )
            )
            order by reservations.make, reservations.model, reservations.id
          ),
          '[]'
        )
        from vehicle_reservations reservations
        where reservations.order_id = orders.id
      ) as vehicles
    from current_orders orders
    where ${isOfDealer(user, sql`orders.dealer_id`)} and ${isOwn(user)}
    order by orders.order_date, orders.id
  `.execute(db);
  return found.rows;
}

/** Those that the user has sent, without the colleague who decided. */
async function requestsOf(db: Database, user: DealerUser): Promise<UserData['requests']> {
  const requests = await findSentRequests(db, user);
  return requests.map(
    ({ id: _id, requestedBy: _by, isOwn: _own, decidedBy: _decidedBy, ...request }) => request,
  );
}

/** An address that was given up may be registered anew by a stranger, who reads nothing of its former account. */
async function mailsTo(db: Database, user: User): Promise<UserData['mails']> {
  const found = await sql<UserData['mails'][number]>`
    select
      kind,
      ${isoInstant('created_at')} as "createdAt",
      ${isoInstant('sent_at')} as "sentAt",
      facts - 'token' as payload
    from mail_outbox
    where recipient = ${user.email}
      and (dealer_id is null or ${isOfDealer(user, sql`dealer_id`)})
      and created_at >= (select users.created_at from users where users.id = ${user.id})
    order by created_at, id
  `.execute(db);
  return found.rows;
}

/** Events about colleagues, and the change of the company's address when one is removed, name them. */
const NAMES_OF_COLLEAGUES = ['email', 'name'];

/**
 * A dealer's events are those of its owners too, unless a colleague did them: they name papers and what clerks wrote to the owners. Nobody
 * gets what clerks note about the dealer, nor the address and the name of a colleague who was invited, changed or removed.
 */
async function eventsAbout(db: Database, user: User): Promise<UserData['events']> {
  const hidden = user.role === 'dealer' ? ['notes'] : [];
  const hiddenIf = sql`
    case
      when action like 'COLLEAGUE\_%' or (actor_role = 'dealer' and action = 'DEALER_EDITED')
        then ${[...hidden, ...NAMES_OF_COLLEAGUES]}::text[]
      else ${hidden}::text[]
    end
  `;
  const found = await sql<UserData['events'][number]>`
    select
      ${isoInstant('at')} as at,
      action,
      actor_role as "actorRole",
      actor_id is not distinct from ${user.id} as "isOwn",
      before - (${hiddenIf}) as before,
      after - (${hiddenIf}) as after
    from audit_events
    where actor_id = ${user.id}
      or subject_id = ${user.id}
      or (
        ${user.rights === 'OWNER'}
        and ${isOfDealer(user, sql`subject_id`)}
        and actor_role <> 'dealer'
        and (after is null or after - 'notes' <> '{}')
      )
    order by at, id
  `.execute(db);
  return found.rows;
}
