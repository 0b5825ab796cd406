import { z } from 'zod';
import { COUNTRIES } from './choices.ts';
import { endpoint } from './endpoint.ts';
import { code, id, idParams, plainLine, postalCode, postalCodeFits } from './fields.ts';

/** The fields without the rule that compares two of them. */
export const AddressFields = z.strictObject({
  name: plainLine(2, 200, 'NAME_REQUIRED'),
  street: plainLine(2, 200, 'STREET_REQUIRED'),
  postalCode,
  city: plainLine(2, 100, 'CITY_REQUIRED'),
  country: z.enum(COUNTRIES, code('NOT_A_CHOICE')),
});

/** A delivery address as a dealer types it. `name` is that of the yard or the branch; the company's own is no row. */
export const AddressRequest = AddressFields.refine(...postalCodeFits);
export type AddressRequest = z.output<typeof AddressRequest>;

/** A delivery address in the account of a dealer. */
export const DeliveryAddress = z.object({
  id,
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.enum(COUNTRIES),
});
export type DeliveryAddress = z.output<typeof DeliveryAddress>;

export const listAddresses = endpoint({
  method: 'GET',
  path: '/api/dealer/addresses',
  summary: "The dealer's delivery addresses, oldest first",
  access: 'activeDealer',
  result: z.object({ addresses: z.array(DeliveryAddress), total: z.number().int() }),
});

export const addAddress = endpoint({
  method: 'POST',
  path: '/api/dealer/addresses',
  summary: 'Adds a delivery address; the eleventh is refused with TOO_MANY_ADDRESSES in `errors`',
  access: 'activeDealer',
  needs: 'OWNER',
  body: AddressRequest,
  result: DeliveryAddress,
  status: 201,
});

export const editAddress = endpoint({
  method: 'PATCH',
  path: '/api/dealer/addresses/{id}',
  summary:
    'Changes any fields of a delivery address; orders that were placed before keep the old ones. A new country or postal code must fit the other one. `from` holds the values that the user saw; EDITED_MEANWHILE carries `current` if one of them is neither the current value nor the new one',
  access: 'activeDealer',
  needs: 'OWNER',
  params: idParams,
  body: AddressFields.partial().extend({
    from: DeliveryAddress.omit({ id: true }).partial().strict().optional(),
  }),
  result: DeliveryAddress,
  errors: { EDITED_MEANWHILE: z.object({ current: DeliveryAddress }) },
});

export const deleteAddress = endpoint({
  method: 'DELETE',
  path: '/api/dealer/addresses/{id}',
  summary: 'Deletes a delivery address; it stays on its orders as a copy',
  access: 'activeDealer',
  needs: 'OWNER',
  params: idParams,
  status: 204,
});
