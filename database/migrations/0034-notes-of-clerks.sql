-- What clerks note about an order or a dealer, and the calls that they log. Rows are added only. No answer to a dealer has them.
create table clerk_notes (
  id uuid constraint clerk_notes_pkey primary key default gen_random_uuid(),
  order_id uuid constraint clerk_notes_belong_to_an_order references orders on delete restrict,
  dealer_id uuid constraint clerk_notes_belong_to_a_dealer references dealers on delete cascade,
  -- NOTE or CALL
  kind text not null,
  text text not null,
  noted_at timestamptz not null default now(),
  -- As in the audit log: it stays when the account of the clerk is deleted.
  author_email text not null,
  constraint clerk_notes_have_one_subject check (num_nonnulls(order_id, dealer_id) = 1),
  constraint clerk_notes_kind_is_known check (kind in ('NOTE', 'CALL')),
  constraint clerk_notes_are_short check (char_length(text) between 1 and 2000)
);

create index clerk_notes_by_order on clerk_notes (order_id, noted_at desc, id) where order_id is not null;
create index clerk_notes_by_dealer on clerk_notes (dealer_id, noted_at desc, id) where dealer_id is not null;
