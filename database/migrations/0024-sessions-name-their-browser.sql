-- Users see where they are signed in, and end single sessions. The columns hold no more than people need to recognize
-- their own device: no whole User-Agent and no whole address. Null: unknown, as for sessions from before.
alter table sessions
  add column id uuid not null default gen_random_uuid() constraint sessions_ids_are_used_once unique,
  -- "Firefox" and "Windows".
  add column browser text,
  add column system text,
  -- The first half of the address: "203.0" or "2001:db8:1:2".
  add column network text;

-- Dealers edit their own account.
alter table audit_events
  drop constraint audit_events_action_is_known,
  add constraint audit_events_action_is_known check (action in (
    'ORDER_PLACED', 'ORDER_STATUS_CHANGED', 'ORDER_TOTAL_CHANGED', 'ORDER_CANCELLED', 'ORDER_LAPSED',
    'RESERVATION_MADE', 'RESERVATION_MADE_AGAIN', 'RESERVATION_PERIOD_CHANGED', 'RESERVATION_CANCELLED',
    'RESERVATION_LAPSED',
    'VEHICLE_IMPORTED', 'VEHICLE_REPLACED', 'VEHICLE_EDITED', 'VEHICLE_PRICE_CHANGED', 'VEHICLE_STATUS_CHANGED',
    'VEHICLE_MEDIUM_DELETED', 'VEHICLE_DELETED',
    'DEALER_REGISTERED', 'DEALER_EMAIL_CONFIRMED', 'DEALER_STATUS_CHANGED', 'DEALER_EDITED', 'DEALER_DELETED',
    'ADMIN_CREATED', 'USER_PASSWORD_RESET', 'USER_PASSWORD_CHANGED'
  ));
