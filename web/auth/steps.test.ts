import { expect, test } from 'vitest';
import { Registration } from '../../contract/accounts.ts';
import {
  doneSteps,
  FIELD_NAMES,
  type FieldName,
  firstOf,
  isFieldName,
  isFilledIn,
  stepOf,
  STEPS,
} from './steps.ts';

/** The path of every value in a registration, such as "address.street". */
const pathsIn = (value: object, prefix = ''): string[] =>
  Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null ? pathsIn(inner, `${prefix}${key}.`) : [prefix + key],
  );

const registration = Registration.parse({
  companyName: 'Autohaus Muster GmbH',
  email: 'einkauf@example.com',
  address: { street: 'Musterstraße 1', postalCode: '10115', city: 'Berlin' },
  contact: { firstName: 'Erika', lastName: 'Muster' },
  password: 'demo-password',
  confirmPassword: 'demo-password',
  acceptTerms: true,
  acceptPrivacy: true,
});

test('each field of a registration is in exactly one of the four steps', () => {
  expect(FIELD_NAMES.toSorted()).toEqual(pathsIn(registration).toSorted());
});

test('every error of an empty registration opens the step of its field', () => {
  const { error } = Registration.safeParse({ address: {}, contact: {} });
  const paths = (error?.issues ?? []).map(({ path }) => path.join('.'));
  expect(paths).toContain('companyName');
  expect(paths.filter((path) => !isFieldName(path))).toEqual([]);
});

test.each([
  ['email', 'company'],
  ['address.postalCode', 'address'],
  ['contact.phone', 'contact'],
  ['confirmPassword', 'account'],
] as const)('an error of %s opens the step %s', (field, step) => {
  expect(stepOf(field)).toBe(step);
});

test('of several errors the first in reading order gets the focus', () => {
  expect(firstOf(['acceptTerms', 'contact.lastName', 'address.city'])).toBe('address.city');
  expect(firstOf(['unknown'])).toBeUndefined();
});

test('the steps that the rules have checked keep their ticks when an error leads back to the first one', () => {
  const withErrors = ['company'] as const;
  expect(doneSteps({ step: 'company', checked: 4, withErrors }, () => 'filled in')).toEqual([
    'address',
    'contact',
    'account',
  ]);
  // Not the step on the screen, none that the rules have not seen, none that lacks a value.
  expect(doneSteps({ step: 'address', checked: 3, withErrors: [] }, () => 'filled in')).toEqual([
    'company',
    'contact',
  ]);
  const valueOf = (field: FieldName) => field !== 'contact.lastName';
  expect(doneSteps({ step: 'account', checked: 3, withErrors: [] }, valueOf)).toEqual(['company', 'address']);
});

test('a step counts as filled in when no required field is empty', () => {
  const { error } = Registration.safeParse({ address: {}, contact: {} });
  const demanded = (error?.issues ?? []).map(({ path }) => path.join('.')).filter(isFieldName);
  const holding = (fields: readonly FieldName[]) =>
    STEPS.filter((step) => isFilledIn(step, (name) => fields.includes(name)));
  expect(holding(demanded)).toEqual(STEPS);
  for (const field of demanded)
    expect(holding(demanded.filter((each) => each !== field))).not.toContain(stepOf(field));
});
