import { type RawBuilder, sql } from 'kysely';
import type { VehicleStatus } from '../contract/states.ts';

// A lapsed reservation holds nothing. The view `lapsed_vehicles` says which vehicles that frees, and this file is the
// only place that applies it to a row named `vehicles`: see docs/decisions/0013.

/** Whether the row says RESERVED only because the sweep has not ended its order yet. */
export const isFreedByLapse: RawBuilder<boolean> = sql`(
  vehicles.status = 'RESERVED' and vehicles.id in (select id from lapsed_vehicles)
)`;

/** The status of the row as everybody must see it. */
export const currentStatus: RawBuilder<VehicleStatus> = sql`
  case when ${isFreedByLapse} then 'AVAILABLE' else vehicles.status end
`;

/** Whether the current status is one of these: `currentStatus = any(...)` in a form that an index serves. */
export function hasCurrentStatus(statuses: readonly VehicleStatus[]): RawBuilder<boolean> {
  const isStored = sql<boolean>`vehicles.status = any(${statuses}::text[])`;
  const [available, reserved] = [statuses.includes('AVAILABLE'), statuses.includes('RESERVED')];
  if (available && !reserved) return sql`(${isStored} or ${isFreedByLapse})`;
  return reserved && !available ? sql`(${isStored} and not ${isFreedByLapse})` : isStored;
}
