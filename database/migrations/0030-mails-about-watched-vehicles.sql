-- Whether a user wants mails about the vehicles that their company watches, and when the next daily one is due.
alter table users
  add column watch_mails text not null default 'OFF',
  add column watch_mails_due_at timestamptz,
  add constraint users_watch_mails_are_known check (watch_mails in ('OFF', 'DAILY', 'AT_ONCE')),
  add constraint users_daily_watch_mails_are_due check ((watch_mails = 'DAILY') = (watch_mails_due_at is not null));

-- What a user was told last about a watched vehicle. A mail reports the difference to the present.
create table watched_states (
  mark_id uuid not null constraint watched_states_belong_to_a_mark references dealer_vehicle_statuses on delete cascade,
  user_id uuid not null constraint watched_states_belong_to_a_user references users on delete cascade,
  price_net numeric(12, 2) not null,
  is_available boolean not null,
  constraint watched_states_pkey primary key (mark_id, user_id)
);

create index watched_states_by_user on watched_states (user_id);

insert into watched_states (mark_id, user_id, price_net, is_available)
select marks.id, users.id, vehicles.price_net, vehicles.status = 'AVAILABLE'
from dealer_vehicle_statuses marks
join vehicles on vehicles.id = marks.vehicle_id
join users on users.dealer_id = marks.dealer_id
where marks.status = 'WATCHED';
