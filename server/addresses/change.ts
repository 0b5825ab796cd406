import { sql, type Transaction } from 'kysely';
import type { AddressRequest, DeliveryAddress } from '../../contract/addresses.ts';
import { DELIVERY_ADDRESSES_MAX } from '../../contract/choices.ts';
import { isPostalCodeOf } from '../../contract/country-forms.ts';
import type { DB } from '../../database/schema.ts';
import type { DealerUser } from '../actor.ts';
import { lockCompany } from '../dealers/lock-company.ts';
import { Failure, fieldFailure } from '../failure.ts';

/**
 * Adds an address at the first free place. An address that the company has already is returned: it may be a retry after a lost
 * answer. Throws VALIDATION_FAILED when all places are taken.
 */
export async function addAddress(
  tx: Transaction<DB>,
  user: DealerUser,
  { name, street, postalCode, city, country }: AddressRequest,
): Promise<DeliveryAddress> {
  // One addition after the other, so that each sees the places that those before it have taken.
  await lockCompany(tx, user);
  const dealerId = user.dealer.id;
  const same = await sql<DeliveryAddress>`
    select id, name, street, postal_code as "postalCode", city, country
    from dealer_addresses
    where dealer_id = ${dealerId}
      and (name, street, postal_code, city, country) = (${name}, ${street}, ${postalCode}, ${city}, ${country})
    limit 1
  `.execute(tx);
  if (same.rows[0]) return same.rows[0];
  const added = await sql<DeliveryAddress>`
    insert into dealer_addresses (dealer_id, place, name, street, postal_code, city, country)
    select ${dealerId}, min(place), ${name}, ${street}, ${postalCode}, ${city}, ${country}
    from generate_series(1, ${DELIVERY_ADDRESSES_MAX}::int) as place
    where place not in (select taken.place from dealer_addresses taken where taken.dealer_id = ${dealerId})
    having count(*) > 0
    returning id, name, street, postal_code as "postalCode", city, country
  `.execute(tx);
  const [address] = added.rows;
  if (!address) throw fieldFailure('', 'TOO_MANY_ADDRESSES');
  return address;
}

/**
 * Changes the given fields of an address. Orders that were placed before keep their copy. Throws EDITED_MEANWHILE when a
 * value of `from` is neither the current nor the new one: a colleague was faster. Throws VALIDATION_FAILED when a given postal
 * code or country does not fit the other one.
 */
export async function editAddress(
  tx: Transaction<DB>,
  user: DealerUser,
  id: string,
  { from = {}, ...change }: EditedFields & { from?: EditedFields | undefined },
): Promise<DeliveryAddress> {
  await lockCompany(tx, user);
  const dealerId = user.dealer.id;
  const current = await lockAddress(tx, { id, dealerId });
  const isOvertaken = FIELDS.some(
    (field) =>
      from[field] !== undefined && from[field] !== current[field] && change[field] !== current[field],
  );
  if (isOvertaken) throw new Failure('EDITED_MEANWHILE', { payload: { current } });
  const { name = null, street = null, postalCode = null, city = null, country = null } = change;
  const edited = await sql<DeliveryAddress>`
    update dealer_addresses
    set
      name = coalesce(${name}, name),
      street = coalesce(${street}, street),
      postal_code = coalesce(${postalCode}, postal_code),
      city = coalesce(${city}, city),
      country = coalesce(${country}, country)
    where id = ${id} and dealer_id = ${dealerId}
    returning id, name, street, postal_code as "postalCode", city, country
  `.execute(tx);
  const [address] = edited.rows;
  if (!address) throw new Failure('NOT_FOUND');
  const isMoved = postalCode !== null || country !== null;
  if (isMoved && !isPostalCodeOf(address.country, address.postalCode))
    throw fieldFailure('postalCode', 'POSTAL_CODE_FORM');
  return address;
}

const FIELDS = ['name', 'street', 'postalCode', 'city', 'country'] as const;

/** Locks an address, which is found only together with its dealer. Throws NOT_FOUND. */
async function lockAddress(
  tx: Transaction<DB>,
  { id, dealerId }: { id: string; dealerId: string },
): Promise<DeliveryAddress> {
  const found = await sql<DeliveryAddress>`
    select id, name, street, postal_code as "postalCode", city, country
    from dealer_addresses
    where id = ${id} and dealer_id = ${dealerId}
    for no key update
  `.execute(tx);
  const [address] = found.rows;
  if (!address) throw new Failure('NOT_FOUND');
  return address;
}

type EditedFields = { [Field in keyof AddressRequest]?: AddressRequest[Field] | null | undefined };

/** Deletes an address. Orders keep their copy. */
export async function deleteAddress(tx: Transaction<DB>, user: DealerUser, id: string): Promise<void> {
  await lockCompany(tx, user);
  const deleted = await tx
    .deleteFrom('dealer_addresses')
    .where('id', '=', id)
    .where('dealer_id', '=', user.dealer.id)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw new Failure('NOT_FOUND');
}
