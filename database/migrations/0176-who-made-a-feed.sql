-- A feed names its maker, and the audit log says who made and who revoked it: decision 0144. Null: made before this migration.

alter table feeds
  add column created_by uuid constraint feeds_were_created_by_a_user references users on delete set null;

create index feeds_by_creator on feeds (created_by);

-- The list of actions grows by these two.
do $$
declare
  known text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'audit_events_action_is_known');
begin
  alter table audit_events drop constraint audit_events_action_is_known;
  execute 'alter table audit_events add constraint audit_events_action_is_known '
    || replace(known, '''ORDER_REQUEST_WITHDRAWN''::text', '''ORDER_REQUEST_WITHDRAWN''::text, ''FEED_CREATED''::text, ''FEED_REVOKED''::text');
end $$;
