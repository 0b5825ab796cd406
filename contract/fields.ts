import { z } from 'zod';
import { LOCALES, PAGE_SIZE_MAX, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './constants.ts';
import type { ValidationCode } from './validation.ts';

/** Names a broken rule by its code. */
export const code = (word: ValidationCode): { error: ValidationCode } => ({ error: word });

// NUL and half a surrogate pair cannot be stored, the others make lists and mails lie; line breaks and tabs are allowed in notes only.
const CONTROL = /[\u0000-\u001f\u007f]|\p{Surrogate}/u;
const CONTROL_IN_NOTES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u;

/** One line of text, trimmed, of at least `min` and at most `max` characters; `tooShort` names the rule. */
export const line = (min: number, max: number, tooShort: ValidationCode = 'REQUIRED') =>
  z
    .string(code(tooShort))
    .trim()
    .min(min, code(tooShort))
    // Patterns never read what is too long: the work stays bounded.
    .max(max, { ...code('TOO_LONG'), abort: true })
    .refine((text) => !CONTROL.test(text), code('CONTROL_CHARACTERS'));

/** Text of several lines. */
export const notes = (max: number) =>
  z
    .string()
    .trim()
    // As in `line`.
    .max(max, { ...code('TOO_LONG'), abort: true })
    .refine((text) => !CONTROL_IN_NOTES.test(text), code('CONTROL_CHARACTERS'));

/** A field that may be absent, null or '': all three are null. */
export const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess(
    (value) => (value === undefined || (typeof value === 'string' && value.trim() === '') ? null : value),
    schema.nullable().default(null),
  );

/** A field of a partial update: absent stays absent, null and '' mean "no value". */
export const erasable = <S extends z.ZodType>(schema: S) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
      schema.nullable(),
    )
    .optional();

/** An e-mail address, in lower case. */
export const email = (invalid: ValidationCode = 'EMAIL_INVALID') =>
  z
    .string(code(invalid))
    .trim()
    .toLowerCase()
    .max(254, code('TOO_LONG'))
    .pipe(z.email(code(invalid)));

/** A password that is being chosen. */
export const newPassword = z
  .string(code('PASSWORD_TOO_SHORT'))
  .min(PASSWORD_MIN_LENGTH, code('PASSWORD_TOO_SHORT'))
  .max(PASSWORD_MAX_LENGTH, code('TOO_LONG'));

export const id = z.uuid();
export const locale = z.enum(LOCALES);

/** An instant: ISO 8601 with Z. Handlers answer a Date, which JSON writes so. */
export const instant = z
  .union([z.date(), z.iso.datetime()])
  .meta({ type: 'string', format: 'date-time', anyOf: undefined });

/** A day without a time, "2021-06-15", that exists in the calendar. PostgreSQL has no year 0. */
export const day = z.iso
  .date(code('DATE_INVALID'))
  .refine((text) => !text.startsWith('0000'), code('DATE_INVALID'));

/** A sum as it stands in answers: "18490.00". */
export const amount = z.string().regex(/^\d{1,10}\.\d{2}$/, code('AMOUNT_INVALID'));

/** A price as people send it: a number or a string with at most two decimals, above zero; becomes "18490.00". */
export const priceInput = z
  .union([z.string(), z.number().transform(String)], code('AMOUNT_INVALID'))
  .refine((text) => /^\d{1,8}(\.\d{1,2})?$/.test(text) && Number(text) > 0, code('AMOUNT_INVALID'))
  .transform((text) => {
    const [whole = '', cents = ''] = text.split('.');
    return `${String(Number(whole))}.${cents.padEnd(2, '0')}`;
  });

/** A whole number in a query string. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, code('INVALID'))
    .transform(Number)
    .pipe(z.number().min(min, code('OUT_OF_RANGE')).max(max, code('OUT_OF_RANGE')))
    .meta({ type: 'integer', minimum: min, maximum: max, pattern: undefined });

/** A parameter of a query that may be repeated; always an array. */
export const repeatable = <S extends z.ZodType<unknown, string>>(schema: S, max = 50) =>
  z.preprocess((value) => (typeof value === 'string' ? [value] : value), z.array(schema).min(1).max(max));

export const page = wholeNumber(1, 1_000_000).optional().default(1);
export const limit = (size: number) => wholeNumber(1, PAGE_SIZE_MAX).optional().default(size);

export const idParams = z.strictObject({ id });
