import { anOrderBy, signInQuickly } from './people.ts';
import { expect, expectAccessible, open, orderRow, test } from './vocabulary.ts';

const DEALER = 'gent@dealers.example.com';

test.beforeEach(({ context }) => signInQuickly(context, 'admin@example.com'));

test('a clerk finds an order by a part of a VIN from everywhere, and finds it again among the last ones', async ({
  page,
}) => {
  const { number, vehicles } = await anOrderBy(DEALER);
  await open(page, '/admin');
  const field = page.getByRole('combobox', { name: /^Nummer, FIN/ });
  // The keys work once the page is hydrated.
  await expect(async () => {
    await page.keyboard.press('Control+K');
    await expect(field).toBeFocused({ timeout: 500 });
  }).toPass();
  await field.fill(vehicles[0]?.vin.slice(-6).toLowerCase() ?? '');
  await expect(page.getByRole('option', { name: `#${number}` })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(new RegExp(`^Bestellung #${number}`));

  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await expect(page.getByRole('option').first()).toContainText(`#${number}`);
  await field.fill('hell');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(field).toHaveCount(0);
  await page.getByRole('button', { name: 'Suchen' }).click();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Suchen' })).toBeFocused();

  await page.keyboard.press('Control+K');
  await field.fill('abmelden');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth\?/);
  expect(await page.evaluate(() => sessionStorage.getItem('recentHits'))).toBeNull();
});

test('the search that opens while another dialog closes keeps the keys', async ({ page }) => {
  await open(page, '/admin');
  await page.getByRole('button', { name: 'Suchen' }).click();
  const field = page.getByRole('combobox', { name: /^Nummer, FIN/ });
  await expect(field).toBeFocused();
  // Both keys in one turn: the first search says that it is closed when the second is open already.
  await page.evaluate(async () => {
    const press = (target: Element | null, key: string, ctrlKey = false) =>
      target?.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }));
    press(document.activeElement, 'Escape');
    await Promise.resolve();
    press(document.body, 'k', true);
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await expect(field).toBeFocused();
  await page.keyboard.type('xj');
  await expect(field).toHaveValue('xj');
});

test('what is typed while the search loads is in its field, and does nothing on the page', async ({
  page,
}) => {
  await open(page, '/admin/orders');
  // The keys work once the page is hydrated.
  await expect(async () => {
    await page.keyboard.press('j');
    await expect(page.locator('[data-row] :focus')).toHaveCount(1, { timeout: 500 });
  }).toPass();
  const focusedRow = () =>
    page.evaluate(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row'));
  const focused = await focusedRow();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/*.js');
  await page.keyboard.press('Control+K');
  await asked;
  await page.keyboard.type('xjkq');
  await page.keyboard.press('Backspace');
  expect(await focusedRow()).toBe(focused);
  release();
  const field = page.getByRole('combobox', { name: /^Nummer, FIN/ });
  await expect(field).toHaveValue('xjk');
  await page.keyboard.press('End');
  await page.keyboard.type('z');
  await expect(field).toHaveValue('xjkz');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Ausgewählte Bestellungen' })).toHaveCount(0);
});

test('a clerk moves through the orders, opens, closes and selects them with keys', async ({ page }) => {
  const orders = [await anOrderBy(DEALER), await anOrderBy(DEALER)];
  await open(page, `/admin/orders?search=${DEALER}&status=PENDING`);
  const opener = (row: number) =>
    page
      .locator('[data-row]')
      .nth(row)
      .getByRole('button', { name: /Einzelheiten$/ });
  // The keys work once the page is hydrated.
  await expect(async () => {
    await page.keyboard.press('j');
    await expect(opener(0)).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('j');
  await expect(opener(1)).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(page.getByText(orders[1]?.vehicles[0]?.vin ?? '')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(orders[1]?.vehicles[0]?.vin ?? '')).toHaveCount(0);
  await page.keyboard.press('x');
  await expect(orderRow(page, orders[1]?.number ?? '').getByRole('checkbox')).toBeChecked();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Tasten in den Listen' });
  await expect(keys).toContainText('Zeile auswählen');
  await expect(keys).toContainText('Strg Z');
  // Either of the two.
  await expect(keys.getByText('/', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  // In a field a key is a letter.
  const search = page.getByRole('searchbox');
  await search.fill('');
  await search.press('x');
  await expect(search).toHaveValue('x');
  await expect(page.getByRole('region', { name: 'Ausgewählte Bestellungen' })).toContainText('1 ausgewählt');
});

test('the palette runs the actions of the open page with their dialogs, and leads to the open work', async ({
  page,
}) => {
  const { id, number } = await anOrderBy(DEALER);
  await open(page, `/admin/orders/${id}`);
  const field = page.getByRole('combobox', { name: /^Nummer, FIN/ });
  const run = async (words: string) => {
    await expect(async () => {
      await page.keyboard.press('Control+K');
      await expect(field).toBeFocused({ timeout: 500 });
    }).toPass();
    await field.fill(words);
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
  };
  await run('status ändern');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(number);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Status ändern' })).toBeFocused();
  await run('händler freischalten');
  await expect(page).toHaveURL('/admin/users?status=PENDING');
  await run('überfällig');
  await expect(page).toHaveURL('/admin/invoices?state=OVERDUE');
});
