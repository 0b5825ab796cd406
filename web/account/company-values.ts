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

/** The body of the call: the changed fields with the values that the user saw; null if nothing has changed. */
export function changeOf(typed: CompanyValues, seen: Seen): Change | null {
  const before = valuesOf(seen);
  const changed = ([...TEXT_FIELDS, 'marketingOptIn'] as const).filter(
    (field) => typed[field] !== before[field],
  );
  if (changed.length === 0) return null;
  const some = (values: object) =>
    Object.entries(values).filter(([name]) => changed.some((field) => field === name));
  // Object.fromEntries forgets names and values. The server checks both.
  return { ...Object.fromEntries(some(typed)), from: Object.fromEntries(some(seen)) } as Change;
}
