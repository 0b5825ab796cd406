-- Dealers, users, their sessions, and rate limits.

create table dealers (
  id uuid constraint dealers_pkey primary key default gen_random_uuid(),
  company_name text not null,
  legal_form text,
  vat_id text,
  -- Result of a clerk's check of the VAT id. A sale is free of VAT only if the id is not INVALID.
  vat_id_check text not null default 'UNCHECKED',
  email text not null,
  phone text,
  tier text not null default 'STANDARD',
  status text not null default 'PENDING',
  street text,
  postal_code text,
  city text,
  country text not null default 'DE',
  contact_first_name text,
  contact_last_name text,
  contact_position text,
  contact_phone text,
  marketing_opt_in boolean not null default false,
  notes text not null default '',
  terms_version text,
  terms_accepted_at timestamptz,
  privacy_version text,
  privacy_accepted_at timestamptz,
  created_at timestamptz not null default now(),
  constraint dealers_email_is_taken unique (email),
  constraint dealers_email_is_lower_case check (email = lower(email)),
  constraint dealers_status_is_known check (status in ('PENDING', 'ACTIVE', 'SUSPENDED')),
  constraint dealers_vat_id_check_is_known check (vat_id_check in ('UNCHECKED', 'VALID', 'INVALID'))
);

create index dealers_by_created_at on dealers (created_at desc, id);
create index dealers_by_name on dealers (lower(company_name), id);

create table users (
  id uuid constraint users_pkey primary key default gen_random_uuid(),
  dealer_id uuid constraint users_belong_to_a_dealer references dealers on delete cascade,
  email text not null,
  password_hash text not null,
  role text not null default 'dealer',
  locale text not null default 'de',
  created_at timestamptz not null default now(),
  constraint users_email_is_taken unique (email),
  constraint users_email_is_lower_case check (email = lower(email)),
  constraint users_role_is_known check (role in ('admin', 'dealer')),
  constraint users_locale_is_known check (locale in ('de', 'en', 'fr')),
  constraint users_admins_are_no_dealers check ((role = 'dealer') = (dealer_id is not null))
);

create index users_by_dealer on users (dealer_id);

-- A session is stored as the SHA-256 of its cookie, so a stolen table gives no access.
create table sessions (
  token_hash bytea constraint sessions_pkey primary key,
  user_id uuid not null constraint sessions_belong_to_a_user references users on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

-- One row per limited subject (an address, an account): the instant at which its bucket is empty again.
create table rate_limits (
  key text constraint rate_limits_pkey primary key,
  empty_at timestamptz not null
);

create index rate_limits_by_empty_at on rate_limits (empty_at);
