-- Servers hold the words of all vehicles, too: docs/decisions/0100.

-- Whether the vehicle is new or its words are others. Servers read the words of these vehicles only.
alter table vehicle_changes add column has_new_words boolean not null default false;

create or replace function note_changed_vehicles() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    insert into vehicle_changes (vehicle_id) values (null);
  -- To read the whole stock is cheaper than so many vehicles singly.
  elsif (select count(*) from (select from changed limit 20001) some_of_them) > 20000 then
    insert into vehicle_changes (vehicle_id) values (null);
  elsif tg_table_name = 'vehicles' then
    insert into vehicle_changes (vehicle_id, has_new_words) select id, tg_op = 'INSERT' from changed;
  else
    insert into vehicle_changes (vehicle_id) select distinct vehicle_id from changed;
  end if;
  return null;
end $$;

create function note_new_words() returns trigger language plpgsql as $$
begin
  insert into vehicle_changes (vehicle_id, has_new_words) values (new.id, true);
  return null;
end $$;

-- search_vector is generated: PostgreSQL fires this only for statements that set a column from which it is made. A change of
-- status or price costs nothing.
create trigger vehicles_note_new_words_of_vehicles after update of search_vector on vehicles
  for each row when (old.search_vector is distinct from new.search_vector) execute function note_new_words();
alter table vehicles enable always trigger vehicles_note_new_words_of_vehicles;

create or replace view stock_rows as
  select
    vehicles.id,
    vehicles.make,
    vehicles.model,
    vehicles.fuel_type as fuel,
    vehicles.transmission,
    vehicles.colour,
    vehicles.doors,
    vehicles.status,
    vehicles.has_documents as documents,
    vehicles.has_pictures as pictures,
    (vehicles.price_net * 100)::bigint as price,
    vehicles.mileage_km as mileage,
    vehicles.kw as power,
    vehicles.first_registered - date '1970-01-01' as registered,
    (extract(epoch from vehicles.created_at) * 1000000)::bigint as created,
    (extract(epoch from vehicles.updated_at) * 1000000)::bigint as changed,
    case when vehicles.status = 'RESERVED' then (
      select (extract(epoch from vehicle_reservations.expires_at) * 1000000)::bigint
      from vehicle_reservations
      where vehicle_reservations.vehicle_id = vehicles.id
        and vehicle_reservations.order_id = vehicles.status_order_id
        and vehicle_reservations.status = 'ACTIVE'
        and vehicle_reservations.end_reason is null
        and isfinite(vehicle_reservations.expires_at)
    ) end as lapses,
    vehicles.vin,
    vehicles.variant
  from vehicles;

-- The lexemes of a vehicle. None of them contains a space.
create view stock_words as
  select id, array_to_string(tsvector_to_array(search_vector), ' ') as words from vehicles;

-- As before, with the words of vehicles that have new ones.
create or replace function stock_since(seen pg_snapshot, dealers uuid[])
  returns table (snapshot text, clock bigint, storage text, purged_before text, changed json, hidden json)
  language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return query
    with changed_vehicles as materialized (
      select vehicle_changes.vehicle_id, bool_or(vehicle_changes.has_new_words) as has_new_words
      from vehicle_changes
      where vehicle_changes.changed_in >= pg_snapshot_xmin(seen)
        and not pg_visible_in_snapshot(vehicle_changes.changed_in, seen)
      group by vehicle_changes.vehicle_id
    )
    select
      pg_current_snapshot()::text,
      (extract(epoch from statement_timestamp()) * 1000000)::bigint,
      stock_storage(),
      (select vehicle_change_horizon.purged_before::text from vehicle_change_horizon),
      (
        select json_agg(json_build_object(
          'id', changed_vehicles.vehicle_id,
          'row', (select row_to_json(stock_rows) from stock_rows where stock_rows.id = changed_vehicles.vehicle_id),
          'words', case when changed_vehicles.has_new_words then (
            select stock_words.words from stock_words where stock_words.id = changed_vehicles.vehicle_id
          ) end
        ))
        from changed_vehicles
      ),
      (
        select json_agg(json_build_object('dealer', marks.dealer_id, 'vehicle', marks.vehicle_id))
        from dealer_vehicle_statuses marks
        where marks.dealer_id = any(dealers) and marks.status = 'HIDDEN'
      );
end $$;
