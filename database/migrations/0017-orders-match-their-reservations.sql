-- An order and its reservations say the same: whose they are, what is held, until when, and at what price. Decision
-- 0023 says why. They change in one transaction, in any order. So the constraints are checked at its end.

-- Orders that contradict their reservations, with the reason.
create view contradictory_orders as
  select id, reason
  from (
    select
      orders.id,
      case
        when orders.status = 'CANCELLED' then
          case when held.vehicles > 0 then 'is CANCELLED, but holds vehicles' end
        -- item_count is positive. So an order that is not CANCELLED holds at least one vehicle.
        when orders.item_count <> held.vehicles or orders.total_amount <> held.total
          then 'has other totals than its reservations'
        when orders.status = 'PENDING' and orders.invoiced_at is null then
          case when held.expiring < held.vehicles then 'is PENDING, but has reservations that do not expire' end
        when held.expiring > 0 then 'is processed or invoiced, but has reservations that expire'
      end as reason
    from orders
    cross join lateral (
      select count(*) as vehicles, coalesce(sum(price_net), 0) as total, count(expires_at) as expiring
      from vehicle_reservations
      where order_id = orders.id and status = 'ACTIVE' and end_reason is null
    ) as held
  ) as judged
  where reason is not null;

-- An order that is not COMPLETED has no date of completion. The date of a COMPLETED order is in the audit log.
update orders set completed_at = null where status <> 'COMPLETED' and completed_at is not null;
update orders
set completed_at = (
  select max(audit_events.at)
  from audit_events
  where audit_events.order_id = orders.id
    and audit_events.action = 'ORDER_STATUS_CHANGED'
    and audit_events.after ->> 'status' = 'COMPLETED'
)
where status = 'COMPLETED' and completed_at is null;

-- No version of the portal has written any other contradiction. A program must not choose which side is right.
do $$
declare
  wrong text;
begin
  select string_agg(id || ' ' || reason, ', ' order by id) into wrong from contradictory_orders;
  if wrong is not null then
    raise exception 'orders contradict their reservations: %', wrong
      using hint = 'Correct the order or its reservations, then start the portal again.';
  end if;
  select string_agg(id::text, ', ' order by id) into wrong
  from orders
  where status = 'COMPLETED' and completed_at is null;
  if wrong is not null then
    raise exception 'these orders are COMPLETED without a date: %', wrong
      using hint = 'Enter the date in completed_at, then start the portal again.';
  end if;
  select string_agg(vehicle_reservations.id::text, ', ' order by vehicle_reservations.id) into wrong
  from vehicle_reservations
  join orders on orders.id = vehicle_reservations.order_id
  where vehicle_reservations.dealer_id <> orders.dealer_id;
  if wrong is not null then
    raise exception 'these reservations belong to another dealer than their order: %', wrong
      using hint = 'Correct dealer_id of the order or of the reservation, then start the portal again.';
  end if;
end $$;

alter table orders
  add constraint orders_complete_with_a_date check ((status = 'COMPLETED') = (completed_at is not null)),
  -- Repeats the primary key, so that a foreign key can name the dealer too.
  add constraint orders_have_one_dealer unique (id, dealer_id);

alter table vehicle_reservations
  drop constraint vehicle_reservations_belong_to_an_order,
  add constraint vehicle_reservations_belong_to_the_dealer_of_their_order
    foreign key (order_id, dealer_id) references orders (id, dealer_id)
    on delete cascade deferrable initially deferred;

create function refuse_a_contradictory_order() returns trigger
  language plpgsql as $$
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
end $$;

create constraint trigger orders_match_their_reservations
  after insert or update on orders
  deferrable initially deferred
  for each row execute function refuse_a_contradictory_order();

create constraint trigger vehicle_reservations_match_their_order
  after insert or delete or update of order_id, status, end_reason, expires_at, price_net on vehicle_reservations
  deferrable initially deferred
  for each row execute function refuse_a_contradictory_order();
