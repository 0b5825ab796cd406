import { type Kysely, sql } from 'kysely';
import type { DeliveryAddress } from '../../contract/addresses.ts';
import type { DB } from '../../database/schema.ts';

/** The delivery addresses of a dealer, oldest first. */
export async function findAddresses(db: Kysely<DB>, dealerId: string): Promise<DeliveryAddress[]> {
  const found = await sql<DeliveryAddress>`
    select id, name, street, postal_code as "postalCode", city, country
    from dealer_addresses
    where dealer_id = ${dealerId}
    order by created_at, id
  `.execute(db);
  return found.rows;
}
