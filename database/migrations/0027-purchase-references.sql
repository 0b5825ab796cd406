-- The buyer's own number for an order, which they search and find again on papers.

alter table orders
  add column purchase_reference text,
  add constraint orders_purchase_reference_is_short check (char_length(purchase_reference) between 1 and 35);

-- As before, with the new column at the end.
create or replace view current_orders as
  select
    orders.id, dealer_id, order_date, total_amount, shipping_cost, shipping_method, item_count, notes, terms_version,
    vat_case, delivery_country, called_at, paid_at, completed_at, invoiced_at,
    case when lapsed.at is null then orders.status else 'CANCELLED' end as status,
    case when lapsed.at is null then orders.end_reason else 'EXPIRED' end as end_reason,
    coalesce(lapsed.at, orders.ended_at) as ended_at,
    billing_name, billing_street, billing_postal_code, billing_city, billing_country,
    delivery_name, delivery_street, delivery_postal_code, delivery_city,
    purchase_reference
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
    'ORDER_REFERENCE_CHANGED',
    'RESERVATION_MADE', 'RESERVATION_MADE_AGAIN', 'RESERVATION_PERIOD_CHANGED', 'RESERVATION_CANCELLED',
    'RESERVATION_LAPSED',
    'VEHICLE_IMPORTED', 'VEHICLE_REPLACED', 'VEHICLE_EDITED', 'VEHICLE_PRICE_CHANGED', 'VEHICLE_STATUS_CHANGED',
    'VEHICLE_MEDIUM_DELETED', 'VEHICLE_DELETED',
    'DEALER_REGISTERED', 'DEALER_EMAIL_CONFIRMED', 'DEALER_STATUS_CHANGED', 'DEALER_EDITED', 'DEALER_DELETED',
    'ADMIN_CREATED', 'USER_PASSWORD_RESET', 'USER_PASSWORD_CHANGED'
  ));
