-- A search of the orders and the search of the back office find parts of VINs, names and numbers by index.
create index vehicle_reservations_by_vin_part on vehicle_reservations using gin (vin gin_trgm_ops);
-- The expression is the same in server/orders/search.ts.
create index vehicle_reservations_by_name_part on vehicle_reservations
  using gin (lower(make || ' ' || model || ' ' || coalesce(variant, '')) gin_trgm_ops);
create index orders_by_reference_part on orders using gin (lower(purchase_reference) gin_trgm_ops)
  where purchase_reference is not null;
