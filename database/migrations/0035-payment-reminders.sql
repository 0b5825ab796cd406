-- The payment reminders that a clerk has sent. Each invoice has at most two, the second after the first.
create table payment_reminders (
  invoice_id uuid not null constraint payment_reminders_belong_to_an_invoice references invoices on delete restrict,
  -- 1 or 2
  place smallint not null,
  sent_at timestamptz not null default clock_timestamp(),
  constraint payment_reminders_are_sent_once primary key (invoice_id, place),
  constraint payment_reminders_are_at_most_two check (place between 1 and 2)
);

alter table audit_events
  drop constraint audit_events_action_is_known,
  add constraint audit_events_action_is_known check (action in (
    'ORDER_PLACED', 'ORDER_STATUS_CHANGED', 'ORDER_TOTAL_CHANGED', 'ORDER_CANCELLED', 'ORDER_LAPSED',
    'ORDER_REFERENCE_CHANGED', 'ORDER_DATES_CHANGED',
    'RESERVATION_MADE', 'RESERVATION_MADE_AGAIN', 'RESERVATION_PERIOD_CHANGED', 'RESERVATION_CANCELLED',
    'RESERVATION_LAPSED',
    'INVOICE_ISSUED', 'CREDIT_NOTE_ISSUED', 'PAYMENT_REMINDER_SENT',
    'VEHICLE_IMPORTED', 'VEHICLE_REPLACED', 'VEHICLE_EDITED', 'VEHICLE_PRICE_CHANGED', 'VEHICLE_STATUS_CHANGED',
    'VEHICLE_MEDIUM_DELETED', 'VEHICLE_DELETED',
    'DEALER_REGISTERED', 'DEALER_EMAIL_CONFIRMED', 'DEALER_STATUS_CHANGED', 'DEALER_EDITED', 'DEALER_DELETED',
    'PAPER_ADDED', 'PAPER_DELETED', 'PAPERS_REQUESTED',
    'ADMIN_CREATED', 'USER_PASSWORD_RESET', 'USER_PASSWORD_CHANGED'
  ));
