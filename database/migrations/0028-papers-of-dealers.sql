-- Papers with which a dealer proves who they are: trade licence, register extract. Decision 0031 says how they are stored.

create table dealer_papers (
  id uuid constraint dealer_papers_pkey primary key default gen_random_uuid(),
  dealer_id uuid not null,
  -- A place from 1 to 5, as the delivery addresses have one: no transaction can add a sixth paper.
  place smallint not null,
  file_name text not null,
  kind text not null,
  byte_size integer not null,
  storage_id text not null,
  created_at timestamptz not null default now(),
  constraint dealer_papers_belong_to_a_dealer foreign key (dealer_id) references dealers (id) on delete cascade,
  constraint dealer_papers_are_at_most_five check (place between 1 and 5),
  constraint dealer_papers_take_a_place_each unique (dealer_id, place),
  constraint dealer_papers_kind_is_known check (kind in ('image', 'pdf')),
  constraint dealer_papers_storage_ids_are_used_once unique (storage_id)
);

alter table file_removals
  drop constraint file_removals_kind_is_known,
  add constraint file_removals_kind_is_known check (kind in ('image', 'pdf', 'paper'));

-- Deleting a dealer deletes their papers by the foreign key, and so fires this trigger as well.
create function note_paper_removals() returns trigger language plpgsql as $$
begin
  insert into file_removals (storage_id, kind) select storage_id, 'paper' from removed;
  return null;
end $$;

create trigger dealer_papers_removed_note_file_removals
  after delete on dealer_papers referencing old table as removed
  for each statement execute function note_paper_removals();

alter table audit_events
  drop constraint audit_events_action_is_known,
  add constraint audit_events_action_is_known check (action in (
    'ORDER_PLACED', 'ORDER_STATUS_CHANGED', 'ORDER_TOTAL_CHANGED', 'ORDER_CANCELLED', 'ORDER_LAPSED',
    'ORDER_REFERENCE_CHANGED',
    'RESERVATION_MADE', 'RESERVATION_MADE_AGAIN', 'RESERVATION_PERIOD_CHANGED', 'RESERVATION_CANCELLED',
    'RESERVATION_LAPSED',
    'VEHICLE_IMPORTED', 'VEHICLE_REPLACED', 'VEHICLE_EDITED', 'VEHICLE_PRICE_CHANGED', 'VEHICLE_STATUS_CHANGED',
    'VEHICLE_MEDIUM_DELETED', 'VEHICLE_DELETED',
    'DEALER_REGISTERED', 'DEALER_EMAIL_CONFIRMED', 'DEALER_STATUS_CHANGED', 'DEALER_EDITED', 'DEALER_DELETED',
    'PAPER_ADDED', 'PAPER_DELETED', 'PAPERS_REQUESTED',
    'ADMIN_CREATED', 'USER_PASSWORD_RESET', 'USER_PASSWORD_CHANGED'
  ));
