-- Every server tells its open pages what has changed by this record, beside that of the stock (0064): docs/decisions/0095.

-- What each transaction changed, as the pages ask for it: a topic, and the dealer or user whom it concerns, if there is one.
-- Rows are only inserted, so transactions do not wait for each other.
create table portal_changes (
  changed_in xid8 not null default pg_current_xact_id(),
  topic text not null,
  dealer_id uuid,
  user_id uuid,
  changed_at timestamptz not null default clock_timestamp()
);
create index portal_changes_by_transaction on portal_changes (changed_in);

-- For tables with a dealer_id. The argument is the topic.
create function note_change_of_dealers() returns trigger language plpgsql as $$
begin
  insert into portal_changes (topic, dealer_id) select distinct tg_argv[0], dealer_id from changed;
  return null;
end $$;

-- For tables whose changes concern nobody but admins. The argument is the topic.
create function note_change() returns trigger language plpgsql as $$
begin
  insert into portal_changes (topic) select tg_argv[0] where exists (select from changed);
  return null;
end $$;

create function note_changed_dealers() returns trigger language plpgsql as $$
begin
  insert into portal_changes (topic, dealer_id) select 'dealers', id from changed;
  return null;
end $$;

create function note_changed_users() returns trigger language plpgsql as $$
begin
  insert into portal_changes (topic, dealer_id, user_id) select 'users', dealer_id, id from changed;
  return null;
end $$;

create function note_ended_sessions() returns trigger language plpgsql as $$
begin
  insert into portal_changes (topic, user_id) select distinct 'sessions', user_id from changed;
  return null;
end $$;

create trigger orders_note_added after insert on orders
  referencing new table as changed for each statement execute function note_change_of_dealers('orders');
create trigger orders_note_changed after update on orders
  referencing new table as changed for each statement execute function note_change_of_dealers('orders');
create trigger orders_note_removed after delete on orders
  referencing old table as changed for each statement execute function note_change_of_dealers('orders');

-- A reservation is added with its order. It ends alone when a clerk releases its vehicle.
create trigger vehicle_reservations_note_changed after update on vehicle_reservations
  referencing new table as changed for each statement execute function note_change_of_dealers('orders');

create trigger order_documents_note_added after insert on order_documents
  referencing new table as changed for each statement execute function note_change('orders');
create trigger order_documents_note_removed after delete on order_documents
  referencing old table as changed for each statement execute function note_change('orders');

create trigger dealers_note_added after insert on dealers
  referencing new table as changed for each statement execute function note_changed_dealers();
create trigger dealers_note_changed after update on dealers
  referencing new table as changed for each statement execute function note_changed_dealers();
create trigger dealers_note_removed after delete on dealers
  referencing old table as changed for each statement execute function note_changed_dealers();

create trigger dealer_papers_note_added after insert on dealer_papers
  referencing new table as changed for each statement execute function note_change_of_dealers('dealers');
create trigger dealer_papers_note_removed after delete on dealer_papers
  referencing old table as changed for each statement execute function note_change_of_dealers('dealers');

create trigger users_note_added after insert on users
  referencing new table as changed for each statement execute function note_changed_users();
create trigger users_note_changed after update on users
  referencing new table as changed for each statement execute function note_changed_users();
create trigger users_note_removed after delete on users
  referencing old table as changed for each statement execute function note_changed_users();

create trigger sessions_note_ended after delete on sessions
  referencing old table as changed for each statement execute function note_ended_sessions();

create trigger clerk_notes_note_added after insert on clerk_notes
  referencing new table as changed for each statement execute function note_change('notes');
create trigger clerk_notes_note_changed after update on clerk_notes
  referencing new table as changed for each statement execute function note_change('notes');
create trigger clerk_notes_note_removed after delete on clerk_notes
  referencing old table as changed for each statement execute function note_change('notes');

create trigger mail_outbox_note_added after insert on mail_outbox
  referencing new table as changed for each statement execute function note_change('mails');
create trigger mail_outbox_note_changed after update on mail_outbox
  referencing new table as changed for each statement execute function note_change('mails');

create trigger imports_note_added after insert on imports
  referencing new table as changed for each statement execute function note_change('imports');
create trigger import_files_note_changed after update on import_files
  referencing new table as changed for each statement execute function note_change('imports');

create trigger saved_views_note_added after insert on saved_views
  referencing new table as changed for each statement execute function note_change('views');
create trigger saved_views_note_changed after update on saved_views
  referencing new table as changed for each statement execute function note_change('views');
create trigger saved_views_note_removed after delete on saved_views
  referencing old table as changed for each statement execute function note_change('views');

-- What has changed since the snapshot `seen`, as this statement sees it, in whatever order transactions commit. The plan is
-- generic and uses the index, as in stock_since().
create function portal_since(seen pg_snapshot)
  returns table (snapshot text, changed json)
  language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return query
    with changes as materialized (
      select distinct portal_changes.topic, portal_changes.dealer_id, portal_changes.user_id
      from portal_changes
      where portal_changes.changed_in >= pg_snapshot_xmin(seen)
        and not pg_visible_in_snapshot(portal_changes.changed_in, seen)
    )
    select
      pg_current_snapshot()::text,
      (select json_agg(json_build_object('topic', topic, 'dealer', dealer_id, 'user', user_id)) from changes);
end $$;
