import type { Page } from '@playwright/test';
import { pauseClock } from './clock.ts';
import { aDelivery, aVin } from './delivery.ts';
import { anOrderBy, asClerk, signInQuickly } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from './vocabulary.ts';

test.beforeEach(({ context }) => signInQuickly(context, 'admin@example.com'));

test('the back office has a shell of its own, with the legal pages at the foot of its rail', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/admin/vehicles');
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toHaveCount(0);
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: 'Zum Händlerportal' })).toHaveAttribute('href', '/vehicles');
  await expect(
    foot.getByRole('navigation', { name: 'Rechtliches' }).getByRole('link', { name: 'Impressum' }),
  ).toHaveAttribute('href', '/imprint');
  await expectAccessible(page);

  // The rail is as high as the window, wherever the list stands.
  await page.evaluate(() => scrollTo(0, 400));
  await expect(foot.getByRole('link', { name: 'Cookie-Einstellungen' })).toBeInViewport();
  await expect(page.getByRole('link', { name: /Forecourt/i })).toBeInViewport();
  await foot.getByRole('button', { name: /^Darstellung/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dunkel' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await foot.getByRole('link', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Véhicules');

  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeInViewport();
  await expectAccessible(page);
  await foot.getByRole('link', { name: 'Deutsch' }).click();
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Fahrzeugbestand' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Fahrzeugbestand');
});

test('the four lists of a dealer are in view at once on a wide window, and in tabs of the address on a narrow one', async ({
  page,
}) => {
  const { id } = await anOrderBy('gent@dealers.example.com');
  const { dealerId } = await asClerk(
    async (calls) => (await (await calls.get(`/api/orders/${id}`)).json()).order,
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, `/admin/users/${dealerId}`);
  for (const name of ['Firma', 'Anschrift', 'Kontakt', 'Konto'])
    await expect(page.getByRole('region', { name, exact: true })).toBeInViewport();

  await page.setViewportSize({ width: 900, height: 800 });
  await expect(page.getByRole('region', { name: 'Firma', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Anschrift', exact: true })).toBeHidden();
  await page.getByRole('tab', { name: 'Anschrift' }).click();
  await expect(page).toHaveURL(/\?list=address$/);
  await page.getByRole('tab', { name: 'E-Mails' }).click();
  await expect(page).toHaveURL(/\?list=address&tab=mails$/);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Anschrift', exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'E-Mails' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
});

test('Escape leads from the page of a vehicle, an order or a dealer back to its row, where j goes on', async ({
  page,
}) => {
  for (const list of ['/admin/vehicles', '/admin/orders', '/admin/users']) {
    await open(page, `${list}?page=1`);
    const row = page.locator('[data-row]').nth(1);
    const id = String(await row.getAttribute('data-row'));
    const title = await page.title();
    await row.locator(`a[href="${list}/${id}"]`).first().click();
    await expect(page).toHaveURL(`${list}/${id}`);
    await expect(page.locator('[data-back]')).toBeVisible();
    await expect.poll(() => page.title()).not.toBe(title);

    await page.keyboard.press('Escape');
    await expect(page).toHaveURL((url) => url.pathname === list);
    const focused = page.locator('[data-row]:has(:focus)');
    await expect(focused).toHaveAttribute('data-row', id);
    await page.keyboard.press('j');
    await expect(focused).not.toHaveAttribute('data-row', id);
    await expect(focused).toHaveCount(1);
  }
});

test('the tab of an order is in the address, stays after a reload, and the way back leads to the list', async ({
  page,
}) => {
  await open(page, '/admin/orders?page=1');
  const row = page.locator('[data-row]').nth(1);
  const id = String(await row.getAttribute('data-row'));
  await row.locator(`a[href="/admin/orders/${id}"]`).first().click();
  await expect(page.getByRole('tab', { name: 'Übersicht' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('region', { name: 'Notizen und Anrufe' })).toBeVisible();
  await page.getByRole('tab', { name: 'E-Mails' }).click();
  await expect(page).toHaveURL(`/admin/orders/${id}?tab=mails`);
  await page.getByRole('tab', { name: 'Protokoll' }).click();
  await expect(page).toHaveURL(`/admin/orders/${id}?tab=history`);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Protokoll' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('region', { name: 'Notizen und Anrufe' })).toBeHidden();
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL('/admin/orders?page=1');
});

test('the search of dealers waits until the typing pauses, and starts at the first page', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/admin/users?page=2');
  await pauseClock(page);
  const search = page.getByRole('searchbox');
  await search.fill('Murtal');
  await page.clock.runFor(299);
  await expect(page).toHaveURL('/admin/users?page=2');
  // The pause begins when the page has shown what was typed, which takes real time: it may begin after the 299 ms.
  await expect(async () => {
    await page.clock.runFor(50);
    expect(page.url()).toContain('/admin/users?search=Murtal');
  }).toPass();
});

test('each tile whose number cannot be loaded says so', async ({ page }) => {
  await page.route('**/api/admin/overview', (route) => route.abort());
  // In the window the dashboard loads its numbers itself: the server has rendered another section.
  await open(page, '/admin/vehicles');
  await page.getByRole('link', { name: /^Übersicht/ }).click();
  for (const name of ['Fahrzeuge insgesamt', 'Aktive Reservierungen', 'Registrierte Händler'])
    await expect(
      page.getByRole('main').locator('dl > div').filter({ hasText: name }).getByRole('definition'),
    ).toHaveText('Fehler');
});

const rowWithFocus = (page: Page) =>
  page.locator('#content [data-row]').and(page.locator(':focus, :has(:focus)'));

/** Moves the focus to the first row, down and up again. Returns what the row is called. */
async function moveToFirstRow(page: Page): Promise<string> {
  const focused = rowWithFocus(page);
  await expect(page.locator('#content [data-row]').nth(1)).toBeVisible();
  // The keys work once the page is hydrated.
  await expect(async () => {
    await page.keyboard.press('j');
    await expect(focused).toHaveCount(1, { timeout: 500 });
  }).toPass();
  const first = String(await focused.getAttribute('data-row'));
  await page.keyboard.press('j');
  await expect(focused).not.toHaveAttribute('data-row', first);
  await page.keyboard.press('k');
  await expect(focused).toHaveAttribute('data-row', first);
  return first;
}

/** Moves the focus down to a row. */
async function moveDownTo(page: Page, id: string): Promise<void> {
  const focused = rowWithFocus(page);
  await expect(async () => {
    if ((await focused.getAttribute('data-row')) !== id) await page.keyboard.press('j');
    await expect(focused).toHaveAttribute('data-row', id, { timeout: 500 });
  }).toPass();
}

test('j, k and Enter work in every list, and Escape leads from a mail back to its row', async ({ page }) => {
  await anOrderBy('gent@dealers.example.com');
  const focused = rowWithFocus(page);
  // Other tests change many vehicles at once. Their entries would push a row of the whole history from its first page.
  for (const list of ['/history?subject=order', '', '/mails']) {
    await open(page, `/admin${list}`);
    await moveToFirstRow(page);
  }
  const id = String(await focused.getAttribute('data-row'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/mails/${id}`);
  // The address changes before the page that listens for the key.
  await expect(page.getByRole('link', { name: 'Alle E-Mails' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin/mails');
  await expect(focused).toHaveAttribute('data-row', id);
});

test('j, k and Enter work in the list of invoices and open the order of the row', async ({ page }) => {
  const orders = [await anOrderBy('gent@dealers.example.com'), await anOrderBy('gent@dealers.example.com')];
  await asClerk(async (calls) => {
    const bank = await (await calls.get('/api/admin/bank-details')).json();
    for (const { id } of orders) await calls.post(`/api/orders/${id}/generate-xml-invoice`, { data: bank });
  });
  await open(page, '/admin/invoices');
  await moveToFirstRow(page);
  const order = await rowWithFocus(page)
    .locator('[data-row-main]')
    .filter({ visible: true })
    .getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(String(order));
  await page.goBack();
  await expect(page).toHaveURL('/admin/invoices');
});

test('j, k and Enter work in the list of imports and among the files of one, and Escape leads back to its row', async ({
  page,
}) => {
  const id = await asClerk(async (calls) => {
    let made = '';
    for (const count of [1, 2]) {
      const form = new FormData();
      for (let file = 0; file < count; file += 1) {
        const zip = await aDelivery({ vin: aVin(), pictures: 0 });
        form.append('files', new File([new Uint8Array(zip)], `${file}.zip`, { type: 'application/zip' }));
      }
      const answer = await calls.post('/api/imports', { multipart: form });
      expect(answer.status()).toBe(201);
      made = (await answer.json()).id;
    }
    return made;
  });
  await open(page, '/admin/upload');
  await moveToFirstRow(page);
  // Other tests import meanwhile, some of them a single file.
  await moveDownTo(page, id);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/upload/${id}`);
  await expect(page.getByRole('link', { name: 'Alle Importe' })).toBeVisible();
  await moveToFirstRow(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin/upload');
  await expect(rowWithFocus(page)).toHaveAttribute('data-row', id);
});

test('on a phone a tab that is pressed while another page opens stays under the finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const tab = (path: string) => page.locator(`nav a[href="${path}"]`);
  await open(page, '/admin/vehicles');
  await tab('/admin/mails').click();
  await expect(page.getByRole('heading', { level: 1, name: 'E-Mails' })).toBeVisible();
  await tab('/admin/history').hover();
  await page.mouse.down();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Fahrzeuge' })).toBeVisible();
  await page.mouse.up();
  await expect(page).toHaveURL('/admin/history');
});
