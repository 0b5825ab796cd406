import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { call, testApp } from '../../fixtures/app.ts';
import { correctPaidInvoice, setOrderStatus } from '../../fixtures/corrections.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { readUbl } from '../../fixtures/invoices.ts';
import { anInvoiceOf, anOrder } from '../../fixtures/orders.ts';
import { pdfTextsOf } from '../../fixtures/pdf-text.ts';
import { isOutdatedMail } from '../outdated-mails.ts';
import { sendMailTask } from '../mail/send.ts';
import { openMailTransport } from '../mail/transport.ts';
import { drawArrivalFormOf } from '../order-documents/queries.ts';

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
  drawArrivalForm: drawArrivalFormOf,
  isOutdated: isOutdatedMail,
  provider,
  publicUrl,
  log: { info: () => {} },
});

const KINDS = ['invoiceIssued', 'creditNoteIssued'];

/** The mails about documents of this order as the dealer opens them, in the order of their numbers. */
async function mailsOf(dealerEmail: string) {
  const queued = await db
    .selectFrom('mail_outbox')
    .select(['id', 'kind'])
    .where('recipient', '=', dealerEmail)
    .where('kind', 'in', KINDS)
    .orderBy('created_at')
    .execute();
  return Promise.all(
    queued.map(async ({ id, kind }) => {
      await send({ id });
      const name = (await readdir(join(dataDir, 'mail'))).find((file) => file.includes(id)) ?? '';
      const { subject, text, attachments } = await PostalMime.parse(
        await readFile(join(dataDir, 'mail', name)),
      );
      const contents = attachments.map(({ filename, content }) => ({
        filename,
        content: Buffer.from(new Uint8Array(z.instanceof(ArrayBuffer).parse(content))),
      }));
      return { kind, subject, words: text?.replaceAll(/\s+/g, ' '), attachments: contents };
    }),
  );
}

const storedFiles = async (number: string) => {
  const { xml, pdf } = await db
    .selectFrom('invoices')
    .select(['xml', 'pdf'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return [
    { filename: `invoice-${number}.xml`, content: xml },
    { filename: `invoice-${number}.pdf`, content: pdf },
  ];
};

test('an issued invoice is mailed once, with the XML and the PDF, and so is its credit note', async () => {
  const dealer = await aDealer(app);
  const { order } = await anOrder(app, dealer);
  const number = await anInvoiceOf(app, admin, order.id);
  await anInvoiceOf(app, admin, order.id);
  const params = { id: order.id };
  const cancelled = { cookie: admin.cookie, params, body: { status: 'CANCELLED' } };
  await call(app, 'PATCH /api/orders/{id}/status', cancelled);
  const { invoices } = (await call(app, 'GET /api/orders/{id}/invoices', { cookie: dealer.cookie, params }))
    .result;
  const note = invoices[1]?.number ?? '';

  const [first, second, ...more] = await mailsOf(dealer.user.email);
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    kind: 'invoiceIssued',
    subject: `Rechnung ${number} zu Ihrer Bestellung #${order.id.slice(0, 8)}`,
    attachments: await storedFiles(number),
  });
  const day = invoices[0]?.dueOn?.split('-').toReversed().join('.');
  expect(first?.words).toContain(`Bitte überweisen Sie den Betrag bis ${day} vom Firmenkonto`);
  expect(second).toMatchObject({
    kind: 'creditNoteIssued',
    subject: `Stornorechnung ${note} zu Ihrer Bestellung #${order.id.slice(0, 8)}`,
    attachments: await storedFiles(note),
  });
  expect(second?.words).toContain(`Sie storniert die Rechnung ${number}`);
});

test('the mail with the new invoice of an order that stays paid asks for no transfer', async () => {
  const dealer = await aDealer(app);
  const { order } = await anOrder(app, dealer);
  const first = await anInvoiceOf(app, admin, order.id);
  const second = await correctPaidInvoice(app, admin, order.id, 'PROCESSED');

  const issued = (await mailsOf(dealer.user.email)).filter(({ kind }) => kind === 'invoiceIssued');
  expect(issued.map(({ subject }) => subject?.split(' ')[1])).toEqual([first, second]);
  expect(issued[0]?.words).toContain('Bitte überweisen Sie den Betrag bis');
  expect(issued[1]?.words).toContain('Ihre Zahlung ist bereits eingegangen; bitte überweisen Sie nichts.');
  expect(issued[1]?.words).not.toContain('den Betrag bis');
  const [xml, pdf] = issued[1]?.attachments ?? [];
  const { text } = readUbl(xml?.content.toString() ?? '');
  const gross = text('LegalMonetaryTotal/TaxInclusiveAmount');
  expect(gross).toMatch(/^[1-9]/);
  expect(text('LegalMonetaryTotal/PrepaidAmount')).toBe(gross);
  expect(text('LegalMonetaryTotal/PayableAmount')).toBe('0.00');
  expect(text('DueDate')).toBeUndefined();
  expect(text('PaymentMeans/PayeeFinancialAccount')).toBeUndefined();
  const words = (await pdfTextsOf(pdf?.content ?? Buffer.alloc(0))).flat().join(' ');
  expect(words).toContain('Bereits bezahlt');
  expect(words).not.toMatch(/IBAN|Zahlbar/);
});

test('the credit note of an invoice that a former payment covers repays the whole amount', async () => {
  const dealer = await aDealer(app);
  const { order } = await anOrder(app, dealer);
  await correctPaidInvoice(app, admin, order.id, 'PROCESSED');
  await setOrderStatus(app, admin, order.id, 'CANCELLED');

  const note = (await mailsOf(dealer.user.email)).at(-1);
  expect(note?.kind).toBe('creditNoteIssued');
  const { text } = readUbl(note?.attachments[0]?.content.toString() ?? '');
  expect(text('LegalMonetaryTotal/PrepaidAmount')).toBeUndefined();
  expect(text('LegalMonetaryTotal/PayableAmount')).toBe(text('LegalMonetaryTotal/TaxInclusiveAmount'));
});
