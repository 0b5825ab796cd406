-- How far the bulk calls of all servers are: docs/decisions/0055. A row is written beside the transaction of its call, so that
-- others see it before the commit, and is gone when the call has ended. After a crash of the database nobody needs it.
create unlogged table bulk_calls (
  admin_id uuid not null,
  id uuid not null,
  done integer not null,
  total integer not null,
  changed_at timestamptz not null default now(),
  constraint bulk_calls_pkey primary key (admin_id, id)
);
