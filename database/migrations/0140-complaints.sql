-- Complaints of dealers about vehicles of completed orders: decision 0141.

create table complaints (
  id uuid constraint complaints_pkey primary key default gen_random_uuid(),
  order_id uuid not null constraint complaints_belong_to_an_order references orders on delete restrict,
  -- The vehicle as it was sold.
  reservation_id uuid not null
    constraint complaints_are_about_a_vehicle_of_an_order references vehicle_reservations on delete restrict,
  text text not null,
  -- What the dealer read in the vehicle; null if it could not be read.
  mileage_km integer,
  -- Of all that was sent: the same complaint is stored once.
  sha256 text not null,
  state text not null default 'OPEN',
  reported_at timestamptz not null default now(),
  constraint complaints_state_is_known check (state in ('OPEN', 'ACCEPTED', 'DECLINED', 'SETTLED')),
  constraint complaints_mileage_is_not_negative check (mileage_km >= 0),
  constraint complaints_are_stored_once unique (order_id, sha256)
);

create index complaints_by_reservation on complaints (reservation_id);
-- For the work list.
create index complaints_without_an_answer on complaints (order_id, reported_at) where state = 'OPEN';

create table complaint_answers (
  id uuid constraint complaint_answers_pkey primary key default gen_random_uuid(),
  complaint_id uuid not null constraint complaint_answers_belong_to_a_complaint references complaints on delete cascade,
  state text not null,
  text text not null,
  answered_at timestamptz not null default now(),
  answered_by uuid constraint complaint_answers_were_given_by_a_user references users on delete set null,
  constraint complaint_answers_state_is_known check (state in ('ACCEPTED', 'DECLINED', 'SETTLED'))
);

create index complaint_answers_by_complaint on complaint_answers (complaint_id);
create index complaint_answers_by_user on complaint_answers (answered_by) where answered_by is not null;

create table complaint_photos (
  id uuid constraint complaint_photos_pkey primary key default gen_random_uuid(),
  complaint_id uuid not null constraint complaint_photos_belong_to_a_complaint references complaints on delete cascade,
  place integer not null,
  file_name text not null,
  media_type text not null,
  -- Size and place of the stored file.
  byte_size integer not null,
  storage_id text not null,
  added_at timestamptz not null default now(),
  constraint complaint_photos_media_type_is_known check (media_type in ('image', 'pdf')),
  constraint complaint_photos_take_a_place_each unique (complaint_id, place),
  constraint complaint_photos_storage_ids_are_used_once unique (storage_id)
);

create index complaint_photos_by_age on complaint_photos (added_at);

-- The same removals as those of papers, in the same folder of the storage.
create trigger complaint_photos_removed_note_file_removals
  after delete on complaint_photos referencing old table as removed
  for each statement execute function note_paper_removals();

-- Open pages of the order read it again, those of its dealer too. An answer also changes the complaint.
create function note_changed_complaints() returns trigger language plpgsql as $$
begin
  insert into portal_changes (topic, dealer_id)
  select distinct 'orders', orders.dealer_id
  from changed
  join orders on orders.id = changed.order_id;
  return null;
end $$;

create trigger complaints_note_added after insert on complaints
  referencing new table as changed for each statement execute function note_changed_complaints();
create trigger complaints_note_changed after update on complaints
  referencing new table as changed for each statement execute function note_changed_complaints();

-- The list of actions grows by those of complaints.
do $$
declare
  known text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'audit_events_action_is_known');
begin
  alter table audit_events drop constraint audit_events_action_is_known;
  execute 'alter table audit_events add constraint audit_events_action_is_known '
    || replace(
      known,
      '''ORDER_DOCUMENT_DELETED''::text',
      '''ORDER_DOCUMENT_DELETED''::text, ''COMPLAINT_OPENED''::text, ''COMPLAINT_ANSWERED''::text'
    );
end $$;
