import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { IMPORT_FILES_MAX } from '../../contract/upload-figures.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { anAdmin } from '../../fixtures/dealers.ts';
import { aDelivery } from '../../fixtures/deliveries.ts';
import { runImports, sendZips, type Zips } from '../../fixtures/imports.ts';

const app = await testApp();
const { cookie } = await anAdmin(app);

const send = (id: string, zips: Zips) => sendZips(app, cookie, zips, `/api/imports/${id}/files`);
const announce = (id: string, fileNames: string[], isDryRun = false) =>
  call(app, 'PUT /api/imports/{id}', { cookie, params: { id }, body: { isDryRun, fileNames } });
const read = async (id: string) =>
  (await call(app, 'GET /api/imports/{id}', { cookie, params: { id } })).result;
const settle = (id: string, isSettled: boolean) =>
  call(app, 'PATCH /api/imports/{id}', { cookie, params: { id }, body: { isSettled } });

describe('announced files', () => {
  test('that never arrive are named by their import until they are sent', async () => {
    const id = randomUUID();
    const begun = await announce(id, ['gut.zip', 'schlecht.zip', 'fehlt.zip', 'überfällig.zip'], true);
    const missing = ['fehlt.zip', 'gut.zip', 'schlecht.zip', 'überfällig.zip'];
    expect(begun.result).toMatchObject({ state: 'waiting', isDryRun: true, total: 0, missing: 4, rows: [] });
    expect(begun.result.missingFiles.toSorted()).toEqual(missing);
    await send(id, { 'gut.zip': await aDelivery(), 'schlecht.zip': Buffer.from('x') });
    await runImports(app);
    expect(await read(id)).toMatchObject({
      state: 'done',
      total: 2,
      failed: 1,
      missing: 2,
      missingFiles: ['fehlt.zip', 'überfällig.zip'],
    });
    const listed = await call(app, 'GET /api/imports', { cookie, query: {} });
    expect(listed.result.imports.find((each) => each.id === id)).toMatchObject({ missing: 2 });

    await send(id, { 'fehlt.zip': await aDelivery(), 'überfällig.zip': await aDelivery() });
    await runImports(app);
    expect(await read(id)).toMatchObject({ state: 'done', total: 4, missing: 0, missingFiles: [] });
  });

  test('are the same when they are announced twice, and a failed one is not missing as well', async () => {
    const id = randomUUID();
    await announce(id, ['a.zip', 'b.zip']);
    expect((await announce(id, ['b.zip', 'a.zip', 'a.zip'])).result.missing).toBe(2);
    // A name has the form in which that of an upload is stored.
    expect((await announce(id, ['b\u202e.zip', 'folder/a.zip'])).result.missing).toBe(2);
    await send(id, { 'a.zip': Buffer.from('x') });
    await runImports(app);
    expect((await announce(id, ['a.zip', 'c.zip'])).result.missingFiles).toEqual(['b.zip', 'c.zip']);
  });

  test('have the names of their files, also with characters that browsers send encoded', async () => {
    const id = randomUUID();
    const fileNames = ['17" Alu.zip', 'a%22b.zip', 'Zeilen\r\numbruch.zip', '100%25 %0d.zip'];
    await announce(id, fileNames);
    const zips = Object.fromEntries(fileNames.map((name) => [name, Buffer.from('x')]));
    const { missing, rows } = await send(id, zips);
    expect(rows.map(({ fileName }) => fileName).toSorted()).toEqual([
      '100%25 %0d.zip',
      '17" Alu.zip',
      'Zeilenumbruch.zip',
      'a"b.zip',
    ]);
    expect(missing).toBe(0);
  });

  test('open a settled import again', async () => {
    const id = randomUUID();
    await announce(id, ['a.zip']);
    expect((await settle(id, true)).result).toMatchObject({ isSettled: true, missing: 1 });
    expect((await announce(id, ['b.zip'])).result.isSettled).toBe(false);
  });

  test('are not more than an import may have', async () => {
    const id = randomUUID();
    const names = Array.from({ length: IMPORT_FILES_MAX }, (_, index) => `${index}.zip`);
    await announce(id, names);
    const refused = await announce(id, ['one more.zip']).catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 400 });
    expect((await read(id)).missing).toBe(IMPORT_FILES_MAX);
  });
});
