import type { Page } from '@playwright/test';
import { signInQuickly } from './people.ts';
import { holdBack } from './refusals.ts';
import { expect, expectAccessible, open, test } from './vocabulary.ts';

test.beforeEach(({ context }) => signInQuickly(context, 'admin@example.com'));

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 640;

/** Opens the reservations with their filters, which phones fold. */
async function openReservations(page: Page): Promise<void> {
  await open(page, '/admin/reservations');
  if (isPhone(page)) await page.getByRole('button', { name: 'Filter', exact: true }).click();
}

/** The suggestions; the lists of plain selects have options as well. */
const optionsIn = (page: Page) => page.getByRole('listbox').getByRole('option');

test('a clerk chooses one dealer of many with the keyboard alone', async ({ page }) => {
  await openReservations(page);
  const dealers = page.getByRole('combobox', { name: 'Nach Händler filtern' });
  await dealers.focus();
  const options = optionsIn(page);
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const last = options.last();

  await dealers.press('End');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(last).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await dealers.press('Home');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(options.first()).toBeInViewport({ ratio: 1 });

  await dealers.fill('murtal');
  await expect(options).toHaveText([/^Murtal Fahrzeuge/]);
  await dealers.press('Escape');
  await expect(dealers).toHaveValue('');
  await expect(options).toHaveCount(0);

  await dealers.fill('murtal');
  await expect(options).toHaveText([/^Murtal Fahrzeuge/]);
  await dealers.press('Enter');
  await expect(page.getByText(/Murtal Fahrzeuge/).first()).toBeVisible();
  await expect(page).toHaveURL(/dealerId=/);
  const all = page.getByRole('button', { name: 'Reservierungen aller Händler zeigen' });
  await expect(all).toBeFocused();
  await all.press('Enter');
  await expect(page).not.toHaveURL(/dealerId=/);
  await expect(dealers).toBeFocused();
});

test('Enter chooses no dealer of an earlier text, but the first of its own as soon as it has arrived', async ({
  page,
}) => {
  await openReservations(page);
  const dealers = page.getByRole('combobox', { name: 'Nach Händler filtern' });
  await dealers.focus();
  await expect(optionsIn(page).first()).toHaveAttribute('aria-selected', 'true');
  const search = await holdBack(page, /\/api\/admin\/dealers\?.*murtal/);
  const asked = page.waitForRequest(/dealers\?.*murtal/);
  await dealers.fill('murtal');
  await dealers.press('Enter');
  await asked;
  await dealers.press('Enter');
  await expect(page).not.toHaveURL(/dealerId=/);
  await search.letThrough();
  await expect(page).toHaveURL(/dealerId=/);
  await expect(page.getByText('Händler: Murtal Fahrzeuge')).toBeVisible();
});

test('a clerk who leaves the field of dealers has chosen nothing', async ({ page }) => {
  await openReservations(page);
  const dealers = page.getByRole('combobox', { name: 'Nach Händler filtern' });
  await dealers.click();
  await expect(optionsIn(page).first()).toBeVisible();
  await dealers.press('Tab');
  await expect(optionsIn(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/dealerId=/);
});
