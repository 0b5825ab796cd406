import { signInQuickly } from './people.ts';
import { expect, expectAccessible, open, test } from './vocabulary.ts';

test.beforeEach(({ context }) => signInQuickly(context, 'admin@example.com'));

test('a clerk chooses one dealer of many with the keyboard alone', async ({ page }) => {
  await open(page, '/admin/reservations');
  const dealers = page.getByRole('combobox', { name: 'Nach Händler filtern' });
  await dealers.focus();
  const options = page.getByRole('option');
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
  await page.getByRole('button', { name: 'Alle Händler' }).click();
  await expect(page).not.toHaveURL(/dealerId=/);
});

test('a clerk who leaves the field of dealers has chosen nothing', async ({ page }) => {
  await open(page, '/admin/reservations');
  const dealers = page.getByRole('combobox', { name: 'Nach Händler filtern' });
  await dealers.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await dealers.press('Tab');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(page).not.toHaveURL(/dealerId=/);
});
