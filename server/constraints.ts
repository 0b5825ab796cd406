import { type CodeWithoutPayload, Failure } from './failure.ts';

/** The error code of a broken constraint. A call cannot break the others. */
export const FAILURE_OF_CONSTRAINT: Record<string, CodeWithoutPayload | 'VEHICLE_UNAVAILABLE'> = {
  dealers_email_is_taken: 'EMAIL_TAKEN',
  users_email_is_taken: 'EMAIL_TAKEN',
  // The account was deleted while its user was signing in.
  sessions_belong_to_a_user: 'INVALID_CREDENTIALS',
  sign_ins_belong_to_a_user: 'INVALID_CREDENTIALS',
  orders_belong_to_a_dealer: 'DEALER_HAS_ORDERS',
  vehicle_reservations_belong_to_a_dealer: 'DEALER_HAS_ORDERS',
  // Deleting a dealer deletes their users first.
  orders_were_placed_by_a_user: 'DEALER_HAS_ORDERS',
  // The account was deleted or erased while a clerk was writing about it, or its user was marking a vehicle.
  clerk_notes_belong_to_a_dealer: 'NOT_FOUND',
  dealer_vehicle_statuses_belong_to_a_dealer: 'NOT_FOUND',
  // The account was deleted or erased, or its user was removed, while the user was adding something: their session has ended.
  dealer_addresses_belong_to_a_dealer: 'NOT_AUTHENTICATED',
  dealer_papers_belong_to_a_dealer: 'NOT_AUTHENTICATED',
  feeds_belong_to_a_dealer: 'NOT_AUTHENTICATED',
  saved_searches_belong_to_a_user: 'NOT_AUTHENTICATED',
  users_belong_to_a_dealer: 'NOT_AUTHENTICATED',
  users_keep_an_admin: 'LAST_ADMIN',
  users_keep_an_owner: 'LAST_OWNER',
  vehicles_vin_is_taken: 'VIN_TAKEN',
  vehicle_reservations_hold_a_vehicle: 'VEHICLE_IN_USE',
  vehicle_reservations_do_not_overlap: 'VEHICLE_UNAVAILABLE',
};

/** The failure for an error of PostgreSQL, if its constraint has a code. */
export function failureOfConstraint(error: unknown): Failure | undefined {
  if (!(error instanceof Error) || !('constraint' in error)) return undefined;
  const code = FAILURE_OF_CONSTRAINT[String(error.constraint)];
  if (code !== 'VEHICLE_UNAVAILABLE') return code && new Failure(code);
  const id = heldVehicleIn(error);
  return id === undefined
    ? undefined
    : new Failure(code, { payload: { vehicles: [{ id, status: 'RESERVED' }] } });
}

/** The vehicle that another reservation holds: PostgreSQL puts the values of the constraint into the detail of the error. */
function heldVehicleIn(error: Error): string | undefined {
  const detail = 'detail' in error ? String(error.detail) : '';
  return /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(detail)?.[0];
}
