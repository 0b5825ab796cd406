import { type RawBuilder, sql } from 'kysely';
import type { VehicleStatus } from '../contract/states.ts';

// A lapsed reservation holds nothing. The view `lapsed_vehicles` lists the vehicles that this frees. Only
// this file applies the view to a row named `vehicles`: see docs/decisions/0013.

/** True if the row is RESERVED only because the sweep has not ended its order yet. */
export const isFreedByLapse: RawBuilder<boolean> = sql`(
  vehicles.status = 'RESERVED' and vehicles.id in (select id from lapsed_vehicles)
)`;

/** The effective status of the row. */
export const currentStatus: RawBuilder<VehicleStatus> = sql`
  case when ${isFreedByLapse} then 'AVAILABLE' else vehicles.status end
`;

/** Like `currentStatus = any(...)`, but in a form that can use an index. */
export function hasCurrentStatus(statuses: readonly VehicleStatus[]): RawBuilder<boolean> {
  const isStored = sql<boolean>`vehicles.status = any(${statuses}::text[])`;
  const [available, reserved] = [statuses.includes('AVAILABLE'), statuses.includes('RESERVED')];
  if (available && !reserved) return sql`(${isStored} or ${isFreedByLapse})`;
  return reserved && !available ? sql`(${isStored} and not ${isFreedByLapse})` : isStored;
}
