-- Dealers filter by CO2: docs/decisions/0175. Its column is in the index that facets are counted from, and in the rows that the stock in
-- memory reads.

drop index vehicles_by_facets;
create index vehicles_by_facets on vehicles
  (
    make, model, fuel_type, transmission, base_colour, doors, has_documents, body_type, seats, emission_class, accident_free,
    location_country, service_book, status
  )
  include (
    price_net, mileage_km, kw, first_registered, id, created_at, updated_at, has_pictures, damages_sum, next_inspection,
    tow_load_kg, owners, range_km, co2_g_km
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
    array_to_string(vehicles.features, ' ') as features,
    vehicles.seats,
    vehicles.emission_class as emission,
    vehicles.next_inspection - date '1970-01-01' as inspection,
    vehicles.tow_load_kg as tow,
    vehicles.owners,
    vehicles.accident_free as unharmed,
    vehicles.location_country as country,
    (vehicles.damages_sum * 100)::bigint as damages,
    ((vehicles.former_price_net - vehicles.price_net) * 100)::bigint as "drop",
    vehicles.service_book as book,
    vehicles.range_km as reach,
    vehicles.co2_g_km as co2
  from vehicles;
