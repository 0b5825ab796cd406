-- What a buyer asks the owners of the company to order, because it is above the limit. A request reserves nothing.

create table order_requests (
  id uuid constraint order_requests_pkey primary key default gen_random_uuid(),
  dealer_id uuid not null constraint order_requests_belong_to_a_dealer references dealers on delete cascade,
  requested_by uuid not null constraint order_requests_were_sent_by_a_user references users on delete cascade,
  requested_at timestamptz not null default now(),
  -- The vehicles as the buyer saw them, with their prices. A vehicle may be deleted meanwhile.
  vehicles jsonb not null,
  total_amount numeric(12, 2) not null,
  notes text,
  purchase_reference text,
  shipping_method text not null,
  -- Null: the address of the company.
  delivery_address jsonb,
  -- Of the call: the same request is open once.
  sha256 text not null,
  state text not null default 'OPEN',
  decided_at timestamptz,
  decided_by uuid constraint order_requests_were_decided_by_a_user references users on delete set null,
  reason text,
  order_id uuid constraint order_requests_became_an_order references orders on delete restrict,
  constraint order_requests_state_is_known check (state in ('OPEN', 'ORDERED', 'DECLINED')),
  constraint order_requests_are_decided_with_a_date check ((state = 'OPEN') = (decided_at is null)),
  constraint order_requests_name_their_order check ((state = 'ORDERED') = (order_id is not null)),
  constraint order_requests_are_declined_with_a_reason check ((state = 'DECLINED') = (reason is not null))
);

create index order_requests_by_dealer on order_requests (dealer_id, requested_at);
create unique index order_requests_are_open_once on order_requests (requested_by, sha256) where state = 'OPEN';
create index order_requests_by_sender on order_requests (requested_by);
create index order_requests_by_decider on order_requests (decided_by) where decided_by is not null;
create index order_requests_by_order on order_requests (order_id) where order_id is not null;

-- Open pages of the company read the requests again.
create function note_changed_order_requests() returns trigger language plpgsql as $$
begin
  insert into portal_changes (topic, dealer_id) select distinct 'orders', dealer_id from changed;
  return null;
end $$;

create trigger order_requests_note_added after insert on order_requests
  referencing new table as changed for each statement execute function note_changed_order_requests();
create trigger order_requests_note_changed after update on order_requests
  referencing new table as changed for each statement execute function note_changed_order_requests();
