import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  day,
  email,
  erasable,
  instant,
  line,
  newPassword,
  notes,
  optional,
  plainLine,
  priceInput,
  repeatable,
  requiredNotes,
  visibleLine,
  wholeNumber,
} from './fields.ts';

/** What a schema makes of a value, or the codes of the rules that the value breaks. */
function read(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : parsed.error.issues.map((issue) => issue.message);
}

describe('a line of text', () => {
  const name = line(2, 5, 'COMPANY_NAME_REQUIRED');

  test('is trimmed before it is measured', () => {
    expect(read(name, '  ab  ')).toBe('ab');
    expect(read(name, ' a ')).toEqual(['COMPANY_NAME_REQUIRED']);
    expect(read(name, 'abcdef')).toEqual(['TOO_LONG']);
  });

  test('that is missing or not a string breaks the rule of its field', () => {
    for (const value of [undefined, null, 7, {}])
      expect(read(name, value)).toEqual(['COMPANY_NAME_REQUIRED']);
  });

  test('holds no control characters', () => {
    for (const value of [
      'a\0b',
      'a\nb',
      'a\tb',
      'a\u007fb',
      'a\ud83d',
      'a\ufffe',
      'a\u{1ffff}',
      'a\u202eb',
      'a\u2066b',
    ])
      expect(read(name, value)).toEqual(['CONTROL_CHARACTERS']);
  });
});

describe('a line that others read', () => {
  test.each(['Flotte 2026', 'Größe', 'Prüfen \u26a0\ufe0f', 'mailto: a@b.example <c>'])(
    'may be %j',
    (text) => {
      expect(read(visibleLine(1, 100), text)).toBe(text);
    },
  );

  test.each([
    ['zero-width space', 'A1\u200b'],
    ['right-to-left mark', 'A1\u200f'],
    ['Arabic letter mark', 'A\u061c1'],
    ['soft hyphen', 'A\u00ad1'],
    ['combining grapheme joiner', 'A\u034f1'],
    ['Hangul filler alone', '\u3164'],
    ['Braille blank', 'A\u28001'],
    ['right-to-left override', 'A\u202e1'],
  ])('holds no character without a width: %s', (_, text) => {
    expect(read(visibleLine(1, 100), text)).toEqual(['CONTROL_CHARACTERS']);
  });
});

test('a text that shows fewer characters than it has to is too short', () => {
  const selectors = '\ufe0f\ufe0f';
  expect(read(visibleLine(1, 100), selectors)).toEqual(['REQUIRED']);
  expect(read(plainLine(2, 100, 'NAME_REQUIRED'), selectors)).toEqual(['NAME_REQUIRED']);
  expect(read(plainLine(2, 100, 'NAME_REQUIRED'), 'A\ufe0f')).toEqual(['NAME_REQUIRED']);
  expect(read(plainLine(2, 100, 'NAME_REQUIRED'), ' ')).toEqual(['NAME_REQUIRED']);
  expect(read(plainLine(2, 100), 'B\u00f6')).toBe('B\u00f6');
});

test('a text of several lines that shows fewer characters than it has to is too short', () => {
  const message = requiredNotes(3, 20, 'MESSAGE_TOO_SHORT');
  for (const text of [undefined, 7, '', 'ab', '\u200b\u200b\u200b', 'ab\n\ufe0f'])
    expect(read(message, text)).toEqual(['MESSAGE_TOO_SHORT']);
  expect(read(message, '1\ufe0f\u20e3 ok')).toBe('1\ufe0f\u20e3 ok');
});

test('an optional text that shows nothing is none', () => {
  for (const blank of ['\ufe0f', '\u200b', '\u2800 ']) {
    expect(read(optional(visibleLine(1, 100)), blank)).toBeNull();
    expect(read(erasable(visibleLine(1, 100)), blank)).toBeNull();
    expect(read(optional(notes(100)), blank)).toBeNull();
  }
});

describe('a name', () => {
  const name = plainLine(2, 100, 'NAME_REQUIRED');

  test.each([
    'Jörg Müller-Lüdenscheidt',
    'autohaus24.de GmbH',
    'Größe & Söhne, Inh. J. Müller (e.K.)',
    "Société d'Export n° 1",
    'A < B',
    '+49 (0)221 555-0199',
    'Ελληνικά Αυτοκίνητα',
  ])('may be %j', (text) => {
    expect(read(name, text)).toBe(text);
  });

  test.each([
    'https://phish.example/claim',
    'Bitte klicken: HTTP://phish.example',
    'ftp://phish.example',
    'WWW.phish.example',
    'erika@example.com',
    '<a href="https://phish.example">Erika</a>',
  ])('holds no web address and no e-mail address: %j', (text) => {
    expect(read(name, text)).toEqual(['WEB_ADDRESS_NOT_HERE']);
  });

  test.each([
    'Erika <a href=//phish.example>',
    'Erika </td>',
    '[url=phish.example]Erika[/url]',
    'Auto <Nord> GmbH',
  ])('holds no markup, and the refusal does not speak of web addresses: %j', (text) => {
    expect(read(name, text)).toEqual(['MARKUP_NOT_HERE']);
  });

  test.each([
    ['right-to-left override', 'Evil\u202eLtd'],
    ['right-to-left isolate', 'Evil\u2067Ltd'],
    ['zero-width space', 'Evil\u200bLtd'],
    ['zero-width joiner', 'Evil\u200dLtd'],
    ['soft hyphen', 'Evil\u00adLtd'],
    ['byte order mark', 'Evil\ufeffLtd'],
    ['next line', 'Evil\u0085Ltd'],
    ['line separator', 'Evil\u2028Ltd'],
    ['line break before an address', 'Evil\nhttps://phish.example'],
  ])('holds no invisible character: %s', (_, text) => {
    expect(read(name, text)).toEqual(['CONTROL_CHARACTERS']);
  });
});

test('a surrogate pair is accepted, half of one is refused', () => {
  expect(read(line(1, 5), '🔑')).toBe('🔑');
  expect(read(notes(5), '🔑')).toBe('🔑');
  expect(read(notes(5), '\udd11')).toEqual(['CONTROL_CHARACTERS']);
});

test('notes may hold line breaks and tabs, but no other control characters', () => {
  expect(read(notes(20), ' a\r\n\tb ')).toBe('a\r\n\tb');
  for (const value of ['a\0', 'a\ufffe', '\uffff', 'a\u202eb', 'a\u2069b', '\ud83d\n\udd11'])
    expect(read(notes(20), value)).toEqual(['CONTROL_CHARACTERS']);
});

test('an optional field that is absent, null or blank becomes null', () => {
  const schema = z.object({ phone: optional(line(1, 5)) });
  for (const value of [{}, { phone: undefined }, { phone: null }, { phone: '' }, { phone: '  ' }]) {
    expect(read(schema, value)).toEqual({ phone: null });
  }
  expect(read(schema, { phone: '123' })).toEqual({ phone: '123' });
});

test('a field of a partial update stays absent; null and blank text remove its value', () => {
  const schema = z.object({ colour: erasable(line(1, 5)) });
  expect(read(schema, {})).toEqual({});
  for (const value of [null, '', '  ']) expect(read(schema, { colour: value })).toEqual({ colour: null });
});

describe('an e-mail address', () => {
  test('is trimmed and put into lower case', () => {
    expect(read(email(), '  Erika.Muster@Example.COM ')).toBe('erika.muster@example.com');
  });

  test.each([
    '',
    'erika',
    'erika@',
    '@example.com',
    'erika@example',
    'a b@example.com',
    'a@b@example.com',
    'a\0@example.com',
  ])('is not %j', (value) => {
    expect(read(email(), value)).toEqual(['EMAIL_INVALID']);
  });
});

test('a password has 8 to 200 characters, spaces included', () => {
  expect(read(newPassword, '       x')).toBe('       x');
  expect(read(newPassword, '1234567')).toEqual(['PASSWORD_TOO_SHORT']);
  expect(read(newPassword, 'x'.repeat(201))).toEqual(['TOO_LONG']);
});

describe('a price', () => {
  test.each([
    [18490, '18490.00'],
    ['18490', '18490.00'],
    ['18490.5', '18490.50'],
    [18490.55, '18490.55'],
    ['007.10', '7.10'],
    ['99999999.99', '99999999.99'],
  ])('%j is %s', (value, price) => {
    expect(read(priceInput, value)).toBe(price);
  });

  test.each([
    0,
    '0.00',
    -1,
    '1.234',
    1.234,
    '1,50',
    '100000000',
    'abc',
    '',
    null,
    undefined,
    NaN,
    Infinity,
    1e21,
    true,
    [1],
  ])('%j is not a price', (value) => {
    expect(read(priceInput, value)).toEqual(['AMOUNT_INVALID']);
  });
});

describe('a number in a query', () => {
  test('is whole and within its bounds', () => {
    const doors = wholeNumber(1, 9);
    expect(read(doors, '5')).toBe(5);
    expect(read(doors, '0')).toEqual(['OUT_OF_RANGE']);
    expect(read(doors, '10')).toEqual(['OUT_OF_RANGE']);
    for (const value of ['', '-1', '1.5', '1e3', '0x1', ' 1', '٣', '99999999999'])
      expect(read(doors, value)).toEqual(['INVALID']);
  });

  test('a parameter that may be repeated becomes an array', () => {
    const makes = repeatable(z.string());
    expect(read(makes, 'Audi')).toEqual(['Audi']);
    expect(read(makes, ['Audi', 'BMW'])).toEqual(['Audi', 'BMW']);
  });
});

test('a day lies between the years 0001 and 9999', () => {
  for (const value of ['0001-01-01', '2024-02-29', '9999-12-31']) expect(read(day, value)).toBe(value);
  for (const value of [
    '0000-01-01',
    '0000-12-31',
    '-0001-01-01',
    '10000-01-01',
    '2023-02-29',
    '2024-13-01',
    '',
  ])
    expect(read(day, value)).toEqual(expect.arrayContaining(['DATE_INVALID']));
});

test('an instant is ISO 8601 text in UTC', () => {
  expect(instant.safeParse(new Date()).success).toBe(false);
  expect(instant.safeParse('2026-01-31T12:00:00.000Z').success).toBe(true);
  expect(instant.safeParse('2026-01-31T12:00:00+01:00').success).toBe(false);
  expect(instant.safeParse('2026-01-31').success).toBe(false);
});
