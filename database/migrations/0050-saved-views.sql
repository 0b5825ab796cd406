-- The views of lists that clerks save for themselves, and share with the others.
create table saved_views (
  id uuid constraint saved_views_pkey primary key default gen_random_uuid(),
  owner_id uuid not null constraint saved_views_belong_to_a_user references users on delete cascade,
  list text not null,
  name text not null,
  -- The parameters of the address of the list, without the question mark.
  search text not null,
  is_shared boolean not null,
  constraint saved_views_list_is_known check (list in ('vehicles', 'orders', 'invoices')),
  constraint saved_views_of_a_clerk_have_different_names unique (owner_id, list, name)
);

create index saved_views_that_are_shared on saved_views (list) where is_shared;
