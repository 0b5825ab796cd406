-- Messages of the contact form. They are stored for a limited time, so that a lost mail can be looked up.

create table contact_messages (
  id uuid constraint contact_messages_pkey primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  company text not null,
  phone text not null,
  subject text not null,
  message text not null,
  -- The language of the page with the form.
  locale text not null,
  created_at timestamptz not null default now(),
  constraint contact_messages_locale_is_known check (locale in ('de', 'en', 'fr'))
);

create index contact_messages_by_time on contact_messages (created_at);
