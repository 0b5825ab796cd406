-- Above this net total only the owners of a company order: decision 0142. Null: no limit.

alter table dealers
  add column approval_limit numeric(12, 2),
  add constraint dealers_approval_limit_is_positive check (approval_limit > 0);

-- The list of actions grows by the limit and by the requests of the next migration.
do $$
declare
  known text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'audit_events_action_is_known');
begin
  alter table audit_events drop constraint audit_events_action_is_known;
  execute 'alter table audit_events add constraint audit_events_action_is_known '
    || replace(
      known,
      '''COLLEAGUE_REMOVED''::text',
      '''COLLEAGUE_REMOVED''::text, ''APPROVAL_LIMIT_CHANGED''::text, ''ORDER_REQUESTED''::text, ''ORDER_REQUEST_DECIDED''::text'
    );
end $$;
