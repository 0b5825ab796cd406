import type { FieldPath } from 'react-hook-form';

/** The values of the wizard as typed: they may be incomplete or wrong. */
export interface RegistrationForm {
  companyName: string;
  legalForm: string;
  vatId: string;
  email: string;
  phone: string;
  address: { street: string; postalCode: string; city: string; country: string };
  contact: { firstName: string; lastName: string; position: string; phone: string };
  password: string;
  confirmPassword: string;
  acceptTerms: boolean;
  acceptPrivacy: boolean;
  marketingOptIn: boolean;
}

export const STEPS = ['company', 'address', 'contact', 'account'] as const;
export type Step = (typeof STEPS)[number];

/** The fields that are ticked, not typed. */
export const CHECKBOXES = [
  'acceptTerms',
  'acceptPrivacy',
  'marketingOptIn',
] as const satisfies readonly FieldPath<RegistrationForm>[];

/** The fields that nobody stores or repeats. */
export const PASSWORDS = [
  'password',
  'confirmPassword',
] as const satisfies readonly FieldPath<RegistrationForm>[];

/** The fields of each step, in the order on screen. */
export const FIELDS = {
  company: ['companyName', 'legalForm', 'vatId', 'email', 'phone'],
  address: ['address.street', 'address.postalCode', 'address.city', 'address.country'],
  contact: ['contact.firstName', 'contact.lastName', 'contact.position', 'contact.phone'],
  account: ['password', 'confirmPassword', 'acceptTerms', 'acceptPrivacy', 'marketingOptIn'],
} as const satisfies Record<Step, readonly FieldPath<RegistrationForm>[]>;

export type FieldName = (typeof FIELDS)[Step][number];

export const FIELD_NAMES: readonly FieldName[] = STEPS.flatMap((step): readonly FieldName[] => FIELDS[step]);

const OPTIONAL: readonly FieldName[] = [
  'legalForm',
  'vatId',
  'phone',
  'address.country',
  'contact.position',
  'contact.phone',
  'marketingOptIn',
];

/** Whether every required field has a value. The rules decide whether the value is valid. */
export const isFilledIn = (step: Step, valueOf: (field: FieldName) => unknown): boolean =>
  FIELDS[step].every((field) => OPTIONAL.includes(field) || Boolean(valueOf(field)));

/**
 * The steps that are filled in and free of errors, except the one on the screen. Only `checked` steps count, the first
 * ones: the rules have seen their values.
 */
export const doneSteps = (
  { step, checked, withErrors }: { step: Step; checked: number; withErrors: readonly Step[] },
  valueOf: (field: FieldName) => unknown,
): Step[] =>
  STEPS.slice(0, checked).filter(
    (each) => each !== step && !withErrors.includes(each) && isFilledIn(each, valueOf),
  );

export const isOneOf = (names: readonly FieldName[], name: FieldName): boolean => names.includes(name);

export const isFieldName = (path: string): path is FieldName => FIELD_NAMES.some((name) => name === path);

export function stepOf(field: FieldName): Step {
  return STEPS.find((step) => FIELDS[step].some((name) => name === field)) ?? 'company';
}

/** The first of several fields in reading order. */
export const firstOf = (fields: readonly string[]): FieldName | undefined =>
  FIELD_NAMES.find((name) => fields.includes(name));
