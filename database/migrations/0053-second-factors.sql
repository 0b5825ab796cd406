-- The second factor of admins: the secret of an authenticator app (TOTP), and recovery codes for when it is lost.

create table second_factors (
  user_id uuid constraint second_factors_pkey primary key,
  -- Sealed with a key that is not in the database. Null until the first code has confirmed it.
  secret bytea,
  -- The secret that waits for its first code: of the first app, or of the one that replaces it.
  pending_secret bytea,
  -- The time step of the code that was used last. A code works once, and no earlier one after it.
  last_step integer not null default 0,
  turned_on_at timestamptz,
  constraint second_factors_belong_to_a_user foreign key (user_id) references users (id) on delete cascade,
  constraint second_factors_have_a_secret check (secret is not null or pending_secret is not null),
  constraint second_factors_that_are_on_say_since_when check ((secret is null) = (turned_on_at is null))
);

-- Of a code only the hash is stored. A code that was used is deleted.
create table recovery_codes (
  user_id uuid not null,
  code_hash bytea not null,
  constraint recovery_codes_pkey primary key (user_id, code_hash),
  constraint recovery_codes_belong_to_a_second_factor
    foreign key (user_id) references second_factors (user_id) on delete cascade
);

-- The list of actions grows by those of the second factor.
do $$
declare
  known text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'audit_events_action_is_known');
begin
  alter table audit_events drop constraint audit_events_action_is_known;
  execute 'alter table audit_events add constraint audit_events_action_is_known '
    || replace(
      known,
      '''ADMIN_RESET''::text',
      '''ADMIN_RESET''::text, ''SECOND_FACTOR_ON''::text, ''SECOND_FACTOR_OFF''::text, '
        || '''RECOVERY_CODE_USED''::text, ''RECOVERY_CODES_RENEWED''::text'
    );
end $$;
