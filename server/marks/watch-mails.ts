import { sql, type Transaction } from 'kysely';
import {
  WATCH_MAIL_QUIET_MINUTES,
  WATCH_MAIL_VEHICLES_MAX,
  WATCH_MAIL_WAIT_MINUTES,
  type WatchMails,
} from '../../contract/watching.ts';
import type { VehicleStatus } from '../../contract/states.ts';
import type { DB } from '../../database/schema.ts';
import { nextWatchMail } from '../accounts/edit-user.ts';
import { currentStatus } from '../current-status.ts';
import { type Database, inTransaction } from '../db.ts';
import { forEach } from '../for-each.ts';
import { enqueueMail } from '../mail/queue.ts';
import { isHolding } from '../orders/sql.ts';
import { unsubscribeToken } from './unsubscribe.ts';

const isAvailable = sql<boolean>`(${currentStatus} = 'AVAILABLE')`;

/**
 * Whether the clerk who has delivered the new price of the vehicle goes on delivering, by an import or by calls. All that
 * they deliver is one mail, however many files it has.
 */
const isBeingDelivered = sql<boolean>`exists (
  select
  from audit_events own
  where own.subject_id = vehicles.id
    and own.subject = 'vehicle'
    and own.action = 'VEHICLE_REPLACED'
    and own.before ->> 'priceNet' <> own.after ->> 'priceNet'
    and own.at > now() - make_interval(mins => ${WATCH_MAIL_WAIT_MINUTES})
    and (
      exists (
        select
        from audit_events latest
        where latest.actor_id = own.actor_id
          and latest.action in ('VEHICLE_IMPORTED', 'VEHICLE_REPLACED')
          and latest.at > now() - make_interval(mins => ${WATCH_MAIL_QUIET_MINUTES})
      )
      or exists (
        select
        from import_files files
        join imports on imports.id = files.import_id
        where files.added_by = own.actor_id
          and files.state in ('waiting', 'running')
          and not imports.is_dry_run
      )
    )
)`;

/**
 * Whether the vehicle differs from what the user was told. A hidden vehicle does not, nor one that the own company holds: nobody
 * is mailed about their own orders.
 */
const hasChanged = sql<boolean>`(
  marks.status = 'WATCHED'
  and (told.price_net <> vehicles.price_net or told.is_available <> ${isAvailable})
  and not exists (
    select from vehicle_reservations reservations
    where reservations.vehicle_id = vehicles.id
      and reservations.dealer_id = marks.dealer_id
      and ${isHolding}
  )
  and not (users.watch_mails = 'AT_ONCE' and ${isBeingDelivered})
)`;

const isDue = sql<boolean>`(users.watch_mails <> 'DAILY' or users.watch_mails_due_at <= now())`;

export interface WatchMailDeps {
  db: Database;
  /** Signs the links that end the mails. */
  networkKey: Buffer;
}

/**
 * Mails each user the changes of the vehicles that they watch: at once, or all changes of a day together. Each user has
 * their own transaction, so servers that do this at the same time share the work. See docs/decisions/0034.
 */
export async function mailWatchedChanges({ db, networkKey }: WatchMailDeps): Promise<void> {
  const due = await sql<{ id: string }>`
    select users.id
    from users
    where ${isDue}
      and (
        users.watch_mails = 'DAILY'
        or exists (
          select
          from watched_states told
          join dealer_vehicle_statuses marks on marks.id = told.mark_id
          join vehicles on vehicles.id = marks.vehicle_id
          where told.user_id = users.id and ${hasChanged}
        )
      )
    order by users.id
  `.execute(db);
  await forEach('user', due.rows, ({ id }) =>
    inTransaction(db, (tx) => mailChangesTo(tx, id, unsubscribeToken(networkKey, id))),
  );
}

interface WatchingUser {
  watchMails: WatchMails;
  companyName: string;
  contactName: string;
  isActive: boolean;
}

/** Does nothing for a user whom another server is mailing. */
async function mailChangesTo(tx: Transaction<DB>, userId: string, token: string): Promise<void> {
  const found = await sql<WatchingUser>`
    select
      users.watch_mails as "watchMails",
      dealers.company_name as "companyName",
      concat_ws(' ', dealers.contact_first_name, dealers.contact_last_name) as "contactName",
      dealers.status = 'ACTIVE' as "isActive"
    from users
    join dealers on dealers.id = users.dealer_id
    where users.id = ${userId} and ${isDue}
    for no key update of users skip locked
  `.execute(tx);
  const [user] = found.rows;
  if (!user) return;
  if (user.watchMails === 'DAILY')
    await sql`update users set watch_mails_due_at = ${nextWatchMail} where id = ${userId}`.execute(tx);
  const changed = await noteChanges(tx, userId);
  // The price of a sold vehicle interests nobody.
  const vehicles = changed.filter(({ status, isNew }) => status !== 'SOLD' || isNew);
  if (vehicles.length === 0 || user.watchMails === 'OFF' || !user.isActive) return;
  const { companyName, contactName } = user;
  await enqueueMail(
    tx,
    'watchedVehicleChanged',
    { userId },
    {
      companyName,
      contactName,
      token,
      count: vehicles.length,
      vehicles: vehicles.slice(0, WATCH_MAIL_VEHICLES_MAX),
    },
  );
}

interface ChangedVehicle {
  vehicleId: string;
  make: string;
  model: string;
  variant: string | null;
  vin: string;
  mileageKm: number | null;
  firstRegistered: string | null;
  priceNet: string;
  /** The price that the user was told before; null if it has not changed. */
  priceBefore: string | null;
  status: VehicleStatus;
  /** Whether the vehicle has become available, or is not any more. */
  isNew: boolean;
}

/** Returns what has changed since the user was told last, and stores that they are told now. */
async function noteChanges(tx: Transaction<DB>, userId: string): Promise<ChangedVehicle[]> {
  const changed = await sql<ChangedVehicle>`
    with changed as (
      select
        told.mark_id,
        vehicles.id, make, model, variant, vin, mileage_km, first_registered, vehicles.price_net,
        nullif(told.price_net, vehicles.price_net) as price_before,
        ${currentStatus} as status,
        ${isAvailable} as is_available,
        told.is_available <> ${isAvailable} as is_new
      from watched_states told
      join users on users.id = told.user_id
      join dealer_vehicle_statuses marks on marks.id = told.mark_id
      join vehicles on vehicles.id = marks.vehicle_id
      where told.user_id = ${userId} and ${hasChanged}
    ),
    noted as (
      update watched_states told
      set price_net = changed.price_net, is_available = changed.is_available
      from changed
      where told.mark_id = changed.mark_id and told.user_id = ${userId}
    )
    select
      id as "vehicleId",
      make,
      model,
      variant,
      vin,
      mileage_km as "mileageKm",
      to_char(first_registered, 'YYYY-MM-DD') as "firstRegistered",
      price_net::text as "priceNet",
      price_before::text as "priceBefore",
      status,
      is_new as "isNew"
    from changed
    order by make, model, id
  `.execute(tx);
  return changed.rows;
}
