-- What a clerk records of an order besides its status. called_at and paid_at exist since the first orders.

alter table orders
  add column refunded_at timestamptz,
  -- The day that the clerk has told the dealer.
  add column delivery_on date,
  add constraint orders_are_refunded_after_payment check (refunded_at is null or paid_at is not null),
  add constraint orders_are_delivered_after_payment check (delivery_on is null or paid_at is not null);

-- As before, with the new columns at the end.
create or replace view current_orders as
  select
    orders.id, dealer_id, order_date, total_amount, shipping_cost, shipping_method, item_count, notes, terms_version,
    vat_case, delivery_country, called_at, paid_at, completed_at, invoiced_at,
    case when lapsed.at is null then orders.status else 'CANCELLED' end as status,
    case when lapsed.at is null then orders.end_reason else 'EXPIRED' end as end_reason,
    coalesce(lapsed.at, orders.ended_at) as ended_at,
    billing_name, billing_street, billing_postal_code, billing_city, billing_country,
    delivery_name, delivery_street, delivery_postal_code, delivery_city,
    purchase_reference, refunded_at, delivery_on
  from orders
  left join lateral (
    select max(expires_at) as at
    from lapsed_reservations
    where order_id = orders.id and orders.status = 'PENDING'
  ) lapsed on true;

alter table audit_events
  drop constraint audit_events_action_is_known,
  add constraint audit_events_action_is_known check (action in (
    'ORDER_PLACED', 'ORDER_STATUS_CHANGED', 'ORDER_TOTAL_CHANGED', 'ORDER_CANCELLED', 'ORDER_LAPSED',
    'ORDER_REFERENCE_CHANGED', 'ORDER_DATES_CHANGED',
    'RESERVATION_MADE', 'RESERVATION_MADE_AGAIN', 'RESERVATION_PERIOD_CHANGED', 'RESERVATION_CANCELLED',
    'RESERVATION_LAPSED',
    'INVOICE_ISSUED', 'CREDIT_NOTE_ISSUED',
    'VEHICLE_IMPORTED', 'VEHICLE_REPLACED', 'VEHICLE_EDITED', 'VEHICLE_PRICE_CHANGED', 'VEHICLE_STATUS_CHANGED',
    'VEHICLE_MEDIUM_DELETED', 'VEHICLE_DELETED',
    'DEALER_REGISTERED', 'DEALER_EMAIL_CONFIRMED', 'DEALER_STATUS_CHANGED', 'DEALER_EDITED', 'DEALER_DELETED',
    'PAPER_ADDED', 'PAPER_DELETED', 'PAPERS_REQUESTED',
    'ADMIN_CREATED', 'USER_PASSWORD_RESET', 'USER_PASSWORD_CHANGED'
  ));
