-- The price that a vehicle had before it fell, and three more sorts of the inventory: docs/decisions/0146.

alter table vehicles add column former_price_net numeric(12, 2);

-- For the vehicles of before, the audit log knows their prices.
update vehicles
set former_price_net = highest.price
from (
  select vehicles.id, max(known.price) as price
  from audit_events
  cross join lateral (
    values ((before ->> 'priceNet')::numeric), ((after ->> 'priceNet')::numeric)
  ) as known (price)
  join vehicles on vehicles.id = audit_events.subject_id
  where audit_events.action in ('VEHICLE_PRICE_CHANGED', 'VEHICLE_REPLACED')
    and known.price <= 2 * vehicles.price_net
  group by vehicles.id
) as highest
where vehicles.id = highest.id and highest.price > vehicles.price_net;

alter table vehicles add constraint vehicles_former_price_is_higher check (former_price_net > price_net);

-- The highest price since the listing, where the price is lower now. More than twice the new price was a typing error.
create function keep_former_price() returns trigger language plpgsql as $$
begin
  new.former_price_net := nullif(
    greatest(
      old.former_price_net,
      case when old.price_net <= 2 * new.price_net then old.price_net end,
      new.price_net
    ),
    new.price_net
  );
  return new;
end $$;

create trigger vehicles_keep_their_former_price before update of price_net on vehicles
  for each row when (old.price_net <> new.price_net) execute function keep_former_price();

create index vehicles_by_mileage_downwards on vehicles (mileage_km desc nulls last, id desc) include (status);
create index vehicles_by_power on vehicles (kw desc nulls last, id desc) include (status);
-- With both prices, so that PostgreSQL reads the expression from the index alone.
create index vehicles_by_price_drop on vehicles ((former_price_net - price_net) desc nulls last, id)
  include (status, former_price_net, price_net);

create or replace view stock_rows as
  select
    vehicles.id,
    vehicles.make,
    vehicles.model,
    vehicles.fuel_type as fuel,
    vehicles.transmission,
    vehicles.colour,
    vehicles.doors,
    vehicles.status,
    vehicles.has_documents as documents,
    vehicles.has_pictures as pictures,
    (vehicles.price_net * 100)::bigint as price,
    vehicles.mileage_km as mileage,
    vehicles.kw as power,
    vehicles.first_registered - date '1970-01-01' as registered,
    (extract(epoch from vehicles.created_at) * 1000000)::bigint as created,
    (extract(epoch from vehicles.updated_at) * 1000000)::bigint as changed,
    case when vehicles.status = 'RESERVED' then (
      select (extract(epoch from vehicle_reservations.expires_at) * 1000000)::bigint
      from vehicle_reservations
      where vehicle_reservations.vehicle_id = vehicles.id
        and vehicle_reservations.order_id = vehicles.status_order_id
        and vehicle_reservations.status = 'ACTIVE'
        and vehicle_reservations.end_reason is null
        and isfinite(vehicle_reservations.expires_at)
    ) end as lapses,
    vehicles.vin,
    vehicles.variant,
    vehicles.body_type as body,
    vehicles.base_colour as hue,
    array_to_string(vehicles.features, ' ') as features,
    vehicles.seats,
    vehicles.emission_class as emission,
    vehicles.next_inspection - date '1970-01-01' as inspection,
    vehicles.tow_load_kg as tow,
    vehicles.owners,
    vehicles.accident_free as unharmed,
    vehicles.location_country as country,
    (vehicles.damages_sum * 100)::bigint as damages,
    ((vehicles.former_price_net - vehicles.price_net) * 100)::bigint as "drop"
  from vehicles;
