-- Documents of orders, such as the proof that a delivery without VAT has arrived in the other country: decision 0041.

create table order_documents (
  id uuid constraint order_documents_pkey primary key default gen_random_uuid(),
  order_id uuid not null constraint order_documents_belong_to_an_order references orders on delete restrict,
  kind text not null,
  -- The day that the document names.
  dated_on date not null,
  file_name text not null,
  media_type text not null,
  -- Size and place of the stored file.
  byte_size integer not null,
  storage_id text not null,
  -- Of the file as it was sent: the same file for the same day is stored once.
  sha256 text not null,
  added_at timestamptz not null default now(),
  added_by uuid constraint order_documents_were_added_by_a_user references users on delete set null,
  added_by_role text not null,
  constraint order_documents_kind_is_known check (kind in ('ARRIVAL_PROOF')),
  constraint order_documents_media_type_is_known check (media_type in ('image', 'pdf')),
  constraint order_documents_role_is_known check (added_by_role in ('dealer', 'admin')),
  constraint order_documents_storage_ids_are_used_once unique (storage_id),
  constraint order_documents_are_stored_once unique (order_id, kind, dated_on, sha256),
  constraint order_documents_have_one_order unique (id, order_id)
);

create index order_documents_by_adder on order_documents (added_by) where added_by is not null;

-- The same removals as those of papers, in the same folder of the storage.
create trigger order_documents_removed_note_file_removals
  after delete on order_documents referencing old table as removed
  for each statement execute function note_paper_removals();

-- The proof with the latest day. The work list asks for completed orders without one.
alter table orders
  add column arrival_proof_id uuid,
  add constraint orders_name_their_own_proof
    foreign key (arrival_proof_id, id) references order_documents (id, order_id)
    on delete set null (arrival_proof_id);

create index orders_by_proof on orders (arrival_proof_id, id) where arrival_proof_id is not null;
create index orders_to_prove on orders (completed_at)
  where status = 'COMPLETED' and vat_case = 'INTRA_COMMUNITY' and arrival_proof_id is null;

alter table audit_events
  drop constraint audit_events_action_is_known,
  add constraint audit_events_action_is_known check (action in (
    'ORDER_PLACED', 'ORDER_STATUS_CHANGED', 'ORDER_TOTAL_CHANGED', 'ORDER_CANCELLED', 'ORDER_LAPSED',
    'ORDER_REFERENCE_CHANGED', 'ORDER_DATES_CHANGED', 'ORDER_DOCUMENT_ADDED', 'ORDER_DOCUMENT_DELETED',
    'RESERVATION_MADE', 'RESERVATION_MADE_AGAIN', 'RESERVATION_PERIOD_CHANGED', 'RESERVATION_CANCELLED',
    'RESERVATION_LAPSED',
    'INVOICE_ISSUED', 'CREDIT_NOTE_ISSUED', 'PAYMENT_REMINDER_SENT',
    'VEHICLE_IMPORTED', 'VEHICLE_REPLACED', 'VEHICLE_EDITED', 'VEHICLE_PRICE_CHANGED', 'VEHICLE_STATUS_CHANGED',
    'VEHICLE_MEDIUM_DELETED', 'VEHICLE_DELETED',
    'DEALER_REGISTERED', 'DEALER_EMAIL_CONFIRMED', 'DEALER_STATUS_CHANGED', 'DEALER_EDITED', 'DEALER_DELETED',
    'PAPER_ADDED', 'PAPER_DELETED', 'PAPERS_REQUESTED',
    'ADMIN_CREATED', 'USER_PASSWORD_RESET', 'USER_PASSWORD_CHANGED'
  ));
