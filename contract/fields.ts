import { z } from 'zod';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './account-figures.ts';
import { LOCALES } from './constants.ts';
import { isPhoneNumber, isPostalCodeOf, isVatId } from './country-forms.ts';
import { CONTROL } from './parameters.ts';
import type { ValidationCode } from './validation.ts';
import { normalizeVatId } from './vat-case.ts';
import { INVISIBLE, isBlank, seenLength } from './visible.ts';

/** The options of a zod rule that reports this code when the rule is broken. */
export const code = (word: ValidationCode): { error: ValidationCode } => ({ error: word });

// Other control characters distort lists and mails. Only notes may hold line breaks and tabs.
const LINE_BREAKS_AND_TABS = /[\t\n\r]/g;

/** One line of text, trimmed, of at least `min` and at most `max` characters. `tooShort` is the code of a shorter one. */
export const line = (min: number, max: number, tooShort: ValidationCode = 'REQUIRED') =>
  z
    .string(code(tooShort))
    .trim()
    .min(min, code(tooShort))
    // Patterns do not run on text that is too long, so that their work is bounded.
    .max(max, { ...code('TOO_LONG'), abort: true })
    .refine((text) => !CONTROL.test(text), { ...code('CONTROL_CHARACTERS'), abort: true });

/** Whether a text shows at least `min` characters. A shorter one has broken the rule of its length already. */
export const shows = (min: number) => (text: string) => text.length < min || seenLength(text) >= min;

/** A line that others read in lists, mails or filters. Two that look the same are the same: docs/rules.md, "Names". */
export const visibleLine = (min: number, max: number, tooShort: ValidationCode = 'REQUIRED') =>
  line(min, max, tooShort)
    .refine((text) => !INVISIBLE.test(text), { ...code('CONTROL_CHARACTERS'), abort: true })
    .refine(shows(min), { ...code(tooShort), abort: true });

/** A web address or an e-mail address. A company may be called autohaus24.de. */
const ADDRESS = /:\/\/|\bwww\.|@/i;
/** What a browser or a forum reads as markup. */
const MARKUP = /<[a-z/!]|<\s*a\b|\[\/?(?:url|link)\b/i;

/** A name or another short text that strangers type, and that others read in lists and mails: docs/rules.md, "Names". */
export const plainLine = (min: number, max: number, tooShort?: ValidationCode) =>
  visibleLine(min, max, tooShort)
    .refine((text) => !ADDRESS.test(text), { ...code('WEB_ADDRESS_NOT_HERE'), abort: true })
    .refine((text) => !MARKUP.test(text), { ...code('MARKUP_NOT_HERE'), abort: true });

/** A telephone number of a dealer. The contact form has a rule of its own. */
export const phoneNumber = plainLine(1, 50).refine(isPhoneNumber, code('PHONE_FORM'));

/** A VAT id. One of only hyphens and blanks counts as none. */
export const vatId = plainLine(1, 30).refine(
  (text) => normalizeVatId(text) === '' || isVatId(text),
  code('VAT_ID_FORM'),
);

/** A postal code. `postalCodeFits` compares it with its country. */
export const postalCode = plainLine(2, 20, 'POSTAL_CODE_REQUIRED');

const POSTAL_CODE_PATH: PropertyKey[] = ['postalCode'];
const Place = z.object({ postalCode, country: z.string() }).partial();

/** The arguments of `refine` for an object with `postalCode` and `country`; one of them alone always fits. */
export const postalCodeFits = [
  ({ postalCode: typed, country }: z.output<typeof Place>): boolean =>
    typed === undefined || country === undefined || isPostalCodeOf(country, typed),
  {
    path: POSTAL_CODE_PATH,
    ...code('POSTAL_CODE_FORM'),
    // Reported together with the broken rules of other fields.
    when: ({ value }: { value: unknown }) => Place.safeParse(value).success,
  },
] as const;

/** Text of several lines. */
export const notes = (max: number) =>
  z
    .string()
    .trim()
    // As in `line`.
    .max(max, { ...code('TOO_LONG'), abort: true })
    .refine((text) => !CONTROL.test(text.replaceAll(LINE_BREAKS_AND_TABS, ' ')), code('CONTROL_CHARACTERS'));

/** As `notes`, for a text that shows at least `min` characters. `tooShort` is the code of a shorter one. */
export const requiredNotes = (min: number, max: number, tooShort: ValidationCode = 'REQUIRED') =>
  z.string(code(tooShort)).pipe(notes(max).min(min, code(tooShort)).refine(shows(min), code(tooShort)));

/** A field that may be absent, null or empty. All three become null, and so does a text that shows nothing. */
export const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess(
    (value) => (value === undefined || (typeof value === 'string' && isBlank(value)) ? null : value),
    schema.nullable().default(null),
  );

/** A field of a partial update. An absent one stays absent; null and a text that shows nothing mean "no value". */
export const erasable = <S extends z.ZodType>(schema: S) =>
  z
    .preprocess((value) => (typeof value === 'string' && isBlank(value) ? null : value), schema.nullable())
    .optional();

/** An e-mail address, in lower case. */
export const email = (invalid: ValidationCode = 'EMAIL_INVALID') =>
  z
    .string(code(invalid))
    .trim()
    .toLowerCase()
    .max(254, code('TOO_LONG'))
    .pipe(z.email(code(invalid)));

/** A new password. */
export const newPassword = z
  .string(code('PASSWORD_TOO_SHORT'))
  .min(PASSWORD_MIN_LENGTH, code('PASSWORD_TOO_SHORT'))
  .max(PASSWORD_MAX_LENGTH, code('TOO_LONG'));

/** The secret of a link that was mailed. */
export const secret = z.string(code('REQUIRED')).min(1, code('REQUIRED')).max(200, code('TOO_LONG'));

/** A code of an authenticator app, "492 039", or a recovery code. Blanks and hyphens are left out. */
export const secondFactorCode = z
  .string(code('REQUIRED'))
  .max(50, code('TOO_LONG'))
  .transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase())
  .refine((typed) => typed !== '', code('REQUIRED'));

/** The id of a row. It becomes lower case, as PostgreSQL answers it. */
export const id = z.uuid().toLowerCase();
/** A language of the portal. */
export const locale = z.enum(LOCALES);

/** An instant as ISO 8601 text in UTC: "2026-01-31T12:00:00.000Z". */
export const instant = z.iso.datetime();

/** An instant in a request. It becomes "2026-01-31T12:00:00.000Z". */
export const instantInput = z.iso
  .datetime(code('INVALID'))
  .transform((text) => new Date(text).toISOString())
  .pipe(instant);

/** A day without a time, "2021-06-15", that exists in the calendar. PostgreSQL has no year 0. */
export const day = z.iso
  .date(code('DATE_INVALID'))
  .refine((text) => !text.startsWith('0000'), code('DATE_INVALID'));

/** A sum in an answer: "18490.00". */
export const amount = z.string().regex(/^\d{1,10}\.\d{2}$/, code('AMOUNT_INVALID'));

/** The number of an invoice or a credit note: "2026-000017". */
export const invoiceNumber = z.string().regex(/^\d{4}-\d{6,10}$/);

/** An amount in a request: a number or a string with at most two decimals. */
const typedAmount = z
  .union([z.string(), z.number().transform(String)], code('AMOUNT_INVALID'))
  .refine((text) => /^\d{1,8}(\.\d{1,2})?$/.test(text), { ...code('AMOUNT_INVALID'), abort: true });

/** "180" -> "180.00" */
function withCents(text: string): string {
  const [whole = '', cents = ''] = text.split('.');
  return `${String(Number(whole))}.${cents.padEnd(2, '0')}`;
}

/** A price in a request, above zero. It becomes "18490.00". */
export const priceInput = typedAmount
  .refine((text) => Number(text) > 0, code('AMOUNT_INVALID'))
  .transform(withCents);

/** What something costs, in a request; also nothing. It becomes "180.00". */
export const costInput = (max: number) =>
  typedAmount.refine((text) => Number(text) <= max, code('OUT_OF_RANGE')).transform(withCents);

/** A whole number in a query string. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, code('INVALID'))
    .transform(Number)
    .pipe(z.number().min(min, code('OUT_OF_RANGE')).max(max, code('OUT_OF_RANGE')))
    .meta({ type: 'integer', minimum: min, maximum: max, pattern: undefined });

/** A parameter of a query that may be repeated. It always becomes an array. */
export const repeatable = <S extends z.ZodType<unknown, string>>(schema: S, max = 50) =>
  z.preprocess((value) => (typeof value === 'string' ? [value] : value), z.array(schema).min(1).max(max));

/** The parameter of a path that names one row: `/api/orders/{id}`. */
export const idParams = z.strictObject({ id });
