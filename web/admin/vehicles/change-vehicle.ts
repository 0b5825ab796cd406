import type { Vehicle } from '../../../contract/vehicles.ts';
import { call as callOfPage, type Call, isRefused, isUnanswered } from '../../api/call.ts';
import { isRefusedBeforeCheck } from '../../trade/order-key.ts';

const EDIT = 'PATCH /api/vehicles/{id}';

export interface Change {
  id: string;
  /** The values that the clerk saw, of the fields that they change. */
  from: Partial<Vehicle>;
  changes: Partial<Record<Exclude<keyof Vehicle, 'condition'>, string | number | boolean | null>> & {
    condition?: unknown;
    /** With the status AVAILABLE: the reservation that the clerk saw holding the vehicle; null for none. */
    releases?: string | null;
  };
}

/** Somebody else has changed one of the fields since the clerk saw it. `current` is the vehicle now. */
export class ChangedMeanwhile extends Error {
  readonly current: Vehicle;

  constructor(current: Vehicle) {
    super('the vehicle was changed meanwhile');
    this.name = 'ChangedMeanwhile';
    this.current = current;
  }
}

/** Whether the change may succeed when it is sent again: it had no answer, or the server did not look at it. */
export const canBeSentAgain = (error: unknown): boolean =>
  !(error instanceof ChangedMeanwhile) && (isUnanswered(error) || isRefusedBeforeCheck(error));

/** Changes of other fields between the two calls, before the change gives up. */
export const ATTEMPTS = 3;

/**
 * Changes a vehicle if these fields still have the values that the clerk saw. A row of a list has no ETag, and the ETag
 * covers the whole vehicle. So the vehicle is read first and its fields are compared. If-Match then refuses a change
 * that comes between the two calls.
 */
export async function changeVehicle(change: Change, call: Call = callOfPage) {
  for (let attempt = 1; ; attempt += 1) {
    const { result, header } = await call.withHeaders('GET /api/vehicles/{id}', {
      params: { id: change.id },
    });
    if (!isAsSeen(change.from, result.vehicle)) {
      // An earlier attempt, whose answer was lost, has changed it.
      if (isAsWanted(change.changes, result.vehicle)) return result;
      throw new ChangedMeanwhile(result.vehicle);
    }
    try {
      return await call(EDIT, {
        params: { id: change.id },
        // The callers pass only fields of the contract's VehicleChanges.
        body: change.changes as { priceNet?: string },
        headers: { 'if-match': header('etag') ?? '' },
      });
    } catch (error) {
      if (attempt === ATTEMPTS || !isRefused(error, EDIT, 'EDITED_MEANWHILE')) throw error;
    }
  }
}

function isAsSeen(from: Partial<Vehicle>, current: Vehicle): boolean {
  // Object.keys returns string[].
  return (Object.keys(from) as (keyof Vehicle)[]).every((field) => from[field] === current[field]);
}

// A status may come from a dealer, who has ordered the vehicle or cancelled the order meanwhile.
function isAsWanted({ releases: _releases, ...changes }: Change['changes'], current: Vehicle): boolean {
  if (changes.status !== undefined) return false;
  return (Object.keys(changes) as (keyof typeof changes)[]).every(
    (field) => changes[field] === current[field],
  );
}
