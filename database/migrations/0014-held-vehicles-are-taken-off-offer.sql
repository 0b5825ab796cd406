-- Before migration 0010 a vehicle could become AVAILABLE while a reservation held it. The order that holds such a
-- vehicle decides its status: SOLD by a COMPLETED order, otherwise RESERVED.

with repaired as (
  update vehicles
  set status = case orders.status when 'COMPLETED' then 'SOLD' else 'RESERVED' end,
    status_order_id = orders.id,
    updated_at = now()
  from vehicle_reservations
  join orders on orders.id = vehicle_reservations.order_id
  where vehicle_reservations.vehicle_id = vehicles.id
    and vehicles.status = 'AVAILABLE'
    and vehicle_reservations.status = 'ACTIVE'
    and vehicle_reservations.end_reason is null
    and (vehicle_reservations.expires_at is null or vehicle_reservations.expires_at > now())
  returning vehicles.id, vehicles.status, orders.id as order_id
)
insert into audit_events (actor_role, action, subject, subject_id, order_id, before, after)
select
  'system', 'VEHICLE_STATUS_CHANGED', 'vehicle', id, order_id,
  jsonb_build_object('status', 'AVAILABLE'), jsonb_build_object('status', status)
from repaired;
