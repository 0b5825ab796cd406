import { expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { anAdmin } from '../../fixtures/dealers.ts';
import { aDelivery, aDocument, aPicture, aSpec, aVin } from '../../fixtures/deliveries.ts';
import { rowOf, runImports, sendZips } from '../../fixtures/imports.ts';
import { auditEntriesOf } from '../../fixtures/orders.ts';

const app = await testApp();
const { db } = app.deps;
const { cookie } = await anAdmin(app);

test('an import and its dry run name the titles and the cover of a clerk that the same file replaces', async () => {
  const vin = aVin();
  const zip = await aDelivery(aSpec({ vin }), {
    'a.jpg': await aPicture(),
    'b.jpg': await aPicture(),
    'scan3.pdf': aDocument(),
  });
  await sendZips(app, cookie, { 'a.zip': zip });
  await runImports(app);
  const vehicle = await db.selectFrom('vehicles').select('id').where('vin', '=', vin).executeTakeFirst();
  const id = vehicle?.id ?? '';
  const { media } = (await call(app, 'GET /api/vehicles/{id}', { cookie, params: { id } })).result;
  const change = (title: string, body: { title: string } | { isCover: true }) =>
    call(app, 'PATCH /api/vehicles/{id}/media/{mediaId}', {
      cookie,
      params: { id, mediaId: media.find((medium) => medium.title === title)?.id ?? '' },
      body,
    });
  expect((await change('scan3', { title: 'Zustandsbericht' })).status).toBe(200);
  expect((await change('b', { isCover: true })).status).toBe(200);
  const changes = [
    { field: 'titles', outcome: 'changed', before: 'Zustandsbericht', after: 'scan3' },
    { field: 'cover', outcome: 'changed', before: 'b', after: 'a' },
  ];
  for (const query of ['?dryRun=true', '']) {
    const sent = await sendZips(app, cookie, { 'b.zip': zip }, `/api/imports${query}`);
    await runImports(app);
    expect((await rowOf(app, cookie, sent.id, 'b.zip'))?.changes).toEqual(changes);
  }
  expect((await auditEntriesOf(app, id)).at(-1)).toMatchObject({
    action: 'VEHICLE_REPLACED',
    before: { titles: 'Zustandsbericht', cover: 'b' },
    after: { titles: 'scan3', cover: 'a' },
  });
});
