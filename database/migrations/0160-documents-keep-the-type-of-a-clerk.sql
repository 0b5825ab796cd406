-- A type that a clerk has given to a document stays when a delivery brings the same document again: decision 0148. It is the
-- same by the name of its file or by its content. Documents of before have no name of a file; their titles were made from it.

alter table vehicle_media
  add column file_name text,
  add column is_type_chosen boolean not null default false;

update vehicle_media
set is_type_chosen = true
where document_type is not null
  and exists (
    select from audit_events
    where action = 'VEHICLE_MEDIUM_CHANGED'
      and subject_id = vehicle_media.vehicle_id
      and after ->> 'id' = vehicle_media.id::text
      and after ? 'documentType'
  );
