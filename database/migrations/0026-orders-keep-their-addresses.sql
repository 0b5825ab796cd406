-- An order keeps a copy of the billing and the delivery address as of placing. Both stay when the account changes, or when
-- the delivery address is deleted.

alter table orders
  -- All null in orders from before this migration: the address of today would be no record of theirs.
  add column billing_name text,
  add column billing_street text,
  add column billing_postal_code text,
  add column billing_city text,
  add column billing_country text,
  add column delivery_name text,
  add column delivery_street text,
  add column delivery_postal_code text,
  add column delivery_city text,
  -- An account may lack street, postal code and city, but never its name and country.
  add constraint orders_keep_both_addresses_or_none
    check (num_nonnulls(billing_name, billing_country, delivery_name) in (0, 3));

-- As before, with the new columns at the end.
create or replace view current_orders as
  select
    orders.id, dealer_id, order_date, total_amount, shipping_cost, shipping_method, item_count, notes, terms_version,
    vat_case, delivery_country, called_at, paid_at, completed_at, invoiced_at,
    case when lapsed.at is null then orders.status else 'CANCELLED' end as status,
    case when lapsed.at is null then orders.end_reason else 'EXPIRED' end as end_reason,
    coalesce(lapsed.at, orders.ended_at) as ended_at,
    billing_name, billing_street, billing_postal_code, billing_city, billing_country,
    delivery_name, delivery_street, delivery_postal_code, delivery_city
  from orders
  left join lateral (
    select max(expires_at) as at
    from lapsed_reservations
    where order_id = orders.id and orders.status = 'PENDING'
  ) lapsed on true;
