-- A price that a clerk has set stays as long as deliveries repeat the price that they carried before.

alter table vehicles add column delivered_price_net numeric(12,2)
  constraint vehicles_delivered_price_is_positive check (delivered_price_net > 0);

-- The audit log knows the price of the last delivery. Without an entry it is null, and the next delivery sets the price.
update vehicles
set delivered_price_net = delivered.price_net
from (
  select distinct on (subject_id) subject_id, (after ->> 'priceNet')::numeric as price_net
  from audit_events
  where action in ('VEHICLE_IMPORTED', 'VEHICLE_REPLACED')
  order by subject_id, id desc
) as delivered
where vehicles.id = delivered.subject_id;
