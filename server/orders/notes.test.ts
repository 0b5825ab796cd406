import { sql } from 'kysely';
import type { SendMailOptions } from 'nodemailer';
import { expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer } from '../../fixtures/dealers.ts';
import { anOrder, orderOf } from '../../fixtures/orders.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';
import { isOutdatedMail } from '../outdated-mails.ts';
import { sendMailTask } from '../mail/send.ts';
import { fictitiousProvider as provider } from '../provider.ts';
import { drawArrivalFormOf } from '../order-documents/queries.ts';

const app = await testApp();
const { db, files } = app.deps;

/** Sends the mails about an order as the job does, the one to the provider first, and returns them. */
async function sendMailsAbout(orderId: string): Promise<SendMailOptions[]> {
  const sent: SendMailOptions[] = [];
  const transport = {
    send: async (message: SendMailOptions) => {
      sent.push(message);
      return 'sent';
    },
    close: () => {},
  };
  const log = { info: () => {} };
  const send = sendMailTask({
    db,
    files,
    transport,
    drawArrivalForm: drawArrivalFormOf,
    isOutdated: isOutdatedMail,
    provider,
    publicUrl: 'https://portal.example',
    log,
  });
  const mails = await db
    .selectFrom('mail_outbox')
    .select('id')
    .where(sql`facts ->> 'orderId'`, '=', orderId)
    .orderBy('kind')
    .execute();
  for (const { id } of mails) await send({ id });
  return sent;
}

test('the mails about a new order state its notes to the dealer and to the provider', async () => {
  const dealer = await aDealer(app);
  const { result: placed } = await call(app, 'POST /api/orders/create', {
    cookie: dealer.cookie,
    body: { ...orderOf([await aVehicle(db)]), notes: 'Schlüssel zum Lager Nord' },
  });
  const sent = await sendMailsAbout(placed.id);
  expect(sent.map(({ to }) => to)).toEqual([
    { name: '', address: provider.salesEmail },
    expect.objectContaining({ address: dealer.dealer.email }),
  ]);
  for (const { text, html } of sent) {
    expect(text).toContain('Schlüssel zum Lager Nord');
    expect(html).toContain('Schlüssel zum Lager Nord');
  }
});

test('an order without notes has none', async () => {
  const dealer = await aDealer(app);
  const { order } = await anOrder(app, dealer);
  const { result } = await call(app, 'GET /api/orders/{id}', {
    cookie: dealer.cookie,
    params: { id: order.id },
  });
  expect(result.order.notes).toBeNull();
});
