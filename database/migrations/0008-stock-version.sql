-- What a reader sees of the stock, in a word: the changes so far, reservations that have run out without having been
-- written down, and what he has hidden. As long as the word stays the same, so do the lists that he is shown.
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
