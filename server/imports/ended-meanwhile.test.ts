import { expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { anAdmin } from '../../fixtures/dealers.ts';
import { sendZips } from '../../fixtures/imports.ts';
import { importFileTask } from './run-file.ts';

const app = await testApp();
const { db, files, scratchFolder } = app.deps;
const { cookie } = await anAdmin(app);

test('the import of a broken file ends quietly where another server has ended the file meanwhile', async () => {
  const { id, rows } = await sendZips(app, cookie, { 'a.zip': Buffer.from('no ZIP') });
  const deps = { db, scratchFolder, log: { error: () => {} } };
  const job = { job: { attempts: 1, max_attempts: 5 } };
  const first = importFileTask({ ...deps, files });
  // The second has taken the file before the first ends it.
  const open: typeof files.open = async (key) => {
    await first({ id: rows[0]?.id }, job);
    return files.open(key);
  };
  await importFileTask({ ...deps, files: { ...files, open } })({ id: rows[0]?.id }, job);
  const { result } = await call(app, 'GET /api/imports/{id}', { cookie, params: { id } });
  expect(result).toMatchObject({ state: 'done', failed: 1, rows: [{ state: 'failed' }] });
});
