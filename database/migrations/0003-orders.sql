-- Orders and their reservations: which vehicle is promised to which dealer, from when until when.

create table orders (
  id uuid constraint orders_pkey primary key default gen_random_uuid(),
  dealer_id uuid not null constraint orders_belong_to_a_dealer references dealers on delete restrict,
  order_date timestamptz not null default now(),
  status text not null default 'PENDING',
  -- The reason why a CANCELLED order ended.
  end_reason text,
  ended_at timestamptz,
  total_amount numeric(12,2) not null,
  shipping_cost numeric(12,2) not null,
  shipping_method text not null default 'DELIVERY',
  item_count integer not null,
  notes text,
  terms_version text not null,
  vat_case text not null,
  delivery_country text not null,
  called_at timestamptz,
  paid_at timestamptz,
  completed_at timestamptz,
  invoiced_at timestamptz,
  constraint orders_status_is_known check (status in ('PENDING', 'PROCESSED', 'COMPLETED', 'CANCELLED')),
  constraint orders_end_reason_is_known check (end_reason in ('DEALER', 'ADMIN', 'EXPIRED')),
  constraint orders_end_with_a_reason check (
    (status = 'CANCELLED') = (end_reason is not null) and (status = 'CANCELLED') = (ended_at is not null)),
  constraint orders_shipping_method_is_known check (shipping_method in ('DELIVERY', 'PICKUP')),
  constraint orders_vat_case_is_known check (vat_case in ('STANDARD', 'INTRA_COMMUNITY')),
  constraint orders_hold_vehicles check (item_count > 0 and total_amount > 0)
);

create index orders_by_dealer on orders (dealer_id, order_date desc, id);
create index orders_by_date on orders (order_date desc, id);
create index orders_by_amount on orders (total_amount, id);
create index orders_by_status on orders (status, order_date desc, id);

-- The reservations of an order. They alone define the period in which a vehicle is promised.
create table vehicle_reservations (
  id uuid constraint vehicle_reservations_pkey primary key default gen_random_uuid(),
  order_id uuid not null constraint vehicle_reservations_belong_to_an_order references orders on delete cascade,
  vehicle_id uuid not null constraint vehicle_reservations_hold_a_vehicle references vehicles on delete restrict,
  dealer_id uuid not null constraint vehicle_reservations_belong_to_a_dealer references dealers on delete restrict,
  reserved_at timestamptz not null default now(),
  -- Null: the reservation no longer expires.
  expires_at timestamptz,
  status text not null default 'ACTIVE',
  end_reason text,
  ended_at timestamptz,
  -- A snapshot of the vehicle at the time of the sale.
  price_net numeric(12,2) not null,
  vin text not null,
  make text not null,
  model text not null,
  variant text,
  mileage_km integer,
  first_registered date,
  constraint vehicle_reservations_status_is_known check (status in ('ACTIVE', 'CANCELLED')),
  constraint vehicle_reservations_end_reason_is_known
    check (end_reason in ('SINGLE', 'WITH_ORDER', 'LAPSED', 'RELEASED')),
  -- A lapsed reservation stays ACTIVE. Its end reason tells it from one that still holds.
  constraint vehicle_reservations_end_with_a_reason check (
    case when status = 'CANCELLED' then end_reason <> 'LAPSED' and end_reason is not null
      else end_reason is null or end_reason = 'LAPSED' end),
  constraint vehicle_reservations_last_some_time check (expires_at > reserved_at),
  constraint vehicle_reservations_name_a_vehicle_once unique (order_id, vehicle_id),
  constraint vehicle_reservations_do_not_overlap exclude using gist (
    vehicle_id with =,
    tstzrange(reserved_at, expires_at) with &&
  ) where (status = 'ACTIVE')
);

create index vehicle_reservations_by_vehicle on vehicle_reservations (vehicle_id);
create index vehicle_reservations_by_dealer on vehicle_reservations (dealer_id, reserved_at desc);
create index vehicle_reservations_by_expiry on vehicle_reservations (expires_at)
  where status = 'ACTIVE' and end_reason is null and expires_at is not null;

alter table vehicles add constraint vehicles_status_comes_from_an_order
  foreign key (status_order_id) references orders on delete restrict;

-- Reservations that have expired and that the sweep has not processed yet.
create view lapsed_reservations as
  select id, order_id, vehicle_id, dealer_id, expires_at
  from vehicle_reservations
  where status = 'ACTIVE' and end_reason is null and expires_at <= now();

-- Vehicles that are still stored as RESERVED although their order has lapsed. They are available again.
create view lapsed_vehicles as
  select vehicles.id
  from lapsed_reservations
  join vehicles on vehicles.id = lapsed_reservations.vehicle_id
    and vehicles.status_order_id = lapsed_reservations.order_id
  where vehicles.status = 'RESERVED';

-- Orders with their effective status: an expired order has ended even if the sweep has not processed it yet.
create view current_orders as
  select
    orders.id, dealer_id, order_date, total_amount, shipping_cost, shipping_method, item_count, notes, terms_version,
    vat_case, delivery_country, called_at, paid_at, completed_at, invoiced_at,
    case when lapsed.at is null then orders.status else 'CANCELLED' end as status,
    case when lapsed.at is null then orders.end_reason else 'EXPIRED' end as end_reason,
    coalesce(lapsed.at, orders.ended_at) as ended_at
  from orders
  left join lateral (
    select max(expires_at) as at
    from lapsed_reservations
    where order_id = orders.id and orders.status = 'PENDING'
  ) lapsed on true;

-- Reminders that were sent, so that each is sent once per period.
create table expiry_reminders (
  order_id uuid not null constraint expiry_reminders_belong_to_an_order references orders on delete cascade,
  expires_at timestamptz not null,
  hours_before integer not null,
  constraint expiry_reminders_pkey primary key (order_id, expires_at, hours_before)
);

-- The answer to a confirmed order. A repeated request with the same key gets the same answer.
create table idempotency_keys (
  user_id uuid not null constraint idempotency_keys_belong_to_a_user references users on delete cascade,
  key text not null,
  request_hash text not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  constraint idempotency_keys_pkey primary key (user_id, key)
);

create index idempotency_keys_by_created_at on idempotency_keys (created_at);
