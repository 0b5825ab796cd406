-- Several users of one company: colleagues are invited, blocked and removed. Orders refer to the user who placed them, so the
-- row of a removed user stays with the name, without the address.

alter table users
  drop constraint users_only_admins_are_disabled,
  add column removed_at timestamptz,
  add constraint users_are_removed_without_access check (
    removed_at is null or (role = 'dealer' and disabled_at is not null and email_confirmed_at is null)
  );

-- A company always has an owner who can sign in. The lock makes parallel changes of one company wait for each other: otherwise
-- each of two owners would see the one whom the other removes. With a company its users are deleted.
create function refuse_to_remove_the_last_owner() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('owners of ' || old.dealer_id, 0));
  if exists (select from dealers where id = old.dealer_id) and not exists (
    select from users
    where dealer_id = old.dealer_id and rights = 'OWNER' and disabled_at is null and email_confirmed_at is not null
  ) then
    raise exception 'this is the last owner of the company'
      using errcode = 'check_violation', constraint = 'users_keep_an_owner';
  end if;
  return null;
end $$;

create constraint trigger users_keep_an_owner
  after update of rights, disabled_at or delete on users
  for each row
  when (old.role = 'dealer' and old.rights = 'OWNER' and old.disabled_at is null and old.email_confirmed_at is not null)
  execute function refuse_to_remove_the_last_owner();

-- The list of actions grows by those of colleagues.
do $$
declare
  known text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'audit_events_action_is_known');
begin
  alter table audit_events drop constraint audit_events_action_is_known;
  execute 'alter table audit_events add constraint audit_events_action_is_known '
    || replace(
      known, '''ADMIN_CREATED''::text',
      '''COLLEAGUE_INVITED''::text, ''COLLEAGUE_CHANGED''::text, ''COLLEAGUE_REMOVED''::text, ''ADMIN_CREATED''::text'
    );
end $$;
