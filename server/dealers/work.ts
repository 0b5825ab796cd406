import { type RawBuilder, sql } from 'kysely';
import { ACCOUNT_REVIEW_WORKING_DAYS } from '../../contract/constants.ts';
import { EU_VAT_PREFIXES } from '../../contract/vat-case.ts';
import type { DealerWork } from '../../contract/work-kinds.ts';
import { endOfWorkingDay } from '../days.ts';
import { workRow } from '../work-rows.ts';

/** What every row about a dealer has. */
export const DEALER_ROW = {
  subject: 'dealer',
  id: sql`dealers.id`,
  name: sql`dealers.company_name`,
  phone: sql`dealers.phone`,
  since: sql`dealers.created_at`,
} as const;

/** The dealers that wait for a clerk, by kind of work. */
export const DEALER_WORK: Record<DealerWork, RawBuilder<unknown>> = {
  REVIEW: sql`
    select ${workRow({
      ...DEALER_ROW,
      deadline: endOfWorkingDay(sql`dealers.created_at`, ACCOUNT_REVIEW_WORKING_DAYS.to),
      isUnconfirmed: sql`not exists (
        select from users where users.dealer_id = dealers.id and users.email_confirmed_at is not null
      )`,
    })}
    from dealers
    where dealers.status = 'PENDING'
  `,
  // Only such an id can free a delivery from VAT. That of a dealer who waits is checked with the dealer.
  VAT_ID: sql`
    select ${workRow(DEALER_ROW)}
    from dealers
    where dealers.status = 'ACTIVE'
      and dealers.vat_id_check = 'UNCHECKED'
      and upper(left(dealers.vat_id, 2)) = any(${EU_VAT_PREFIXES.filter((prefix) => prefix !== 'DE')}::text[])
  `,
  DEALER_CHANGED: sql`
    select ${workRow({ ...DEALER_ROW, since: sql`dealers.changed_at` })}
    from dealers
    where dealers.changed_at is not null
  `,
};
