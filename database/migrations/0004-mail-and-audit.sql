-- The audit log and the outbox of mails.

create table audit_events (
  id bigint generated always as identity constraint audit_events_pkey primary key,
  at timestamptz not null default now(),
  -- The actor, stored as text, so that the audit log outlives the account. Null: the system itself.
  actor_id uuid,
  actor_email text,
  actor_role text not null,
  action text not null,
  subject text not null,
  subject_id uuid not null,
  before jsonb,
  after jsonb,
  constraint audit_events_actor_role_is_known check (actor_role in ('admin', 'dealer', 'system')),
  constraint audit_events_subject_is_known
    check (subject in ('order', 'reservation', 'dealer', 'vehicle', 'user', 'invoice'))
);

create index audit_events_by_subject on audit_events (subject, subject_id, id desc);
create index audit_events_by_time on audit_events (at desc, id desc);

create function refuse_to_rewrite_the_trail() returns trigger language plpgsql as $$
begin
  raise exception 'audit_events is append-only';
end $$;

create trigger audit_events_are_append_only
  before update or delete or truncate on audit_events
  for each statement execute function refuse_to_rewrite_the_trail();

-- Mails are stored with their payload. A job renders and sends them.
create table mail_outbox (
  id uuid constraint mail_outbox_pkey primary key default gen_random_uuid(),
  kind text not null,
  -- Null: the provider, in the configured language.
  recipient text,
  locale text,
  facts jsonb not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  constraint mail_outbox_locale_is_known check (locale in ('de', 'en', 'fr')),
  constraint mail_outbox_people_have_a_language check ((recipient is null) = (locale is null))
);

create index mail_outbox_unsent on mail_outbox (created_at) where sent_at is null;

-- Settings that the program stores, for example that the demo data is complete.
create table settings (
  name text constraint settings_pkey primary key,
  value jsonb not null
);
