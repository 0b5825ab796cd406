import { sql, type Transaction } from 'kysely';
import { TIME_ZONE } from '../../contract/constants.ts';
import {
  ALERT_QUIET_SECONDS,
  ALERT_VEHICLES_MAX,
  ALERT_WAIT_MINUTES,
} from '../../contract/saved-search-figures.ts';
import { WATCH_MAIL_HOUR } from '../../contract/watching.ts';
import type { DB } from '../../database/schema.ts';
import { currentStatus } from '../current-status.ts';
import { type Database, inTransaction } from '../db.ts';
import { forEach } from '../for-each.ts';
import type { PayloadOf } from '../mail/kinds.ts';
import { enqueueMail } from '../mail/queue.ts';
import { compareSearches } from './compare.ts';
import { isOfNoInterestTo, listCondition } from './condition.ts';
import { alertToken } from './unsubscribe.ts';

/** The latest seven o'clock. */
const lastDailyMail = sql`(
  date_trunc('day', (now() at time zone ${TIME_ZONE}) - make_interval(hours => ${WATCH_MAIL_HOUR}))
    + make_interval(hours => ${WATCH_MAIL_HOUR})
) at time zone ${TIME_ZONE}`;

/**
 * Whether a mail of the row named `searches` is due. At once: when nothing more comes, so that a delivery is one mail. Daily: when
 * a vehicle was found before the latest seven o'clock.
 */
const isDue = sql<boolean>`exists (
  select
  from (
    select min(found_at) as first, max(found_at) as last
    from saved_search_matches matches
    where matches.search_id = searches.id and waits_for_mail
  ) waiting
  where case searches.alert
    when 'AT_ONCE' then last <= now() - make_interval(secs => ${ALERT_QUIET_SECONDS})
      or first <= now() - make_interval(mins => ${ALERT_WAIT_MINUTES})
    else first < ${lastDailyMail}
  end
)`;

export interface AlertDeps {
  db: Database;
  /** Signs the links that pause a search. */
  networkKey: Buffer;
}

/** Finds what is new in the lists of saved searches, and mails what is due. */
export async function alertSearches({ db, networkKey }: AlertDeps): Promise<void> {
  await compareSearches(db);
  const due = await sql<{ id: string }>`
    select searches.id from saved_searches searches where ${isDue} order by searches.id
  `.execute(db);
  await forEach('search', due.rows, ({ id }) =>
    inTransaction(db, (tx) => mailSearch(tx, id, alertToken(networkKey, id))),
  );
}

interface DueSearch {
  userId: string;
  dealerId: string;
  name: string;
  search: string;
  companyName: string;
  contactName: string;
  hasAlerts: boolean;
}

/** Does nothing for a search that another server is mailing. */
async function mailSearch(tx: Transaction<DB>, id: string, token: string): Promise<void> {
  const locked = await sql<DueSearch>`
    select
      users.id as "userId",
      dealers.id as "dealerId",
      searches.name,
      searches.search,
      dealers.company_name as "companyName",
      concat_ws(' ', dealers.contact_first_name, dealers.contact_last_name) as "contactName",
      dealers.status = 'ACTIVE' and users.disabled_at is null and searches.paused_at is null
        and searches.alert <> 'OFF' as "hasAlerts"
    from saved_searches searches
    join users on users.id = searches.user_id
    join dealers on dealers.id = users.dealer_id
    where searches.id = ${id} and ${isDue}
    for no key update of searches skip locked
  `.execute(tx);
  const [found] = locked.rows;
  if (!found) return;
  const isInList = await listCondition(tx, found.search);
  if (!isInList) return;
  const { userId, dealerId, name, search, companyName, contactName, hasAlerts } = found;
  // A vehicle that has left the list meanwhile is not mailed. If it comes back it is found anew.
  const told = await sql<PayloadOf<'savedSearch'>['vehicles'][number]>`
    with waiting as materialized (
      select vehicle_id from saved_search_matches where search_id = ${id} and waits_for_mail
    ),
    listed as materialized (
      select
        vehicles.id, make, model, variant, vin, mileage_km, first_registered, price_net,
        ${currentStatus} as status,
        not ${isOfNoInterestTo(dealerId)} as is_of_interest
      from vehicles
      where vehicles.id in (select vehicle_id from waiting) and ${isInList}
    ),
    gone as (
      delete from saved_search_matches
      where search_id = ${id}
        and vehicle_id in (select vehicle_id from waiting)
        and vehicle_id not in (select id from listed)
    ),
    told as (
      update saved_search_matches
      set
        waits_for_mail = false,
        is_new = is_new and listed.is_of_interest,
        mailed_at = case when listed.is_of_interest and ${hasAlerts} then now() end
      from listed
      where search_id = ${id} and vehicle_id = listed.id
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
      status
    from listed
    where is_of_interest
    order by make, model, price_net, id
  `.execute(tx);
  const count = told.rows.length;
  if (count === 0 || !hasAlerts) return;
  const vehicles = told.rows.slice(0, ALERT_VEHICLES_MAX);
  await enqueueMail(
    tx,
    'savedSearch',
    { userId },
    { companyName, contactName, token, name, search, count, vehicles },
  );
}
