-- Imports of vehicles as jobs: decision 0040.

create table imports (
  id uuid constraint imports_pkey primary key default gen_random_uuid(),
  started_by uuid constraint imports_were_started_by_a_user references users on delete set null,
  started_at timestamptz not null default now(),
  -- A dry run says what would happen and changes no vehicle.
  is_dry_run boolean not null,
  -- When the clerk who started it was last mailed about failed files.
  reported_at timestamptz,
  -- When a clerk decided to leave the failed files as they are. Files that are added begin anew.
  settled_at timestamptz
);

create index imports_by_start on imports (started_at desc, id);
create index imports_by_starter on imports (started_by) where started_by is not null;

create table import_files (
  id uuid constraint import_files_pkey primary key default gen_random_uuid(),
  import_id uuid not null constraint import_files_belong_to_an_import references imports on delete cascade,
  -- The order in which the files came.
  place bigint generated always as identity,
  file_name text not null,
  added_by uuid constraint import_files_were_added_by_a_user references users on delete set null,
  state text not null,
  -- The ZIP in the storage, until it is imported or refused.
  storage_id text,
  vin text,
  -- The vehicle that the file became, or whose data it replaced.
  vehicle_id uuid constraint import_files_became_a_vehicle references vehicles on delete set null,
  -- Make and model.
  name text,
  is_replaced boolean not null default false,
  -- Lists of JSON objects and of texts, as the contract has them.
  changes jsonb not null default '[]',
  skipped jsonb not null default '[]',
  -- Why the file was refused.
  reason text,
  entry text,
  params jsonb not null default '{}',
  finished_at timestamptz,
  constraint import_files_state_is_known check (state in ('waiting', 'running', 'done', 'failed')),
  constraint import_files_that_failed_have_a_reason check ((state = 'failed') = (reason is not null)),
  constraint import_files_that_ended_have_a_time check ((state in ('done', 'failed')) = (finished_at is not null)),
  constraint import_files_that_ended_hold_no_zip check ((state in ('done', 'failed')) = (storage_id is null))
);

create index import_files_by_import on import_files (import_id, place);
create index import_files_by_vehicle on import_files (vehicle_id) where vehicle_id is not null;
create index import_files_by_adder on import_files (added_by) where added_by is not null;
create index import_files_that_have_not_ended on import_files (import_id) where state in ('waiting', 'running');
create index import_files_that_failed on import_files (import_id, finished_at) where state = 'failed';

alter table file_removals
  drop constraint file_removals_kind_is_known,
  add constraint file_removals_kind_is_known check (kind in ('image', 'pdf', 'paper', 'import'));
