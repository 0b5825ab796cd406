import type { Transaction } from 'kysely';
import type { OrderAddress } from '../../contract/orders.ts';
import { type VatCase, vatCaseOf } from '../../contract/vat-case.ts';
import type { DB } from '../../database/schema.ts';
import type { DealerUser } from '../actor.ts';
import { Failure } from '../failure.ts';

/** Who orders, where the invoice and the vehicles go, and how the order is taxed. */
export interface Buyer {
  id: string;
  userId: string;
  vatCase: VatCase;
  billing: OrderAddress;
  delivery: OrderAddress;
  /** Above this net total only an owner of the company orders. */
  approvalLimit: string | null;
}

/**
 * Reads the dealer and locks their row, so that a suspension comes before the order or after it. Without
 * `deliveryAddressId` the vehicles go to the address of the company. Throws NOT_FOUND for the address of another dealer.
 */
export async function lockBuyer(
  tx: Transaction<DB>,
  user: DealerUser,
  deliveryAddressId: string | undefined,
): Promise<Buyer> {
  const dealer = await tx
    .selectFrom('dealers')
    .select(['id', 'status', 'vat_id as vatId', 'vat_id_check as vatIdCheck'])
    .select(['company_name as name', 'street', 'postal_code as postalCode', 'city', 'country'])
    .select('approval_limit as approvalLimit')
    .where('id', '=', user.dealer.id)
    .forShare()
    .executeTakeFirst();
  if (dealer?.status !== 'ACTIVE') throw new Failure('DEALER_NOT_ACTIVE');
  const { name, street, postalCode, city, country } = dealer;
  const billing = { name, street, postalCode, city, country };
  const delivery =
    deliveryAddressId === undefined ? billing : await deliveryAddressOf(tx, dealer.id, deliveryAddressId);
  const vatCase = vatCaseOf(dealer, delivery.country);
  return { id: dealer.id, userId: user.id, vatCase, billing, delivery, approvalLimit: dealer.approvalLimit };
}

async function deliveryAddressOf(tx: Transaction<DB>, dealerId: string, id: string): Promise<OrderAddress> {
  const address = await tx
    .selectFrom('dealer_addresses')
    .select(['name', 'street', 'postal_code as postalCode', 'city', 'country'])
    .where('id', '=', id)
    .where('dealer_id', '=', dealerId)
    .executeTakeFirst();
  if (!address) throw new Failure('NOT_FOUND');
  return address;
}
