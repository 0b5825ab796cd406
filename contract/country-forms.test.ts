import { describe, expect, test } from 'vitest';
import { COUNTRIES } from './choices.ts';
import { exampleFor, isPhoneNumber, isPostalCodeOf, isVatId } from './country-forms.ts';
import { isInEu, isVatIdWellFormed, vatCaseOf } from './vat-case.ts';

const EU_PREFIXES = 'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
  ' ',
);

describe('a postal code', () => {
  test.each([
    ['DE', ['01067', '79098'], ['1067', '790981', 'D-79098', '7909a', '٧٩٠٩٨']],
    ['AT', ['1020'], ['0120', '10200', 'A-1020']],
    ['CH', ['8001'], ['0800', '80011']],
    ['FR', ['69007', '01000'], ['6900', '2A004', 'F-69007']],
    ['NL', ['3511 AB', '3511AB', '3511 ab'], ['3511', '0511 AB', '3511  AB', '3511 A']],
    ['BE', ['9000'], ['0900', '90000']],
    ['LU', ['1009', 'L-1009'], ['10091', 'D-1009']],
    ['IT', ['00184'], ['0184', '001844']],
  ] as const)('of %s has the form of its country', (country, right, wrong) => {
    expect(right.filter((code) => !isPostalCodeOf(country, code))).toEqual([]);
    expect(wrong.filter((code) => isPostalCodeOf(country, code))).toEqual([]);
  });

  test('of an old account in another country may have any form', () => {
    expect(isPostalCodeOf('PL', '00-950')).toBe(true);
  });
});

describe('a VAT id', () => {
  test.each(EU_PREFIXES)('with the prefix %s has the form of its own prefix', (prefix) => {
    const example = exampleFor('VAT_ID_FORM', { vatId: prefix });
    expect([example.startsWith(prefix), isVatId(example)]).toEqual([true, true]);
    expect([isVatId(prefix), isVatId(`${example}0000`), isVatId(example.slice(0, -1) + '#')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test.each(['CHE123456789', 'CHE-123.456.789', 'che-123.456.789 mwst', 'CHE-123.456.789 TVA'])(
    'of Switzerland is accepted, but never makes a delivery tax-free: %s',
    (vatId) => {
      expect([isVatId(vatId), isVatIdWellFormed(vatId)]).toEqual([true, false]);
      const dealer = { country: 'CH', vatId, vatIdCheck: 'VALID' as const };
      expect(['CH', 'FR'].map((country) => vatCaseOf(dealer, country))).toEqual(['STANDARD', 'STANDARD']);
    },
  );

  test.each([
    'XI123456789',
    'GB123456789',
    'GR123456789',
    'US123456789',
    '123456789',
    'CH123456',
    'CHE12345678',
  ])('without the prefix of an EU state or CHE is refused: %s', (vatId) => {
    expect(isVatId(vatId)).toBe(false);
  });
});

test.each([
  ['123456', true],
  ['+49 (0)30 / 12-3', true],
  ['12345', false],
  ['call me', false],
  ['+49 30 1', false],
])('a telephone number has at least six digits: %s', (phone, isRight) => {
  expect(isPhoneNumber(phone)).toBe(isRight);
});

describe('the example in the sentence', () => {
  test.each(COUNTRIES)('is right for %s', (country) => {
    expect(isPostalCodeOf(country, exampleFor('POSTAL_CODE_FORM', { country }))).toBe(true);
    expect(isPhoneNumber(exampleFor('PHONE_FORM', { country }))).toBe(true);
    const vatId = exampleFor('VAT_ID_FORM', { country });
    expect([isVatId(vatId), vatId.startsWith(country)]).toEqual([true, true]);
    expect(isVatIdWellFormed(vatId)).toBe(isInEu(country));
  });

  test('is that of the typed prefix, else that of the country', () => {
    const examples = ['fr 1', 'GR1', 'XI1', '1', ''].map((vatId) =>
      exampleFor('VAT_ID_FORM', { vatId, country: 'AT' }).slice(0, 2),
    );
    expect(examples).toEqual(['FR', 'EL', 'AT', 'AT', 'AT']);
  });
});
