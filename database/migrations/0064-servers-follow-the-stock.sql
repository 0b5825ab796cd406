-- Every server holds the stock in memory and follows it by this record: docs/decisions/0059.

-- The vehicles that each transaction changed. A row without a vehicle: any vehicle may have changed. Rows are only
-- inserted, so transactions do not wait for each other.
create table vehicle_changes (
  changed_in xid8 not null default pg_current_xact_id(),
  vehicle_id uuid,
  changed_at timestamptz not null default clock_timestamp()
);
create index vehicle_changes_by_transaction on vehicle_changes (changed_in);

-- One row. Changes of transactions before this one may have been purged.
create table vehicle_change_horizon (purged_before xid8 not null);
insert into vehicle_change_horizon (purged_before) values ('0');

create function note_changed_vehicles() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    insert into vehicle_changes (vehicle_id) values (null);
  -- To read the whole stock is cheaper than so many vehicles singly.
  elsif (select count(*) from (select from changed limit 20001) some_of_them) > 20000 then
    insert into vehicle_changes (vehicle_id) values (null);
  elsif tg_table_name = 'vehicles' then
    insert into vehicle_changes (vehicle_id) select id from changed;
  else
    insert into vehicle_changes (vehicle_id) select distinct vehicle_id from changed;
  end if;
  return null;
end $$;

create trigger vehicles_note_added_vehicles after insert on vehicles
  referencing new table as changed for each statement execute function note_changed_vehicles();
create trigger vehicles_note_changed_vehicles after update on vehicles
  referencing new table as changed for each statement execute function note_changed_vehicles();
create trigger vehicles_note_removed_vehicles after delete on vehicles
  referencing old table as changed for each statement execute function note_changed_vehicles();
create trigger vehicles_note_truncated_vehicles after truncate on vehicles
  for each statement execute function note_changed_vehicles();

-- A medium or a reservation may move from one vehicle to another: both have changed.
create trigger vehicle_media_note_added_vehicles after insert on vehicle_media
  referencing new table as changed for each statement execute function note_changed_vehicles();
create trigger vehicle_media_note_changed_vehicles after update on vehicle_media
  referencing new table as changed for each statement execute function note_changed_vehicles();
create trigger vehicle_media_note_left_vehicles after update on vehicle_media
  referencing old table as changed for each statement execute function note_changed_vehicles();
create trigger vehicle_media_note_removed_vehicles after delete on vehicle_media
  referencing old table as changed for each statement execute function note_changed_vehicles();
create trigger vehicle_media_note_truncated_vehicles after truncate on vehicle_media
  for each statement execute function note_changed_vehicles();

create trigger vehicle_reservations_note_added_vehicles after insert on vehicle_reservations
  referencing new table as changed for each statement execute function note_changed_vehicles();
create trigger vehicle_reservations_note_changed_vehicles after update on vehicle_reservations
  referencing new table as changed for each statement execute function note_changed_vehicles();
create trigger vehicle_reservations_note_left_vehicles after update on vehicle_reservations
  referencing old table as changed for each statement execute function note_changed_vehicles();
create trigger vehicle_reservations_note_removed_vehicles after delete on vehicle_reservations
  referencing old table as changed for each statement execute function note_changed_vehicles();
create trigger vehicle_reservations_note_truncated_vehicles after truncate on vehicle_reservations
  for each statement execute function note_changed_vehicles();

-- Also for changes that a replication or a restore makes: these run with session_replication_role = replica.
do $$
declare
  found record;
begin
  for found in select tgrelid::regclass as owner, tgname as name from pg_trigger where tgname ~ '_note_\w+_vehicles$' loop
    execute format('alter table %s enable always trigger %I', found.owner, found.name);
  end loop;
end $$;

-- A vehicle as servers hold it: the price in cents, the day of registration counted from 1970, instants in microseconds.
-- lapses: the instant at which the reservation that holds it lapses, as in lapsed_vehicles.
create view stock_rows as
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
    ) end as lapses
  from vehicles;

-- Differs after a table was truncated, written anew (vacuum full, restore, migration) or replaced.
create function stock_storage() returns text language plpgsql stable as $$
begin
  return concat_ws(
    ' ',
    pg_relation_filenode('vehicles'),
    pg_relation_filenode('vehicle_media'),
    pg_relation_filenode('vehicle_reservations'),
    'vehicle_changes'::regclass::oid,
    pg_is_in_recovery()
  );
end $$;

-- What has changed since the snapshot `seen`, as this statement sees it, and what these dealers have hidden. A transaction
-- that was still running in `seen` and has committed since then is included, in whatever order transactions commit.
-- plpgsql caches the plan, if it is generic. To plan the statement at each check takes longer than to execute it. The plan
-- does not know the snapshot, and would read all rows where a third of them might match.
create function stock_since(seen pg_snapshot, dealers uuid[])
  returns table (snapshot text, clock bigint, storage text, purged_before text, changed json, hidden json)
  language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return query
    with changed_vehicles as materialized (
      select distinct vehicle_changes.vehicle_id
      from vehicle_changes
      where vehicle_changes.changed_in >= pg_snapshot_xmin(seen)
        and not pg_visible_in_snapshot(vehicle_changes.changed_in, seen)
    )
    select
      pg_current_snapshot()::text,
      (extract(epoch from statement_timestamp()) * 1000000)::bigint,
      stock_storage(),
      (select vehicle_change_horizon.purged_before::text from vehicle_change_horizon),
      (
        select json_agg(json_build_object(
          'id', changed_vehicles.vehicle_id,
          'row', (select row_to_json(stock_rows) from stock_rows where stock_rows.id = changed_vehicles.vehicle_id)
        ))
        from changed_vehicles
      ),
      (
        select json_agg(json_build_object('dealer', marks.dealer_id, 'vehicle', marks.vehicle_id))
        from dealer_vehicle_statuses marks
        where marks.dealer_id = any(dealers) and marks.status = 'HIDDEN'
      );
end $$;
