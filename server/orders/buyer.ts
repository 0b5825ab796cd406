import { sql, type Transaction } from 'kysely';
import type { OrderAddress } from '../../contract/orders.ts';
import { type DealerRights, includesRights } from '../../contract/rights.ts';
import type { DealerStatus, VatIdCheck } from '../../contract/states.ts';
import { type VatCase, vatCaseOf } from '../../contract/vat-case.ts';
import type { DB } from '../../database/schema.ts';
import type { DealerUser } from '../actor.ts';
import { Failure } from '../failure.ts';
import { isHolding } from './sql.ts';

/** Who orders, where the invoice and the vehicles go, and how the order is taxed. */
export interface Buyer {
  id: string;
  userId: string;
  rights: DealerRights;
  vatCase: VatCase;
  billing: OrderAddress;
  delivery: OrderAddress;
  /** Above this net total only an owner of the company orders. */
  approvalLimit: string | null;
  /** The vehicles in PENDING orders of the dealer. */
  pendingVehicles: number;
}

/** A locked dealer with the user who orders. Its address is null where the chosen one is not an address of this dealer, or none was chosen. */
export interface FoundBuyer {
  status: DealerStatus;
  rights: DealerRights;
  isBlocked: boolean;
  vatId: string | null;
  vatIdCheck: VatIdCheck;
  billing: OrderAddress;
  delivery: OrderAddress | null;
  approvalLimit: string | null;
  pendingVehicles: number;
}

interface Asking {
  user: DealerUser;
  wish: { deliveryAddressId?: string | undefined };
}

/**
 * Reads the dealers and their users, by their place among those who ask, and locks their rows, so that a suspension, a block or a
 * change of rights comes before the order or after it.
 */
export async function lockBuyers(
  tx: Transaction<DB>,
  asking: readonly Asking[],
): Promise<Map<number, FoundBuyer>> {
  const { rows } = await sql<FoundBuyer & { place: number }>`
    select
      asking.place - 1 as place,
      dealers.status,
      users.rights,
      users.disabled_at is not null as "isBlocked",
      dealers.vat_id as "vatId",
      dealers.vat_id_check as "vatIdCheck",
      ${addressJson('dealers', 'company_name')} as billing,
      (
        select ${addressJson('addresses', 'name')}
        from dealer_addresses addresses
        where addresses.id = asking.address_id and addresses.dealer_id = dealers.id
      ) as delivery,
      dealers.approval_limit as "approvalLimit",
      (
        select count(*)::int
        from orders
        join vehicle_reservations reservations on reservations.order_id = orders.id
        where orders.dealer_id = asking.dealer_id
          and orders.status = 'PENDING'
          and ${isHolding}
      ) as "pendingVehicles"
    from unnest(
      ${asking.map(({ user }) => user.dealer.id)}::uuid[],
      ${asking.map(({ user }) => user.id)}::uuid[],
      ${asking.map(({ wish }) => wish.deliveryAddressId ?? null)}::uuid[]
    ) with ordinality as asking (dealer_id, user_id, address_id, place)
    join dealers on dealers.id = asking.dealer_id
    join users on users.id = asking.user_id
    order by dealers.id
    for share of dealers, users
  `.execute(tx);
  return new Map(rows.map(({ place, ...found }) => [place, found]));
}

const addressJson = (of: string, name: string) => sql`json_build_object(
  'name', ${sql.ref(`${of}.${name}`)},
  'street', ${sql.ref(`${of}.street`)},
  'postalCode', ${sql.ref(`${of}.postal_code`)},
  'city', ${sql.ref(`${of}.city`)},
  'country', ${sql.ref(`${of}.country`)}
)`;

/**
 * The buyer, as the rows of the dealer and of the user say now. Without `deliveryAddressId` the vehicles go to the address of the
 * company. Throws NOT_FOUND for the address of another dealer.
 */
export function buyerOf(user: DealerUser, wish: Asking['wish'], found: FoundBuyer | undefined): Buyer {
  if (found?.status !== 'ACTIVE') throw new Failure('DEALER_NOT_ACTIVE');
  if (found.isBlocked) throw new Failure('NOT_AUTHENTICATED');
  const { rights, billing, approvalLimit, pendingVehicles } = found;
  if (!includesRights(rights, 'BUYER')) throw new Failure('OWNER_ONLY');
  const delivery = wish.deliveryAddressId === undefined ? billing : found.delivery;
  if (!delivery) throw new Failure('NOT_FOUND');
  const vatCase = vatCaseOf({ ...found, country: billing.country }, delivery.country);
  return {
    id: user.dealer.id,
    userId: user.id,
    rights,
    vatCase,
    billing,
    delivery,
    approvalLimit,
    pendingVehicles,
  };
}
