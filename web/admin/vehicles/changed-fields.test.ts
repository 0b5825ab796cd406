import { describe, expect, test } from 'vitest';
import { vehicleExamples } from '../../../contract/examples/vehicles.ts';
import { type Vehicle, VehicleChanges } from '../../../contract/vehicles.ts';
import {
  type ConditionForm,
  conditionText,
  formIn,
  NEW_DAMAGE,
  NEW_READING,
  NEW_TYRE,
} from './condition-form.ts';
import { changedFields, firstOf, formOf, mergeForm } from './changed-fields.ts';

const GOLF: Vehicle = {
  ...vehicleExamples['GET /api/vehicles/{id}'].result.vehicle,
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  vin: 'WVWZZZAUZLW000001',
  make: 'Volkswagen',
  model: 'Golf',
  variant: '1.5 TSI',
  firstRegistered: '2022-03-15',
  mileageKm: 48_210,
  engineSizeCc: 1498,
  kw: 110,
  transmission: 'Manual',
  fuelType: 'Petrol',
  colour: null,
  doors: 5,
  steeringPosition: 'LEFT',
  priceNet: '18490.00',
  currency: 'EUR',
  status: 'AVAILABLE',
  specsJson: {},
  equipmentText: 'Klimaautomatik\nSitzheizung',
  createdAt: '2026-01-01T00:00:00Z',
};

const changesOf = (typed: Partial<ReturnType<typeof formOf>>) =>
  changedFields(GOLF, { ...formOf(GOLF), ...typed });

test('an untouched form changes nothing', () => {
  expect(changesOf({})).toEqual({});
  expect(changesOf({ priceNet: '18490', make: ' Volkswagen ' })).toEqual({});
});

test.each(['48210', '48.210', '48,210', '48 210', '48\u202f210'])(
  'a number is understood in the notation of every language: %j',
  (mileageKm) => {
    expect(changesOf({ mileageKm })).toEqual({});
  },
);

test('only the fields that differ are sent', () => {
  expect(changesOf({ colour: 'Schwarz', doors: '3', priceNet: '17.990,00' })).toEqual({
    colour: 'Schwarz',
    doors: 3,
    priceNet: '17990.00',
  });
});

test('engine size and doors are sent as numbers, the steering position by its name, the price to the cent', () => {
  const typed = changesOf({
    engineSizeCc: '1968',
    doors: '4',
    steeringPosition: 'RIGHT',
    priceNet: '18.490,01',
  });
  expect(typed).toEqual({ engineSizeCc: 1968, doors: 4, steeringPosition: 'RIGHT', priceNet: '18490.01' });
  expect(VehicleChanges.parse(typed)).toEqual(typed);
  expect(VehicleChanges.safeParse({ steeringPosition: 'MIDDLE' }).success).toBe(false);
  expect(VehicleChanges.safeParse({ priceNet: '18490.001' }).success).toBe(false);
});

test('an empty field removes its value', () => {
  expect(changesOf({ variant: ' ', engineSizeCc: '', firstRegistered: '', steeringPosition: '' })).toEqual({
    variant: null,
    engineSizeCc: null,
    firstRegistered: null,
    steeringPosition: null,
  });
});

test.each([
  ['priceNet', 'cheap', 'AMOUNT_INVALID'],
  ['priceNet', '', 'AMOUNT_INVALID'],
  ['mileageKm', 'many', 'INVALID'],
  ['mileageKm', '3000000', 'OUT_OF_RANGE'],
  ['mileageKm', '-5', 'OUT_OF_RANGE'],
  ['doors', '0', 'OUT_OF_RANGE'],
  ['vin', 'WVWZZZAUZLW00000O', 'VIN_INVALID'],
  ['make', '', 'REQUIRED'],
] as const)('%s %j is refused by the rules of the contract', (field, typed, code) => {
  const checked = VehicleChanges.safeParse(changesOf({ [field]: typed }));
  expect(checked.error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([[field, code]]);
});

describe('when somebody else has changed the vehicle meanwhile', () => {
  const typed = { ...formOf(GOLF), mileageKm: '50000', colour: 'Rot' };

  test('a form without a common field takes over their values and keeps its own', () => {
    const { form, conflicts } = mergeForm(GOLF, { ...GOLF, doors: 3, priceNet: '17990.00' }, typed);
    expect(conflicts).toEqual([]);
    expect(form).toEqual({ ...typed, doors: '3', priceNet: '17.990,00' });
  });

  test('a field that both have changed keeps what is typed, and is a conflict', () => {
    const now = { ...GOLF, colour: 'Blau', doors: 3 };
    const { form, conflicts } = mergeForm(GOLF, now, typed);
    expect(conflicts).toEqual(['colour']);
    expect(form).toEqual({ ...typed, doors: '3' });
    expect(changedFields(now, form)).toEqual({ mileageKm: 50_000, colour: 'Rot' });
  });

  test('a field to which both gave the same value is no conflict', () => {
    expect(mergeForm(GOLF, { ...GOLF, colour: 'Rot' }, typed).conflicts).toEqual([]);
  });
});

describe('the condition', () => {
  const text = conditionText(GOLF.condition);
  const typed = (change: (form: ConditionForm) => void) => {
    const form = formIn(text);
    change(form);
    return changesOf({ condition: JSON.stringify(form) });
  };
  const [door] = formIn(text).damages ?? [];

  test('is sent as a whole, with numbers and amounts in the notation of every language', () => {
    const changes = typed((form) => {
      form.damages = [
        ...(door ? [door] : []),
        { ...NEW_DAMAGE, part: ' Dachreling ', sizeMm: '40', estimate: '1.234,5' },
      ];
      form.tyres = [{ ...NEW_TYRE, axle: 'REAR', mm: '4,5' }];
      form.paint = [...(form.paint ?? []), { ...NEW_READING, part: ' Dachreling ', microns: '140' }];
      form.inspection = { by: ' ', on: '' };
    });
    expect(VehicleChanges.parse(changes)).toEqual({
      condition: {
        damages: [
          ...(GOLF.condition?.damages ?? []),
          { part: 'Dachreling', kind: null, sizeMm: 40, estimate: '1234.50', photo: null },
        ],
        tyres: [{ axle: 'REAR', side: null, season: null, mm: 4.5, make: null }],
        paint: [...(GOLF.condition?.paint ?? []), { part: 'Dachreling', microns: 140 }],
        inspection: null,
      },
    });
  });

  test.each([
    ['part', '', 'damages.0.part', 'REQUIRED'],
    ['sizeMm', 'groß', 'damages.0.sizeMm', 'INVALID'],
    ['sizeMm', '5001', 'damages.0.sizeMm', 'OUT_OF_RANGE'],
    ['estimate', 'viel', 'damages.0.estimate', 'AMOUNT_INVALID'],
    ['estimate', '100000,01', 'damages.0.estimate', 'OUT_OF_RANGE'],
  ] as const)('with %s %j is refused by the rules of the contract', (field, value, path, code) => {
    const changes = typed((form) => {
      form.damages = [{ ...NEW_DAMAGE, part: 'ROOF', [field]: value }];
    });
    const issues = VehicleChanges.safeParse(changes).error?.issues ?? [];
    expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
      [`condition.${path}`, code],
    ]);
  });

  test.each([
    ['part', '', 'REQUIRED'],
    ['microns', '', 'INVALID'],
    ['microns', '1,5', 'INVALID'],
    ['microns', '10001', 'OUT_OF_RANGE'],
  ] as const)(
    'with a paint reading of %s %j is refused by the rules of the contract',
    (field, value, code) => {
      const changes = typed((form) => {
        form.paint = [{ part: 'ROOF', microns: '120', [field]: value }];
      });
      const issues = VehicleChanges.safeParse(changes).error?.issues ?? [];
      expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
        [`condition.paint.0.${field}`, code],
      ]);
    },
  );

  test('that both have changed keeps what is typed, and is a conflict', () => {
    const mine = { ...formOf(GOLF), condition: conditionText(null) };
    const now = { ...GOLF, condition: { damages: [], tyres: null, paint: null, inspection: null } };
    expect(mergeForm(GOLF, { ...GOLF, doors: 3 }, mine).conflicts).toEqual([]);
    expect(mergeForm(GOLF, now, mine)).toEqual({ form: mine, conflicts: ['condition'] });
    expect(mergeForm(GOLF, now, formOf(GOLF)).form.condition).toBe(conditionText(now.condition));
  });
});

test('the fields are in the order of the form, so that the first wrong one gets the focus', () => {
  const wrong = { ...formOf(GOLF), make: '', priceNet: 'x', doors: '0' };
  expect(firstOf(['doors', 'priceNet', 'make'])).toBe('make');
  expect(Object.keys(changedFields(GOLF, wrong))).toEqual(['make', 'priceNet', 'doors']);
});

describe('a form that was saved, although its answer was lost,', () => {
  /** The vehicle as the server stores it after this change. */
  const stored = (typed: Partial<ReturnType<typeof formOf>>): Vehicle => {
    const { condition, ...changes } = VehicleChanges.parse(changesOf(typed));
    return {
      ...GOLF,
      ...changes,
      ...(condition && { condition: { ...GOLF.condition, ...condition } }),
    } as Vehicle;
  };
  const damaged = JSON.stringify({
    ...formIn(conditionText(null)),
    damages: [{ ...NEW_DAMAGE, part: ' BONNET ', kind: 'SCRATCH', estimate: '80,5' }],
  } satisfies ConditionForm);

  test.each([
    { vin: ' wvwzzzauzlw000009 ' },
    { make: 'Volkswagen\u00a0', model: ' Golf  VII ' },
    { variant: ' 2.0  TDI', priceNet: '17.990' },
    { mileageKm: '50.000', equipmentText: 'Klima\r\nSitzheizung  ' },
    { condition: damaged },
  ])('is in no conflict with itself: %j', (typed) => {
    const form = { ...formOf(GOLF), ...typed };
    const now = stored(typed);
    expect(mergeForm(GOLF, now, form).conflicts).toEqual([]);
    expect(changedFields(now, form)).toEqual({});
  });
});
