-- Clerks add, rename and order the pictures and documents of a vehicle, and set its cover.

-- Checked at the end of each statement: one update gives all media of a vehicle their new places.
alter table vehicle_media
  drop constraint vehicle_media_have_their_place,
  add constraint vehicle_media_have_their_place unique (vehicle_id, ordinal) deferrable initially immediate;

-- The list of actions grows by those of media.
do $$
declare
  known text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'audit_events_action_is_known');
begin
  alter table audit_events drop constraint audit_events_action_is_known;
  execute 'alter table audit_events add constraint audit_events_action_is_known '
    || replace(
      known,
      '''VEHICLE_MEDIUM_DELETED''::text',
      '''VEHICLE_MEDIUM_ADDED''::text, ''VEHICLE_MEDIUM_CHANGED''::text, ''VEHICLE_MEDIA_ORDERED''::text, '
        || '''VEHICLE_MEDIUM_DELETED''::text'
    );
end $$;
