-- How a user sees the inventory, and when their visit before this one ended: docs/decisions/0147.

alter table users
  -- A ListView of contract/list-view.ts; null: nothing was chosen.
  add column list_view jsonb,
  add column seen_at timestamptz,
  add column last_visit_at timestamptz;

update users
set seen_at = (select max(last_seen_at) from sessions where user_id = users.id);

-- When the visit before the present one ended. A visit ends when nothing was asked for four hours.
create function last_visit(seen_at timestamptz, last_visit_at timestamptz)
  returns timestamptz
  language sql stable parallel safe
  return case when seen_at < now() - interval '4 hours' then seen_at else last_visit_at end;

-- As before, and beside it the view and the visit. Servers of the version before leave them out.
create or replace function sessions_of(hashes bytea[], demands_second_factor boolean, admin_idle_hours integer)
  returns json
  language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
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
end $$;
