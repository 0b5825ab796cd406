-- An order has a number that no other order has and the user who placed it; users have names. Decision 0021 says why.

-- The order number that people see: the first eight characters of the id. `orderNumberOf` in the contract is the same.
create function order_number(order_id uuid) returns text
  language sql immutable strict parallel safe
  return left(order_id::text, 8);

-- Numbers that dealers know cannot be given anew, so two old orders with one number stop the migration.
do $$
declare
  shared text;
begin
  select string_agg(numbers.number, ', ' order by numbers.number) into shared
  from (select order_number(id) as number from orders group by order_number(id) having count(*) > 1) numbers;
  if shared is not null then
    raise exception 'several orders have the same order number: %', shared
      using hint = 'Give all but one of them another id, then start the portal again.';
  end if;
end $$;

create unique index orders_numbers_are_used_once on orders (order_number(id));

alter table users add column name text;
-- Until now each dealer has one user, the person who registered the company.
update users
set name = nullif(concat_ws(' ', dealers.contact_first_name, dealers.contact_last_name), '')
from dealers
where dealers.id = users.dealer_id;

alter table orders add column placed_by_user_id uuid
  constraint orders_were_placed_by_a_user references users on delete restrict;
-- The audit log knows who placed an order. Without an entry it is the oldest user of the dealer.
update orders
set placed_by_user_id = coalesce(
  (
    select users.id
    from audit_events
    join users on users.id = audit_events.actor_id
    where audit_events.order_id = orders.id
      and audit_events.action = 'ORDER_PLACED'
      and users.dealer_id = orders.dealer_id
    order by audit_events.id
    limit 1
  ),
  (
    select users.id
    from users
    where users.dealer_id = orders.dealer_id
    order by users.created_at, users.id
    limit 1
  )
);

do $$
declare
  orphans text;
begin
  select string_agg(id::text, ', ' order by id) into orphans from orders where placed_by_user_id is null;
  if orphans is not null then
    raise exception 'the dealers of these orders have no user: %', orphans
      using hint = 'Give each of these dealers a user, then start the portal again.';
  end if;
end $$;

alter table orders alter column placed_by_user_id set not null;

create index orders_by_user on orders (placed_by_user_id);
