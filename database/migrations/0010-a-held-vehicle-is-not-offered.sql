-- A vehicle is not AVAILABLE while a reservation holds it. Vehicles and reservations change in one
-- transaction, in any order. The check runs at its end.

create function refuse_to_offer_a_held_vehicle() returns trigger
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
      and (vehicle_reservations.expires_at is null or vehicle_reservations.expires_at > now())
  ) then
    raise exception 'vehicle % is AVAILABLE while a reservation holds it', changed
      using errcode = 'check_violation', constraint = tg_name;
  end if;
  return null;
end $$;

create constraint trigger vehicles_available_are_held_by_no_reservation
  after update of status on vehicles
  deferrable initially deferred
  for each row when (new.status = 'AVAILABLE')
  execute function refuse_to_offer_a_held_vehicle();

create constraint trigger vehicle_reservations_hold_no_available_vehicle
  after insert or update of vehicle_id, status, end_reason, expires_at on vehicle_reservations
  deferrable initially deferred
  for each row when (new.status = 'ACTIVE' and new.end_reason is null)
  execute function refuse_to_offer_a_held_vehicle();
