-- The audit log names each action by a code, the order that an entry concerns, and the actor. Decision 0021 says why.

alter function refuse_to_rewrite_the_trail() rename to refuse_to_rewrite_the_audit_log;
alter table audit_events disable trigger audit_events_are_append_only;

-- Every phrase that a version of the portal has written.
create temporary table codes_of_phrases (phrase text, code text) on commit drop;
insert into codes_of_phrases values
  ('order placed', 'ORDER_PLACED'),
  ('order status changed', 'ORDER_STATUS_CHANGED'),
  ('order total changed', 'ORDER_TOTAL_CHANGED'),
  ('order cancelled', 'ORDER_CANCELLED'),
  ('order lapsed', 'ORDER_LAPSED'),
  ('vehicle reserved', 'RESERVATION_MADE'),
  ('vehicle reserved again', 'RESERVATION_MADE_AGAIN'),
  ('reservation period changed', 'RESERVATION_PERIOD_CHANGED'),
  ('reservation cancelled', 'RESERVATION_CANCELLED'),
  ('reservation lapsed', 'RESERVATION_LAPSED'),
  ('vehicle imported', 'VEHICLE_IMPORTED'),
  ('vehicle replaced', 'VEHICLE_REPLACED'),
  ('vehicle edited', 'VEHICLE_EDITED'),
  ('price changed', 'VEHICLE_PRICE_CHANGED'),
  ('status changed', 'VEHICLE_STATUS_CHANGED'),
  ('medium deleted', 'VEHICLE_MEDIUM_DELETED'),
  ('vehicle deleted', 'VEHICLE_DELETED'),
  ('dealer registered', 'DEALER_REGISTERED'),
  ('dealer status changed', 'DEALER_STATUS_CHANGED'),
  ('dealer deleted', 'DEALER_DELETED'),
  ('admin created', 'ADMIN_CREATED');

-- A phrase that is not in the list was written by hand. The migration stops and changes nothing.
do $$
declare
  unknown text;
begin
  select string_agg(distinct quote_literal(action), ', ') into unknown
  from audit_events
  where action not in (select phrase from codes_of_phrases);
  if unknown is not null then
    raise exception 'audit_events hold actions that no version of the portal has written: %', unknown
      using hint = 'Replace them by actions that the portal knows, then start it again.';
  end if;
end $$;

update audit_events
set action = codes_of_phrases.code
from codes_of_phrases
where codes_of_phrases.phrase = audit_events.action;

alter table audit_events add column order_id uuid;
update audit_events
set order_id = orders.id
from orders
where subject = 'order' and orders.id = subject_id;
update audit_events
set order_id = vehicle_reservations.order_id
from vehicle_reservations
where subject = 'reservation' and vehicle_reservations.id = subject_id;
-- Changes of a vehicle's status named the order that caused them inside `after`.
update audit_events
set order_id = orders.id
from orders
where subject = 'vehicle' and orders.id::text = audit_events.after ->> 'orderId';

alter table audit_events enable trigger audit_events_are_append_only;

-- An order with entries stays: the audit log is append-only.
alter table audit_events
  add constraint audit_events_concern_an_order foreign key (order_id) references orders on delete restrict,
  -- Not valid for old entries: somebody may have deleted their order by hand.
  add constraint audit_events_of_orders_name_the_order
    check (order_id is not null or subject not in ('order', 'reservation', 'invoice')) not valid,
  add constraint audit_events_actor_is_a_user_or_the_system
    check ((actor_role = 'system') = (actor_id is null) and (actor_id is null) = (actor_email is null)),
  add constraint audit_events_action_is_known check (action in (
    'ORDER_PLACED', 'ORDER_STATUS_CHANGED', 'ORDER_TOTAL_CHANGED', 'ORDER_CANCELLED', 'ORDER_LAPSED',
    'RESERVATION_MADE', 'RESERVATION_MADE_AGAIN', 'RESERVATION_PERIOD_CHANGED', 'RESERVATION_CANCELLED',
    'RESERVATION_LAPSED',
    'VEHICLE_IMPORTED', 'VEHICLE_REPLACED', 'VEHICLE_EDITED', 'VEHICLE_PRICE_CHANGED', 'VEHICLE_STATUS_CHANGED',
    'VEHICLE_MEDIUM_DELETED', 'VEHICLE_DELETED',
    'DEALER_REGISTERED', 'DEALER_STATUS_CHANGED', 'DEALER_DELETED',
    'ADMIN_CREATED'
  ));

create index audit_events_by_order on audit_events (order_id, id desc) where order_id is not null;
