-- Written by database/codegen.ts from the migrated database. Not to be edited.

create extension btree_gist;

create extension pg_trgm;

create extension unaccent;

create text search configuration trade (parser = default);
alter text search configuration trade add mapping for asciihword with unaccent, german_stem;
alter text search configuration trade add mapping for asciiword with unaccent, german_stem;
alter text search configuration trade add mapping for email with simple;
alter text search configuration trade add mapping for file with simple;
alter text search configuration trade add mapping for float with simple;
alter text search configuration trade add mapping for host with simple;
alter text search configuration trade add mapping for hword with unaccent, german_stem;
alter text search configuration trade add mapping for hword_asciipart with unaccent, german_stem;
alter text search configuration trade add mapping for hword_numpart with simple;
alter text search configuration trade add mapping for hword_part with unaccent, german_stem;
alter text search configuration trade add mapping for int with simple;
alter text search configuration trade add mapping for numhword with simple;
alter text search configuration trade add mapping for numword with simple;
alter text search configuration trade add mapping for sfloat with simple;
alter text search configuration trade add mapping for uint with simple;
alter text search configuration trade add mapping for url with simple;
alter text search configuration trade add mapping for url_path with simple;
alter text search configuration trade add mapping for version with simple;
alter text search configuration trade add mapping for word with unaccent, german_stem;

create text search configuration trade_words (parser = default);
alter text search configuration trade_words add mapping for asciihword with unaccent, german_words;
alter text search configuration trade_words add mapping for asciiword with unaccent, german_words;
alter text search configuration trade_words add mapping for email with simple;
alter text search configuration trade_words add mapping for file with simple;
alter text search configuration trade_words add mapping for float with simple;
alter text search configuration trade_words add mapping for host with simple;
alter text search configuration trade_words add mapping for hword with unaccent, german_words;
alter text search configuration trade_words add mapping for hword_asciipart with unaccent, german_words;
alter text search configuration trade_words add mapping for hword_numpart with simple;
alter text search configuration trade_words add mapping for hword_part with unaccent, german_words;
alter text search configuration trade_words add mapping for int with simple;
alter text search configuration trade_words add mapping for numhword with simple;
alter text search configuration trade_words add mapping for numword with simple;
alter text search configuration trade_words add mapping for sfloat with simple;
alter text search configuration trade_words add mapping for uint with simple;
alter text search configuration trade_words add mapping for url with simple;
alter text search configuration trade_words add mapping for url_path with simple;
alter text search configuration trade_words add mapping for version with simple;
alter text search configuration trade_words add mapping for word with unaccent, german_words;

CREATE OR REPLACE FUNCTION public.damages_sum(condition jsonb)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT CASE WHEN (jsonb_typeof((damages_sum.condition -> 'damages'::text)) IS DISTINCT FROM 'array'::text) THEN NULL::numeric WHEN (count(*) = count((damage.value ->> 'estimate'::text))) THEN COALESCE(sum(((damage.value ->> 'estimate'::text))::numeric), (0)::numeric) ELSE NULL::numeric END AS "case" FROM jsonb_array_elements(CASE WHEN (jsonb_typeof((damages_sum.condition -> 'damages'::text)) = 'array'::text) THEN (damages_sum.condition -> 'damages'::text) ELSE '[]'::jsonb END) damage(value))
;

CREATE OR REPLACE FUNCTION public.former_price(old_price numeric, old_former_price numeric, new_price numeric)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select nullif(
    greatest(old_former_price, case when old_price <= 2 * new_price then old_price end, new_price), new_price
  )
$function$
;

CREATE OR REPLACE FUNCTION public.invoice_number(year integer, sequence integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (((year)::text || '-'::text) || lpad((sequence)::text, GREATEST(6, length((sequence)::text)), '0'::text))
;

CREATE OR REPLACE FUNCTION public.keep_former_price()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update vehicles
  set former_price_net = former_price(old.price_net, old.former_price_net, new.price_net)
  where id = new.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.last_visit(seen_at timestamp with time zone, last_visit_at timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN CASE WHEN (seen_at < (now() - '04:00:00'::interval)) THEN seen_at ELSE last_visit_at END
;

CREATE OR REPLACE FUNCTION public.name_spellings(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ((spellings(words) || ' '::text) || translate(write_out_umlauts(words), '-./'::text, ''::text))
;

CREATE OR REPLACE FUNCTION public.note_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into portal_changes (topic) select tg_argv[0] where exists (select from changed);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.note_change_of_dealers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into portal_changes (topic, dealer_id) select distinct tg_argv[0], dealer_id from changed;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.note_changed_complaints()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into portal_changes (topic, dealer_id)
  select distinct 'orders', orders.dealer_id
  from changed
  join orders on orders.id = changed.order_id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.note_changed_dealers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into portal_changes (topic, dealer_id) select 'dealers', id from changed;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.note_changed_medium()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_media_of(array[old.vehicle_id, new.vehicle_id]);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.note_changed_order_requests()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into portal_changes (topic, dealer_id) select distinct 'orders', dealer_id from changed;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.note_changed_users()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into portal_changes (topic, dealer_id, user_id) select 'users', dealer_id, id from changed;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.note_changed_vehicles()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'TRUNCATE' then
    insert into vehicle_changes (vehicle_id) values (null);
  -- To read the whole stock is cheaper than so many vehicles singly.
  elsif (select count(*) from (select from changed limit 20001) some_of_them) > 20000 then
    insert into vehicle_changes (vehicle_id) values (null);
  elsif tg_table_name = 'vehicles' then
    insert into vehicle_changes (vehicle_id, has_new_words) select id, tg_op = 'INSERT' from changed;
  else
    insert into vehicle_changes (vehicle_id) select distinct vehicle_id from changed;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.note_ended_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into portal_changes (topic, user_id) select distinct 'sessions', user_id from changed;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.note_file_removals()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into file_removals (storage_id, kind)
  select storage_id, kind from stored_files where sha256 in (select sha256 from removed);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.note_media()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_media_of(array(select distinct vehicle_id from changed));
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.note_media_of(changed uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Who adds or removes a medium of the same vehicle meanwhile is waited for.
  perform from vehicles where id = any(changed) order by id for no key update;
  update vehicles set has_documents = noted.has_documents, has_pictures = noted.has_pictures
    from (
      select
        vehicle,
        exists (select from vehicle_media where vehicle_id = vehicle and media_type = 'pdf') as has_documents,
        exists (select from vehicle_media where vehicle_id = vehicle and media_type = 'image') as has_pictures
      from unnest(changed) as vehicle
    ) as noted
    where vehicles.id = noted.vehicle
      and (vehicles.has_documents, vehicles.has_pictures) <> (noted.has_documents, noted.has_pictures);
end $function$
;

CREATE OR REPLACE FUNCTION public.note_new_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into vehicle_changes (vehicle_id, has_new_words) values (new.id, true);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.note_paper_removals()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into file_removals (storage_id, kind) select storage_id, 'paper' from removed;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.note_stock_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if current_setting('forecourt.stock_changed_by', true) is distinct from pg_current_xact_id()::text then
    insert into stock_changes default values;
    perform set_config('forecourt.stock_changed_by', pg_current_xact_id()::text, true);
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.order_number(order_id uuid)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN "left"((order_id)::text, 8)
;

CREATE OR REPLACE FUNCTION public.portal_since(seen pg_snapshot)
 RETURNS TABLE(snapshot text, changed json)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_a_contradictory_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed uuid[];
  each uuid;
  contradiction text;
begin
  -- `old` is null after an insert, `new` after a delete. A reservation that moves to another order changes both.
  if tg_table_name = 'orders' then changed := array[new.id];
  elsif old.order_id = new.order_id then changed := array[new.order_id];
  else changed := array[old.order_id, new.order_id];
  end if;
  -- Not `id = any(changed)`: PostgreSQL would plan that statement anew for each row.
  foreach each in array changed loop
    -- The trigger of an order that this transaction has written checks it once, not once for each reservation.
    continue when tg_table_name <> 'orders'
      and exists (select from orders where id = each and xmin = pg_current_xact_id()::xid);
    select reason into contradiction from contradictory_orders where id = each;
    if found then
      raise exception 'order % %', each, contradiction
        using errcode = 'check_violation', constraint = tg_name;
    end if;
  end loop;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_a_contradictory_vehicle()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  wrong record;
begin
  if tg_table_name = 'vehicles' then
    select id, order_id into wrong from contradictory_vehicles where id = new.id;
  elsif tg_table_name = 'orders' then
    select id, order_id into wrong from contradictory_vehicles where order_id = new.id limit 1;
  else
    select id, order_id into wrong
    from contradictory_vehicles
    where id = old.vehicle_id and order_id = old.order_id;
  end if;
  if found then
    raise exception 'vehicle % has another status than order % gives it', wrong.id, wrong.order_id
      using errcode = 'check_violation', constraint = tg_name;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_a_low_former_price()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from vehicles where id = new.id and former_price_net <= price_net) then
    raise exception 'the former price of vehicle % is not higher than its price', new.id
      using errcode = 'check_violation', constraint = 'vehicles_former_price_is_higher';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_rows_of_an_erased_dealer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  erased timestamptz;
begin
  select erased_at into erased from dealers where id = new.dealer_id for key share;
  if erased is not null then
    raise exception 'dealer % is erased', new.dealer_id
      using errcode = 'foreign_key_violation', constraint = tg_argv[0];
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_searches_of_an_ended_user()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from users where id = new.user_id for key share;
  if exists (
    select from users
    left join dealers on dealers.id = users.dealer_id
    where users.id = new.user_id and (users.removed_at is not null or dealers.erased_at is not null)
  ) then
    raise exception 'user % has been removed or erased', new.user_id
      using errcode = 'foreign_key_violation', constraint = 'saved_searches_belong_to_a_user';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_to_offer_a_held_vehicle()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed uuid;
begin
  if tg_table_name = 'vehicles' then changed := new.id; else changed := new.vehicle_id; end if;
  -- A concurrent change of the vehicle's status commits before this check or waits for it.
  perform from vehicles where id = changed for share;
  if exists (
    select from vehicles
    join vehicle_reservations on vehicle_reservations.vehicle_id = vehicles.id
    where vehicles.id = changed
      and vehicles.status = 'AVAILABLE'
      and vehicle_reservations.status = 'ACTIVE'
      and vehicle_reservations.end_reason is null
      and (vehicle_reservations.expires_at is null or vehicle_reservations.expires_at > statement_timestamp())
  ) then
    raise exception 'vehicle % is AVAILABLE while a reservation holds it', changed
      using errcode = 'check_violation', constraint = tg_name;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_to_remove_the_last_admin()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('admins with all rights', 0));
  if not exists (select from users where role = 'admin' and rights = 'FULL' and disabled_at is null) then
    raise exception 'this is the last admin with all rights'
      using errcode = 'check_violation', constraint = 'users_keep_an_admin';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_to_remove_the_last_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_to_rewrite_invoices()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'invoices never change';
end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_to_rewrite_the_audit_log()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'audit_events is append-only';
end $function$
;

CREATE OR REPLACE FUNCTION public.searched_name(make text, model text, variant text, vin text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (setweight(searched_words(name_spellings(((make || ' '::text) || model))), 'A'::"char") || setweight(searched_words(((name_spellings(COALESCE(variant, ''::text)) || ' '::text) || vin)), 'B'::"char"))
;

CREATE OR REPLACE FUNCTION public.searched_query(query text)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN (to_tsquery('trade'::regconfig, query) = to_tsquery('trade_words'::regconfig, query)) THEN to_tsquery('trade'::regconfig, query) ELSE (to_tsquery('trade'::regconfig, query) || to_tsquery('trade_words'::regconfig, query)) END
;

CREATE OR REPLACE FUNCTION public.searched_words(words text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (to_tsvector('trade'::regconfig, words) || to_tsvector('trade_words'::regconfig, words))
;

CREATE OR REPLACE FUNCTION public.sessions_of(hashes bytea[], demands_second_factor boolean, admin_idle_hours integer)
 RETURNS json
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
begin
  return (
    select json_agg(json_build_object(
      'tokenHash', encode(sessions.token_hash, 'hex'),
      'isStale', sessions.last_seen_at < now() - interval '5 minutes',
      'id', users.id,
      'email', users.email,
      'emailConfirmed', users.email_confirmed_at is not null,
      'role', users.role,
      'rights', users.rights,
      'locale', users.locale,
      'watchMails', users.watch_mails,
      'listView', users.list_view,
      'lastVisitAt', to_char(
        last_visit(users.seen_at, users.last_visit_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
      ),
      'needsSecondFactor', users.role = 'admin' and demands_second_factor and not exists (
        select from second_factors where second_factors.user_id = users.id and second_factors.secret is not null
      ),
      'dealer', case when dealers.id is not null then json_build_object(
        'id', dealers.id,
        'status', dealers.status,
        'companyName', dealers.company_name,
        'street', dealers.street,
        'postalCode', dealers.postal_code,
        'city', dealers.city,
        'country', dealers.country,
        'vatId', dealers.vat_id,
        'vatIdCheck', dealers.vat_id_check
      ) end
    ))
    from sessions
    join users on users.id = sessions.user_id
    left join dealers on dealers.id = users.dealer_id
    where sessions.token_hash = any(hashes)
      and sessions.expires_at > now()
      and users.disabled_at is null
      and (users.role <> 'admin' or sessions.last_seen_at > now() - make_interval(hours => admin_idle_hours))
  );
end $function$
;

CREATE OR REPLACE FUNCTION public.spellings(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN translate(((words || ' '::text) || write_out_umlauts(words)), '-./+,;:()_&*''"’‘‚‛ʼ′´`“”„«»‹›–—…•·®™'::text, '                                    '::text)
;

CREATE OR REPLACE FUNCTION public.stock_and_sessions(seen pg_snapshot, dealers uuid[], hashes bytea[], demands_second_factor boolean, admin_idle_hours integer)
 RETURNS TABLE(snapshot text, clock bigint, storage text, purged_before text, changed json, hidden json, sessions json)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  found_sessions json := sessions_of(hashes, demands_second_factor, admin_idle_hours);
begin
  return query
    select stock.*, found_sessions
    from stock_since(
      seen,
      dealers || array(
        select (found.session -> 'dealer' ->> 'id')::uuid
        from json_array_elements(found_sessions) as found (session)
        where found.session -> 'dealer' ->> 'id' is not null
      )
    ) as stock;
end $function$
;

CREATE OR REPLACE FUNCTION public.stock_since(seen pg_snapshot, dealers uuid[])
 RETURNS TABLE(snapshot text, clock bigint, storage text, purged_before text, changed json, hidden json)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
begin
  return query
    with changed_vehicles as materialized (
      select vehicle_changes.vehicle_id, bool_or(vehicle_changes.has_new_words) as has_new_words
      from vehicle_changes
      where vehicle_changes.changed_in >= pg_snapshot_xmin(seen)
        and not pg_visible_in_snapshot(vehicle_changes.changed_in, seen)
      group by vehicle_changes.vehicle_id
    )
    select
      pg_current_snapshot()::text,
      (extract(epoch from statement_timestamp()) * 1000000)::bigint,
      stock_storage(),
      (select vehicle_change_horizon.purged_before::text from vehicle_change_horizon),
      (
        select json_agg(json_build_object(
          'id', changed_vehicles.vehicle_id,
          'row', (select row_to_json(stock_rows) from stock_rows where stock_rows.id = changed_vehicles.vehicle_id),
          'words', case when changed_vehicles.has_new_words then (
            select stock_words.words from stock_words where stock_words.id = changed_vehicles.vehicle_id
          ) end
        ))
        from changed_vehicles
      ),
      (
        select json_agg(json_build_object('dealer', marks.dealer_id, 'vehicle', marks.vehicle_id))
        from dealer_vehicle_statuses marks
        where marks.dealer_id = any(dealers) and marks.status = 'HIDDEN'
      );
end $function$
;

CREATE OR REPLACE FUNCTION public.stock_storage()
 RETURNS text
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return concat_ws(
    ' ',
    pg_relation_filenode('vehicles'),
    pg_relation_filenode('vehicle_media'),
    pg_relation_filenode('vehicle_reservations'),
    'vehicle_changes'::regclass::oid,
    pg_is_in_recovery()
  );
end $function$
;

CREATE OR REPLACE FUNCTION public.stock_version(reader uuid)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return (select count(*) || '-' || coalesce(max(place), 0) from stock_changes)
    || coalesce(
      (select ' lapsed ' || md5(string_agg(id::text, ' ' order by id)) from lapsed_vehicles),
      ''
    )
    || coalesce(
      (
        select ' hidden ' || md5(string_agg(vehicle_id::text, ' ' order by vehicle_id))
        from dealer_vehicle_statuses
        where dealer_id = reader and status = 'HIDDEN'
      ),
      ''
    );
end $function$
;

CREATE OR REPLACE FUNCTION public.vin_parts(vin text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT array_to_tsvector(array_agg(('#'::text || substr(vin_parts.vin, place.place)))) AS array_to_tsvector FROM generate_series(1, (length(vin_parts.vin) - 3)) place(place))
;

CREATE OR REPLACE FUNCTION public.write_out_umlauts(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN replace(replace(replace(replace(lower(words), 'ä'::text, 'ae'::text), 'ö'::text, 'oe'::text), 'ü'::text, 'ue'::text), 'ß'::text, 'ss'::text)
;

create table audit_events (
  id bigint not null generated always as identity,
  at timestamp with time zone not null default now(),
  actor_id uuid,
  actor_email text,
  actor_role text not null,
  action text not null,
  subject text not null,
  subject_id uuid not null,
  before jsonb,
  after jsonb,
  order_id uuid,
  constraint audit_events_pkey PRIMARY KEY (id),
  constraint audit_events_action_is_known CHECK ((action = ANY (ARRAY['ORDER_PLACED'::text, 'ORDER_STATUS_CHANGED'::text, 'ORDER_TOTAL_CHANGED'::text, 'ORDER_CANCELLED'::text, 'ORDER_LAPSED'::text, 'ORDER_REFERENCE_CHANGED'::text, 'ORDER_DATES_CHANGED'::text, 'ORDER_DOCUMENT_ADDED'::text, 'ORDER_DOCUMENT_DELETED'::text, 'COMPLAINT_OPENED'::text, 'COMPLAINT_ANSWERED'::text, 'RESERVATION_MADE'::text, 'RESERVATION_MADE_AGAIN'::text, 'RESERVATION_PERIOD_CHANGED'::text, 'RESERVATION_CANCELLED'::text, 'RESERVATION_LAPSED'::text, 'INVOICE_ISSUED'::text, 'CREDIT_NOTE_ISSUED'::text, 'PAYMENT_REMINDER_SENT'::text, 'VEHICLE_IMPORTED'::text, 'VEHICLE_REPLACED'::text, 'VEHICLE_EDITED'::text, 'VEHICLE_PRICE_CHANGED'::text, 'VEHICLE_STATUS_CHANGED'::text, 'VEHICLE_MEDIUM_ADDED'::text, 'VEHICLE_MEDIUM_CHANGED'::text, 'VEHICLE_MEDIA_ORDERED'::text, 'VEHICLE_MEDIUM_DELETED'::text, 'VEHICLE_DELETED'::text, 'DEALER_REGISTERED'::text, 'DEALER_EMAIL_CONFIRMED'::text, 'DEALER_STATUS_CHANGED'::text, 'DEALER_EDITED'::text, 'DEALER_DELETED'::text, 'DEALER_ERASED'::text, 'PAPER_ADDED'::text, 'PAPER_DELETED'::text, 'PAPERS_REQUESTED'::text, 'COLLEAGUE_INVITED'::text, 'COLLEAGUE_CHANGED'::text, 'COLLEAGUE_REMOVED'::text, 'APPROVAL_LIMIT_CHANGED'::text, 'ORDER_REQUESTED'::text, 'ORDER_REQUEST_DECIDED'::text, 'ORDER_REQUEST_WITHDRAWN'::text, 'FEED_CREATED'::text, 'FEED_REVOKED'::text, 'ADMIN_CREATED'::text, 'ADMIN_EDITED'::text, 'ADMIN_RESET'::text, 'SECOND_FACTOR_ON'::text, 'SECOND_FACTOR_OFF'::text, 'RECOVERY_CODE_USED'::text, 'RECOVERY_CODES_RENEWED'::text, 'USER_PASSWORD_RESET'::text, 'USER_PASSWORD_CHANGED'::text, 'MAIL_SENT_AGAIN'::text]))),
  constraint audit_events_actor_is_a_user_or_the_system CHECK ((((actor_role = 'system'::text) = (actor_id IS NULL)) AND ((actor_id IS NULL) = (actor_email IS NULL)))),
  constraint audit_events_actor_role_is_known CHECK ((actor_role = ANY (ARRAY['admin'::text, 'dealer'::text, 'system'::text]))),
  constraint audit_events_concern_an_order FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE RESTRICT,
  constraint audit_events_of_orders_name_the_order CHECK (((order_id IS NOT NULL) OR (subject <> ALL (ARRAY['order'::text, 'reservation'::text, 'invoice'::text])))) NOT VALID,
  constraint audit_events_subject_is_known CHECK ((subject = ANY (ARRAY['order'::text, 'reservation'::text, 'dealer'::text, 'vehicle'::text, 'user'::text, 'mail'::text, 'invoice'::text])))
);

create table bulk_calls (
  admin_id uuid not null,
  id uuid not null,
  done integer not null,
  total integer not null,
  changed_at timestamp with time zone not null default now(),
  constraint bulk_calls_pkey PRIMARY KEY (admin_id, id)
);

create table clerk_notes (
  id uuid not null default gen_random_uuid(),
  order_id uuid,
  dealer_id uuid,
  kind text not null,
  text text not null,
  noted_at timestamp with time zone not null default now(),
  author_email text not null,
  constraint clerk_notes_pkey PRIMARY KEY (id),
  constraint clerk_notes_are_short CHECK (((char_length(text) >= 1) AND (char_length(text) <= 2000))),
  constraint clerk_notes_belong_to_a_dealer FOREIGN KEY (dealer_id) REFERENCES dealers(id) ON DELETE CASCADE,
  constraint clerk_notes_belong_to_an_order FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE RESTRICT,
  constraint clerk_notes_have_one_subject CHECK ((num_nonnulls(order_id, dealer_id) = 1)),
  constraint clerk_notes_kind_is_known CHECK ((kind = ANY (ARRAY['NOTE'::text, 'CALL'::text])))
);

create table complaint_answers (
  id uuid not null default gen_random_uuid(),
  complaint_id uuid not null,
  state text not null,
  text text not null,
  answered_at timestamp with time zone not null default now(),
  answered_by uuid,
  constraint complaint_answers_pkey PRIMARY KEY (id),
  constraint complaint_answers_belong_to_a_complaint FOREIGN KEY (complaint_id) REFERENCES complaints(id) ON DELETE CASCADE,
  constraint complaint_answers_state_is_known CHECK ((state = ANY (ARRAY['ACCEPTED'::text, 'DECLINED'::text, 'SETTLED'::text]))),
  constraint complaint_answers_were_given_by_a_user FOREIGN KEY (answered_by) REFERENCES users(id) ON DELETE SET NULL
);

create table complaint_photos (
  id uuid not null default gen_random_uuid(),
  complaint_id uuid not null,
  place integer not null,
  file_name text not null,
  media_type text not null,
  byte_size integer not null,
  storage_id text not null,
  added_at timestamp with time zone not null default now(),
  constraint complaint_photos_pkey PRIMARY KEY (id),
  constraint complaint_photos_belong_to_a_complaint FOREIGN KEY (complaint_id) REFERENCES complaints(id) ON DELETE CASCADE,
  constraint complaint_photos_media_type_is_known CHECK ((media_type = ANY (ARRAY['image'::text, 'pdf'::text]))),
  constraint complaint_photos_storage_ids_are_used_once UNIQUE (storage_id),
  constraint complaint_photos_take_a_place_each UNIQUE (complaint_id, place)
);

create table complaints (
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  reservation_id uuid not null,
  text text not null,
  mileage_km integer,
  sha256 text not null,
  state text not null default 'OPEN'::text,
  reported_at timestamp with time zone not null default now(),
  constraint complaints_pkey PRIMARY KEY (id),
  constraint complaints_are_about_a_vehicle_of_an_order FOREIGN KEY (reservation_id) REFERENCES vehicle_reservations(id) ON DELETE RESTRICT,
  constraint complaints_are_stored_once UNIQUE (order_id, sha256),
  constraint complaints_belong_to_an_order FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE RESTRICT,
  constraint complaints_mileage_is_not_negative CHECK ((mileage_km >= 0)),
  constraint complaints_state_is_known CHECK ((state = ANY (ARRAY['OPEN'::text, 'ACCEPTED'::text, 'DECLINED'::text, 'SETTLED'::text])))
);

create table contact_messages (
  id uuid not null default gen_random_uuid(),
  name text not null,
  email text not null,
  company text not null,
  phone text not null,
  subject text not null,
  message text not null,
  locale text not null,
  created_at timestamp with time zone not null default now(),
  constraint contact_messages_pkey PRIMARY KEY (id),
  constraint contact_messages_locale_is_known CHECK ((locale = ANY (ARRAY['de'::text, 'en'::text, 'fr'::text])))
);

create table dealer_addresses (
  id uuid not null default gen_random_uuid(),
  dealer_id uuid not null,
  place smallint not null,
  name text not null,
  street text not null,
  postal_code text not null,
  city text not null,
  country text not null,
  created_at timestamp with time zone not null default now(),
  constraint dealer_addresses_pkey PRIMARY KEY (id),
  constraint dealer_addresses_are_at_most_ten CHECK (((place >= 1) AND (place <= 10))),
  constraint dealer_addresses_belong_to_a_dealer FOREIGN KEY (dealer_id) REFERENCES dealers(id) ON DELETE CASCADE,
  constraint dealer_addresses_take_a_place_each UNIQUE (dealer_id, place)
);

create table dealer_papers (
  id uuid not null default gen_random_uuid(),
  dealer_id uuid not null,
  place smallint not null,
  file_name text not null,
  kind text not null,
  byte_size integer not null,
  storage_id text not null,
  created_at timestamp with time zone not null default now(),
  constraint dealer_papers_pkey PRIMARY KEY (id),
  constraint dealer_papers_are_at_most_five CHECK (((place >= 1) AND (place <= 5))),
  constraint dealer_papers_belong_to_a_dealer FOREIGN KEY (dealer_id) REFERENCES dealers(id) ON DELETE CASCADE,
  constraint dealer_papers_kind_is_known CHECK ((kind = ANY (ARRAY['image'::text, 'pdf'::text]))),
  constraint dealer_papers_storage_ids_are_used_once UNIQUE (storage_id),
  constraint dealer_papers_take_a_place_each UNIQUE (dealer_id, place)
);

create table dealer_vehicle_statuses (
  id uuid not null default gen_random_uuid(),
  vehicle_id uuid not null,
  dealer_id uuid not null,
  status text not null,
  updated_at timestamp with time zone not null default now(),
  price_at_mark numeric(12,2),
  watched_at timestamp with time zone,
  constraint dealer_vehicle_statuses_pkey PRIMARY KEY (id),
  constraint dealer_vehicle_statuses_are_known CHECK ((status = ANY (ARRAY['WATCHED'::text, 'HIDDEN'::text]))),
  constraint dealer_vehicle_statuses_are_one_per_vehicle UNIQUE (dealer_id, vehicle_id),
  constraint dealer_vehicle_statuses_belong_to_a_dealer FOREIGN KEY (dealer_id) REFERENCES dealers(id) ON DELETE CASCADE,
  constraint dealer_vehicle_statuses_mark_a_vehicle FOREIGN KEY (vehicle_id) REFERENCES vehicles(id) ON DELETE CASCADE,
  constraint dealer_vehicle_statuses_watched_have_a_price CHECK (((status <> 'WATCHED'::text) OR (price_at_mark IS NOT NULL)))
);

create table dealers (
  id uuid not null default gen_random_uuid(),
  company_name text not null,
  legal_form text,
  vat_id text,
  vat_id_check text not null default 'UNCHECKED'::text,
  email text not null,
  phone text,
  tier text not null default 'STANDARD'::text,
  status text not null default 'PENDING'::text,
  street text,
  postal_code text,
  city text,
  country text not null default 'DE'::text,
  contact_first_name text,
  contact_last_name text,
  contact_position text,
  contact_phone text,
  marketing_opt_in boolean not null default false,
  notes text not null default ''::text,
  terms_version text,
  terms_accepted_at timestamp with time zone,
  privacy_version text,
  privacy_accepted_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  vat_id_checked_at timestamp with time zone,
  vat_id_checked_by text,
  erased_at timestamp with time zone,
  changed_at timestamp with time zone,
  approval_limit numeric(12,2),
  constraint dealers_pkey PRIMARY KEY (id),
  constraint dealers_approval_limit_is_positive CHECK ((approval_limit > (0)::numeric)),
  constraint dealers_email_is_lower_case CHECK ((email = lower(email))),
  constraint dealers_email_is_taken UNIQUE (email),
  constraint dealers_erased_stay_suspended CHECK (((erased_at IS NULL) OR (status = 'SUSPENDED'::text))),
  constraint dealers_status_is_known CHECK ((status = ANY (ARRAY['PENDING'::text, 'ACTIVE'::text, 'SUSPENDED'::text]))),
  constraint dealers_vat_id_check_is_known CHECK ((vat_id_check = ANY (ARRAY['UNCHECKED'::text, 'VALID'::text, 'INVALID'::text]))),
  constraint dealers_vat_id_checks_end_with_the_id CHECK (((vat_id_check <> 'UNCHECKED'::text) OR (vat_id_checked_at IS NULL))),
  constraint dealers_vat_id_checks_name_the_clerk CHECK (((vat_id_checked_at IS NULL) = (vat_id_checked_by IS NULL)))
);

create table email_confirmations (
  token_hash bytea not null,
  user_id uuid not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  constraint email_confirmations_pkey PRIMARY KEY (token_hash),
  constraint email_confirmations_belong_to_a_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table expiry_reminders (
  order_id uuid not null,
  expires_at timestamp with time zone not null,
  hours_before integer not null,
  constraint expiry_reminders_pkey PRIMARY KEY (order_id, expires_at, hours_before),
  constraint expiry_reminders_belong_to_an_order FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);

create table feeds (
  id uuid not null default gen_random_uuid(),
  dealer_id uuid not null,
  kind text not null,
  search_id uuid,
  token_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone,
  created_by uuid,
  constraint feeds_pkey PRIMARY KEY (id),
  constraint feeds_belong_to_a_dealer FOREIGN KEY (dealer_id) REFERENCES dealers(id) ON DELETE CASCADE,
  constraint feeds_follow_a_search FOREIGN KEY (search_id) REFERENCES saved_searches(id) ON DELETE CASCADE,
  constraint feeds_have_secrets_of_their_own UNIQUE (token_hash),
  constraint feeds_kind_is_known CHECK ((kind = ANY (ARRAY['STOCK'::text, 'SEARCH'::text, 'PURCHASES'::text]))),
  constraint feeds_of_a_search_name_it CHECK (((kind = 'SEARCH'::text) = (search_id IS NOT NULL))),
  constraint feeds_were_created_by_a_user FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL
);

create table file_removals (
  id uuid not null default gen_random_uuid(),
  storage_id text not null,
  kind text not null,
  due_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  constraint file_removals_pkey PRIMARY KEY (id),
  constraint file_removals_kind_is_known CHECK ((kind = ANY (ARRAY['image'::text, 'pdf'::text, 'paper'::text, 'import'::text])))
);

create table idempotency_keys (
  user_id uuid not null,
  key text not null,
  request_hash text not null,
  answer jsonb not null,
  created_at timestamp with time zone not null default now(),
  constraint idempotency_keys_pkey PRIMARY KEY (user_id, key),
  constraint idempotency_keys_belong_to_a_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table import_expected_files (
  import_id uuid not null,
  file_name text not null,
  announced_at timestamp with time zone not null default now(),
  constraint import_expected_files_pkey PRIMARY KEY (import_id, file_name),
  constraint import_expected_files_belong_to_an_import FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE
);

create table import_files (
  id uuid not null default gen_random_uuid(),
  import_id uuid not null,
  place bigint not null generated always as identity,
  file_name text not null,
  added_by uuid,
  state text not null,
  storage_id text,
  vin text,
  vehicle_id uuid,
  name text,
  is_replaced boolean not null default false,
  changes jsonb not null default '[]'::jsonb,
  skipped jsonb not null default '[]'::jsonb,
  reason text,
  entry text,
  params jsonb not null default '{}'::jsonb,
  finished_at timestamp with time zone,
  sent_as uuid,
  constraint import_files_pkey PRIMARY KEY (id),
  constraint import_files_became_a_vehicle FOREIGN KEY (vehicle_id) REFERENCES vehicles(id) ON DELETE SET NULL,
  constraint import_files_belong_to_an_import FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE,
  constraint import_files_state_is_known CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text]))),
  constraint import_files_that_ended_have_a_time CHECK (((state = ANY (ARRAY['done'::text, 'failed'::text])) = (finished_at IS NOT NULL))),
  constraint import_files_that_ended_hold_no_zip CHECK (((state = ANY (ARRAY['done'::text, 'failed'::text])) = (storage_id IS NULL))),
  constraint import_files_that_failed_have_a_reason CHECK (((state = 'failed'::text) = (reason IS NOT NULL))),
  constraint import_files_were_added_by_a_user FOREIGN KEY (added_by) REFERENCES users(id) ON DELETE SET NULL
);

create table imports (
  id uuid not null default gen_random_uuid(),
  started_by uuid,
  started_at timestamp with time zone not null default now(),
  is_dry_run boolean not null,
  reported_at timestamp with time zone,
  settled_at timestamp with time zone,
  constraint imports_pkey PRIMARY KEY (id),
  constraint imports_were_started_by_a_user FOREIGN KEY (started_by) REFERENCES users(id) ON DELETE SET NULL
);

create table invoice_numbers (
  year integer not null,
  last_sequence integer not null,
  last_issued_at timestamp with time zone not null,
  constraint invoice_numbers_pkey PRIMARY KEY (year),
  constraint invoice_numbers_begin_with_one CHECK ((last_sequence > 0))
);

create table invoice_payments (
  invoice_id uuid not null,
  paid_at timestamp with time zone not null,
  refunded_at timestamp with time zone,
  constraint invoice_payments_are_kept_once PRIMARY KEY (invoice_id),
  constraint invoice_payments_belong_to_an_invoice FOREIGN KEY (invoice_id) REFERENCES invoices(id) ON DELETE RESTRICT
);

create table invoices (
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  kind text not null,
  year integer not null,
  sequence integer not null,
  number text not null generated always as (invoice_number(year, sequence)) stored,
  issued_at timestamp with time zone not null,
  due_on date,
  cancels_id uuid,
  net_amount numeric(12,2) not null,
  vat_amount numeric(12,2) not null,
  gross_amount numeric(12,2) not null,
  content jsonb not null,
  xml bytea not null,
  pdf bytea not null,
  vat_id_check text,
  vat_id_checked_at timestamp with time zone,
  constraint invoices_pkey PRIMARY KEY (id),
  constraint invoices_add_up CHECK ((gross_amount = (net_amount + vat_amount))),
  constraint invoices_are_cancelled_once UNIQUE (cancels_id),
  constraint invoices_are_due_on_a_day CHECK (((kind = 'INVOICE'::text) = (due_on IS NOT NULL))),
  constraint invoices_belong_to_an_order FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE RESTRICT,
  constraint invoices_cancel_an_invoice_of_their_order FOREIGN KEY (cancels_id, order_id) REFERENCES invoices(id, order_id) ON DELETE RESTRICT,
  constraint invoices_credit_notes_cancel_an_invoice CHECK (((kind = 'CREDIT_NOTE'::text) = (cancels_id IS NOT NULL))),
  constraint invoices_date_only_a_check_that_was_made CHECK (((vat_id_checked_at IS NULL) OR ((vat_id_check IS NOT NULL) AND (vat_id_check <> 'UNCHECKED'::text)))),
  constraint invoices_have_one_order UNIQUE (id, order_id),
  constraint invoices_kind_is_known CHECK ((kind = ANY (ARRAY['INVOICE'::text, 'CREDIT_NOTE'::text]))),
  constraint invoices_number_is_taken UNIQUE (number),
  constraint invoices_sequence_is_taken UNIQUE (year, sequence),
  constraint invoices_vat_id_check_is_known CHECK ((vat_id_check = ANY (ARRAY['UNCHECKED'::text, 'VALID'::text, 'INVALID'::text])))
);

create table mail_outbox (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  recipient text,
  locale text,
  facts jsonb not null,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  failed_at timestamp with time zone,
  failure text,
  dealer_id uuid,
  constraint mail_outbox_pkey PRIMARY KEY (id),
  constraint mail_outbox_addresses_are_lower_case CHECK ((recipient = lower(recipient))),
  constraint mail_outbox_failures_have_a_reason CHECK (((failed_at IS NULL) = (failure IS NULL))),
  constraint mail_outbox_locale_is_known CHECK ((locale = ANY (ARRAY['de'::text, 'en'::text, 'fr'::text]))),
  constraint mail_outbox_people_have_a_language CHECK (((recipient IS NULL) = (locale IS NULL))),
  constraint mail_outbox_sent_mails_have_not_failed CHECK (((sent_at IS NULL) OR (failed_at IS NULL)))
);

create table order_documents (
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  kind text not null,
  dated_on date not null,
  file_name text not null,
  media_type text not null,
  byte_size integer not null,
  storage_id text not null,
  sha256 text not null,
  added_at timestamp with time zone not null default now(),
  added_by uuid,
  added_by_role text not null,
  constraint order_documents_pkey PRIMARY KEY (id),
  constraint order_documents_are_stored_once UNIQUE (order_id, kind, dated_on, sha256),
  constraint order_documents_belong_to_an_order FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE RESTRICT,
  constraint order_documents_have_one_order UNIQUE (id, order_id),
  constraint order_documents_kind_is_known CHECK ((kind = 'ARRIVAL_PROOF'::text)),
  constraint order_documents_media_type_is_known CHECK ((media_type = ANY (ARRAY['image'::text, 'pdf'::text]))),
  constraint order_documents_role_is_known CHECK ((added_by_role = ANY (ARRAY['dealer'::text, 'admin'::text]))),
  constraint order_documents_storage_ids_are_used_once UNIQUE (storage_id),
  constraint order_documents_were_added_by_a_user FOREIGN KEY (added_by) REFERENCES users(id) ON DELETE SET NULL
);

create table order_requests (
  id uuid not null default gen_random_uuid(),
  dealer_id uuid not null,
  requested_by uuid not null,
  requested_at timestamp with time zone not null default now(),
  vehicles jsonb not null,
  total_amount numeric(12,2) not null,
  notes text,
  purchase_reference text,
  shipping_method text not null,
  delivery_address jsonb,
  sha256 text not null,
  state text not null default 'OPEN'::text,
  decided_at timestamp with time zone,
  decided_by uuid,
  reason text,
  order_id uuid,
  constraint order_requests_pkey PRIMARY KEY (id),
  constraint order_requests_are_decided_with_a_date CHECK (((state = 'OPEN'::text) = (decided_at IS NULL))),
  constraint order_requests_are_declined_with_a_reason CHECK (((state = 'DECLINED'::text) = (reason IS NOT NULL))),
  constraint order_requests_became_an_order FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE RESTRICT,
  constraint order_requests_belong_to_a_dealer FOREIGN KEY (dealer_id) REFERENCES dealers(id) ON DELETE CASCADE,
  constraint order_requests_name_their_order CHECK (((state = 'ORDERED'::text) = (order_id IS NOT NULL))),
  constraint order_requests_state_is_known CHECK ((state = ANY (ARRAY['OPEN'::text, 'ORDERED'::text, 'DECLINED'::text, 'WITHDRAWN'::text]))),
  constraint order_requests_were_decided_by_a_user FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint order_requests_were_sent_by_a_user FOREIGN KEY (requested_by) REFERENCES users(id) ON DELETE CASCADE
);

create table orders (
  id uuid not null default gen_random_uuid(),
  dealer_id uuid not null,
  order_date timestamp with time zone not null default now(),
  status text not null default 'PENDING'::text,
  end_reason text,
  ended_at timestamp with time zone,
  total_amount numeric(12,2) not null,
  shipping_cost numeric(12,2) not null,
  shipping_method text not null default 'DELIVERY'::text,
  item_count integer not null,
  notes text,
  terms_version text not null,
  vat_case text not null,
  delivery_country text not null,
  called_at timestamp with time zone,
  paid_at timestamp with time zone,
  completed_at timestamp with time zone,
  invoiced_at timestamp with time zone,
  placed_by_user_id uuid not null,
  billing_name text,
  billing_street text,
  billing_postal_code text,
  billing_city text,
  billing_country text,
  delivery_name text,
  delivery_street text,
  delivery_postal_code text,
  delivery_city text,
  purchase_reference text,
  invoice_id uuid,
  refunded_at timestamp with time zone,
  delivery_on date,
  arrival_proof_id uuid,
  constraint orders_pkey PRIMARY KEY (id),
  constraint orders_are_delivered_after_payment CHECK (((delivery_on IS NULL) OR (paid_at IS NOT NULL))),
  constraint orders_are_invoiced_by_an_invoice CHECK (((invoice_id IS NULL) = (invoiced_at IS NULL))),
  constraint orders_are_refunded_after_payment CHECK (((refunded_at IS NULL) OR (paid_at IS NOT NULL))),
  constraint orders_belong_to_a_dealer FOREIGN KEY (dealer_id) REFERENCES dealers(id) ON DELETE RESTRICT,
  constraint orders_complete_with_a_date CHECK (((status = 'COMPLETED'::text) = (completed_at IS NOT NULL))),
  constraint orders_end_reason_is_known CHECK ((end_reason = ANY (ARRAY['DEALER'::text, 'ADMIN'::text, 'EXPIRED'::text]))),
  constraint orders_end_with_a_reason CHECK ((((status = 'CANCELLED'::text) = (end_reason IS NOT NULL)) AND ((status = 'CANCELLED'::text) = (ended_at IS NOT NULL)))),
  constraint orders_have_one_dealer UNIQUE (id, dealer_id),
  constraint orders_hold_vehicles CHECK (((item_count > 0) AND (total_amount > (0)::numeric))),
  constraint orders_keep_both_addresses_or_none CHECK ((num_nonnulls(billing_name, billing_country, delivery_name) = ANY (ARRAY[0, 3]))),
  constraint orders_name_their_own_invoice FOREIGN KEY (invoice_id, id) REFERENCES invoices(id, order_id) ON DELETE RESTRICT,
  constraint orders_name_their_own_proof FOREIGN KEY (arrival_proof_id, id) REFERENCES order_documents(id, order_id) ON DELETE SET NULL (arrival_proof_id),
  constraint orders_purchase_reference_is_short CHECK (((char_length(purchase_reference) >= 1) AND (char_length(purchase_reference) <= 35))),
  constraint orders_shipping_method_is_known CHECK ((shipping_method = ANY (ARRAY['DELIVERY'::text, 'PICKUP'::text]))),
  constraint orders_status_is_known CHECK ((status = ANY (ARRAY['PENDING'::text, 'PROCESSED'::text, 'COMPLETED'::text, 'CANCELLED'::text]))),
  constraint orders_vat_case_is_known CHECK ((vat_case = ANY (ARRAY['STANDARD'::text, 'INTRA_COMMUNITY'::text]))),
  constraint orders_were_placed_by_a_user FOREIGN KEY (placed_by_user_id) REFERENCES users(id) ON DELETE RESTRICT
);

create table password_resets (
  token_hash bytea not null,
  user_id uuid not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  constraint password_resets_pkey PRIMARY KEY (token_hash),
  constraint password_resets_belong_to_a_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table payment_reminders (
  invoice_id uuid not null,
  place smallint not null,
  sent_at timestamp with time zone not null default clock_timestamp(),
  constraint payment_reminders_are_sent_once PRIMARY KEY (invoice_id, place),
  constraint payment_reminders_are_at_most_two CHECK (((place >= 1) AND (place <= 2))),
  constraint payment_reminders_belong_to_an_invoice FOREIGN KEY (invoice_id) REFERENCES invoices(id) ON DELETE RESTRICT
);

create table portal_changes (
  changed_in xid8 not null default pg_current_xact_id(),
  topic text not null,
  dealer_id uuid,
  user_id uuid,
  changed_at timestamp with time zone not null default clock_timestamp()
);

create table rate_limits (
  key text not null,
  expires_at timestamp with time zone not null,
  tries timestamp with time zone[] not null,
  constraint rate_limits_pkey PRIMARY KEY (key)
);

create table recovery_codes (
  user_id uuid not null,
  code_hash bytea not null,
  constraint recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  constraint recovery_codes_belong_to_a_second_factor FOREIGN KEY (user_id) REFERENCES second_factors(user_id) ON DELETE CASCADE
);

create table saved_search_matches (
  search_id uuid not null,
  vehicle_id uuid not null,
  found_at timestamp with time zone,
  is_new boolean not null default false,
  waits_for_mail boolean not null default false,
  mailed_at timestamp with time zone,
  constraint saved_search_matches_pkey PRIMARY KEY (search_id, vehicle_id),
  constraint saved_search_matches_belong_to_a_search FOREIGN KEY (search_id) REFERENCES saved_searches(id) ON DELETE CASCADE
);

create table saved_searches (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  name text not null,
  search text not null,
  alert text not null,
  paused_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  compared pg_snapshot not null default pg_current_snapshot(),
  compared_at timestamp with time zone not null default now(),
  constraint saved_searches_pkey PRIMARY KEY (id),
  constraint saved_searches_alert_is_known CHECK ((alert = ANY (ARRAY['OFF'::text, 'DAILY'::text, 'AT_ONCE'::text]))),
  constraint saved_searches_belong_to_a_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint saved_searches_of_a_user_have_different_names UNIQUE (user_id, name)
);

create table saved_views (
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null,
  list text not null,
  name text not null,
  search text not null,
  is_shared boolean not null,
  constraint saved_views_pkey PRIMARY KEY (id),
  constraint saved_views_belong_to_a_user FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint saved_views_list_is_known CHECK ((list = ANY (ARRAY['vehicles'::text, 'reservations'::text, 'orders'::text, 'invoices'::text, 'dealers'::text, 'mails'::text, 'history'::text]))),
  constraint saved_views_of_a_clerk_have_different_names UNIQUE (owner_id, list, name)
);

create table second_factors (
  user_id uuid not null,
  secret bytea,
  pending_secret bytea,
  last_step integer not null default 0,
  turned_on_at timestamp with time zone,
  constraint second_factors_pkey PRIMARY KEY (user_id),
  constraint second_factors_belong_to_a_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint second_factors_have_a_secret CHECK (((secret IS NOT NULL) OR (pending_secret IS NOT NULL))),
  constraint second_factors_that_are_on_say_since_when CHECK (((secret IS NULL) = (turned_on_at IS NULL)))
);

create table sessions (
  token_hash bytea not null,
  user_id uuid not null,
  created_at timestamp with time zone not null default now(),
  last_seen_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  id uuid not null default gen_random_uuid(),
  browser text,
  system text,
  network text,
  constraint sessions_pkey PRIMARY KEY (token_hash),
  constraint sessions_belong_to_a_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint sessions_ids_are_used_once UNIQUE (id)
);

create table settings (
  name text not null,
  value jsonb not null,
  constraint settings_pkey PRIMARY KEY (name)
);

create table sign_ins (
  id bigint not null generated always as identity,
  at timestamp with time zone not null default now(),
  user_id uuid,
  email_hash bytea not null,
  network_hash bytea not null,
  outcome text not null,
  constraint sign_ins_pkey PRIMARY KEY (id),
  constraint sign_ins_belong_to_a_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint sign_ins_outcome_is_known CHECK ((outcome = ANY (ARRAY['SIGNED_IN'::text, 'REFUSED'::text, 'ATTACKED'::text])))
);

create table stock_changes (
  place bigint not null generated always as identity,
  changed_at timestamp with time zone not null default now(),
  constraint stock_changes_pkey PRIMARY KEY (place)
);

create table stored_files (
  sha256 text not null,
  kind text not null,
  byte_size bigint not null,
  width integer,
  height integer,
  created_at timestamp with time zone not null default now(),
  storage_id text not null,
  constraint stored_files_pkey PRIMARY KEY (sha256),
  constraint stored_files_images_have_a_size CHECK (((kind = 'image'::text) = ((width IS NOT NULL) AND (height IS NOT NULL)))),
  constraint stored_files_kind_is_known CHECK ((kind = ANY (ARRAY['image'::text, 'pdf'::text]))),
  constraint stored_files_sha256_is_hexadecimal CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint stored_files_storage_ids_are_used_once UNIQUE (storage_id)
);

create table users (
  id uuid not null default gen_random_uuid(),
  dealer_id uuid,
  email text not null,
  password_hash text not null,
  role text not null default 'dealer'::text,
  locale text not null default 'de'::text,
  created_at timestamp with time zone not null default now(),
  name text,
  email_confirmed_at timestamp with time zone,
  watch_mails text not null default 'OFF'::text,
  watch_mails_due_at timestamp with time zone,
  rights text not null default 'OWNER'::text,
  disabled_at timestamp with time zone,
  removed_at timestamp with time zone,
  list_view jsonb,
  seen_at timestamp with time zone,
  last_visit_at timestamp with time zone,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_admins_are_no_dealers CHECK (((role = 'dealer'::text) = (dealer_id IS NOT NULL))),
  constraint users_are_removed_without_access CHECK (((removed_at IS NULL) OR ((role = 'dealer'::text) AND (disabled_at IS NOT NULL) AND (email_confirmed_at IS NULL)))),
  constraint users_belong_to_a_dealer FOREIGN KEY (dealer_id) REFERENCES dealers(id) ON DELETE CASCADE,
  constraint users_daily_watch_mails_are_due CHECK (((watch_mails = 'DAILY'::text) = (watch_mails_due_at IS NOT NULL))),
  constraint users_email_is_lower_case CHECK ((email = lower(email))),
  constraint users_email_is_taken UNIQUE (email),
  constraint users_locale_is_known CHECK ((locale = ANY (ARRAY['de'::text, 'en'::text, 'fr'::text]))),
  constraint users_role_is_known CHECK ((role = ANY (ARRAY['admin'::text, 'dealer'::text]))),
  constraint users_roles_have_their_rights CHECK ((((role = 'admin'::text) AND (rights = ANY (ARRAY['FULL'::text, 'CLERK'::text]))) OR ((role = 'dealer'::text) AND (rights = ANY (ARRAY['OWNER'::text, 'BUYER'::text, 'VIEWER'::text]))))),
  constraint users_watch_mails_are_known CHECK ((watch_mails = ANY (ARRAY['OFF'::text, 'DAILY'::text, 'AT_ONCE'::text])))
);

create table vehicle_change_horizon (
  purged_before xid8 not null
);

create table vehicle_changes (
  changed_in xid8 not null default pg_current_xact_id(),
  vehicle_id uuid,
  changed_at timestamp with time zone not null default clock_timestamp(),
  has_new_words boolean not null default false
);

create table vehicle_media (
  id uuid not null default gen_random_uuid(),
  vehicle_id uuid not null,
  sha256 text not null,
  media_type text not null,
  title text not null,
  ordinal integer not null,
  is_cover boolean not null default false,
  uploaded_at timestamp with time zone not null default now(),
  document_type text,
  file_name text,
  is_type_chosen boolean not null default false,
  constraint vehicle_media_pkey PRIMARY KEY (id),
  constraint vehicle_media_belong_to_a_vehicle FOREIGN KEY (vehicle_id) REFERENCES vehicles(id) ON DELETE CASCADE,
  constraint vehicle_media_cover_is_an_image CHECK (((media_type = 'image'::text) OR (NOT is_cover))),
  constraint vehicle_media_document_type_is_known CHECK ((document_type = ANY (ARRAY['CONDITION_REPORT'::text, 'SERVICE_HISTORY'::text, 'REGISTRATION'::text, 'COC'::text, 'OTHER'::text]))),
  constraint vehicle_media_have_their_place UNIQUE (vehicle_id, ordinal) DEFERRABLE,
  constraint vehicle_media_only_documents_have_a_document_type CHECK (((media_type = 'pdf'::text) OR (document_type IS NULL))),
  constraint vehicle_media_show_a_stored_file FOREIGN KEY (sha256) REFERENCES stored_files(sha256) ON DELETE RESTRICT,
  constraint vehicle_media_type_is_known CHECK ((media_type = ANY (ARRAY['image'::text, 'pdf'::text])))
);

create table vehicle_reservations (
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  vehicle_id uuid not null,
  dealer_id uuid not null,
  reserved_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone,
  status text not null default 'ACTIVE'::text,
  end_reason text,
  ended_at timestamp with time zone,
  price_net numeric(12,2) not null,
  vin text not null,
  make text not null,
  model text not null,
  variant text,
  mileage_km integer,
  first_registered date,
  constraint vehicle_reservations_pkey PRIMARY KEY (id),
  constraint vehicle_reservations_belong_to_a_dealer FOREIGN KEY (dealer_id) REFERENCES dealers(id) ON DELETE RESTRICT,
  constraint vehicle_reservations_belong_to_the_dealer_of_their_order FOREIGN KEY (order_id, dealer_id) REFERENCES orders(id, dealer_id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint vehicle_reservations_do_not_overlap EXCLUDE USING gist (vehicle_id WITH =, tstzrange(reserved_at, expires_at) WITH &&) WHERE ((status = 'ACTIVE'::text)),
  constraint vehicle_reservations_end_reason_is_known CHECK ((end_reason = ANY (ARRAY['SINGLE'::text, 'WITH_ORDER'::text, 'LAPSED'::text, 'RELEASED'::text]))),
  constraint vehicle_reservations_end_with_a_reason CHECK (
CASE
    WHEN (status = 'CANCELLED'::text) THEN ((end_reason <> 'LAPSED'::text) AND (end_reason IS NOT NULL))
    ELSE ((end_reason IS NULL) OR (end_reason = 'LAPSED'::text))
END),
  constraint vehicle_reservations_hold_a_vehicle FOREIGN KEY (vehicle_id) REFERENCES vehicles(id) ON DELETE RESTRICT,
  constraint vehicle_reservations_last_some_time CHECK ((expires_at > reserved_at)),
  constraint vehicle_reservations_name_a_vehicle_once UNIQUE (order_id, vehicle_id),
  constraint vehicle_reservations_status_is_known CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'CANCELLED'::text])))
);

create table vehicles (
  id uuid not null default gen_random_uuid(),
  vin text not null,
  make text not null,
  model text not null,
  variant text,
  first_registered date,
  mileage_km integer,
  engine_size_cc integer,
  kw integer,
  transmission text,
  fuel_type text,
  colour text,
  doors integer,
  steering_position text,
  price_net numeric(12,2) not null,
  currency text not null default 'EUR'::text,
  status text not null default 'AVAILABLE'::text,
  status_order_id uuid,
  specs_json jsonb not null default '{}'::jsonb,
  equipment_text text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  name_vector tsvector not null generated always as (searched_name(make, model, variant, vin)) stored,
  has_documents boolean not null default false,
  search_vector tsvector not null generated always as (((searched_name(make, model, variant, vin) || setweight(searched_words(spellings(COALESCE(equipment_text, ''::text))), 'D'::"char")) || vin_parts(vin))) stored,
  delivered_price_net numeric(12,2),
  has_pictures boolean not null default false,
  body_type text,
  seats integer,
  emission_class text,
  co2_g_km integer,
  consumption_litres numeric(4,1),
  consumption_kwh numeric(4,1),
  battery_kwh numeric(5,1),
  battery_health_percent integer,
  range_km integer,
  tow_load_kg integer,
  hsn_tsn text,
  interior text,
  owners integer,
  keys integer,
  service_book text,
  next_inspection date,
  accident_free boolean,
  imported boolean,
  location_postal_code text,
  location_country text,
  ready_from date,
  condition jsonb,
  damages_sum numeric(12,2) generated always as (damages_sum(condition)) stored,
  features text[] not null default '{}'::text[],
  base_colour text,
  recognised_by integer not null default 0,
  former_price_net numeric(12,2),
  constraint vehicles_pkey PRIMARY KEY (id),
  constraint vehicles_available_are_held_by_no_order CHECK (((status <> 'AVAILABLE'::text) OR (status_order_id IS NULL))),
  constraint vehicles_body_type_is_known CHECK ((body_type = ANY (ARRAY['SMALL_CAR'::text, 'HATCHBACK'::text, 'SALOON'::text, 'ESTATE'::text, 'SUV'::text, 'MPV'::text, 'COUPE'::text, 'CONVERTIBLE'::text, 'PICKUP'::text, 'MINIBUS'::text, 'PANEL_VAN'::text, 'OTHER'::text]))),
  constraint vehicles_condition_is_an_object CHECK ((jsonb_typeof(condition) = 'object'::text)),
  constraint vehicles_currency_is_euro CHECK ((currency = 'EUR'::text)),
  constraint vehicles_delivered_price_is_positive CHECK ((delivered_price_net > (0)::numeric)),
  constraint vehicles_emission_class_is_known CHECK ((emission_class = ANY (ARRAY['EURO_1'::text, 'EURO_2'::text, 'EURO_3'::text, 'EURO_4'::text, 'EURO_5'::text, 'EURO_6'::text, 'EURO_6B'::text, 'EURO_6C'::text, 'EURO_6D_TEMP'::text, 'EURO_6D'::text, 'EURO_6E'::text, 'EURO_7'::text]))),
  constraint vehicles_have_one_to_sixty_seats CHECK (((seats >= 1) AND (seats <= 60))),
  constraint vehicles_location_country_is_a_code CHECK ((location_country ~ '^[A-Z]{2}$'::text)),
  constraint vehicles_mileage_is_not_negative CHECK ((mileage_km >= 0)),
  constraint vehicles_owners_are_not_negative CHECK ((owners >= 0)),
  constraint vehicles_price_is_positive CHECK ((price_net > (0)::numeric)),
  constraint vehicles_service_book_is_known CHECK ((service_book = ANY (ARRAY['COMPLETE'::text, 'PRESENT'::text, 'INCOMPLETE'::text, 'NONE'::text]))),
  constraint vehicles_status_comes_from_an_order FOREIGN KEY (status_order_id) REFERENCES orders(id) ON DELETE RESTRICT,
  constraint vehicles_status_is_known CHECK ((status = ANY (ARRAY['AVAILABLE'::text, 'RESERVED'::text, 'SOLD'::text]))),
  constraint vehicles_steering_position_is_known CHECK ((steering_position = ANY (ARRAY['LEFT'::text, 'RIGHT'::text]))),
  constraint vehicles_tow_load_is_not_negative CHECK ((tow_load_kg >= 0)),
  constraint vehicles_vin_is_taken UNIQUE (vin),
  constraint vehicles_vin_is_well_formed CHECK ((vin ~ '^[A-HJ-NPR-Z0-9]{17}$'::text))
);

create table watched_states (
  mark_id uuid not null,
  user_id uuid not null,
  price_net numeric(12,2) not null,
  is_available boolean not null,
  constraint watched_states_pkey PRIMARY KEY (mark_id, user_id),
  constraint watched_states_belong_to_a_mark FOREIGN KEY (mark_id) REFERENCES dealer_vehicle_statuses(id) ON DELETE CASCADE,
  constraint watched_states_belong_to_a_user FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE INDEX audit_events_by_action ON public.audit_events USING btree (action, at DESC, id DESC);

CREATE INDEX audit_events_by_actor ON public.audit_events USING btree (actor_id, at DESC, id DESC) INCLUDE (action, subject) WHERE (actor_id IS NOT NULL);

CREATE INDEX audit_events_by_kind_of_subject ON public.audit_events USING btree (subject, at DESC, id DESC);

CREATE INDEX audit_events_by_order ON public.audit_events USING btree (order_id, id DESC) WHERE (order_id IS NOT NULL);

CREATE INDEX audit_events_by_subject ON public.audit_events USING btree (subject_id, subject, at DESC, id DESC);

CREATE INDEX audit_events_by_time ON public.audit_events USING btree (at DESC, id DESC);

CREATE INDEX clerk_notes_by_dealer ON public.clerk_notes USING btree (dealer_id, noted_at DESC, id) WHERE (dealer_id IS NOT NULL);

CREATE INDEX clerk_notes_by_order ON public.clerk_notes USING btree (order_id, noted_at DESC, id) WHERE (order_id IS NOT NULL);

CREATE INDEX complaint_answers_by_complaint ON public.complaint_answers USING btree (complaint_id);

CREATE INDEX complaint_answers_by_user ON public.complaint_answers USING btree (answered_by) WHERE (answered_by IS NOT NULL);

CREATE INDEX complaint_photos_by_age ON public.complaint_photos USING btree (added_at);

CREATE INDEX complaints_by_reservation ON public.complaints USING btree (reservation_id);

CREATE INDEX complaints_without_an_answer ON public.complaints USING btree (order_id, reported_at) WHERE (state = 'OPEN'::text);

CREATE INDEX contact_messages_by_time ON public.contact_messages USING btree (created_at);

CREATE INDEX dealer_vehicle_statuses_by_vehicle ON public.dealer_vehicle_statuses USING btree (vehicle_id);

CREATE INDEX dealers_by_created_at ON public.dealers USING btree (created_at DESC, id);

CREATE INDEX dealers_by_name ON public.dealers USING btree (lower(company_name), id);

CREATE INDEX dealers_by_part ON public.dealers USING gin (lower(((((((((company_name || '
'::text) || email) || '
'::text) || COALESCE(city, ''::text)) || '
'::text) || COALESCE(contact_first_name, ''::text)) || ' '::text) || COALESCE(contact_last_name, ''::text))) gin_trgm_ops, vat_id gin_trgm_ops);

CREATE INDEX dealers_by_vat_id ON public.dealers USING btree (vat_id) WHERE (vat_id IS NOT NULL);

CREATE INDEX dealers_by_words ON public.dealers USING gin (lower(company_name) gin_trgm_ops, email gin_trgm_ops);

CREATE INDEX dealers_erased ON public.dealers USING btree (id) WHERE (erased_at IS NOT NULL);

CREATE INDEX dealers_to_see ON public.dealers USING btree (changed_at) WHERE (changed_at IS NOT NULL);

CREATE INDEX email_confirmations_by_expiry ON public.email_confirmations USING btree (expires_at);

CREATE INDEX email_confirmations_by_user ON public.email_confirmations USING btree (user_id);

CREATE INDEX feeds_by_creator ON public.feeds USING btree (created_by);

CREATE INDEX feeds_by_dealer ON public.feeds USING btree (dealer_id);

CREATE INDEX feeds_by_search ON public.feeds USING btree (search_id);

CREATE INDEX file_removals_by_due_time ON public.file_removals USING btree (due_at);

CREATE INDEX file_removals_by_storage_id ON public.file_removals USING btree (storage_id);

CREATE INDEX idempotency_keys_by_created_at ON public.idempotency_keys USING btree (created_at);

CREATE INDEX import_files_by_adder ON public.import_files USING btree (added_by) WHERE (added_by IS NOT NULL);

CREATE INDEX import_files_by_import ON public.import_files USING btree (import_id, place);

CREATE INDEX import_files_by_vehicle ON public.import_files USING btree (vehicle_id) WHERE (vehicle_id IS NOT NULL);

CREATE INDEX import_files_that_failed ON public.import_files USING btree (import_id, finished_at) WHERE (state = 'failed'::text);

CREATE INDEX import_files_that_have_not_ended ON public.import_files USING btree (import_id) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));

CREATE INDEX imports_by_start ON public.imports USING btree (started_at DESC, id);

CREATE INDEX imports_by_starter ON public.imports USING btree (started_by) WHERE (started_by IS NOT NULL);

CREATE INDEX invoices_by_order ON public.invoices USING btree (order_id);

CREATE INDEX mail_outbox_by_address_part ON public.mail_outbox USING gin (recipient gin_trgm_ops);

CREATE INDEX mail_outbox_by_dealer ON public.mail_outbox USING btree (dealer_id, created_at DESC, id DESC) WHERE (dealer_id IS NOT NULL);

CREATE INDEX mail_outbox_by_kind ON public.mail_outbox USING btree (kind, created_at DESC, id DESC);

CREATE INDEX mail_outbox_by_order ON public.mail_outbox USING btree (((facts ->> 'orderId'::text))) WHERE ((facts ->> 'orderId'::text) IS NOT NULL);

CREATE INDEX mail_outbox_by_time ON public.mail_outbox USING btree (created_at DESC, id DESC);

CREATE INDEX mail_outbox_failed ON public.mail_outbox USING btree (failed_at DESC, id) WHERE (failed_at IS NOT NULL);

CREATE INDEX mail_outbox_unsent ON public.mail_outbox USING btree (created_at) WHERE (sent_at IS NULL);

CREATE INDEX order_documents_by_adder ON public.order_documents USING btree (added_by) WHERE (added_by IS NOT NULL);

CREATE UNIQUE INDEX order_requests_are_open_once ON public.order_requests USING btree (requested_by, sha256) WHERE (state = 'OPEN'::text);

CREATE INDEX order_requests_by_dealer ON public.order_requests USING btree (dealer_id, requested_at);

CREATE INDEX order_requests_by_decider ON public.order_requests USING btree (decided_by) WHERE (decided_by IS NOT NULL);

CREATE INDEX order_requests_by_order ON public.order_requests USING btree (order_id) WHERE (order_id IS NOT NULL);

CREATE INDEX order_requests_by_sender ON public.order_requests USING btree (requested_by);

CREATE INDEX orders_by_amount ON public.orders USING btree (total_amount, id);

CREATE INDEX orders_by_date ON public.orders USING btree (order_date DESC, id);

CREATE INDEX orders_by_dealer ON public.orders USING btree (dealer_id, order_date DESC, id);

CREATE INDEX orders_by_proof ON public.orders USING btree (arrival_proof_id, id) WHERE (arrival_proof_id IS NOT NULL);

CREATE INDEX orders_by_reference_part ON public.orders USING gin (lower(purchase_reference) gin_trgm_ops) WHERE (purchase_reference IS NOT NULL);

CREATE INDEX orders_by_status ON public.orders USING btree (status, order_date DESC, id);

CREATE INDEX orders_by_user ON public.orders USING btree (placed_by_user_id);

CREATE UNIQUE INDEX orders_numbers_are_used_once ON public.orders USING btree (order_number(id));

CREATE INDEX orders_to_call ON public.orders USING btree (order_date) WHERE ((called_at IS NULL) AND (status = ANY (ARRAY['PENDING'::text, 'PROCESSED'::text])));

CREATE INDEX orders_to_pay ON public.orders USING btree (invoiced_at) WHERE ((invoiced_at IS NOT NULL) AND (paid_at IS NULL) AND (status <> 'CANCELLED'::text));

CREATE INDEX orders_to_prove ON public.orders USING btree (completed_at) WHERE ((status = 'COMPLETED'::text) AND (vat_case = 'INTRA_COMMUNITY'::text) AND (arrival_proof_id IS NULL));

CREATE INDEX orders_to_refund ON public.orders USING btree (ended_at) WHERE ((paid_at IS NOT NULL) AND (refunded_at IS NULL) AND (status = 'CANCELLED'::text));

CREATE INDEX password_resets_by_expiry ON public.password_resets USING btree (expires_at);

CREATE INDEX password_resets_by_user ON public.password_resets USING btree (user_id);

CREATE INDEX portal_changes_by_transaction ON public.portal_changes USING btree (changed_in);

CREATE INDEX rate_limits_by_expiry ON public.rate_limits USING btree (expires_at);

CREATE INDEX saved_search_matches_that_are_new ON public.saved_search_matches USING btree (search_id) WHERE is_new;

CREATE INDEX saved_search_matches_that_wait ON public.saved_search_matches USING btree (search_id, found_at) WHERE waits_for_mail;

CREATE INDEX saved_views_that_are_shared ON public.saved_views USING btree (list) WHERE is_shared;

CREATE INDEX sessions_by_expiry ON public.sessions USING btree (expires_at);

CREATE INDEX sessions_by_user ON public.sessions USING btree (user_id);

CREATE INDEX sign_ins_by_address ON public.sign_ins USING btree (email_hash, at);

CREATE INDEX sign_ins_by_time ON public.sign_ins USING btree (at);

CREATE INDEX sign_ins_by_user ON public.sign_ins USING btree (user_id);

CREATE INDEX users_by_dealer ON public.users USING btree (dealer_id);

CREATE INDEX vehicle_changes_by_transaction ON public.vehicle_changes USING btree (changed_in);

CREATE INDEX vehicle_media_by_file ON public.vehicle_media USING btree (sha256);

CREATE UNIQUE INDEX vehicle_media_have_one_cover ON public.vehicle_media USING btree (vehicle_id) WHERE is_cover;

CREATE INDEX vehicle_reservations_by_dealer ON public.vehicle_reservations USING btree (dealer_id, reserved_at DESC);

CREATE INDEX vehicle_reservations_by_expiry ON public.vehicle_reservations USING btree (expires_at) WHERE ((status = 'ACTIVE'::text) AND (end_reason IS NULL) AND (expires_at IS NOT NULL));

CREATE INDEX vehicle_reservations_by_name_part ON public.vehicle_reservations USING gin (lower(((((make || ' '::text) || model) || ' '::text) || COALESCE(variant, ''::text))) gin_trgm_ops);

CREATE INDEX vehicle_reservations_by_vehicle ON public.vehicle_reservations USING btree (vehicle_id);

CREATE INDEX vehicle_reservations_by_vin_part ON public.vehicle_reservations USING gin (vin gin_trgm_ops);

CREATE INDEX vehicles_by_facets ON public.vehicles USING btree (make, model, fuel_type, transmission, base_colour, doors, has_documents, body_type, seats, emission_class, accident_free, location_country, service_book, status) INCLUDE (price_net, mileage_km, kw, first_registered, id, created_at, updated_at, has_pictures, damages_sum, next_inspection, tow_load_kg, owners, range_km, co2_g_km);

CREATE INDEX vehicles_by_features ON public.vehicles USING gin (features);

CREATE INDEX vehicles_by_first_registration ON public.vehicles USING btree (first_registered DESC NULLS LAST, id) INCLUDE (status);

CREATE INDEX vehicles_by_last_change ON public.vehicles USING btree (updated_at DESC, id) INCLUDE (status);

CREATE INDEX vehicles_by_mileage ON public.vehicles USING btree (mileage_km, id) INCLUDE (status);

CREATE INDEX vehicles_by_mileage_downwards ON public.vehicles USING btree (mileage_km DESC NULLS LAST, id DESC) INCLUDE (status);

CREATE INDEX vehicles_by_name_in_stock ON public.vehicles USING btree (make, model) WHERE (status <> 'SOLD'::text);

CREATE INDEX vehicles_by_power ON public.vehicles USING btree (kw DESC NULLS LAST, id DESC) INCLUDE (status);

CREATE INDEX vehicles_by_price ON public.vehicles USING btree (price_net, id) INCLUDE (status);

CREATE INDEX vehicles_by_price_drop ON public.vehicles USING btree (((former_price_net - price_net)) DESC NULLS LAST, id) INCLUDE (status, former_price_net, price_net);

CREATE INDEX vehicles_by_recognition ON public.vehicles USING btree (recognised_by, id);

CREATE INDEX vehicles_by_search ON public.vehicles USING gin (search_vector);

CREATE INDEX vehicles_by_status_order ON public.vehicles USING btree (status_order_id) WHERE (status_order_id IS NOT NULL);

CREATE INDEX vehicles_by_stock_age ON public.vehicles USING btree (created_at, id) INCLUDE (status);

CREATE INDEX vehicles_without_pictures ON public.vehicles USING btree (first_registered DESC NULLS LAST, id) WHERE (NOT has_pictures);

CREATE INDEX watched_states_by_user ON public.watched_states USING btree (user_id);

create view contradictory_orders as
 SELECT id,
    reason
   FROM ( SELECT orders.id,
                CASE
                    WHEN orders.status = 'CANCELLED'::text THEN
                    CASE
                        WHEN held.vehicles > 0 THEN 'is CANCELLED, but holds vehicles'::text
                        WHEN orders.invoice_id IS NOT NULL THEN 'is CANCELLED, but has a valid invoice'::text
                        ELSE NULL::text
                    END
                    WHEN orders.item_count <> held.vehicles OR orders.total_amount <> held.total THEN 'has other totals than its reservations'::text
                    WHEN orders.status = 'PENDING'::text AND orders.invoiced_at IS NULL THEN
                    CASE
                        WHEN held.expiring < held.vehicles THEN 'is PENDING, but has reservations that do not expire'::text
                        ELSE NULL::text
                    END
                    WHEN held.expiring > 0 THEN 'is processed or invoiced, but has reservations that expire'::text
                    ELSE NULL::text
                END AS reason
           FROM orders
             CROSS JOIN LATERAL ( SELECT count(*) AS vehicles,
                    COALESCE(sum(vehicle_reservations.price_net), 0::numeric) AS total,
                    count(vehicle_reservations.expires_at) AS expiring
                   FROM vehicle_reservations
                  WHERE vehicle_reservations.order_id = orders.id AND vehicle_reservations.status = 'ACTIVE'::text AND vehicle_reservations.end_reason IS NULL) held) judged
  WHERE reason IS NOT NULL;

create view contradictory_vehicles as
 SELECT vehicles.id,
    orders.id AS order_id
   FROM vehicles
     JOIN orders ON orders.id = vehicles.status_order_id
     LEFT JOIN vehicle_reservations ON vehicle_reservations.order_id = orders.id AND vehicle_reservations.vehicle_id = vehicles.id AND vehicle_reservations.status = 'ACTIVE'::text AND vehicle_reservations.end_reason IS NULL
  WHERE vehicle_reservations.id IS NULL OR vehicles.status <>
        CASE orders.status
            WHEN 'COMPLETED'::text THEN 'SOLD'::text
            ELSE 'RESERVED'::text
        END;

create view current_orders as
 SELECT orders.id,
    orders.dealer_id,
    orders.order_date,
    orders.total_amount,
    orders.shipping_cost,
    orders.shipping_method,
    orders.item_count,
    orders.notes,
    orders.terms_version,
    orders.vat_case,
    orders.delivery_country,
    orders.called_at,
    orders.paid_at,
    orders.completed_at,
    orders.invoiced_at,
        CASE
            WHEN lapsed.at IS NULL THEN orders.status
            ELSE 'CANCELLED'::text
        END AS status,
        CASE
            WHEN lapsed.at IS NULL THEN orders.end_reason
            ELSE 'EXPIRED'::text
        END AS end_reason,
    COALESCE(lapsed.at, orders.ended_at) AS ended_at,
    orders.billing_name,
    orders.billing_street,
    orders.billing_postal_code,
    orders.billing_city,
    orders.billing_country,
    orders.delivery_name,
    orders.delivery_street,
    orders.delivery_postal_code,
    orders.delivery_city,
    orders.purchase_reference,
    orders.refunded_at,
    orders.delivery_on
   FROM orders
     LEFT JOIN LATERAL ( SELECT max(lapsed_reservations.expires_at) AS at
           FROM lapsed_reservations
          WHERE lapsed_reservations.order_id = orders.id AND orders.status = 'PENDING'::text) lapsed ON true;

create view lapsed_reservations as
 SELECT id,
    order_id,
    vehicle_id,
    dealer_id,
    expires_at
   FROM vehicle_reservations
  WHERE status = 'ACTIVE'::text AND end_reason IS NULL AND expires_at <= statement_timestamp();

create view lapsed_vehicles as
 SELECT vehicles.id
   FROM lapsed_reservations
     JOIN vehicles ON vehicles.id = lapsed_reservations.vehicle_id AND vehicles.status_order_id = lapsed_reservations.order_id
  WHERE vehicles.status = 'RESERVED'::text;

create view names_in_stock as
 WITH RECURSIVE names AS (
        ( SELECT vehicles.make,
            vehicles.model
           FROM vehicles
          WHERE vehicles.status <> 'SOLD'::text
          ORDER BY vehicles.make, vehicles.model
         LIMIT 1)
        UNION ALL
         SELECT next.make,
            next.model
           FROM names names_1
             CROSS JOIN LATERAL ( SELECT vehicles.make,
                    vehicles.model
                   FROM vehicles
                  WHERE vehicles.status <> 'SOLD'::text AND ((ROW(vehicles.make, vehicles.model) > ROW(names_1.make, names_1.model)))
                  ORDER BY vehicles.make, vehicles.model
                 LIMIT 1) next
        )
 SELECT make,
    model
   FROM names;

create view stock_rows as
 SELECT id,
    make,
    model,
    fuel_type AS fuel,
    transmission,
    colour,
    doors,
    status,
    has_documents AS documents,
    has_pictures AS pictures,
    (price_net * 100::numeric)::bigint AS price,
    mileage_km AS mileage,
    kw AS power,
    first_registered - '1970-01-01'::date AS registered,
    (EXTRACT(epoch FROM created_at) * 1000000::numeric)::bigint AS created,
    (EXTRACT(epoch FROM updated_at) * 1000000::numeric)::bigint AS changed,
        CASE
            WHEN status = 'RESERVED'::text THEN ( SELECT (EXTRACT(epoch FROM vehicle_reservations.expires_at) * 1000000::numeric)::bigint AS int8
               FROM vehicle_reservations
              WHERE vehicle_reservations.vehicle_id = vehicles.id AND vehicle_reservations.order_id = vehicles.status_order_id AND vehicle_reservations.status = 'ACTIVE'::text AND vehicle_reservations.end_reason IS NULL AND isfinite(vehicle_reservations.expires_at))
            ELSE NULL::bigint
        END AS lapses,
    vin,
    variant,
    body_type AS body,
    base_colour AS hue,
    array_to_string(features, ' '::text) AS features,
    seats,
    emission_class AS emission,
    next_inspection - '1970-01-01'::date AS inspection,
    tow_load_kg AS tow,
    owners,
    accident_free AS unharmed,
    location_country AS country,
    (damages_sum * 100::numeric)::bigint AS damages,
    ((former_price_net - price_net) * 100::numeric)::bigint AS drop,
    service_book AS book,
    range_km AS reach,
    co2_g_km AS co2
   FROM vehicles;

create view stock_words as
 SELECT id,
    array_to_string(tsvector_to_array(search_vector), ' '::text) AS words
   FROM vehicles;

CREATE TRIGGER audit_events_are_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite_the_audit_log();

CREATE TRIGGER clerk_notes_are_not_of_an_erased_dealer AFTER INSERT ON clerk_notes FOR EACH ROW WHEN (new.dealer_id IS NOT NULL) EXECUTE FUNCTION refuse_rows_of_an_erased_dealer('clerk_notes_belong_to_a_dealer');

CREATE TRIGGER clerk_notes_note_added AFTER INSERT ON clerk_notes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_change('notes');

CREATE TRIGGER clerk_notes_note_changed AFTER UPDATE ON clerk_notes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_change('notes');

CREATE TRIGGER clerk_notes_note_removed AFTER DELETE ON clerk_notes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_change('notes');

CREATE TRIGGER complaint_photos_removed_note_file_removals AFTER DELETE ON complaint_photos REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION note_paper_removals();

CREATE TRIGGER complaints_note_added AFTER INSERT ON complaints REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_complaints();

CREATE TRIGGER complaints_note_changed AFTER UPDATE ON complaints REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_complaints();

CREATE TRIGGER dealer_addresses_are_not_of_an_erased_dealer AFTER INSERT ON dealer_addresses FOR EACH ROW EXECUTE FUNCTION refuse_rows_of_an_erased_dealer('dealer_addresses_belong_to_a_dealer');

CREATE TRIGGER dealer_papers_are_not_of_an_erased_dealer AFTER INSERT ON dealer_papers FOR EACH ROW EXECUTE FUNCTION refuse_rows_of_an_erased_dealer('dealer_papers_belong_to_a_dealer');

CREATE TRIGGER dealer_papers_note_added AFTER INSERT ON dealer_papers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_change_of_dealers('dealers');

CREATE TRIGGER dealer_papers_note_removed AFTER DELETE ON dealer_papers REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_change_of_dealers('dealers');

CREATE TRIGGER dealer_papers_removed_note_file_removals AFTER DELETE ON dealer_papers REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION note_paper_removals();

CREATE TRIGGER dealer_vehicle_statuses_are_not_of_an_erased_dealer AFTER INSERT ON dealer_vehicle_statuses FOR EACH ROW EXECUTE FUNCTION refuse_rows_of_an_erased_dealer('dealer_vehicle_statuses_belong_to_a_dealer');

CREATE TRIGGER dealers_note_added AFTER INSERT ON dealers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_dealers();

CREATE TRIGGER dealers_note_changed AFTER UPDATE ON dealers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_dealers();

CREATE TRIGGER dealers_note_removed AFTER DELETE ON dealers REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_dealers();

CREATE TRIGGER feeds_are_not_of_an_erased_dealer AFTER INSERT ON feeds FOR EACH ROW EXECUTE FUNCTION refuse_rows_of_an_erased_dealer('feeds_belong_to_a_dealer');

CREATE TRIGGER import_files_note_changed AFTER UPDATE ON import_files REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_change('imports');

CREATE TRIGGER imports_note_added AFTER INSERT ON imports REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_change('imports');

CREATE TRIGGER imports_note_changed AFTER UPDATE ON imports REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_change('imports');

CREATE TRIGGER invoices_never_change BEFORE DELETE OR UPDATE OR TRUNCATE ON invoices FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite_invoices();

CREATE TRIGGER mail_outbox_note_added AFTER INSERT ON mail_outbox REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_change('mails');

CREATE TRIGGER mail_outbox_note_changed AFTER UPDATE ON mail_outbox REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_change('mails');

CREATE TRIGGER order_documents_note_added AFTER INSERT ON order_documents REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_change('orders');

CREATE TRIGGER order_documents_note_removed AFTER DELETE ON order_documents REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_change('orders');

CREATE TRIGGER order_documents_removed_note_file_removals AFTER DELETE ON order_documents REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION note_paper_removals();

CREATE TRIGGER order_requests_note_added AFTER INSERT ON order_requests REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_order_requests();

CREATE TRIGGER order_requests_note_changed AFTER UPDATE ON order_requests REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_order_requests();

CREATE CONSTRAINT TRIGGER orders_match_the_status_of_their_vehicles AFTER UPDATE OF status ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_a_contradictory_vehicle();

CREATE CONSTRAINT TRIGGER orders_match_their_reservations AFTER INSERT OR UPDATE ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_a_contradictory_order();

CREATE TRIGGER orders_note_added AFTER INSERT ON orders REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_change_of_dealers('orders');

CREATE TRIGGER orders_note_changed AFTER UPDATE ON orders REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_change_of_dealers('orders');

CREATE TRIGGER orders_note_removed AFTER DELETE ON orders REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_change_of_dealers('orders');

CREATE TRIGGER payment_reminders_note_added AFTER INSERT ON payment_reminders REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_change('orders');

CREATE TRIGGER saved_searches_are_not_of_an_ended_user AFTER INSERT ON saved_searches FOR EACH ROW EXECUTE FUNCTION refuse_searches_of_an_ended_user();

CREATE TRIGGER saved_views_note_added AFTER INSERT ON saved_views REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_change('views');

CREATE TRIGGER saved_views_note_changed AFTER UPDATE ON saved_views REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_change('views');

CREATE TRIGGER saved_views_note_removed AFTER DELETE ON saved_views REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_change('views');

CREATE TRIGGER second_factors_note_changed AFTER UPDATE ON second_factors REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_change('users');

CREATE TRIGGER second_factors_note_removed AFTER DELETE ON second_factors REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_change('users');

CREATE TRIGGER sessions_note_ended AFTER DELETE ON sessions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_ended_sessions();

CREATE TRIGGER users_are_not_of_an_erased_dealer AFTER INSERT ON users FOR EACH ROW WHEN (new.dealer_id IS NOT NULL) EXECUTE FUNCTION refuse_rows_of_an_erased_dealer('users_belong_to_a_dealer');

CREATE CONSTRAINT TRIGGER users_keep_an_admin AFTER DELETE OR UPDATE OF role, rights, disabled_at ON users NOT DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW WHEN (old.role = 'admin'::text AND old.rights = 'FULL'::text AND old.disabled_at IS NULL) EXECUTE FUNCTION refuse_to_remove_the_last_admin();

CREATE CONSTRAINT TRIGGER users_keep_an_owner AFTER DELETE OR UPDATE OF rights, disabled_at ON users NOT DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW WHEN (old.role = 'dealer'::text AND old.rights = 'OWNER'::text AND old.disabled_at IS NULL AND old.email_confirmed_at IS NOT NULL) EXECUTE FUNCTION refuse_to_remove_the_last_owner();

CREATE TRIGGER users_note_added AFTER INSERT ON users REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_users();

CREATE TRIGGER users_note_changed AFTER UPDATE ON users REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_users();

CREATE TRIGGER users_note_removed AFTER DELETE ON users REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_users();

CREATE TRIGGER vehicle_media_added_note_media AFTER INSERT ON vehicle_media REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_media();

CREATE TRIGGER vehicle_media_changed_note_media AFTER UPDATE OF vehicle_id, media_type ON vehicle_media FOR EACH ROW WHEN (old.vehicle_id <> new.vehicle_id OR old.media_type <> new.media_type) EXECUTE FUNCTION note_changed_medium();

CREATE TRIGGER vehicle_media_note_added_vehicles AFTER INSERT ON vehicle_media REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_vehicles();

CREATE TRIGGER vehicle_media_note_changed_vehicles AFTER UPDATE ON vehicle_media REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_vehicles();

CREATE TRIGGER vehicle_media_note_each_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON vehicle_media FOR EACH STATEMENT EXECUTE FUNCTION note_stock_change();

CREATE TRIGGER vehicle_media_note_left_vehicles AFTER UPDATE ON vehicle_media REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_vehicles();

CREATE TRIGGER vehicle_media_note_removed_vehicles AFTER DELETE ON vehicle_media REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_vehicles();

CREATE TRIGGER vehicle_media_note_truncated_vehicles AFTER TRUNCATE ON vehicle_media FOR EACH STATEMENT EXECUTE FUNCTION note_changed_vehicles();

CREATE TRIGGER vehicle_media_removed_note_file_removals AFTER DELETE ON vehicle_media REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION note_file_removals();

CREATE TRIGGER vehicle_media_removed_note_media AFTER DELETE ON vehicle_media REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_media();

CREATE CONSTRAINT TRIGGER vehicle_reservations_hold_no_available_vehicle AFTER INSERT OR UPDATE OF vehicle_id, status, end_reason, expires_at ON vehicle_reservations DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.status = 'ACTIVE'::text AND new.end_reason IS NULL) EXECUTE FUNCTION refuse_to_offer_a_held_vehicle();

CREATE CONSTRAINT TRIGGER vehicle_reservations_match_the_status_of_their_vehicle AFTER DELETE OR UPDATE OF order_id, vehicle_id, status, end_reason ON vehicle_reservations DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_a_contradictory_vehicle();

CREATE CONSTRAINT TRIGGER vehicle_reservations_match_their_order AFTER INSERT OR DELETE OR UPDATE OF order_id, status, end_reason, expires_at, price_net ON vehicle_reservations DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_a_contradictory_order();

CREATE TRIGGER vehicle_reservations_note_added_vehicles AFTER INSERT ON vehicle_reservations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_vehicles();

CREATE TRIGGER vehicle_reservations_note_changed AFTER UPDATE ON vehicle_reservations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_change_of_dealers('orders');

CREATE TRIGGER vehicle_reservations_note_changed_vehicles AFTER UPDATE ON vehicle_reservations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_vehicles();

CREATE TRIGGER vehicle_reservations_note_left_vehicles AFTER UPDATE ON vehicle_reservations REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_vehicles();

CREATE TRIGGER vehicle_reservations_note_removed_vehicles AFTER DELETE ON vehicle_reservations REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_vehicles();

CREATE TRIGGER vehicle_reservations_note_truncated_vehicles AFTER TRUNCATE ON vehicle_reservations FOR EACH STATEMENT EXECUTE FUNCTION note_changed_vehicles();

CREATE CONSTRAINT TRIGGER vehicles_available_are_held_by_no_reservation AFTER UPDATE OF status ON vehicles DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.status = 'AVAILABLE'::text) EXECUTE FUNCTION refuse_to_offer_a_held_vehicle();

CREATE CONSTRAINT TRIGGER vehicles_former_price_is_higher AFTER INSERT OR UPDATE OF price_net, former_price_net ON vehicles DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.former_price_net <= new.price_net) EXECUTE FUNCTION refuse_a_low_former_price();

CREATE TRIGGER vehicles_keep_their_former_price AFTER UPDATE OF price_net ON vehicles FOR EACH ROW WHEN (old.price_net <> new.price_net AND new.former_price_net IS DISTINCT FROM former_price(old.price_net, old.former_price_net, new.price_net)) EXECUTE FUNCTION keep_former_price();

CREATE CONSTRAINT TRIGGER vehicles_match_the_order_of_their_status AFTER INSERT OR UPDATE OF status, status_order_id ON vehicles DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.status_order_id IS NOT NULL) EXECUTE FUNCTION refuse_a_contradictory_vehicle();

CREATE TRIGGER vehicles_note_added_vehicles AFTER INSERT ON vehicles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_vehicles();

CREATE TRIGGER vehicles_note_changed_vehicles AFTER UPDATE ON vehicles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_vehicles();

CREATE TRIGGER vehicles_note_each_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON vehicles FOR EACH STATEMENT EXECUTE FUNCTION note_stock_change();

CREATE TRIGGER vehicles_note_new_words_of_vehicles AFTER UPDATE OF search_vector ON vehicles FOR EACH ROW WHEN (old.search_vector IS DISTINCT FROM new.search_vector) EXECUTE FUNCTION note_new_words();

CREATE TRIGGER vehicles_note_removed_vehicles AFTER DELETE ON vehicles REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_vehicles();

CREATE TRIGGER vehicles_note_truncated_vehicles AFTER TRUNCATE ON vehicles FOR EACH STATEMENT EXECUTE FUNCTION note_changed_vehicles();
