import { approve, aRegisteredDealer, signInQuickly } from './people.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  open,
  test,
  untilHydrated,
} from './vocabulary.ts';

// Phones have one view.
test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });

test('a dealer turns the list into a table of forty rows, which stays on every device', async ({
  page,
  context,
  browser,
}) => {
  const { email } = await aRegisteredDealer();
  await approve(email);
  await signInQuickly(context, email);
  const table = page.getByRole('table', { name: 'Fahrzeuge' });
  const rows = table.getByRole('row');
  const view = page.getByRole('button', { name: 'Ansicht' });

  await test.step('each choice applies at once', async () => {
    await open(page, '/vehicles');
    await expect(page.getByRole('article')).toHaveCount(24);
    await view.click();
    await page.getByRole('radio', { name: 'Tabelle' }).check();
    await expect(rows).toHaveCount(1 + 24);
    await page.getByLabel('Fahrzeuge je Seite').selectOption('40');
    await expect(rows).toHaveCount(1 + 40);
    await expect(table.getByRole('columnheader', { name: 'FIN' })).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'FIN' }).check();
    // With more than eight the table scrolls sideways, and its head does not stay in view.
    await page.getByRole('checkbox', { name: 'Status' }).uncheck();
    await expect(table.getByRole('columnheader', { name: 'FIN' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(view).toBeFocused();
  });

  await test.step('the view is the same after a reload, from its first paint on', async () => {
    await page.reload();
    await untilHydrated(page);
    await expect(rows).toHaveCount(1 + 40);
    await expect(table.getByRole('columnheader', { name: 'FIN' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('filters and the head of the table stay in view, and a row is not higher than 25 px', async () => {
    const filters = page.getByRole('button', { name: 'Weitere Filter' });
    // After a reload the router scrolls to where the page was.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, 700));
      await expect(filters).toBeInViewport({ timeout: 1000 });
      const bar = await page.locator('[data-filter-bar]').boundingBox();
      const head = await table.getByRole('columnheader', { name: 'FIN' }).boundingBox();
      // Directly below the bar, or the names of the columns would be hidden.
      expect(Math.abs((head?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0))).toBeLessThan(4);
    }).toPass({ timeout: 30_000 });
    expect((await rows.nth(20).boundingBox())?.height).toBeLessThanOrEqual(25);
  });

  await test.step('a phone of the same dealer has compact cards, with the filters in view', async () => {
    const phone = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      reducedMotion: 'reduce',
      locale: 'de-DE',
    });
    await signInQuickly(phone, email);
    const small = await phone.newPage();
    await open(small, '/vehicles');
    await expect(small.getByRole('article')).toHaveCount(40);
    await expect(small.getByRole('table')).toHaveCount(0);
    const first = small.getByRole('article').first();
    // Two and a half fit on a screen, also where a line wraps.
    expect((await first.boundingBox())?.height).toBeLessThanOrEqual(320);
    const price = await first.getByText('€').first().boundingBox();
    const name = await first.getByRole('heading').boundingBox();
    expect(price?.y).toBeLessThan(name?.y ?? 0);
    await small.getByRole('article').nth(12).scrollIntoViewIfNeeded();
    await expect(small.getByRole('button', { name: 'Filter', exact: true })).toBeInViewport();
    await expectAccessible(small);
    await expectNoSidewaysScroll(small);
    await phone.close();
  });

  await test.step('what is not saved is taken back, and said', async () => {
    await page.route('**/api/user', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await page.evaluate(() => window.scrollTo(0, 0));
    await view.click();
    await page.getByRole('radio', { name: 'Karten', exact: true }).check();
    await expectToast(page, 'Die Ansicht wurde nicht gespeichert');
    await expect(rows).toHaveCount(1 + 40);
  });
});
