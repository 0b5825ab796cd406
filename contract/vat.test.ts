import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { fromCents, toCents } from './money.ts';
import { isVatIdWellFormed, normalizeVatId, vatCaseOf } from './vat-case.ts';
import { deliveryFeeOf, priceWithVat, totalsOf, vatPercentOf } from './vat.ts';

describe('the VAT case of an order', () => {
  test.each([
    ['a dealer in Germany', 'DE', 'DE123456789', 'UNCHECKED', 'STANDARD'],
    ['a dealer in Germany with a foreign id', 'DE', 'FR40303265045', 'VALID', 'STANDARD'],
    ['a dealer in France with a French id', 'FR', 'FR40303265045', 'UNCHECKED', 'INTRA_COMMUNITY'],
    ['an id that a clerk found valid', 'FR', 'FR40303265045', 'VALID', 'INTRA_COMMUNITY'],
    ['an id that a clerk marked invalid', 'FR', 'FR40303265045', 'INVALID', 'STANDARD'],
    ['an id written with blanks and small letters', 'AT', 'atu 1234 5678', 'UNCHECKED', 'INTRA_COMMUNITY'],
    ['a dealer in Austria with a Dutch id', 'AT', 'NL123456789B01', 'UNCHECKED', 'INTRA_COMMUNITY'],
    ['a dealer abroad with a German id', 'AT', 'DE123456789', 'UNCHECKED', 'STANDARD'],
    ['a dealer abroad without an id', 'IT', null, 'UNCHECKED', 'STANDARD'],
    ['a dealer abroad with a malformed id', 'IT', 'IT1234', 'VALID', 'STANDARD'],
    ['an id without its prefix', 'IT', '12345678901', 'VALID', 'STANDARD'],
    ['a dealer in Switzerland', 'CH', 'CHE123456789', 'VALID', 'STANDARD'],
    ['a dealer in Switzerland with an id of the EU', 'CH', 'FR40303265045', 'VALID', 'STANDARD'],
    ['a dealer in Greece, whose ids begin with EL', 'GR', 'EL123456789', 'UNCHECKED', 'INTRA_COMMUNITY'],
    ['a Greek id under the code of the country', 'GR', 'GR123456789', 'UNCHECKED', 'STANDARD'],
    ['a dealer in Northern Ireland', 'GB', 'XI123456789', 'VALID', 'STANDARD'],
    ['a dealer in the EU with an id of Northern Ireland', 'IE', 'XI123456789', 'VALID', 'STANDARD'],
    ['a country that does not exist', 'EL', 'EL123456789', 'VALID', 'STANDARD'],
  ] as const)('delivered to the country of the dealer: %s', (_, country, vatId, vatIdCheck, vatCase) => {
    expect(vatCaseOf({ country, vatId, vatIdCheck }, country)).toBe(vatCase);
  });

  test.each([
    ['a French dealer, delivered inside Germany', 'FR', 'FR40303265045', 'DE', 'STANDARD'],
    ['a French dealer, delivered to Austria', 'FR', 'FR40303265045', 'AT', 'INTRA_COMMUNITY'],
    ['a French dealer, delivered to Switzerland', 'FR', 'FR40303265045', 'CH', 'STANDARD'],
    ['a Swiss dealer with a French id, delivered to France', 'CH', 'FR40303265045', 'FR', 'INTRA_COMMUNITY'],
    ['a Swiss dealer without an id, delivered to France', 'CH', null, 'FR', 'STANDARD'],
    ['a German dealer, delivered to France', 'DE', 'DE123456789', 'FR', 'STANDARD'],
    ['a German dealer with a French id, delivered to France', 'DE', 'FR40303265045', 'FR', 'STANDARD'],
  ] as const)('delivered to another country: %s', (_, country, vatId, deliveryCountry, vatCase) => {
    expect(vatCaseOf({ country, vatId, vatIdCheck: 'VALID' }, deliveryCountry)).toBe(vatCase);
  });

  test('the standard case bears 19 percent, intra-community supply none', () => {
    expect(vatPercentOf('STANDARD')).toBe(19);
    expect(vatPercentOf('INTRA_COMMUNITY')).toBe(0);
  });
});

describe('the form of a VAT id', () => {
  test.each([
    'ATU12345678',
    'BE0123456789',
    'BG123456789',
    'BG1234567890',
    'CY12345678L',
    'CZ12345678',
    'DE123456789',
    'DK12345678',
    'EE123456789',
    'EL123456789',
    'ESX12345678',
    'ES12345678Z',
    'FI12345678',
    'FR40303265045',
    'FRK7399859412',
    'HR12345678901',
    'HU12345678',
    'IE1234567WA',
    'IE1234567T',
    'IE1A23456T',
    'IT12345678901',
    'LT123456789',
    'LT123456789012',
    'LU12345678',
    'LV12345678901',
    'MT12345678',
    'NL123456789B01',
    'PL1234567890',
    'PT123456789',
    'RO12',
    'SE123456789012',
    'SI12345678',
    'SK1234567890',
  ])('%s is well-formed', (vatId) => {
    expect(isVatIdWellFormed(vatId)).toBe(true);
  });

  test.each([
    '',
    'DE',
    'DE12345678',
    'DE1234567890',
    'ATU1234567',
    'AT123456789',
    'GB123456789',
    'US123456789',
    'FROI123456789',
    'XI123456789',
    '__proto__',
    'toString',
  ])('%s is not', (vatId) => {
    expect(isVatIdWellFormed(vatId)).toBe(false);
  });

  test('spaces, dots, hyphens and lower case are ignored', () => {
    expect(normalizeVatId(' fr 40.303-265/045 ')).toBe('FR40303265045');
    expect(isVatIdWellFormed('de 123 456 789')).toBe(true);
  });
});

describe('sums with VAT', () => {
  test('gross is the sum of net and VAT, to the cent, for every price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999_999 }), (cents) => {
        const { net, vat, gross } = priceWithVat(fromCents(cents));
        expect(toCents(net)).toBe(cents);
        expect(toCents(net) + toCents(vat)).toBe(toCents(gross));
      }),
    );
  });

  test('a vehicle of 18490.00 costs 22003.10 with VAT', () => {
    expect(priceWithVat('18490.00')).toEqual({ net: '18490.00', vat: '3513.10', gross: '22003.10' });
  });

  test('VAT is computed once, on the sum of vehicles and delivery', () => {
    // Computed separately, 19 % of 100.03 and of 175.02 would each be rounded: 19.01 + 33.25.
    expect(totalsOf('100.03', '175.02', 'STANDARD')).toEqual({
      vehiclesNet: '100.03',
      deliveryNet: '175.02',
      vatPercent: 19,
      vat: '52.26',
      gross: '327.31',
    });
  });

  test('an intra-community supply bears no VAT', () => {
    expect(totalsOf('18490.00', '175.00', 'INTRA_COMMUNITY')).toMatchObject({
      vatPercent: 0,
      vat: '0.00',
      gross: '18665.00',
    });
  });

  test('delivery costs 175.00 per vehicle', () => {
    expect(deliveryFeeOf(1)).toBe('175.00');
    expect(deliveryFeeOf(50)).toBe('8750.00');
  });
});
