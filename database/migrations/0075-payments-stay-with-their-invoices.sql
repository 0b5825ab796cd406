-- An order says whether it is paid now. Bookkeeping also needs the payment of an invoice that was cancelled, after the
-- order was opened again and has another one.

-- When an invoice was paid, and when the payment was refunded. It is kept up by what clerks record of the order.
create table invoice_payments (
  invoice_id uuid constraint invoice_payments_are_kept_once primary key
    constraint invoice_payments_belong_to_an_invoice references invoices on delete restrict,
  paid_at timestamptz not null,
  refunded_at timestamptz
);

-- A payment that was refunded before its order was opened again is in the audit log alone.
insert into invoice_payments (invoice_id, paid_at, refunded_at)
select distinct on (orders.id) invoices.id, orders.paid_at, orders.refunded_at
from orders
join invoices on invoices.order_id = orders.id and invoices.kind = 'INVOICE'
where orders.paid_at is not null
order by orders.id, invoices.year desc, invoices.sequence desc;
