import { sql, type Transaction } from 'kysely';
import type { DB } from '../../database/schema.ts';
import type { AdminUser } from '../actor.ts';
import { record } from '../audit/record.ts';

/** Takes the former price from a locked vehicle, because it never was the price: decision 0149. Without one nothing is recorded. */
export async function hideFormerPrice(
  tx: Transaction<DB>,
  admin: AdminUser,
  vehicleId: string,
): Promise<void> {
  const { rows } = await sql<{ formerPriceNet: string | null }>`
    select former_price_net as "formerPriceNet"
    from vehicles
    where id = ${vehicleId}
  `.execute(tx);
  const [before] = rows;
  if (!before?.formerPriceNet) return;
  await sql`
    update vehicles set former_price_net = null, updated_at = now() where id = ${vehicleId}
  `.execute(tx);
  await record(tx, admin, {
    action: 'VEHICLE_EDITED',
    subjectId: vehicleId,
    before,
    after: { formerPriceNet: null },
  });
}
