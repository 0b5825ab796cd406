import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { UPLOAD_TIMEOUT_MINUTES } from '../../contract/upload-figures.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { anAdmin } from '../../fixtures/dealers.ts';
import { aDelivery } from '../../fixtures/deliveries.ts';
import { runImports, sendZips } from '../../fixtures/imports.ts';
import { reportFailedImports } from './report.ts';

const app = await testApp();
const { db } = app.deps;
const { cookie, user } = await anAdmin(app);

const bad = Buffer.from('x');
const passTimeout = (importId: string) =>
  sql`
    update import_files set finished_at = finished_at - make_interval(mins => ${UPLOAD_TIMEOUT_MINUTES})
    where import_id = ${importId}
  `.execute(db);
const mailsAbout = (importId: string) =>
  db
    .selectFrom('mail_outbox')
    .select(['recipient', 'locale', 'facts'])
    .where('kind', '=', 'importFailed')
    .where(sql<boolean>`facts ->> 'importId' = ${importId}`)
    .execute();

test('an import that has ended with failures is mailed once to the clerk who started it, in their language', async () => {
  await sql`update users set locale = 'fr' where email = ${user.email}`.execute(db);
  const { id } = await sendZips(app, cookie, { 'a.zip': bad, 'b.zip': await aDelivery(), 'c.zip': bad });
  await reportFailedImports(db);
  await runImports(app);
  // Further files may still be on their way.
  await reportFailedImports(db);
  expect(await mailsAbout(id)).toEqual([]);
  await passTimeout(id);
  await Promise.all([reportFailedImports(db), reportFailedImports(db)]);
  await reportFailedImports(db);
  expect(await mailsAbout(id)).toMatchObject([{ recipient: user.email, locale: 'fr', facts: { failed: 2 } }]);
});

test('a dry run, an import without failures and one that is settled are not mailed', async () => {
  const { id: dry } = await sendZips(app, cookie, { 'a.zip': bad }, '/api/imports?dryRun=true');
  const { id: good } = await sendZips(app, cookie, { 'a.zip': await aDelivery() });
  const { id: settled } = await sendZips(app, cookie, { 'a.zip': bad });
  await runImports(app);
  await call(app, 'PATCH /api/imports/{id}', {
    cookie,
    params: { id: settled },
    body: { isSettled: true },
  });
  for (const id of [dry, good, settled]) await passTimeout(id);
  await reportFailedImports(db);
  for (const id of [dry, good, settled]) expect(await mailsAbout(id)).toEqual([]);
});

test('a clerk who was disabled since they started an import is not mailed', async () => {
  const clerk = await anAdmin(app);
  const { id } = await sendZips(app, clerk.cookie, { 'a.zip': bad });
  await runImports(app);
  const params = { id: clerk.user.id };
  const disabled = await call(app, 'PATCH /api/admin/admins/{id}', {
    cookie,
    params,
    body: { disabled: true },
  });
  expect(disabled.status).toBe(200);
  await passTimeout(id);
  await reportFailedImports(db);
  expect(await mailsAbout(id)).toEqual([]);
});
