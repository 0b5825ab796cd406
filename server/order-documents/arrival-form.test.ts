import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { call, testApp } from '../../fixtures/app.ts';
import { dayFromToday } from '../../contract/german-day.ts';
import { aDealer, anAdmin, type TestDealer } from '../../fixtures/dealers.ts';
import { anIntraCommunityInvoice } from '../../fixtures/invoices.ts';
import { aDealerAbroad, anExemptOrder } from '../../fixtures/order-documents.ts';
import { anInvoiceOf, anOrder } from '../../fixtures/orders.ts';
import { pdfTextsOf } from '../../fixtures/pdf-text.ts';
import { arrivalFormOf } from '../invoices/arrival-form.ts';
import { isOutdatedMail } from '../outdated-mails.ts';
import { sendMailTask } from '../mail/send.ts';
import { openMailTransport } from '../mail/transport.ts';
import { drawArrivalFormOf } from './queries.ts';

const app = await testApp();
const { db, files, provider, publicUrl } = app.deps;
const admin = await anAdmin(app);
const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-test-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const transport = openMailTransport({ dataDir });
afterAll(() => transport.close());
const send = sendMailTask({
  db,
  files,
  transport,
  provider,
  publicUrl,
  drawArrivalForm: drawArrivalFormOf,
  isOutdated: isOutdatedMail,
  log: { info: () => {} },
});

const wordsOf = async (form: Buffer) => (await pdfTextsOf(form)).flat().join(' ').replaceAll(/\s+/g, ' ');
const readForm = (cookie: string, id: string) =>
  app.inject({ url: `/api/orders/${id}/arrival-form.pdf`, headers: { cookie } });

/** Sets the day of delivery of a paid order, and opens the mail that tells the dealer. */
async function deliveryMailOf(orderId: string, dealer: TestDealer) {
  await call(app, 'PATCH /api/orders/{id}', {
    cookie: admin.cookie,
    params: { id: orderId },
    body: { paidAt: new Date().toISOString(), deliveryOn: dayFromToday(3) },
  });
  const { id } = await db
    .selectFrom('mail_outbox')
    .select('id')
    .where('kind', '=', 'paymentReceived')
    .where('recipient', '=', dealer.user.email)
    .executeTakeFirstOrThrow();
  await send({ id });
  const name = (await readdir(join(dataDir, 'mail'))).find((file) => file.includes(id)) ?? '';
  const { text, attachments } = await PostalMime.parse(await readFile(join(dataDir, 'mail', name)));
  return {
    words: text?.replaceAll(/\s+/g, ' ') ?? '',
    attachments: attachments.map(({ filename, content }) => ({
      filename,
      content: Buffer.from(new Uint8Array(z.instanceof(ArrayBuffer).parse(content))),
    })),
  };
}

describe('the form that confirms the arrival', () => {
  test('names seller, buyer, vehicle, VIN and place of the order', async () => {
    const dealer = await aDealerAbroad(app);
    const { id, number } = await anExemptOrder(app, admin, dealer);
    const answer = await readForm(dealer.cookie, id);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="arrival-form-${id.slice(0, 8)}.pdf"`,
    });
    const words = await wordsOf(answer.rawPayload);
    const { result } = await call(app, 'GET /api/orders/{id}', { cookie: dealer.cookie, params: { id } });
    const [vehicle] = result.reservations.map((each) => each.vehicle);
    for (const part of [
      'Gelangensbestätigung',
      provider.legalName,
      'Garage Dubois SARL',
      'FR40303265045',
      dealer.user.email,
      number,
      id.slice(0, 8),
      `${vehicle?.make} ${vehicle?.model}`,
      vehicle?.vin,
      'Frankreich, 69007 Lyon',
    ])
      expect(words).toContain(part);
  });

  test.each([
    ['de', /Gelangensbestätigung.*Hiermit bestätige ich.*erhalten habe/],
    ['en', /Entry certificate.*I as the customer hereby certify/],
    ['fr', /Attestation de réception.*J’atteste par la présente/],
  ] as const)('is written in the language of the dealer: %s', async (locale, text) => {
    expect(await wordsOf(await arrivalFormOf(anIntraCommunityInvoice({ locale })))).toMatch(text);
  });

  test('lists fifty vehicles', async () => {
    const content = anIntraCommunityInvoice({
      locale: 'de',
      prices: Array.from({ length: 50 }, () => '18490.00'),
    });
    const pages = await pdfTextsOf(await arrivalFormOf(content));
    const words = pages.flat().join(' ');
    for (const { vin } of content.vehicles) expect(words).toContain(vin);
    expect(pages.length).toBeGreaterThan(1);
  });

  test.each([1, 10, 14, 18, 22])(
    'keeps what is signed together on its last page: %d vehicles',
    async (count) => {
      const prices = Array.from({ length: count }, () => '18490.00');
      const form = await arrivalFormOf(anIntraCommunityInvoice({ locale: 'de', prices }));
      const pages = (await pdfTextsOf(form)).map((page) => page.join(' '));
      const parts = ['im (Monat und Jahr', 'Datum der Ausstellung', 'Unterschrift', 'Bitte nach Erhalt'];
      expect(pages.map((page) => parts.filter((part) => page.includes(part)).length)).toEqual(
        pages.map((_, at) => (at === pages.length - 1 ? parts.length : 0)),
      );
      expect(pages.length).toBeLessThanOrEqual(2);
    },
  );

  test('does not exist for an order with VAT, or without an invoice', async () => {
    const taxed = await aDealer(app);
    const { id } = (await anOrder(app, taxed)).order;
    await anInvoiceOf(app, admin, id);
    const dealer = await aDealerAbroad(app);
    const open = (await anOrder(app, dealer)).order.id;
    expect([
      (await readForm(taxed.cookie, id)).statusCode,
      (await readForm(dealer.cookie, open)).statusCode,
    ]).toEqual([404, 404]);
  });

  test('goes out with the mail about the delivery of an order without VAT', async () => {
    const dealer = await aDealerAbroad(app);
    const { id } = await anExemptOrder(app, admin, dealer);
    const { words, attachments } = await deliveryMailOf(id, dealer);
    expect(words).toContain('Bitte unterschreiben Sie die beigefügte Gelangensbestätigung');
    expect(attachments.map(({ filename }) => filename)).toEqual([`arrival-form-${id.slice(0, 8)}.pdf`]);
    const form = await wordsOf(attachments[0]?.content ?? Buffer.alloc(0));
    expect(form).toBe(await wordsOf((await readForm(dealer.cookie, id)).rawPayload));
  });

  test('does not go out with the mail of an order with VAT', async () => {
    const dealer = await aDealer(app);
    const { id } = (await anOrder(app, dealer)).order;
    await anInvoiceOf(app, admin, id);
    const { words, attachments } = await deliveryMailOf(id, dealer);
    expect([words.includes('Gelangensbestätigung'), attachments]).toEqual([false, []]);
  });
});
