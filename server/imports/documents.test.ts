import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { ImportRejectionReason } from '../../contract/import-reasons.ts';
import { testApp } from '../../fixtures/app.ts';
import { anAdmin } from '../../fixtures/dealers.ts';
import { aDelivery, anUpload, aSpec, importOne, upload } from '../../fixtures/deliveries.ts';
import { aPdf } from '../../fixtures/documents.ts';

const app = await testApp();
const { files, scratchFolder } = app.deps;
const { cookie } = await anAdmin(app);

test.each<[string, ImportRejectionReason, Buffer]>([
  ['that cannot be read', 'PDF_UNREADABLE', Buffer.from('%PDF-1.7 Mit freundlichen Grüßen')],
  ['that is encrypted', 'PDF_ENCRYPTED', aPdf({ trailer: '/Encrypt 9 0 R' })],
  ['with a script', 'PDF_ACTIVE', aPdf({ catalog: '/OpenAction<</S/JavaScript/JS(app.alert(1))>>' })],
])(
  'a delivery with a document %s is refused with its reason and leaves nothing behind',
  async (_, reason, content) => {
    const zip = await aDelivery(aSpec(), { 'gut.pdf': aPdf(), 'Papiere/a.pdf': content });
    const sent = await anUpload('zipFile', [{ name: 'a.zip', content: zip }]);
    const answer = await upload(app, '/api/upload/vehicle-zip', cookie, sent);
    expect(answer.json()).toMatchObject({ status: 422, reason, entry: 'Papiere/a.pdf', params: {} });
    expect([await files.list('documents'), await readdir(scratchFolder)]).toEqual([[], []]);
  },
);

test('a document without anything active is stored as it came', async () => {
  const { vehicle } = await importOne(app, cookie, await aDelivery(aSpec(), { 'a.pdf': aPdf() }));
  const [medium] = (await app.inject(`/api/vehicles/${vehicle.id}/media`)).json();
  expect((await app.inject(medium.url)).rawPayload.equals(aPdf())).toBe(true);
});
