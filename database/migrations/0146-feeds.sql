-- Secret addresses at which programs of a dealer read vehicles: docs/decisions/0144.

create table feeds (
  id uuid constraint feeds_pkey primary key default gen_random_uuid(),
  dealer_id uuid not null constraint feeds_belong_to_a_dealer references dealers on delete cascade,
  kind text not null,
  search_id uuid constraint feeds_follow_a_search references saved_searches on delete cascade,
  -- SHA-256 of the secret, which is shown once and not stored.
  token_hash bytea not null constraint feeds_have_secrets_of_their_own unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  constraint feeds_kind_is_known check (kind in ('STOCK', 'SEARCH', 'PURCHASES')),
  constraint feeds_of_a_search_name_it check ((kind = 'SEARCH') = (search_id is not null))
);

create index feeds_by_dealer on feeds (dealer_id);
create index feeds_by_search on feeds (search_id);
