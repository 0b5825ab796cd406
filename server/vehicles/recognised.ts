import type { Updateable } from 'kysely';
import { baseColourOf } from '../../contract/colours.ts';
import { makeNameOf } from '../../contract/makes.ts';
import { asSeen } from '../../contract/visible.ts';
import { featuresOf } from '../../contract/equipment/recognise.ts';
import type { Vehicles } from '../../database/schema.ts';
import { type Database, inTransaction } from '../db.ts';

/** Raise it with each change of the words of equipment, colours or makes: a job then recognises all vehicles anew. A test compares it. */
export const RECOGNISER = 13;

interface Described {
  colour: string | null;
  equipmentText: string | null;
}

/** The columns that the program makes of what a delivery says. */
export const recognised = ({ colour, equipmentText }: Described) =>
  ({
    base_colour: baseColourOf(colour),
    features: featuresOf(equipmentText),
    recognised_by: RECOGNISER,
  }) satisfies Updateable<Vehicles>;

const AT_ONCE = 200;

/** Recognises the vehicles that an older version of the program, or none, has recognised: docs/decisions/0137. */
export async function recogniseVehicles(db: Database): Promise<void> {
  while ((await recogniseSome(db)) === AT_ONCE);
}

/** Returns how many vehicles it has read. Vehicles that others are changing wait for the next run. */
async function recogniseSome(db: Database): Promise<number> {
  return inTransaction(db, async (tx) => {
    const found = await tx
      .selectFrom('vehicles')
      .select(['id', 'make', 'model', 'colour', 'equipment_text as equipmentText'])
      .where('recognised_by', '<', RECOGNISER)
      .orderBy('id')
      .limit(AT_ONCE)
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    for (const { id, make, model, ...vehicle } of found)
      await tx
        .updateTable('vehicles')
        .set({ make: makeNameOf(make), model: asSeen(model), ...recognised(vehicle) })
        .where('id', '=', id)
        .execute();
    return found.length;
  });
}
