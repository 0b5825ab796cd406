-- The history is listed by what an entry is about, by user, by action and by kind of thing, always the newest first.
-- `total` counts from the index alone.

drop index audit_events_by_subject;
create index audit_events_by_subject on audit_events (subject_id, subject, at desc, id desc);
create index audit_events_by_actor on audit_events (actor_id, at desc, id desc) include (action, subject)
  where actor_id is not null;
create index audit_events_by_action on audit_events (action, at desc, id desc);
create index audit_events_by_kind_of_subject on audit_events (subject, at desc, id desc);
