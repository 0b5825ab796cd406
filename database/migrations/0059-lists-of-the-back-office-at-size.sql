-- Clerks filter the stock by pictures, age and last change. Like `has_documents`, `has_pictures` spares the list a search of
-- the media of every vehicle.
alter table vehicles add column has_pictures boolean not null default false;
update vehicles set has_pictures = true
where exists (select from vehicle_media where vehicle_id = vehicles.id and media_type = 'image');

alter function note_documents_of(uuid[]) rename to note_media_of;
create or replace function note_media_of(changed uuid[]) returns void language plpgsql as $$
begin
  -- Who adds or removes a medium of the same vehicle meanwhile is waited for.
  perform from vehicles where id = any(changed) order by id for no key update;
  update vehicles set has_documents = noted.has_documents, has_pictures = noted.has_pictures
    from (
      select
        vehicle,
        exists (select from vehicle_media where vehicle_id = vehicle and media_type = 'pdf') as has_documents,
        exists (select from vehicle_media where vehicle_id = vehicle and media_type = 'image') as has_pictures
      from unnest(changed) as vehicle
    ) as noted
    where vehicles.id = noted.vehicle
      and (vehicles.has_documents, vehicles.has_pictures) <> (noted.has_documents, noted.has_pictures);
end $$;

create or replace function note_documents() returns trigger language plpgsql as $$
begin
  perform note_media_of(array(select distinct vehicle_id from changed));
  return null;
end $$;
alter function note_documents() rename to note_media;

create or replace function note_changed_document() returns trigger language plpgsql as $$
begin
  perform note_media_of(array[old.vehicle_id, new.vehicle_id]);
  return null;
end $$;
alter function note_changed_document() rename to note_changed_medium;

alter trigger vehicle_media_added_note_documents on vehicle_media rename to vehicle_media_added_note_media;
alter trigger vehicle_media_changed_note_documents on vehicle_media rename to vehicle_media_changed_note_media;
alter trigger vehicle_media_removed_note_documents on vehicle_media rename to vehicle_media_removed_note_media;

-- The columns of these filters are in the index that counts the facets: one index-only scan answers them too.
drop index vehicles_by_facets;
create index vehicles_by_facets on vehicles
  (make, model, fuel_type, transmission, colour, doors, has_documents, status)
  include (price_net, mileage_km, kw, first_registered, id, created_at, updated_at, has_pictures);
create index vehicles_without_pictures on vehicles (first_registered desc nulls last, id) where not has_pictures;
drop index vehicle_media_that_are_pictures;

-- A search of the dealers finds parts of what a clerk knows of them. The expression is the same in
-- server/dealers/queries.ts; a line break separates the values, so that no part of two values is found.
create index dealers_by_part on dealers using gin (
  lower(
    company_name || E'\n' || email || E'\n' || coalesce(city, '') || E'\n'
      || coalesce(contact_first_name, '') || ' ' || coalesce(contact_last_name, '')
  ) gin_trgm_ops,
  vat_id gin_trgm_ops
);
create index dealers_erased on dealers (id) where erased_at is not null;

-- A search of the mails compares the address as it is stored: to fold the case of each cost more than to find and count them.
alter table mail_outbox add constraint mail_outbox_addresses_are_lower_case check (recipient = lower(recipient));
drop index mail_outbox_by_address_part;
create index mail_outbox_by_address_part on mail_outbox using gin (recipient gin_trgm_ops);
