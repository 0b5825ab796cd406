import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDay, parseDecimal } from './notation.ts';

const cents = fc.integer({ min: 0, max: 99_999_999_99 });

function written(amount: number, group: string, point: string): string {
  const whole = String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, group);
  return `${whole}${point}${String(amount % 100).padStart(2, '0')}`;
}

test.each([
  ['German', '.', ','],
  ['English', ',', '.'],
  ['French', '\u202f', ','],
  ['Swiss', "'", '.'],
  ['plain', '', '.'],
])('an amount in %s notation is parsed to the cent', (_name, group, point) => {
  fc.assert(
    fc.property(cents, (amount) => {
      const plain = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
      expect(parseDecimal(written(amount, group, point))).toBe(plain);
    }),
  );
});

test.each([
  ['81.022', '81022'],
  ['81,022', '81022'],
  ['81 022', '81022'],
  ['7490.5', '7490.5'],
  ['7490,5', '7490.5'],
  ['0,500', '0.500'],
  ['1.234.567', '1234567'],
  ['1.234,567', '1234.567'],
  ['-5', '-5'],
  ['007', '7'],
])('%s is parsed as the number %s', (text, number) => {
  expect(parseDecimal(text)).toBe(number);
});

test.each(['', '-', 'viel', '1.2.3', '1,234.567,89', '12.34.567', '1e5', '0x10', '١٢', '.5', '5.', '1..000'])(
  '"%s" is not a number',
  (text) => {
    expect(parseDecimal(text)).toBeNull();
  },
);

test('every day is parsed from its ISO and its German notation', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const iso = date.toISOString().slice(0, 10);
      const [year, month, day] = iso.split('-').map(Number);
      expect(parseDay(iso)).toBe(iso);
      expect(parseDay(iso.split('-').reverse().join('.'))).toBe(iso);
      expect(parseDay(`${day}.${month}.${year}`)).toBe(iso);
    }),
  );
});

test.each(['2021-02-30', '31.06.2021', '2021-13-01', '29.02.2023', '06/2021', '2021', 'gestern', ''])(
  '"%s" is not a day',
  (text) => {
    expect(parseDay(text)).toBeNull();
  },
);
