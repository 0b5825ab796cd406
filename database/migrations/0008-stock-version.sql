-- The version of the stock that a reader sees: the changes so far, expired reservations that are not
-- processed yet, and the vehicles that the reader has hidden. While the version is the same, the reader's
-- lists are the same.
create function stock_version(reader uuid) returns text language plpgsql stable as $$
begin
  return (select count(*) || '-' || coalesce(max(place), 0) from stock_changes)
    || coalesce(
      (select ' lapsed ' || md5(string_agg(id::text, ' ' order by id)) from lapsed_vehicles),
      ''
    )
    || coalesce(
      (
        select ' hidden ' || md5(string_agg(vehicle_id::text, ' ' order by vehicle_id))
        from dealer_vehicle_statuses
        where dealer_id = reader and status = 'HIDDEN'
      ),
      ''
    );
end $$;
