-- A registration may name somebody else's e-mail address. Until its owner has followed the link of the first mail, that
-- address gets no other mail. Decision 0027 says how.

-- Null: nobody has proved yet that the address is theirs. Accounts from before this rule count as proved.
alter table users add column email_confirmed_at timestamptz;
update users set email_confirmed_at = created_at;

-- The links of first mails. Of the secret token only the hash is stored. A link works once.
create table email_confirmations (
  token_hash bytea constraint email_confirmations_pkey primary key,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint email_confirmations_belong_to_a_user foreign key (user_id) references users (id) on delete cascade
);

create index email_confirmations_by_user on email_confirmations (user_id);
create index email_confirmations_by_expiry on email_confirmations (expires_at);

alter table audit_events
  drop constraint audit_events_action_is_known,
  add constraint audit_events_action_is_known check (action in (
    'ORDER_PLACED', 'ORDER_STATUS_CHANGED', 'ORDER_TOTAL_CHANGED', 'ORDER_CANCELLED', 'ORDER_LAPSED',
    'RESERVATION_MADE', 'RESERVATION_MADE_AGAIN', 'RESERVATION_PERIOD_CHANGED', 'RESERVATION_CANCELLED',
    'RESERVATION_LAPSED',
    'VEHICLE_IMPORTED', 'VEHICLE_REPLACED', 'VEHICLE_EDITED', 'VEHICLE_PRICE_CHANGED', 'VEHICLE_STATUS_CHANGED',
    'VEHICLE_MEDIUM_DELETED', 'VEHICLE_DELETED',
    'DEALER_REGISTERED', 'DEALER_EMAIL_CONFIRMED', 'DEALER_STATUS_CHANGED', 'DEALER_DELETED',
    'ADMIN_CREATED'
  ));
