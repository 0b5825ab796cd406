-- The inventory at 50,000 vehicles: short rows, one index for all counts, and a row for each change of the
-- stock.

-- Long values are stored outside the row (TOAST). Columns that are read for many rows stay in it.
alter table vehicles set (toast_tuple_target = 512);
alter table vehicles alter column name_vector set storage main;

-- True if the vehicle has a document, so that lists need no lookup per vehicle.
alter table vehicles add column has_documents boolean not null default false;
update vehicles set has_documents = true
  where id in (select vehicle_id from vehicle_media where media_type = 'pdf');

create function note_documents() returns trigger language plpgsql as $$
begin
  -- Who adds or removes a document of the same vehicle meanwhile is waited for.
  perform from vehicles where id in (select vehicle_id from changed) order by id for no key update;
  update vehicles set has_documents = not has_documents
    where id in (select vehicle_id from changed)
      and has_documents <> exists (
        select from vehicle_media where vehicle_id = vehicles.id and media_type = 'pdf'
      );
  return null;
end $$;

create trigger vehicle_media_added_note_documents
  after insert on vehicle_media referencing new table as changed
  for each statement execute function note_documents();
create trigger vehicle_media_removed_note_documents
  after delete on vehicle_media referencing old table as changed
  for each statement execute function note_documents();

-- All columns that are counted or filtered, in the order in which the facets group them.
drop index vehicles_by_facets, vehicles_by_make_and_model;
create index vehicles_by_facets on vehicles
  (make, model, fuel_type, transmission, colour, doors, has_documents, status)
  include (price_net, mileage_km, kw, first_registered, id);

-- One row for each transaction that changed what the inventory shows. While a reader sees the same rows here,
-- they see the same stock. Rows are only inserted, so transactions do not block each other.
create table stock_changes (
  place bigint generated always as identity constraint stock_changes_pkey primary key,
  changed_at timestamptz not null default now()
);

create function note_stock_change() returns trigger language plpgsql as $$
begin
  if current_setting('forecourt.stock_changed_by', true) is distinct from pg_current_xact_id()::text then
    insert into stock_changes default values;
    perform set_config('forecourt.stock_changed_by', pg_current_xact_id()::text, true);
  end if;
  return null;
end $$;

create trigger vehicles_note_each_change
  after insert or update or delete or truncate on vehicles
  for each statement execute function note_stock_change();
create trigger vehicle_media_note_each_change
  after insert or update or delete or truncate on vehicle_media
  for each statement execute function note_stock_change();
