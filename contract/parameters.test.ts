import { describe, expect, test } from 'vitest';
import { DEALER_PARAMETERS } from './dealer-parameters.ts';
import { IMPORT_PARAMETERS } from './import-parameters.ts';
import { ORDER_PARAMETERS } from './order-parameters.ts';
import { RESERVATION_PARAMETERS } from './reservation-parameters.ts';
import { ADMIN_VEHICLE_PARAMETERS } from './admin-vehicle-parameters.ts';
import { isAccepted, type Parameter, type ParameterTable } from './parameters.ts';
import { queryFrom } from './query.ts';

const LISTS: [string, ParameterTable][] = [
  ['vehicles', ADMIN_VEHICLE_PARAMETERS],
  ['orders', ORDER_PARAMETERS],
  ['dealers', DEALER_PARAMETERS],
  ['imports', IMPORT_PARAMETERS],
  ['reservations', RESERVATION_PARAMETERS],
];

const NUMBERS = ['0', '1', '01', '-1', '+1', '1.5', '1e3', '0x1', ' 1', '٣', '9999999999', '99999999999'];
const DAYS = [
  '0001-01-01',
  '0000-12-31',
  '2024-02-29',
  '2023-02-29',
  '2026-13-01',
  '2026-1-1',
  '10000-01-01',
];
const IDS = [
  '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  '7C9E6679-7425-40DE-944B-E07FC1F90AE7',
  '7c9e6679-7425-90de-944b-e07fc1f90ae7',
  '7c9e6679-7425-40de-744b-e07fc1f90ae7',
  '7c9e6679742540de944be07fc1f90ae7',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
];
const TEXTS = [
  '',
  ' ',
  'Audi',
  ' Audi ',
  'a\0b',
  'a\tb',
  'a\nb',
  '\u007f',
  '\u0085',
  '\ud800',
  '😀',
  'ALL',
  'true',
  'null',
];

/** Texts at the bounds of this parameter. */
function textsAt(parameter: Parameter): string[] {
  if (parameter.kind === 'number')
    return [parameter.min - 1, parameter.min, parameter.max, parameter.max + 1].map(String);
  if (parameter.kind === 'choice') return parameter.of.flatMap((choice) => [choice, ` ${choice}`]);
  if (parameter.kind !== 'line' && parameter.kind !== 'text') return [];
  const longest = 'x'.repeat(parameter.max);
  return [longest, ` ${longest} `, `${longest}x`];
}

describe.each(LISTS)('the list of %s', (_, table) => {
  const { shape } = queryFrom(table);
  const cases = Object.entries(table).map(([name, parameter]) => ({ name, parameter }));

  test.each(cases)(
    'an address keeps exactly the values of $name that the call accepts',
    ({ name, parameter }) => {
      const texts = [...NUMBERS, ...DAYS, ...IDS, ...TEXTS, ...textsAt(parameter)];
      const taken = texts.filter((text) => shape[name]?.safeParse(text).success);
      expect(taken).not.toEqual([]);
      expect(texts.filter((text) => isAccepted(parameter, text))).toEqual(taken);
    },
  );

  test('a query without parameters has the defaults of its table, and each default is allowed', () => {
    const withDefault = cases.flatMap(({ name, parameter }) =>
      'default' in parameter ? [{ name, parameter, value: parameter.default }] : [],
    );
    const defaults = Object.fromEntries(withDefault.map(({ name, value }) => [name, value]));
    expect(queryFrom(table).parse({})).toEqual(defaults);
    expect(withDefault.filter(({ parameter, value }) => !isAccepted(parameter, String(value)))).toEqual([]);
  });

  test('a parameter may be repeated only if its table says so', () => {
    const repeatable = cases.filter(({ name, parameter }) => {
      const [text = ''] = [...textsAt(parameter), ...DAYS, ...IDS].filter((each) =>
        isAccepted(parameter, each),
      );
      return shape[name]?.safeParse([text, text]).success;
    });
    expect(repeatable).toEqual(cases.filter(({ parameter }) => parameter.isRepeatable));
  });
});

test('the page is the first one unless the query names another', () => {
  const orders = queryFrom(ORDER_PARAMETERS);
  expect(orders.parse({}).page).toBe(1);
  expect(orders.parse({ page: '2' }).page).toBe(2);
  expect(orders.safeParse({ page: '0' }).error?.issues).toMatchObject([
    { path: ['page'], message: 'OUT_OF_RANGE' },
  ]);
});
