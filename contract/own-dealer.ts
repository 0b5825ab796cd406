import { z } from 'zod';
import { COUNTRIES, LEGAL_FORMS } from './choices.ts';
import { Dealer } from './dealers.ts';
import { endpoint } from './endpoint.ts';
import { code, erasable, phoneNumber, plainLine, postalCode } from './fields.ts';

/** A dealer as their own users see it: without the notes of clerks. */
export const OwnDealer = Dealer.omit({ notes: true, orderCount: true, openOrderCount: true, erasedAt: true });
export type OwnDealer = z.output<typeof OwnDealer>;

/** What dealers change themselves. E-mail address and VAT id change only through an admin. */
const EditableDealer = OwnDealer.pick({
  companyName: true,
  legalForm: true,
  phone: true,
  street: true,
  postalCode: true,
  city: true,
  country: true,
  contactFirstName: true,
  contactLastName: true,
  contactPosition: true,
  contactPhone: true,
  marketingOptIn: true,
});
export type DealerField = keyof z.output<typeof EditableDealer>;

/**
 * Any subset of the fields, by the rules of the registration. An absent field stays; null and empty text erase. The server
 * compares a new postal code or country with the other one, which may be absent.
 */
export const DealerChange = z.strictObject({
  companyName: plainLine(2, 200, 'COMPANY_NAME_REQUIRED').optional(),
  legalForm: erasable(z.enum(LEGAL_FORMS, code('NOT_A_CHOICE'))),
  phone: erasable(phoneNumber),
  street: plainLine(2, 200, 'STREET_REQUIRED').optional(),
  postalCode: postalCode.optional(),
  city: plainLine(2, 100, 'CITY_REQUIRED').optional(),
  country: z.enum(COUNTRIES, code('NOT_A_CHOICE')).optional(),
  contactFirstName: plainLine(2, 100, 'FIRST_NAME_REQUIRED').optional(),
  contactLastName: plainLine(2, 100, 'LAST_NAME_REQUIRED').optional(),
  contactPosition: erasable(plainLine(1, 100)),
  contactPhone: erasable(phoneNumber),
  marketingOptIn: z.boolean().optional(),
});
export type DealerChange = z.output<typeof DealerChange>;

export const getDealer = endpoint({
  method: 'GET',
  path: '/api/dealer',
  summary: 'The company of the signed-in user; an admin has none',
  access: 'signedIn',
  result: OwnDealer,
  errors: { NOT_FOUND: null },
});

export const editDealer = endpoint({
  method: 'PATCH',
  path: '/api/dealer',
  summary:
    'Changes the own company. `from` holds the values that the user saw; EDITED_MEANWHILE carries `current` if one of them is neither the current value nor the new one',
  access: 'activeDealer',
  needs: 'OWNER',
  body: DealerChange.extend({ from: EditableDealer.partial().strict().optional() }),
  result: OwnDealer,
  errors: { EDITED_MEANWHILE: z.object({ current: EditableDealer }) },
});
