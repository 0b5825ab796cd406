-- A mail that no attempt could send is marked, so that clerks see it and can send it again.

alter table mail_outbox
  add column failed_at timestamptz,
  -- What the last attempt reported.
  add column failure text,
  add constraint mail_outbox_failures_have_a_reason check ((failed_at is null) = (failure is null)),
  add constraint mail_outbox_sent_mails_have_not_failed check (sent_at is null or failed_at is null);

create index mail_outbox_failed on mail_outbox (failed_at desc, id) where failed_at is not null;
