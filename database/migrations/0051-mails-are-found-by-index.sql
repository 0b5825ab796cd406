-- The back office lists all mails, also those of one dealer or one order.

alter table mail_outbox
  -- The dealer to whose users the mail goes, or whom it is about. No foreign key: it would lock the dealer's row after those
  -- of orders, against the lock order.
  add column dealer_id uuid;

update mail_outbox
set dealer_id = coalesce(
  (select dealer_id from users where email = recipient),
  (facts ->> 'dealerId')::uuid,
  (select dealer_id from orders where id = (facts ->> 'orderId')::uuid)
)
where kind <> 'contactMessage';

create index mail_outbox_by_time on mail_outbox (created_at desc, id desc);
create index mail_outbox_by_kind on mail_outbox (kind, created_at desc, id desc);
create index mail_outbox_by_dealer on mail_outbox (dealer_id, created_at desc, id desc) where dealer_id is not null;
create index mail_outbox_by_order on mail_outbox ((facts ->> 'orderId')) where facts ->> 'orderId' is not null;
create index mail_outbox_by_address_part on mail_outbox using gin (lower(recipient) gin_trgm_ops);
