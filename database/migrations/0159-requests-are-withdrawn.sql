-- A buyer takes back a request that no owner has decided: decision 0142. `decided_by` is the buyer then.

alter table order_requests
  drop constraint order_requests_state_is_known,
  add constraint order_requests_state_is_known check (state in ('OPEN', 'ORDERED', 'DECLINED', 'WITHDRAWN'));

-- The list of actions grows by this one.
do $$
declare
  known text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'audit_events_action_is_known');
begin
  alter table audit_events drop constraint audit_events_action_is_known;
  execute 'alter table audit_events add constraint audit_events_action_is_known '
    || replace(known, '''ORDER_REQUEST_DECIDED''::text', '''ORDER_REQUEST_DECIDED''::text, ''ORDER_REQUEST_WITHDRAWN''::text');
end $$;
