import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { call, testApp } from '../fixtures/app.ts';
import { createTestDatabase } from '../fixtures/database.ts';
import { aDealer } from '../fixtures/dealers.ts';
import { anOrder, orderOf } from '../fixtures/orders.ts';
import { FAILURE_OF_CONSTRAINT, failureOfConstraint } from './constraints.ts';

const { db, owner } = await createTestDatabase();
const app = await testApp({ db });

/** Constraints that no call can break, grouped by the reason. If the reason is wrong, the answer is 500. */
const UNREACHABLE = {
  'the key is random or counted by the database': [
    'audit_events_pkey',
    'clerk_notes_pkey',
    'contact_messages_pkey',
    'dealer_addresses_pkey',
    'dealer_papers_pkey',
    'complaint_answers_pkey',
    'complaint_photos_pkey',
    'complaint_photos_storage_ids_are_used_once',
    'complaints_pkey',
    'dealer_papers_storage_ids_are_used_once',
    'dealer_vehicle_statuses_pkey',
    'dealers_pkey',
    'email_confirmations_pkey',
    'file_removals_pkey',
    'import_expected_files_pkey',
    'import_files_pkey',
    'imports_pkey',
    'invoices_have_one_order',
    'invoices_number_is_taken',
    'invoices_pkey',
    'invoices_sequence_is_taken',
    'mail_outbox_pkey',
    'order_requests_pkey',
    'order_documents_have_one_order',
    'order_documents_pkey',
    'order_documents_storage_ids_are_used_once',
    'orders_have_one_dealer',
    'orders_pkey',
    'password_resets_pkey',
    'recovery_codes_pkey',
    'sessions_ids_are_used_once',
    'sessions_pkey',
    'sign_ins_pkey',
    'stock_changes_pkey',
    'users_pkey',
    'vehicle_media_pkey',
    'vehicle_reservations_pkey',
    'stored_files_storage_ids_are_used_once',
    'vehicles_pkey',
  ],
  'the row is written with "on conflict", or under a lock on its key': [
    'bulk_calls_pkey',
    'complaint_photos_take_a_place_each',
    'complaints_are_stored_once',
    'dealer_addresses_take_a_place_each',
    'dealer_papers_take_a_place_each',
    'dealer_vehicle_statuses_are_one_per_vehicle',
    'expiry_reminders_pkey',
    'idempotency_keys_pkey',
    'invoice_numbers_pkey',
    'invoice_payments_are_kept_once',
    'invoices_are_cancelled_once',
    'order_documents_are_stored_once',
    'orders_numbers_are_used_once',
    'payment_reminders_are_sent_once',
    'rate_limits_pkey',
    'feeds_have_secrets_of_their_own',
    'feeds_pkey',
    'saved_search_matches_pkey',
    'saved_searches_pkey',
    'saved_views_pkey',
    'second_factors_pkey',
    'order_requests_are_open_once',
    'settings_pkey',
    'stored_files_pkey',
    'watched_states_pkey',
  ],
  'the contract or the import refuses every other value': [
    'clerk_notes_are_short',
    'clerk_notes_kind_is_known',
    'complaint_answers_state_is_known',
    'complaints_mileage_is_not_negative',
    'dealers_approval_limit_is_positive',
    'dealers_email_is_lower_case',
    'dealers_status_is_known',
    'orders_are_delivered_after_payment',
    'orders_are_refunded_after_payment',
    'orders_purchase_reference_is_short',
    'orders_shipping_method_is_known',
    'orders_status_is_known',
    'users_email_is_lower_case',
    'users_locale_is_known',
    'users_watch_mails_are_known',
    'vehicles_body_type_is_known',
    'vehicles_condition_is_an_object',
    'vehicles_delivered_price_is_positive',
    'vehicles_emission_class_is_known',
    'vehicles_former_price_is_higher',
    'vehicles_have_one_to_sixty_seats',
    'vehicles_location_country_is_a_code',
    'vehicles_mileage_is_not_negative',
    'vehicles_owners_are_not_negative',
    'vehicles_price_is_positive',
    'vehicles_service_book_is_known',
    'vehicles_status_is_known',
    'vehicles_steering_position_is_known',
    'vehicles_tow_load_is_not_negative',
    'vehicles_vin_is_well_formed',
    'vehicle_reservations_name_a_vehicle_once',
  ],
  'the program itself chooses the value': [
    'audit_events_action_is_known',
    'audit_events_actor_is_a_user_or_the_system',
    'audit_events_actor_role_is_known',
    'audit_events_of_orders_name_the_order',
    'audit_events_subject_is_known',
    'clerk_notes_have_one_subject',
    'complaint_photos_media_type_is_known',
    'complaints_state_is_known',
    'contact_messages_locale_is_known',
    'dealer_addresses_are_at_most_ten',
    'dealer_papers_are_at_most_five',
    'dealer_papers_kind_is_known',
    'dealer_vehicle_statuses_are_known',
    'dealer_vehicle_statuses_watched_have_a_price',
    'dealers_erased_stay_suspended',
    'dealers_vat_id_check_is_known',
    'dealers_vat_id_checks_end_with_the_id',
    'dealers_vat_id_checks_name_the_clerk',
    'order_requests_are_decided_with_a_date',
    'order_requests_are_declined_with_a_reason',
    'order_requests_name_their_order',
    'order_requests_state_is_known',
    'file_removals_kind_is_known',
    'import_files_state_is_known',
    'import_files_that_ended_have_a_time',
    'import_files_that_ended_hold_no_zip',
    'import_files_that_failed_have_a_reason',
    'invoice_numbers_begin_with_one',
    'invoices_add_up',
    'invoices_are_due_on_a_day',
    'invoices_credit_notes_cancel_an_invoice',
    'invoices_date_only_a_check_that_was_made',
    'invoices_kind_is_known',
    'invoices_vat_id_check_is_known',
    'mail_outbox_addresses_are_lower_case',
    'mail_outbox_failures_have_a_reason',
    'mail_outbox_locale_is_known',
    'mail_outbox_people_have_a_language',
    'mail_outbox_sent_mails_have_not_failed',
    'order_documents_kind_is_known',
    'order_documents_media_type_is_known',
    'order_documents_role_is_known',
    'orders_are_invoiced_by_an_invoice',
    'orders_complete_with_a_date',
    'orders_end_reason_is_known',
    'orders_end_with_a_reason',
    'orders_hold_vehicles',
    'orders_keep_both_addresses_or_none',
    'orders_match_the_status_of_their_vehicles',
    'orders_match_their_reservations',
    'orders_vat_case_is_known',
    'payment_reminders_are_at_most_two',
    'feeds_kind_is_known',
    'feeds_of_a_search_name_it',
    'saved_searches_alert_is_known',
    'saved_searches_of_a_user_have_different_names',
    'saved_views_list_is_known',
    'saved_views_of_a_clerk_have_different_names',
    'second_factors_have_a_secret',
    'second_factors_that_are_on_say_since_when',
    'sign_ins_outcome_is_known',
    'stored_files_images_have_a_size',
    'stored_files_kind_is_known',
    'stored_files_sha256_is_hexadecimal',
    'users_admins_are_no_dealers',
    'users_are_removed_without_access',
    'users_roles_have_their_rights',
    'users_daily_watch_mails_are_due',
    'users_role_is_known',
    'vehicle_media_cover_is_an_image',
    'vehicle_media_have_one_cover',
    'vehicle_media_have_their_place',
    'vehicle_media_type_is_known',
    'vehicle_media_document_type_is_known',
    'vehicle_media_only_documents_have_a_document_type',
    'vehicle_reservations_end_reason_is_known',
    'vehicle_reservations_end_with_a_reason',
    'vehicle_reservations_last_some_time',
    'vehicle_reservations_match_the_status_of_their_vehicle',
    'vehicle_reservations_match_their_order',
    'vehicle_reservations_status_is_known',
    'vehicles_available_are_held_by_no_order',
    'vehicles_currency_is_euro',
    'vehicles_match_the_order_of_their_status',
  ],
  'the row that it points at is locked, or written in the same transaction': [
    'audit_events_concern_an_order',
    'complaint_answers_belong_to_a_complaint',
    'complaint_photos_belong_to_a_complaint',
    'complaints_are_about_a_vehicle_of_an_order',
    'complaints_belong_to_an_order',
    'dealer_vehicle_statuses_mark_a_vehicle',
    'email_confirmations_belong_to_a_user',
    'expiry_reminders_belong_to_an_order',
    'idempotency_keys_belong_to_a_user',
    'import_files_became_a_vehicle',
    'import_expected_files_belong_to_an_import',
    'import_files_belong_to_an_import',
    'invoice_payments_belong_to_an_invoice',
    'invoices_belong_to_an_order',
    'invoices_cancel_an_invoice_of_their_order',
    'order_documents_belong_to_an_order',
    'order_requests_became_an_order',
    'order_requests_belong_to_a_dealer',
    'order_requests_were_sent_by_a_user',
    'orders_name_their_own_invoice',
    'orders_name_their_own_proof',
    'password_resets_belong_to_a_user',
    'payment_reminders_belong_to_an_invoice',
    'recovery_codes_belong_to_a_second_factor',
    'feeds_follow_a_search',
    'feeds_were_created_by_a_user',
    'saved_search_matches_belong_to_a_search',
    'saved_views_belong_to_a_user',
    'second_factors_belong_to_a_user',
    'vehicle_media_belong_to_a_vehicle',
    'vehicle_media_show_a_stored_file',
    'vehicle_reservations_belong_to_the_dealer_of_their_order',
    'vehicle_reservations_hold_no_available_vehicle',
    'vehicles_available_are_held_by_no_reservation',
    'vehicles_status_comes_from_an_order',
    'watched_states_belong_to_a_mark',
    'watched_states_belong_to_a_user',
  ],
  'the row that it points at is never deleted': [
    'clerk_notes_belong_to_an_order',
    'complaint_answers_were_given_by_a_user',
    'import_files_were_added_by_a_user',
    'imports_were_started_by_a_user',
    'order_documents_were_added_by_a_user',
    'order_requests_were_decided_by_a_user',
  ],
  'only the migrations write there': ['kysely_migration_lock_pkey', 'kysely_migration_pkey'],
};

/** Every constraint and unique index of our tables, except `not null`: the types of the tables cover that. */
const found = await sql<{ name: string }>`
  select conname as name
  from pg_constraint
  where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'p', 't', 'u', 'x')
  union
  select pg_class.relname
  from pg_index
  join pg_class on pg_class.oid = pg_index.indexrelid
  where pg_class.relnamespace = 'public'::regnamespace and pg_index.indisunique
`.execute(db);
const constraints = found.rows.map(({ name }) => name).toSorted();

test('every constraint has an error code, or a reason why no call breaks it', () => {
  const known = [...Object.keys(FAILURE_OF_CONSTRAINT), ...Object.values(UNREACHABLE).flat()];
  expect(known.toSorted()).toEqual(constraints);
});

test('a broken constraint gives its error code, and any other error gives none', () => {
  const broken = Object.assign(new Error('duplicate key'), { constraint: 'users_email_is_taken' });
  expect(failureOfConstraint(broken)).toMatchObject({ code: 'EMAIL_TAKEN' });
  const unknown = Object.assign(new Error('duplicate key'), { constraint: 'users_pkey' });
  expect(failureOfConstraint(unknown)).toBeUndefined();
  expect(failureOfConstraint(new Error('users_email_is_taken'))).toBeUndefined();
});

test('a vehicle that two orders would hold is refused by name, even if it is on offer', async () => {
  const { vehicles } = await anOrder(app, await aDealer(app));
  const [vehicle] = vehicles;
  await owner.transaction().execute(async (tx) => {
    // Without triggers, so that the vehicle is offered while a reservation holds it.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`update vehicles set status = 'AVAILABLE', status_order_id = null where id = ${vehicle?.id}`.execute(
      tx,
    );
  });
  const answer = await call(app, 'POST /api/orders/create', {
    cookie: (await aDealer(app)).cookie,
    body: orderOf(vehicles),
  });
  expect([answer.status, answer.problem.code]).toEqual([409, 'VEHICLE_UNAVAILABLE']);
  expect(answer.problem['vehicles']).toEqual([{ id: vehicle?.id, status: 'RESERVED' }]);
});
