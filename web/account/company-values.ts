import type { DealerField } from '../../contract/own-dealer.ts';
import type { SendingOf } from '../api/call.ts';
import type { OwnDealer } from './queries.ts';

type Change = SendingOf<'PATCH /api/dealer'>['body'];
/** The values of the company that a user saw before they changed them. */
export type Seen = Pick<OwnDealer, DealerField>;

export const TEXT_FIELDS = [
  'companyName',
  'legalForm',
  'phone',
  'street',
  'postalCode',
  'city',
  'country',
  'contactFirstName',
  'contactLastName',
  'contactPosition',
  'contactPhone',
] as const satisfies readonly DealerField[];
export type TextField = (typeof TEXT_FIELDS)[number];

/** What the fields of the form hold. An empty text means no value. */
export type CompanyValues = Record<TextField, string> & { marketingOptIn: boolean };

export function valuesOf(seen: Seen): CompanyValues {
  const texts = Object.fromEntries(TEXT_FIELDS.map((field) => [field, seen[field] ?? '']));
  // Object.fromEntries forgets the names.
  return { ...(texts as Record<TextField, string>), marketingOptIn: seen.marketingOptIn };
}

const changedFields = (typed: CompanyValues, seen: Seen) => {
  const before = valuesOf(seen);
  return ([...TEXT_FIELDS, 'marketingOptIn'] as const).filter((field) => typed[field] !== before[field]);
};

/** The values that the rules check: the changed ones. Postal code and country are checked together. */
export function checkedValues(typed: CompanyValues, seen: Seen): Partial<CompanyValues> {
  const changed = changedFields(typed, seen);
  const { postalCode, country } = typed;
  return {
    ...Object.fromEntries(changed.map((field) => [field, typed[field]])),
    ...((changed.includes('postalCode') || changed.includes('country')) && { postalCode, country }),
  };
}

/** The body of the call: the changed fields with the values that the user saw; null if nothing has changed. */
export function changeOf(typed: CompanyValues, seen: Seen): Change | null {
  const changed = changedFields(typed, seen);
  if (changed.length === 0) return null;
  const some = (values: object) =>
    Object.entries(values).filter(([name]) => changed.some((field) => field === name));
  // Object.fromEntries forgets names and values. The server checks both.
  return { ...Object.fromEntries(some(typed)), from: Object.fromEntries(some(seen)) } as Change;
}
