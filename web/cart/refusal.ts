import { VEHICLE_STATUSES, type VehicleStatus } from '../../contract/states.ts';
import { CallFailed } from '../api/call.ts';

/** What a refused order says of its vehicles: which are no longer free, and all prices when one has changed. */
export interface Refusal {
  /** `status` is null when the vehicle is gone. */
  vehicles: { id: string; status: VehicleStatus | null }[];
  prices: { id: string; priceNet: string }[];
}

/** The refusal in an error, if it is one that the rows of the cart can show. */
export function refusalIn(error: unknown): Refusal | undefined {
  if (!(error instanceof CallFailed)) return undefined;
  if (!error.problem) return undefined;
  const { code, vehicles, prices } = error.problem;
  if (code === 'VEHICLE_UNAVAILABLE')
    return {
      vehicles: entriesOf(vehicles).map(({ id, status }) => ({ id, status: statusOf(status) })),
      prices: [],
    };
  if (code === 'PRICE_CHANGED')
    return {
      vehicles: [],
      prices: entriesOf(prices).flatMap(({ id, priceNet }) =>
        typeof priceNet === 'string' ? [{ id, priceNet }] : [],
      ),
    };
  return undefined;
}

const statusOf = (value: unknown) => VEHICLE_STATUSES.find((status) => status === value) ?? null;

function entriesOf(value: unknown): ({ id: string } & Record<string, unknown>)[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((each: unknown) =>
    typeof each === 'object' && each !== null && 'id' in each && typeof each.id === 'string'
      ? [{ ...each, id: each.id }]
      : [],
  );
}
