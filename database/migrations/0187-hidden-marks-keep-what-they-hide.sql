-- A watched vehicle that is hidden and then watched again is watched as before, with the price and the date of its mark.
-- `price_at_mark` stays while it is hidden. `watched_at`: since when it was watched until then; null if it was not.
alter table dealer_vehicle_statuses add column watched_at timestamptz;
