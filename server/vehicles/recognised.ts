import type { Transaction, Updateable } from 'kysely';
import { baseColourOf } from '../../contract/colours.ts';
import { makeNameOf } from '../../contract/makes.ts';
import { asSeen } from '../../contract/visible.ts';
import { featuresOf } from '../../contract/equipment/recognise.ts';
import type { DB, Vehicles } from '../../database/schema.ts';
import { type Database, inTransaction } from '../db.ts';
import { forEach } from '../for-each.ts';

/** Raise it with each change of the words of equipment, colours or makes: a job then recognises all vehicles anew. A test compares it. */
export const RECOGNISER = 16;

interface Described {
  model: string;
  variant: string | null;
  colour: string | null;
  equipmentText: string | null;
}

/** The columns that the program makes of what a delivery says. */
export const recognised = ({ model, variant, colour, equipmentText }: Described) =>
  ({
    base_colour: baseColourOf(colour),
    features: featuresOf(equipmentText, `${model} ${variant ?? ''}`),
    recognised_by: RECOGNISER,
  }) satisfies Updateable<Vehicles>;

/** Recognises the vehicles that an older version of the program, or none, has recognised: docs/decisions/0137. */
export async function recogniseVehicles(db: Database): Promise<void> {
  const outdated = await db
    .selectFrom('vehicles')
    .select('id')
    .where('recognised_by', '<', RECOGNISER)
    .orderBy('id')
    .execute();
  await forEach('vehicle', outdated, ({ id }) => inTransaction(db, (tx) => recogniseVehicle(tx, id)));
}

/** A vehicle that somebody else is changing waits for the next run. */
async function recogniseVehicle(tx: Transaction<DB>, id: string): Promise<void> {
  const vehicle = await tx
    .selectFrom('vehicles')
    .select(['make', 'model', 'variant', 'colour', 'equipment_text as equipmentText'])
    .where('id', '=', id)
    .where('recognised_by', '<', RECOGNISER)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!vehicle) return;
  await tx
    .updateTable('vehicles')
    .set({ make: makeNameOf(vehicle.make), model: asSeen(vehicle.model), ...recognised(vehicle) })
    .where('id', '=', id)
    .execute();
}
