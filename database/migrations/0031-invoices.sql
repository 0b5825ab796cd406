-- Invoices and credit notes. Each is written once, in the transaction that takes its number, and never changes. Decision
-- 0036 says why.

-- The last number of each year, in Berlin. Its row is locked until the transaction ends, so that a number that is rolled
-- back is given to the next document: the numbers have no gaps.
create table invoice_numbers (
  year integer constraint invoice_numbers_pkey primary key,
  last_sequence integer not null,
  last_issued_at timestamptz not null,
  constraint invoice_numbers_begin_with_one check (last_sequence > 0)
);

create function invoice_number(year integer, sequence integer) returns text
  language sql immutable strict parallel safe
  -- lpad alone would cut a seventh digit off.
  return year::text || '-' || lpad(sequence::text, greatest(6, length(sequence::text)), '0');

create table invoices (
  id uuid constraint invoices_pkey primary key default gen_random_uuid(),
  order_id uuid not null constraint invoices_belong_to_an_order references orders on delete restrict,
  -- INVOICE or CREDIT_NOTE. Both take their numbers from the same run.
  kind text not null,
  year integer not null,
  sequence integer not null,
  -- "2026-000001"
  number text not null generated always as (invoice_number(year, sequence)) stored
    constraint invoices_number_is_taken unique,
  issued_at timestamptz not null,
  -- The last day of the payment term of an invoice.
  due_on date,
  -- The invoice that a credit note cancels.
  cancels_id uuid,
  net_amount numeric(12,2) not null,
  vat_amount numeric(12,2) not null,
  gross_amount numeric(12,2) not null,
  -- All that the document says: XML and PDF are made of it, and a credit note repeats it.
  content jsonb not null,
  xml bytea not null,
  -- The readable copy.
  pdf bytea not null,
  constraint invoices_kind_is_known check (kind in ('INVOICE', 'CREDIT_NOTE')),
  constraint invoices_sequence_is_taken unique (year, sequence),
  constraint invoices_are_due_on_a_day check ((kind = 'INVOICE') = (due_on is not null)),
  constraint invoices_credit_notes_cancel_an_invoice check ((kind = 'CREDIT_NOTE') = (cancels_id is not null)),
  constraint invoices_are_cancelled_once unique (cancels_id),
  -- Repeats the primary key, so that a foreign key can name the order too.
  constraint invoices_have_one_order unique (id, order_id),
  constraint invoices_cancel_an_invoice_of_their_order
    foreign key (cancels_id, order_id) references invoices (id, order_id) on delete restrict,
  constraint invoices_add_up check (gross_amount = net_amount + vat_amount)
);

create index invoices_by_order on invoices (order_id);

create function refuse_to_rewrite_invoices() returns trigger language plpgsql as $$
begin
  raise exception 'invoices never change';
end $$;

create trigger invoices_never_change
  before update or delete or truncate on invoices
  for each statement execute function refuse_to_rewrite_invoices();

-- The valid invoice of an order. It is null again as soon as a credit note cancels the invoice.
alter table orders
  add column invoice_id uuid,
  add constraint orders_name_their_own_invoice
    foreign key (invoice_id, id) references invoices (id, order_id) on delete restrict,
  add constraint orders_are_invoiced_by_an_invoice check ((invoice_id is null) = (invoiced_at is null));

-- As before, and a CANCELLED order has no valid invoice: its credit note is written in the same transaction.
create or replace view contradictory_orders as
  select id, reason
  from (
    select
      orders.id,
      case
        when orders.status = 'CANCELLED' then
          case
            when held.vehicles > 0 then 'is CANCELLED, but holds vehicles'
            when orders.invoice_id is not null then 'is CANCELLED, but has a valid invoice'
          end
        -- item_count is positive. So an order that is not CANCELLED holds at least one vehicle.
        when orders.item_count <> held.vehicles or orders.total_amount <> held.total
          then 'has other totals than its reservations'
        when orders.status = 'PENDING' and orders.invoiced_at is null then
          case when held.expiring < held.vehicles then 'is PENDING, but has reservations that do not expire' end
        when held.expiring > 0 then 'is processed or invoiced, but has reservations that expire'
      end as reason
    from orders
    cross join lateral (
      select count(*) as vehicles, coalesce(sum(price_net), 0) as total, count(expires_at) as expiring
      from vehicle_reservations
      where order_id = orders.id and status = 'ACTIVE' and end_reason is null
    ) as held
  ) as judged
  where reason is not null;

alter table audit_events
  drop constraint audit_events_action_is_known,
  add constraint audit_events_action_is_known check (action in (
    'ORDER_PLACED', 'ORDER_STATUS_CHANGED', 'ORDER_TOTAL_CHANGED', 'ORDER_CANCELLED', 'ORDER_LAPSED',
    'ORDER_REFERENCE_CHANGED',
    'RESERVATION_MADE', 'RESERVATION_MADE_AGAIN', 'RESERVATION_PERIOD_CHANGED', 'RESERVATION_CANCELLED',
    'RESERVATION_LAPSED',
    'INVOICE_ISSUED', 'CREDIT_NOTE_ISSUED',
    'VEHICLE_IMPORTED', 'VEHICLE_REPLACED', 'VEHICLE_EDITED', 'VEHICLE_PRICE_CHANGED', 'VEHICLE_STATUS_CHANGED',
    'VEHICLE_MEDIUM_DELETED', 'VEHICLE_DELETED',
    'DEALER_REGISTERED', 'DEALER_EMAIL_CONFIRMED', 'DEALER_STATUS_CHANGED', 'DEALER_EDITED', 'DEALER_DELETED',
    'PAPER_ADDED', 'PAPER_DELETED', 'PAPERS_REQUESTED',
    'ADMIN_CREATED', 'USER_PASSWORD_RESET', 'USER_PASSWORD_CHANGED'
  ));
