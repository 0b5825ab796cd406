import { Logger, runOnce } from 'graphile-worker';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../fixtures/app.ts';
import { createTestDatabase } from '../../fixtures/database.ts';
import { aDealer } from '../../fixtures/dealers.ts';
import { anOrder, letLapse } from '../../fixtures/orders.ts';
import { anSmtpServer } from '../../fixtures/smtp.ts';
import { fictitiousProvider as provider } from '../provider.ts';
import { listTasks } from '../tasks.ts';
import { openMailTransport } from './transport.ts';

const { db, pool } = await createTestDatabase();
const app = await testApp({ db });

/** Runs all jobs that are due, as a worker does, and hands their mails to the server at this address. */
async function runJobs(smtpUrl: string): Promise<void> {
  const transport = openMailTransport({ smtpUrl, dataDir: '/dev/null' });
  const taskList = listTasks({
    db,
    networkKey: app.deps.networkKey,
    files: app.deps.files,
    scratchFolder: app.deps.scratchFolder,
    transport,
    log: pino({ level: 'silent' }),
    provider,
    publicUrl: 'https://portal.example',
  });
  await runOnce({ pgPool: pool, taskList, logger: new Logger(() => () => {}) });
  transport.close();
}

const pass = (interval: string) =>
  sql`update graphile_worker._private_jobs set run_at = run_at - ${interval}::interval`.execute(db);

const unsentKinds = async () =>
  (await db.selectFrom('mail_outbox').select('kind').where('sent_at', 'is', null).execute())
    .map(({ kind }) => kind)
    .toSorted();

const failuresOfJobs = async () => {
  const { rows } = await sql`select attempts, run_at, last_error from graphile_worker._private_jobs`.execute(
    db,
  );
  return rows;
};

test('the mails of an order reach a real mail server with all their headers', async () => {
  const server = await anSmtpServer();
  onTestFinished(server.stop);
  const dealer = await aDealer(app, { locale: 'fr' });
  await anOrder(app, dealer, { vehicles: 2 });
  await runJobs(server.url);

  const [confirmation] = server.taken.filter(({ to }) => to?.[0]?.address === dealer.user.email);
  const [notice] = server.taken.filter(({ to }) => to?.[0]?.address === provider.salesEmail);
  expect(server.taken).toHaveLength(2);
  expect(confirmation).toMatchObject({
    from: { name: provider.portalName, address: provider.supportEmail },
    replyTo: [{ address: provider.salesEmail }],
    messageId: expect.stringMatching(/^<[\da-f-]{36}@portal\.example>$/),
    subject: expect.stringContaining('Commande ferme'),
  });
  expect(confirmation?.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
  expect(Date.parse(confirmation?.date ?? '')).not.toBeNaN();
  expect(confirmation?.html).toContain('<html lang="fr">');
  expect(confirmation?.text).toContain('https://portal.example/orders/');
  expect(notice?.replyTo).toMatchObject([{ address: dealer.user.email }]);
});

test('while the mail server is away for an hour, orders lapse on time, and no mail is lost or sent twice', async () => {
  const gone = await anSmtpServer();
  await gone.stop();
  const { order } = await anOrder(app, await aDealer(app));
  await runJobs(gone.url);
  expect(await unsentKinds()).toEqual(['newOrder', 'orderConfirmation']);

  for (let tenMinutes = 1; tenMinutes <= 6; tenMinutes += 1) {
    if (tenMinutes === 3) {
      await letLapse(app, order.id);
      await sql`select graphile_worker.add_job('sweep_lapsed_orders')`.execute(db);
    }
    await pass('10 minutes');
    await runJobs(gone.url);
    const { status } = await db
      .selectFrom('orders')
      .select('status')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(status).toBe(tenMinutes < 3 ? 'PENDING' : 'CANCELLED');
  }
  const all = ['newOrder', 'orderConfirmation', 'reservationExpired', 'reservationExpired'];
  expect(await unsentKinds()).toEqual(all);

  const back = await anSmtpServer(gone.port);
  onTestFinished(back.stop);
  await pass('1 hour');
  await runJobs(back.url);
  expect(await unsentKinds(), `left over: ${JSON.stringify(await failuresOfJobs())}`).toEqual([]);
  await pass('1 hour');
  await runJobs(back.url);
  expect(back.taken).toHaveLength(all.length);
  expect(new Set(back.taken.map(({ messageId }) => messageId)).size).toBe(all.length);
});
