-- What the program recognises of equipment and colours: docs/decisions/0137. Searches and filters need it in columns.

alter table vehicles
  add column features text[] not null default '{}',
  add column base_colour text,
  -- The version of the words by which the row was recognised; 0: not yet. A job does it.
  add column recognised_by integer not null default 0,
  alter column base_colour set storage main;

create index vehicles_by_features on vehicles using gin (features);
create index vehicles_by_recognition on vehicles (recognised_by, id);

-- Facets count base colours instead of the makers' names.
drop index vehicles_by_facets;
create index vehicles_by_facets on vehicles
  (
    make, model, fuel_type, transmission, base_colour, doors, has_documents, body_type, seats, emission_class, accident_free,
    location_country, status
  )
  include (
    price_net, mileage_km, kw, first_registered, id, created_at, updated_at, has_pictures, damages_sum, next_inspection,
    tow_load_kg, owners
  );

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
    array_to_string(vehicles.features, ' ') as features
  from vehicles;
