-- Files are removed from the storage after the commit, by a job. Decision 0014 says why.

-- The storage keeps the content under this id. Each upload gets a new id, so a late removal never affects a
-- new upload of the same content. Contents from before this migration keep their keys.
alter table stored_files add column storage_id text;
update stored_files set storage_id = sha256;
alter table stored_files
  alter column storage_id set not null,
  add constraint stored_files_storage_ids_are_used_once unique (storage_id);

-- Ids whose files the job has to check once `due_at` has passed. It removes the files that no medium shows.
create table file_removals (
  id uuid constraint file_removals_pkey primary key default gen_random_uuid(),
  storage_id text not null,
  kind text not null,
  due_at timestamptz not null default now(),
  -- When the job decided to remove the files. From then on no row of stored_files may name the id.
  decided_at timestamptz,
  constraint file_removals_kind_is_known check (kind in ('image', 'pdf'))
);

create index file_removals_by_due_time on file_removals (due_at);
create index file_removals_by_storage_id on file_removals (storage_id);

-- Contents that no vehicle shows at the time of this migration.
insert into file_removals (storage_id, kind)
select storage_id, kind
from stored_files
where not exists (select from vehicle_media where vehicle_media.sha256 = stored_files.sha256);

-- Rows are only added: deletions of media that share a content do not wait for each other.
create function note_file_removals() returns trigger language plpgsql as $$
begin
  insert into file_removals (storage_id, kind)
  select storage_id, kind from stored_files where sha256 in (select sha256 from removed);
  return null;
end $$;

create trigger vehicle_media_removed_note_file_removals
  after delete on vehicle_media referencing old table as removed
  for each statement execute function note_file_removals();
