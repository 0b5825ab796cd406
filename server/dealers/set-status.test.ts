import { expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { auditEntriesOf } from '../../fixtures/orders.ts';

const app = await testApp();
const [admin, other] = [await anAdmin(app), await anAdmin(app)];

const setStatus = (id: string, body: object, { cookie } = admin) =>
  call(app, 'PATCH /api/admin/dealers/{id}/status', { cookie, params: { id }, body });

const payloadsTo = async (email: string) =>
  (await app.deps.db.selectFrom('mail_outbox').select('facts').where('recipient', '=', email).execute()).map(
    ({ facts }) => facts,
  );

test('a status with a message is refused when somebody else has set it: the message would reach nobody', async () => {
  const { dealer } = await aDealer(app, { status: 'PENDING' });
  const approve = (message: string, by = admin) =>
    setStatus(dealer.id, { status: 'ACTIVE', from: 'PENDING', message }, by);
  expect((await approve('Willkommen!')).status).toBe(200);
  const refusal = { status: 412, problem: { code: 'EDITED_MEANWHILE', current: { status: 'ACTIVE' } } };
  expect(await approve('Bitte rufen Sie an.', other)).toMatchObject(refusal);
  expect(await approve('Bitte rufen Sie an.')).toMatchObject(refusal);
  expect(await approve('Willkommen!', other)).toMatchObject(refusal);
  // The answer to the first call was lost, and the clerk presses the button again. Without a message nothing is lost.
  expect([(await approve('Willkommen!')).status, (await approve(' ', other)).status]).toEqual([200, 200]);
  expect(await payloadsTo(dealer.email)).toMatchObject([{ message: 'Willkommen!' }]);
  expect(await auditEntriesOf(app, dealer.id)).toMatchObject([
    { after: { status: 'ACTIVE', message: 'Willkommen!' } },
  ]);
});

test('a status with the message of an earlier change is refused when it was set again without it', async () => {
  const { dealer } = await aDealer(app, { status: 'PENDING' });
  const approve = (message: string | null) => setStatus(dealer.id, { status: 'ACTIVE', message });
  await approve('Willkommen!');
  await setStatus(dealer.id, { status: 'SUSPENDED' });
  await approve(null);
  expect((await approve('Willkommen!')).problem.code).toBe('EDITED_MEANWHILE');
  expect((await approve(null)).status).toBe(200);
});
