-- Who sent a mail again is recorded: decision 0046.

-- The lists of actions and of subjects grow by it.
do $$
declare
  actions text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'audit_events_action_is_known');
  subjects text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'audit_events_subject_is_known');
begin
  alter table audit_events
    drop constraint audit_events_action_is_known,
    drop constraint audit_events_subject_is_known;
  execute 'alter table audit_events add constraint audit_events_action_is_known '
    || replace(
      actions,
      '''USER_PASSWORD_CHANGED''::text',
      '''USER_PASSWORD_CHANGED''::text, ''MAIL_SENT_AGAIN''::text'
    );
  execute 'alter table audit_events add constraint audit_events_subject_is_known '
    || replace(subjects, '''user''::text', '''user''::text, ''mail''::text');
end $$;
