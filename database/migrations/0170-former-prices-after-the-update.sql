-- PostgreSQL computes all generated columns of a row again if a trigger runs before its update: for the words of a vehicle that
-- takes milliseconds, also if only its status changes. So the former price is kept after the update: docs/decisions/0146.

drop trigger vehicles_keep_their_former_price on vehicles;

-- The highest price since the listing, where the price is lower now. More than twice the new price was a typing error.
create function former_price(old_price numeric, old_former_price numeric, new_price numeric)
  returns numeric language sql immutable as $$
  select nullif(
    greatest(old_former_price, case when old_price <= 2 * new_price then old_price end, new_price), new_price
  )
$$;

create or replace function keep_former_price() returns trigger language plpgsql as $$
begin
  update vehicles
  set former_price_net = former_price(old.price_net, old.former_price_net, new.price_net)
  where id = new.id;
  return null;
end $$;

-- A statement that sets the former price itself, for many vehicles, costs no second update.
create trigger vehicles_keep_their_former_price after update of price_net on vehicles
  for each row when (
    old.price_net <> new.price_net
    and new.former_price_net is distinct from former_price(old.price_net, old.former_price_net, new.price_net)
  )
  execute function keep_former_price();

-- Checked at the end of the transaction: between a raise and its trigger the former price is the lower one.
alter table vehicles drop constraint vehicles_former_price_is_higher;

create function refuse_a_low_former_price() returns trigger language plpgsql as $$
begin
  if exists (select from vehicles where id = new.id and former_price_net <= price_net) then
    raise exception 'the former price of vehicle % is not higher than its price', new.id
      using errcode = 'check_violation', constraint = 'vehicles_former_price_is_higher';
  end if;
  return null;
end $$;

create constraint trigger vehicles_former_price_is_higher
  after insert or update of price_net, former_price_net on vehicles
  deferrable initially deferred for each row when (new.former_price_net <= new.price_net)
  execute function refuse_a_low_former_price();
