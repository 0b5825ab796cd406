-- The work list asks for the few orders that wait for a call, a payment or a refund.

create index orders_to_call on orders (order_date)
  where called_at is null and status in ('PENDING', 'PROCESSED');
create index orders_to_pay on orders (invoiced_at)
  where invoiced_at is not null and paid_at is null and status <> 'CANCELLED';
create index orders_to_refund on orders (ended_at)
  where paid_at is not null and refunded_at is null and status = 'CANCELLED';
