-- More than one admin: with all rights (FULL) or those of a clerk (CLERK), and they can be disabled. Dealers' users will have
-- rights too; today each is the owner.

alter table users
  add column rights text not null default 'OWNER',
  -- Since when an admin cannot sign in.
  add column disabled_at timestamptz;

update users set rights = 'FULL' where role = 'admin';

alter table users
  add constraint users_roles_have_their_rights check (
    (role = 'admin' and rights in ('FULL', 'CLERK')) or (role = 'dealer' and rights in ('OWNER', 'BUYER', 'VIEWER'))
  ),
  add constraint users_only_admins_are_disabled check (role = 'admin' or disabled_at is null);

-- The portal always has an admin with all rights who can sign in. The lock makes parallel changes wait for each other:
-- otherwise each of two would see the admin whom the other removes.
create function refuse_to_remove_the_last_admin() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('admins with all rights', 0));
  if not exists (select from users where role = 'admin' and rights = 'FULL' and disabled_at is null) then
    raise exception 'this is the last admin with all rights'
      using errcode = 'check_violation', constraint = 'users_keep_an_admin';
  end if;
  return null;
end $$;

create constraint trigger users_keep_an_admin
  after update of role, rights, disabled_at or delete on users
  for each row
  when (old.role = 'admin' and old.rights = 'FULL' and old.disabled_at is null)
  execute function refuse_to_remove_the_last_admin();

-- The list of actions grows by those of admins.
do $$
declare
  known text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'audit_events_action_is_known');
begin
  alter table audit_events drop constraint audit_events_action_is_known;
  execute 'alter table audit_events add constraint audit_events_action_is_known '
    || replace(known, '''ADMIN_CREATED''::text', '''ADMIN_CREATED''::text, ''ADMIN_EDITED''::text, ''ADMIN_RESET''::text');
end $$;
