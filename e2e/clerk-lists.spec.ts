import { signInQuickly } from './people.ts';
import { expect, expectToast, open, test } from './vocabulary.ts';

test.beforeEach(({ context }) => signInQuickly(context, 'admin@example.com'));

test('a mail that cannot be sent is shown on the overview, and a clerk sends it again', async ({ page }) => {
  const mail = {
    id: crypto.randomUUID(),
    kind: 'orderConfirmation',
    recipient: 'einkauf@autohaus-sommer.example',
    orderId: '1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d',
    queuedAt: '2026-11-18T08:00:00.000Z',
    failedAt: '2026-11-22T08:00:00.000Z',
    reason: '550 5.1.1 mailbox unavailable',
  };
  // Attempts take four days, so the browser gets what the server answers then.
  const failed = [mail];
  const sent: string[] = [];
  await page.route('**/api/admin/mails/failed', (route) =>
    route.fulfill({ json: { mails: failed, total: failed.length } }),
  );
  await page.route('**/api/admin/mails/*/send', (route) => {
    sent.push(new URL(route.request().url()).pathname);
    failed.length = 0;
    return route.fulfill({ json: { ...mail, failedAt: undefined, reason: undefined } });
  });
  await open(page, '/admin');
  const mails = page.getByRole('region', { name: '1 E-Mail konnte nicht zugestellt werden' });
  await expect(mails).toContainText('Bestellbestätigung');
  await expect(mails).toContainText(mail.recipient);
  await expect(mails).toContainText(mail.reason);
  await expect(mails.getByRole('link', { name: '#1a2b3c4d' })).toHaveAttribute(
    'href',
    '/admin/orders?search=1a2b3c4d',
  );
  await mails.getByRole('button', { name: /^Erneut senden/ }).click();
  await expectToast(page, 'E-Mail wird erneut gesendet');
  await expect(mails).toHaveCount(0);
  expect(sent).toEqual([`/api/admin/mails/${mail.id}/send`]);
});
