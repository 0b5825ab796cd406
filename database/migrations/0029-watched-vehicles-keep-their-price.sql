-- The net price when a dealer began to watch a vehicle. The watch list shows how the price has changed since.

alter table dealer_vehicle_statuses add column price_at_mark numeric(12, 2);

update dealer_vehicle_statuses marks
set price_at_mark = vehicles.price_net
from vehicles
where vehicles.id = marks.vehicle_id and marks.status = 'WATCHED';

alter table dealer_vehicle_statuses
  add constraint dealer_vehicle_statuses_watched_have_a_price
  check (status <> 'WATCHED' or price_at_mark is not null);
