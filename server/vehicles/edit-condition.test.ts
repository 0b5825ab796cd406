import { expect, test } from 'vitest';
import { dayFromToday } from '../../contract/german-day.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { anAdmin } from '../../fixtures/dealers.ts';
import { auditEntriesOf } from '../../fixtures/orders.ts';
import { aPicture, aVehicle } from '../../fixtures/vehicles.ts';

const app = await testApp();
const { db } = app.deps;
const { cookie } = await anAdmin(app);

const edit = (id: string, body: unknown, headers: Record<string, string> = {}) =>
  call(app, 'PATCH /api/vehicles/{id}', { params: { id }, body, cookie, headers });
const get = (id: string) => call(app, 'GET /api/vehicles/{id}', { params: { id }, cookie });

test('an admin changes the condition; the sum of the damages follows, and the history names the parts that differ', async () => {
  const { id } = await aVehicle(db);
  const photo = (await aPicture(app, id, { title: 'seite' })).id;
  const damage = { part: 'ROOF', kind: 'DENT', sizeMm: 20, estimate: '120', photo };
  const tyre = { axle: 'FRONT', mm: 5.5 };
  const stored = { ...damage, estimate: '120.00' };
  const { etag } = (await edit(id, { condition: { damages: [damage], tyres: [tyre], inspection: {} } }))
    .headers;
  const { vehicle } = (await get(id)).result;
  expect(vehicle).toMatchObject({ damagesSum: '120.00', damageCount: 1 });
  expect(vehicle.condition).toEqual({
    damages: [stored],
    tyres: [{ ...tyre, side: null, season: null, make: null }],
    paint: null,
    inspection: null,
  });
  // The same again leaves no trace.
  await edit(id, { condition: { damages: [damage], tyres: [tyre] } });
  expect(await auditEntriesOf(app, id)).toMatchObject([
    {
      action: 'VEHICLE_EDITED',
      before: { damages: null, tyres: null },
      after: { damages: [{ ...stored, photo: 'seite' }], tyres: [{ axle: 'FRONT', mm: 5.5 }] },
    },
  ]);
  await edit(id, { condition: { damages: [], tyres: [tyre] } });
  expect((await get(id)).result.vehicle).toMatchObject({ damagesSum: '0.00', damageCount: 0 });
  expect((await edit(id, { condition: null }, { 'if-match': String(etag) })).problem.code).toBe(
    'EDITED_MEANWHILE',
  );
  await edit(id, { condition: { inspection: { by: '', on: null } } });
  expect((await get(id)).result.vehicle).toMatchObject({ condition: null, damagesSum: null });
});

test.each([
  ['damages.0.part', { damages: [{ part: ' ' }] }, 'REQUIRED'],
  [
    'damages.1.estimate',
    { damages: [{ part: 'ROOF' }, { part: 'ROOF', estimate: 100_000.01 }] },
    'OUT_OF_RANGE',
  ],
  ['damages.0.sizeMm', { damages: [{ part: 'ROOF', sizeMm: -1 }] }, 'OUT_OF_RANGE'],
  ['damages.0.kind', { damages: [{ part: 'ROOF', kind: 'x'.repeat(101) }] }, 'TOO_LONG'],
  [
    'damages.0.photo',
    { damages: [{ part: 'ROOF', photo: '5f0c1b8e-3d43-4a37-9d0f-0d1d2f7a9b12' }] },
    'INVALID',
  ],
  ['damages', { damages: Array.from({ length: 10_000 }, () => ({ part: 'ROOF' })) }, 'TOO_MANY'],
  ['tyres.0.axle', { tyres: [{ axle: 'MIDDLE' }] }, 'NOT_A_CHOICE'],
  ['tyres.0.mm', { tyres: [{ axle: 'REAR', mm: 20.5 }] }, 'OUT_OF_RANGE'],
  ['inspection.on', { inspection: { on: '1999-12-31' } }, 'OUT_OF_RANGE'],
  ['inspection.on', { inspection: { on: dayFromToday(2) } }, 'DATE_IN_FUTURE'],
  ['inspection.place', { inspection: { place: 'Bremen' } }, 'UNKNOWN_KEY'],
] as const)('a condition that no delivery may have is refused by name: %s', async (path, condition, code) => {
  const { id } = await aVehicle(db);
  const { status, problem } = await edit(id, { condition });
  expect([status, problem.errors?.map((each) => [each.path, each.code])]).toEqual([
    400,
    [[`condition.${path}`, code]],
  ]);
});

test('a next inspection or a handover in more than ten years is refused', async () => {
  const { id } = await aVehicle(db);
  for (const field of ['nextInspection', 'readyFrom']) {
    const { problem } = await edit(id, { [field]: dayFromToday(11 * 366) });
    expect(problem.errors?.map(({ path, code }) => [path, code])).toEqual([[field, 'OUT_OF_RANGE']]);
    expect((await edit(id, { [field]: dayFromToday(9 * 365) })).status).toBe(200);
  }
});
