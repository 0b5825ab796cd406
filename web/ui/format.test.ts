import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromCents } from '../../contract/money.ts';
import { formatBytes, formatCcm, formatDay, formatMoney, formatMonth, formatPower } from './format.ts';
import { formatInstant, formatInstantDay } from './instants.ts';

describe('sums of money', () => {
  test.each([
    ['0.00', '0,00\u00A0€'],
    ['175.00', '175,00\u00A0€'],
    ['18490.00', '18.490,00\u00A0€'],
    ['1234567.89', '1.234.567,89\u00A0€'],
    ['-250.00', '-250,00\u00A0€'],
  ])('%s is formatted as %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });

  test('follow the German notation of Intl', () => {
    const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_99 }), (cents) => {
        expect(formatMoney(fromCents(cents))).toBe(euro.format(cents / 100));
      }),
    );
  });
});

describe('figures of a vehicle', () => {
  test('stay on one line with their unit', () => {
    expect(formatCcm(1968, 'de')).toBe('1.968\u00A0ccm');
    expect(formatPower(150, 'de')).toBe('150\u00A0kW\u00A0(204\u00A0PS)');
  });

  test('have French units in French, and the notation of the reader', () => {
    expect(formatCcm(1968, 'en')).toBe('1,968\u00A0ccm');
    expect(formatCcm(1968, 'fr')).toBe('1\u202F968\u00A0cm³');
    expect(formatPower(150, 'fr')).toBe('150\u00A0kW\u00A0(204\u00A0ch)');
  });

  test('the first registration is a month and a year', () => {
    expect(formatMonth('2022-03-15')).toBe('03/2022');
  });
});

describe('dates', () => {
  test('follow the language', () => {
    expect(formatDay('2022-03-15', 'de')).toBe('15.03.2022');
    expect(formatDay('2022-03-15', 'en')).toBe('15/03/2022');
    expect(formatDay('2022-03-15', 'fr')).toBe('15/03/2022');
  });

  test('an instant is shown in German time, in winter, in summer and at midnight', () => {
    expect(formatInstant('2026-11-21T13:05:00Z', 'de')).toBe('21.11.2026, 14:05');
    expect(formatInstant('2026-07-01T13:05:00Z', 'fr')).toBe('01/07/2026, 15:05');
    expect(formatInstant('2026-11-21T23:00:00Z', 'en')).toBe('22/11/2026, 00:00');
    expect(formatInstantDay('2026-11-21T23:00:00Z', 'de')).toBe('22.11.2026');
  });
});

test('file sizes use the unit that fits and the notation of the reader', () => {
  expect(formatBytes(0, 'de')).toBe('0\u00A0KB');
  expect(formatBytes(200, 'de')).toBe('1\u00A0KB');
  expect(formatBytes(655_360, 'en')).toBe('640\u00A0KB');
  expect(formatBytes(1_887_437, 'de')).toBe('1,8\u00A0MB');
  expect(formatBytes(1_887_437, 'en')).toBe('1.8\u00A0MB');
  expect(formatBytes(1_887_437, 'fr')).toBe('1,8\u00A0Mo');
});
