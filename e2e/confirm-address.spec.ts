import type { Page } from '@playwright/test';
import { CONFIRMATIONS_PER_HOUR } from '../contract/account-figures.ts';
import { linkMailedTo } from './mails.ts';
import { aRegisteredDealer, asClerk, signInQuickly } from './people.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  postsOf,
  pressTwice,
  returnToWindow,
  test,
} from './vocabulary.ts';

const linkFor = (email: string) => linkMailedTo(email, '/auth/confirm');
const notice = (page: Page) =>
  page.getByRole('heading', { name: 'Bitte bestätigen Sie Ihre E-Mail-Adresse' });
const confirm = (page: Page) => page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' });

/** The dashboard of a dealer who has just registered, and their e-mail address. */
async function openDashboard(page: Page): Promise<string> {
  const { email } = await aRegisteredDealer();
  await signInQuickly(page.context(), email);
  await open(page, '/dashboard');
  return email;
}

test('a new dealer asks for the link again, follows it and reads that the address is confirmed', async ({
  page,
  context,
}) => {
  const email = await openDashboard(page);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(email);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await expect.poll(() => linkFor(email)).not.toBe('');
  const first = await linkFor(email);
  await page.getByRole('button', { name: 'E-Mail erneut senden' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'auf dem Weg' })).toContainText(email);
  await expect.poll(() => linkFor(email)).not.toBe(first);

  const other = await context.newPage();
  await open(other, await linkFor(email));
  await expectNoSidewaysScroll(other);
  await expectAccessible(other);
  const posts = postsOf(other);
  await pressTwice(confirm(other));
  await expect(other.getByText('Ihre E-Mail-Adresse ist bestätigt.')).toBeFocused();
  expect(posts).toEqual(['/api/email-confirmation']);
  await other.getByRole('link', { name: 'Zum Dashboard' }).click();
  await expect(notice(other)).toHaveCount(0);
  await returnToWindow(page);
  await expect(notice(page)).toHaveCount(0);
});

test('a new dealer who has asked for the link too often reads that no other one is sent', async ({
  page,
}) => {
  const email = await openDashboard(page);
  // The registration has sent the first one.
  for (let sent = 1; sent < CONFIRMATIONS_PER_HOUR; sent += 1)
    expect((await page.request.post('/api/email-confirmation/resend')).status()).toBe(204);
  await page.getByRole('button', { name: 'E-Mail erneut senden' }).click();
  await expect(page.getByRole('alert').filter({ hasText: email })).toContainText(
    'in der letzten Stunde schon mehrfach',
  );
  await expect(page.getByText('auf dem Weg')).toHaveCount(0);
  await expectAccessible(page);
});

test('a guest whose link is no longer valid reads how to get another', async ({ page }) => {
  await open(page, '/auth/confirm?token=unknown');
  await confirm(page).click();
  await expect(page.getByText('Dieser Link gilt nicht mehr.')).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/auth\?next=%2Fdashboard$/);
  await open(page, '/auth/confirm');
  await expect(page.getByText('Dieser Link gilt nicht mehr.')).toBeVisible();
});

test('a clerk sees that an address is not confirmed, and that an approval confirms it', async ({
  page,
  context,
}) => {
  const { email, company } = await aRegisteredDealer();
  await signInQuickly(context, 'admin@example.com');
  await open(page, `/admin/users?search=${encodeURIComponent(email)}`);
  const row = page.getByRole('row').filter({ hasText: company });
  await expect(row).toContainText('Adresse nicht bestätigt');
  await row.getByRole('button', { name: `Status von ${company} ändern` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Aktiv' }).check();
  await expect(dialog.getByRole('status')).toContainText(`${email} ist noch nicht bestätigt.`);
  await expectAccessible(page);

  // Another clerk has suspended the dealer meanwhile.
  await asClerk(async (calls) => {
    const found = await calls.get(`/api/admin/dealers?search=${encodeURIComponent(email)}`);
    const [{ id }] = (await found.json()).dealers;
    const answer = await calls.patch(`/api/admin/dealers/${id}/status`, { data: { status: 'SUSPENDED' } });
    expect(answer.status()).toBe(200);
  });
  const save = dialog.getByRole('button', { name: 'Händler freischalten' });
  await save.click();
  await expect(dialog.getByRole('alert')).toContainText('inzwischen auf „Gesperrt“ gesetzt');
  await expect(dialog.getByRole('radio', { name: 'Aktiv' })).toBeChecked();
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(row).not.toContainText('Adresse nicht bestätigt');
});
