-- The personal data of a dealer are erased. Their orders, invoices and audit entries stay: decision 0045.

alter table dealers
  -- Since when the account has no personal data and cannot be used.
  add column erased_at timestamptz,
  add constraint dealers_erased_stay_suspended check (erased_at is null or status = 'SUSPENDED');

-- A call of the dealer or a clerk may have begun before the erasure. It waits for the lock on the dealer, and then fails as
-- if the dealer had been deleted.
create function refuse_rows_of_an_erased_dealer() returns trigger language plpgsql as $$
declare
  erased timestamptz;
begin
  select erased_at into erased from dealers where id = new.dealer_id for key share;
  if erased is not null then
    raise exception 'dealer % is erased', new.dealer_id
      using errcode = 'foreign_key_violation', constraint = tg_argv[0];
  end if;
  return null;
end $$;

create trigger dealer_papers_are_not_of_an_erased_dealer
  after insert on dealer_papers
  for each row execute function refuse_rows_of_an_erased_dealer('dealer_papers_belong_to_a_dealer');
create trigger dealer_addresses_are_not_of_an_erased_dealer
  after insert on dealer_addresses
  for each row execute function refuse_rows_of_an_erased_dealer('dealer_addresses_belong_to_a_dealer');
create trigger dealer_vehicle_statuses_are_not_of_an_erased_dealer
  after insert on dealer_vehicle_statuses
  for each row execute function refuse_rows_of_an_erased_dealer('dealer_vehicle_statuses_belong_to_a_dealer');
create trigger clerk_notes_are_not_of_an_erased_dealer
  after insert on clerk_notes
  for each row when (new.dealer_id is not null)
  execute function refuse_rows_of_an_erased_dealer('clerk_notes_belong_to_a_dealer');

-- The list of actions grows by the erasure.
do $$
declare
  known text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'audit_events_action_is_known');
begin
  alter table audit_events drop constraint audit_events_action_is_known;
  execute 'alter table audit_events add constraint audit_events_action_is_known '
    || replace(known, '''DEALER_DELETED''::text', '''DEALER_DELETED''::text, ''DEALER_ERASED''::text');
end $$;
