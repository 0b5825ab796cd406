-- A transaction may wait for a lock while a reservation lapses and another order takes the vehicle. now() is the start
-- of the transaction, so it would still find the reservation active. statement_timestamp() is the start of the
-- statement, which comes after the lock.

create or replace view lapsed_reservations as
  select id, order_id, vehicle_id, dealer_id, expires_at
  from vehicle_reservations
  where status = 'ACTIVE' and end_reason is null and expires_at <= statement_timestamp();

create or replace function refuse_to_offer_a_held_vehicle() returns trigger
  language plpgsql as $$
declare
  changed uuid;
begin
  if tg_table_name = 'vehicles' then changed := new.id; else changed := new.vehicle_id; end if;
  -- A concurrent change of the vehicle's status commits before this check or waits for it.
  perform from vehicles where id = changed for share;
  if exists (
    select from vehicles
    join vehicle_reservations on vehicle_reservations.vehicle_id = vehicles.id
    where vehicles.id = changed
      and vehicles.status = 'AVAILABLE'
      and vehicle_reservations.status = 'ACTIVE'
      and vehicle_reservations.end_reason is null
      and (vehicle_reservations.expires_at is null or vehicle_reservations.expires_at > statement_timestamp())
  ) then
    raise exception 'vehicle % is AVAILABLE while a reservation holds it', changed
      using errcode = 'check_violation', constraint = tg_name;
  end if;
  return null;
end $$;
