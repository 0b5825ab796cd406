-- The search at 50,000 vehicles: parts of a VIN are indexed as words, and rows contain what is read for many
-- of them.

-- All suffixes of a VIN with at least four characters. Any part of the VIN is a prefix of one of them. The
-- "#" in front, which no word has, keeps them apart from words that people type.
create function vin_parts(vin text) returns tsvector
  language sql immutable strict parallel safe
  return (
    select array_to_tsvector(array_agg('#' || substr(vin, place)))
    from generate_series(1, length(vin) - 3) place
  );

-- Short values stay in the row. Only long ones may be stored outside it.
alter table vehicles
  alter column make set storage main,
  alter column model set storage main,
  alter column variant set storage main,
  alter column transmission set storage main,
  alter column fuel_type set storage main,
  alter column colour set storage main;

-- Rewrites every row, so that the new storage also applies to existing rows.
alter table vehicles
  drop column search_vector,
  add column search_vector tsvector not null
    generated always as (
      searched_name(make, model, variant, vin)
      || setweight(searched_words(spellings(coalesce(equipment_text, ''))), 'D')
      || vin_parts(vin)
    ) stored;

create index vehicles_by_search on vehicles using gin (search_vector);

-- With a trigram index beside the word index, every match of either index had to be rechecked in the table.
drop index vehicles_by_vin_part;

-- Also update has_documents when a medium changes its vehicle or its kind.
create function note_documents_of(changed uuid[]) returns void language plpgsql as $$
begin
  -- Who adds or removes a document of the same vehicle meanwhile is waited for.
  perform from vehicles where id = any(changed) order by id for no key update;
  update vehicles set has_documents = not has_documents
    where id = any(changed)
      and has_documents <> exists (
        select from vehicle_media where vehicle_id = vehicles.id and media_type = 'pdf'
      );
end $$;

create or replace function note_documents() returns trigger language plpgsql as $$
begin
  perform note_documents_of(array(select vehicle_id from changed));
  return null;
end $$;

create function note_changed_document() returns trigger language plpgsql as $$
begin
  perform note_documents_of(array[old.vehicle_id, new.vehicle_id]);
  return null;
end $$;

create trigger vehicle_media_changed_note_documents
  after update of vehicle_id, media_type on vehicle_media
  for each row when (old.vehicle_id <> new.vehicle_id or old.media_type <> new.media_type)
  execute function note_changed_document();
