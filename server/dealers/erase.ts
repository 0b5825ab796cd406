import { sql, type Transaction } from 'kysely';
import { UNSETTLED_ORDERS_MAX } from '../../contract/dealer-details.ts';
import type { OrderStatus } from '../../contract/states.ts';
import type { DB } from '../../database/schema.ts';
import { NOBODYS_HASH } from '../accounts/passwords.ts';
import type { AdminUser } from '../actor.ts';
import { record } from '../audit/record.ts';
import { Failure } from '../failure.ts';

/** Replaces names, phone and e-mail address. */
const ERASED = 'erased';

/** The keys of a payload that name the dealer or lead to them. */
const PERSONAL_KEYS = ['companyName', 'contactName', 'email', 'phone', 'dealerEmail', 'dealerPhone'];
const ADDRESS_KEYS = ['billingAddress', 'deliveryAddress'];

/**
 * Erases the personal data of a dealer; decision 0045 says what stays. An erased dealer stays as they are. Throws
 * DEALER_HAS_ORDERS while an order is open, unpaid, to be refunded, without its proof of arrival or with an open complaint.
 */
export async function eraseDealer(tx: Transaction<DB>, admin: AdminUser, dealerId: string): Promise<void> {
  // An order that is being placed or re-opened locks the dealer too. Either the check below finds it, or it finds the dealer suspended.
  const dealer = await tx
    .selectFrom('dealers')
    .select(['status', 'erased_at as erasedAt'])
    .where('id', '=', dealerId)
    .forUpdate()
    .executeTakeFirst();
  if (!dealer) throw new Failure('NOT_FOUND');
  if (dealer.erasedAt) return;
  await requireSettledOrders(tx, dealerId);

  await eraseAccount(tx, dealerId);
  await endUsers(tx, dealerId);
  for (const table of [
    'dealer_papers',
    'dealer_addresses',
    'dealer_vehicle_statuses',
    'clerk_notes',
    'feeds',
    'order_requests',
  ] as const)
    await tx.deleteFrom(table).where('dealer_id', '=', dealerId).execute();
  await eraseUnsentMails(tx, dealerId);
  await record(tx, admin, {
    action: 'DEALER_ERASED',
    subjectId: dealerId,
    before: { status: dealer.status },
    after: { status: 'SUSPENDED' },
  });
}

/** Nobody but the dealer can sign that a delivery without VAT has arrived. */
const lacksArrivalProof = sql<boolean>`exists (
  select
  from orders
  where orders.id = current_orders.id and vat_case = 'INTRA_COMMUNITY' and arrival_proof_id is null
)`;

/** The answer would reach nobody. */
const hasOpenComplaint = sql<boolean>`exists (
  select from complaints where order_id = current_orders.id and state = 'OPEN'
)`;

async function requireSettledOrders(tx: Transaction<DB>, dealerId: string): Promise<void> {
  const unsettled = await sql<{ id: string; status: OrderStatus }>`
    select id, status
    from current_orders
    where dealer_id = ${dealerId}
      and (
        ${hasOpenComplaint}
        or case status
          when 'COMPLETED' then invoiced_at is null or paid_at is null or ${lacksArrivalProof}
          when 'CANCELLED' then paid_at is not null and refunded_at is null
          else true
        end
      )
    order by order_date, id
    limit ${UNSETTLED_ORDERS_MAX}
  `.execute(tx);
  if (unsettled.rows.length > 0)
    throw new Failure('DEALER_HAS_ORDERS', { payload: { orders: unsettled.rows } });
}

/**
 * Country, language and the consents stay. The VAT id stays with its check if an invoice names it: the books of supplies
 * without VAT need both.
 */
async function eraseAccount(tx: Transaction<DB>, dealerId: string): Promise<void> {
  await sql`
    with books (name_the_vat_id) as (
      select exists (
        select from invoices
        join orders on orders.id = invoices.order_id
        where orders.dealer_id = ${dealerId}
      )
    )
    update dealers
    set
      erased_at = now(),
      status = 'SUSPENDED',
      company_name = ${ERASED},
      legal_form = null,
      email = ${ERASED} || '-' || id,
      phone = ${ERASED},
      street = null,
      postal_code = null,
      city = null,
      contact_first_name = ${ERASED},
      contact_last_name = ${ERASED},
      contact_position = null,
      contact_phone = ${ERASED},
      marketing_opt_in = false,
      notes = '',
      vat_id = case when name_the_vat_id then vat_id end,
      changed_at = null,
      vat_id_check = case when name_the_vat_id then vat_id_check else 'UNCHECKED' end,
      vat_id_checked_at = case when name_the_vat_id then vat_id_checked_at end,
      vat_id_checked_by = case when name_the_vat_id then vat_id_checked_by end
    from books
    where id = ${dealerId}
  `.execute(tx);
}

/**
 * Orders refer to the user who placed them, so the rows of users stay, without personal data. An address without "@" can
 * neither sign in nor be mailed, and the former one may register anew.
 */
async function endUsers(tx: Transaction<DB>, dealerId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      email: sql<string>`${ERASED} || '-' || id`,
      name: sql<string | null>`case when name is not null then ${ERASED} end`,
      password_hash: NOBODYS_HASH,
      email_confirmed_at: null,
      watch_mails: 'OFF',
      watch_mails_due_at: null,
      list_view: null,
      seen_at: null,
      last_visit_at: null,
    })
    .where('dealer_id', '=', dealerId)
    .execute();
  // After the lock on the users: a sign-in that was under way has opened its session by now, or is refused.
  for (const table of [
    'sessions',
    'sign_ins',
    'password_resets',
    'email_confirmations',
    'idempotency_keys',
    'saved_searches',
  ] as const)
    await tx
      .deleteFrom(table)
      .where('user_id', 'in', (users) =>
        users.selectFrom('users').select('users.id').where('dealer_id', '=', dealerId),
      )
      .execute();
}

/**
 * Deletes the unsent mails to the dealer, and the one that asks for a review. The others are about orders and go to the
 * provider. Messages of the contact form have their own period, because they do not belong to an account.
 */
async function eraseUnsentMails(tx: Transaction<DB>, dealerId: string): Promise<void> {
  await sql`
    delete from mail_outbox
    where dealer_id = ${dealerId}
      and sent_at is null
      and kind <> 'contactMessage'
      and (recipient is not null or kind = 'registrationToReview')
  `.execute(tx);
  await sql`
    update mail_outbox
    set facts = facts || coalesce(
      (
        select jsonb_object_agg(
          key,
          case
            when key = any(${ADDRESS_KEYS}::text[]) then value || jsonb_build_object('name', ${ERASED}::text)
            else to_jsonb(${ERASED}::text)
          end
        )
        from jsonb_each(facts)
        where (key = any(${PERSONAL_KEYS}::text[]) or key = any(${ADDRESS_KEYS}::text[]))
          and jsonb_typeof(value) <> 'null'
      ),
      '{}'
    ) || case
      when facts #>> '{complaint,reportedBy}' is null then '{}'
      else jsonb_set(jsonb_build_object('complaint', facts -> 'complaint'), '{complaint,reportedBy}', to_jsonb(${ERASED}::text))
    end
    where dealer_id = ${dealerId}
      and sent_at is null
      and kind <> 'contactMessage'
  `.execute(tx);
}
