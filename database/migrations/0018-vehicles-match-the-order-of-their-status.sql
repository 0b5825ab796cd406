-- A vehicle that has its status from an order has the status that this order gives, and the order holds the vehicle.
-- `ORDER_CONSEQUENCES` in the contract says which status an order gives. Decision 0023 says why.

create view contradictory_vehicles as
  select vehicles.id, orders.id as order_id
  from vehicles
  join orders on orders.id = vehicles.status_order_id
  left join vehicle_reservations
    on vehicle_reservations.order_id = orders.id
    and vehicle_reservations.vehicle_id = vehicles.id
    and vehicle_reservations.status = 'ACTIVE'
    and vehicle_reservations.end_reason is null
  where vehicle_reservations.id is null
    or vehicles.status <> case orders.status when 'COMPLETED' then 'SOLD' else 'RESERVED' end;

-- Such an old vehicle keeps its status, as if an admin had set it. So the repair offers no vehicle for sale.
update vehicles set status_order_id = null where id in (select id from contradictory_vehicles);

create function refuse_a_contradictory_vehicle() returns trigger
  language plpgsql as $$
declare
  wrong record;
begin
  if tg_table_name = 'vehicles' then
    select id, order_id into wrong from contradictory_vehicles where id = new.id;
  elsif tg_table_name = 'orders' then
    select id, order_id into wrong from contradictory_vehicles where order_id = new.id limit 1;
  else
    select id, order_id into wrong
    from contradictory_vehicles
    where id = old.vehicle_id and order_id = old.order_id;
  end if;
  if found then
    raise exception 'vehicle % has another status than order % gives it', wrong.id, wrong.order_id
      using errcode = 'check_violation', constraint = tg_name;
  end if;
  return null;
end $$;

create constraint trigger vehicles_match_the_order_of_their_status
  after insert or update of status, status_order_id on vehicles
  deferrable initially deferred
  for each row when (new.status_order_id is not null)
  execute function refuse_a_contradictory_vehicle();

create constraint trigger orders_match_the_status_of_their_vehicles
  after update of status on orders
  deferrable initially deferred
  for each row execute function refuse_a_contradictory_vehicle();

create constraint trigger vehicle_reservations_match_the_status_of_their_vehicle
  after delete or update of order_id, vehicle_id, status, end_reason on vehicle_reservations
  deferrable initially deferred
  for each row execute function refuse_a_contradictory_vehicle();
