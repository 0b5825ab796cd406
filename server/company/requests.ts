import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Input } from '../../contract/endpoint.ts';
import type { OrderRequest } from '../../contract/order-placing.ts';
import {
  type CompanyRequest,
  DECIDED_REQUESTS_LISTED,
  OPEN_REQUESTS_MAX,
  type orderCompanyRequest,
} from '../../contract/order-requests.ts';
import type { DB } from '../../database/schema.ts';
import type { DealerUser } from '../actor.ts';
import { record } from '../audit/record.ts';
import { lockCompany } from '../dealers/lock-company.ts';
import { Failure, fieldFailure } from '../failure.ts';
import { isoInstant } from '../iso-instant.ts';
import { enqueueMail } from '../mail/queue.ts';
import type { RequestPayload } from '../mail/payloads.ts';
import { orderPayload } from '../orders/mail-payload.ts';
import { checkWish, lockNames, pendingLockOf } from '../orders/check-wish.ts';
import { placeOrder } from '../orders/place.ts';
import { coverUrlOf } from '../orders/sql.ts';

const nameOf = (userId: string) => sql`(
  select coalesce(name, email) from users where users.id = requests.${sql.ref(userId)}
)`;

/** The columns of the row named `requests`, for one of the company. */
const columnsFor = (user: DealerUser) => sql`
  requests.id,
  ${nameOf('requested_by')} as "requestedBy",
  ${isoInstant('requests.requested_at')} as "requestedAt",
  requests.requested_by = ${user.id} as "isOwn",
  requests.vehicles,
  requests.total_amount as "totalAmount",
  requests.notes,
  requests.purchase_reference as "purchaseReference",
  requests.delivery_address as "deliveryAddress",
  requests.state,
  ${isoInstant('requests.decided_at')} as "decidedAt",
  ${nameOf('decided_by')} as "decidedBy",
  requests.reason,
  requests.order_id as "orderId"
`;

/**
 * Open requests, the oldest first, then the newest decided ones: the own ones, and for an owner those of colleagues that they
 * have not taken back.
 */
export async function findRequests(db: Kysely<DB>, user: DealerUser): Promise<CompanyRequest[]> {
  const found = await sql<CompanyRequest>`
    select ${columnsFor(user)}
    from (
      select
        order_requests.*,
        row_number() over (partition by state = 'OPEN' order by decided_at desc, id) as place
      from order_requests
      where dealer_id = ${user.dealer.id}
        and (requested_by = ${user.id} or (${user.rights === 'OWNER'} and state <> 'WITHDRAWN'))
    ) as requests
    where requests.state = 'OPEN' or requests.place <= ${DECIDED_REQUESTS_LISTED}
    order by requests.state = 'OPEN' desc, requests.decided_at desc, requests.requested_at, requests.id
  `.execute(db);
  return found.rows;
}

/** All requests that the user has sent, the oldest first. */
export async function findSentRequests(db: Kysely<DB>, user: DealerUser): Promise<CompanyRequest[]> {
  const found = await sql<CompanyRequest>`
    select ${columnsFor(user)}
    from order_requests requests
    where requested_by = ${user.id}
    order by requested_at, id
  `.execute(db);
  return found.rows;
}

async function findRequest(tx: Transaction<DB>, user: DealerUser, id: string): Promise<CompanyRequest> {
  const found = await sql<CompanyRequest>`
    select ${columnsFor(user)} from order_requests requests where id = ${id}
  `.execute(tx);
  const [request] = found.rows;
  if (!request) throw new Error(`no request ${id}`);
  return request;
}

/** Asks the owners to order these vehicles, if all could be ordered now. The same open request is answered once more. */
export async function sendRequest(
  tx: Transaction<DB>,
  user: DealerUser,
  wish: OrderRequest,
): Promise<CompanyRequest> {
  const sha256 = createHash('sha256').update(JSON.stringify(wish)).digest('hex');
  // One request of a company after the other, so that each sees those before it.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`order requests ${user.dealer.id}`}, 0))`.execute(
    tx,
  );
  const open = await sql<{ id: string; isSame: boolean }>`
    select id, requested_by = ${user.id} and sha256 = ${sha256} as "isSame"
    from order_requests
    where dealer_id = ${user.dealer.id} and state = 'OPEN'
  `.execute(tx);
  const same = open.rows.find(({ isSame }) => isSame);
  if (same) return findRequest(tx, user, same.id);
  if (open.rows.length >= OPEN_REQUESTS_MAX) throw fieldFailure('', 'TOO_MANY_REQUESTS');

  const { buyer, totalAmount } = await checkWish(tx, user, wish);
  const inserted = await sql<{ id: string }>`
    insert into order_requests (
      dealer_id, requested_by, vehicles, total_amount, notes, purchase_reference, shipping_method, delivery_address, sha256
    )
    select
      ${buyer.id}, ${user.id}, ${vehiclesJson(wish.vehicleIds)}, ${totalAmount}, ${wish.notes},
      ${wish.purchaseReference ?? null}, ${wish.shippingMethod},
      (
        select jsonb_build_object('id', id, 'name', name, 'city', city, 'country', country)
        from dealer_addresses
        where id = ${wish.deliveryAddressId ?? null}
      ),
      ${sha256}
    returning id
  `.execute(tx);
  const request = await findRequest(tx, user, inserted.rows[0]?.id ?? '');
  await record(tx, user, {
    action: 'ORDER_REQUESTED',
    subjectId: buyer.id,
    after: { requestId: request.id, totalAmount, vehicleIds: wish.vehicleIds },
  });
  await enqueueMail(tx, 'orderRequested', { dealerId: buyer.id }, payloadOf(user, request));
  return request;
}

const vehiclesJson = (ids: readonly string[]) => sql`(
  select jsonb_agg(
    jsonb_build_object(
      'id', id,
      'make', make,
      'model', model,
      'variant', variant,
      'vin', vin,
      'mileageKm', mileage_km,
      'firstRegistered', first_registered,
      'priceNet', price_net::text,
      'coverUrl', ${coverUrlOf(sql`vehicles.id`)}
    )
    order by make, model, id
  )
  from vehicles
  where id = any(${ids}::uuid[])
)`;

/** To all owners, so it greets nobody by name. */
const payloadOf = ({ dealer }: DealerUser, request: CompanyRequest): RequestPayload => ({
  companyName: dealer.companyName,
  contactName: '',
  requestId: request.id,
  requestedBy: request.requestedBy,
  totalAmount: request.totalAmount,
  notes: request.notes,
  vehicles: request.vehicles.map(({ id, coverUrl: _cover, ...vehicle }) => ({ ...vehicle, vehicleId: id })),
});

/** Orders what was requested, or the part that the owner names, under all checks of now. Returns the id of the order. */
export async function orderRequested(
  tx: Transaction<DB>,
  owner: DealerUser,
  requestId: string,
  seen: Input<typeof orderCompanyRequest>['body'],
  newOrderId?: () => string,
): Promise<string> {
  // Before the rows of dealer and request: an order of the company has it when it waits for the dealer.
  await lockNames(tx, [pendingLockOf(owner)]);
  const request = await lockOpenRequest(tx, owner, requestId);
  const requested = new Set(request.vehicles.map(({ id }) => id));
  if (seen.vehicleIds.some((id) => !requested.has(id))) throw fieldFailure('vehicleIds', 'NOT_A_CHOICE');
  const { notes, purchaseReference, shippingMethod } = request;
  const wish = {
    ...seen,
    notes,
    shippingMethod,
    ...(purchaseReference === null ? {} : { purchaseReference }),
  };
  const orderId = await placeOrder(tx, owner, wish, newOrderId);
  await decide(tx, owner, requestId, { state: 'ORDERED', orderId });
  if (request.requestedBy.id !== owner.id)
    await enqueueMail(
      tx,
      'requestOrdered',
      { userId: request.requestedBy.id },
      {
        ...(await orderPayload(tx, orderId)),
        contactName: request.requestedBy.name,
        left: request.vehicles.length - seen.vehicleIds.length,
      },
    );
  return orderId;
}

/** Declines a request with the owner's reason, which the buyer is mailed. */
export async function declineRequest(
  tx: Transaction<DB>,
  owner: DealerUser,
  requestId: string,
  reason: string,
): Promise<CompanyRequest> {
  const { requestedBy } = await lockOpenRequest(tx, owner, requestId);
  await decide(tx, owner, requestId, { state: 'DECLINED', reason });
  const request = await findRequest(tx, owner, requestId);
  if (requestedBy.id !== owner.id)
    await enqueueMail(
      tx,
      'requestDeclined',
      { userId: requestedBy.id },
      { ...payloadOf(owner, request), contactName: requestedBy.name, reason },
    );
  return request;
}

/** Takes back an own request that no owner has decided. A second click gets the same answer. */
export async function withdrawRequest(
  tx: Transaction<DB>,
  sender: DealerUser,
  requestId: string,
): Promise<CompanyRequest> {
  const request = await lockRequest(tx, sender, requestId);
  if (request.requestedBy.id !== sender.id) throw new Failure('NOT_FOUND');
  if (request.state !== 'WITHDRAWN') {
    requireOpen(request);
    await decide(tx, sender, requestId, { state: 'WITHDRAWN' });
  }
  return findRequest(tx, sender, requestId);
}

interface LockedRequest extends Pick<
  CompanyRequest,
  'vehicles' | 'state' | 'orderId' | 'notes' | 'purchaseReference'
> {
  requestedBy: { id: string; name: string };
  shippingMethod: OrderRequest['shippingMethod'];
}

/** Locks a request that an owner decides. Throws NOT_FOUND, EDITED_MEANWHILE or REQUEST_WITHDRAWN. */
async function lockOpenRequest(
  tx: Transaction<DB>,
  owner: DealerUser,
  requestId: string,
): Promise<LockedRequest> {
  const request = await lockRequest(tx, owner, requestId);
  if (request.state === 'WITHDRAWN') throw new Failure('REQUEST_WITHDRAWN');
  requireOpen(request);
  return request;
}

function requireOpen({ state, orderId }: LockedRequest): void {
  if (state !== 'OPEN') throw new Failure('EDITED_MEANWHILE', { payload: { current: { state, orderId } } });
}

/**
 * Locks a request of the company. The dealer comes first, as for an order: erasing the dealer locks both in this order, too.
 * Throws NOT_FOUND.
 */
async function lockRequest(tx: Transaction<DB>, user: DealerUser, requestId: string): Promise<LockedRequest> {
  await lockCompany(tx, user);
  const found = await sql<LockedRequest>`
    select
      vehicles,
      json_build_object('id', requested_by, 'name', ${nameOf('requested_by')}) as "requestedBy",
      notes,
      purchase_reference as "purchaseReference",
      shipping_method as "shippingMethod",
      state,
      order_id as "orderId"
    from order_requests requests
    where id = ${requestId} and dealer_id = ${user.dealer.id}
    for no key update
  `.execute(tx);
  const [request] = found.rows;
  if (!request) throw new Failure('NOT_FOUND');
  return request;
}

async function decide(
  tx: Transaction<DB>,
  by: DealerUser,
  requestId: string,
  decision:
    | { state: 'ORDERED'; orderId: string }
    | { state: 'DECLINED'; reason: string }
    | { state: 'WITHDRAWN' },
): Promise<void> {
  await sql`
    update order_requests
    set
      state = ${decision.state},
      decided_at = now(),
      decided_by = ${by.id},
      order_id = ${decision.state === 'ORDERED' ? decision.orderId : null},
      reason = ${decision.state === 'DECLINED' ? decision.reason : null}
    where id = ${requestId}
  `.execute(tx);
  await record(tx, by, {
    action: decision.state === 'WITHDRAWN' ? 'ORDER_REQUEST_WITHDRAWN' : 'ORDER_REQUEST_DECIDED',
    subjectId: by.dealer.id,
    before: { state: 'OPEN' },
    after: { requestId, ...decision },
  });
}
