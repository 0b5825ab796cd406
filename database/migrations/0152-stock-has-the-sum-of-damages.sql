-- The memory of the stock filters and counts by the sum of the damages: docs/decisions/0135.

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
    (vehicles.damages_sum * 100)::bigint as damages
  from vehicles;

-- Without the key `damages` nobody says anything of damages, so there is no sum. The type of a missing key is null.
create or replace function damages_sum(condition jsonb) returns numeric
  language sql immutable strict parallel safe
  return (
    select case
      when jsonb_typeof(condition -> 'damages') is distinct from 'array' then null
      when count(*) = count(damage ->> 'estimate') then coalesce(sum((damage ->> 'estimate')::numeric), 0)
    end
    from jsonb_array_elements(
      case when jsonb_typeof(condition -> 'damages') = 'array' then condition -> 'damages' else '[]' end
    ) as damage
  );
