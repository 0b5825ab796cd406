-- Searches that users save, and which vehicles they have been told of: docs/decisions/0143.

create table saved_searches (
  id uuid constraint saved_searches_pkey primary key default gen_random_uuid(),
  user_id uuid not null constraint saved_searches_belong_to_a_user references users on delete cascade,
  name text not null,
  -- The parameters of the address of the inventory, without the question mark.
  search text not null,
  alert text not null,
  -- Null: mails are sent as `alert` says.
  paused_at timestamptz,
  created_at timestamptz not null default now(),
  -- Changes of vehicles that this snapshot shows have been compared with the search, and when that was done.
  compared pg_snapshot not null default pg_current_snapshot(),
  compared_at timestamptz not null default now(),
  constraint saved_searches_alert_is_known check (alert in ('OFF', 'DAILY', 'AT_ONCE')),
  constraint saved_searches_of_a_user_have_different_names unique (user_id, name)
);

-- A vehicle that is in the list of a search, or was mailed for it. One row for each, so that no vehicle is mailed twice. There is no
-- foreign key to vehicles: it would lock thousands of them whenever a search is saved. A deleted vehicle is a change like any other.
create table saved_search_matches (
  search_id uuid not null constraint saved_search_matches_belong_to_a_search references saved_searches on delete cascade,
  vehicle_id uuid not null,
  -- Null: it was in the list when the search was saved, or is of no interest to the user.
  found_at timestamptz,
  -- The user has not looked at the list since it was found.
  is_new boolean not null default false,
  waits_for_mail boolean not null default false,
  mailed_at timestamptz,
  constraint saved_search_matches_pkey primary key (search_id, vehicle_id)
);

create index saved_search_matches_that_are_new on saved_search_matches (search_id) where is_new;
create index saved_search_matches_that_wait on saved_search_matches (search_id, found_at) where waits_for_mail;
