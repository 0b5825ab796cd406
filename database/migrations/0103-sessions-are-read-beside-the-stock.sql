-- A request of the inventory reads its session in the statement that asks what has changed: docs/decisions/0131.

-- The sessions of these token hashes that may be used, with their users, as JSON; null if there are none. plpgsql caches the
-- plan, if it is generic; made while tables are small, it would read all rows: see stock_since().
create function sessions_of(hashes bytea[], demands_second_factor boolean, admin_idle_hours integer)
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

-- What stock_since() returns, and beside it these sessions. Their dealers are added to `dealers`.
create function stock_and_sessions(
  seen pg_snapshot, dealers uuid[], hashes bytea[], demands_second_factor boolean, admin_idle_hours integer
)
  returns table (snapshot text, clock bigint, storage text, purged_before text, changed json, hidden json, sessions json)
  language plpgsql stable set plan_cache_mode = force_generic_plan as $$
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
end $$;
