import { randomUUID } from 'node:crypto';
import { anOrderBy, asClerk, signInQuickly } from './people.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  field,
  open,
  portalUrl,
  test,
} from './vocabulary.ts';

test.beforeEach(({ context }) => signInQuickly(context, 'admin@example.com'));

test('on a phone the first row of each list of clerks begins in the upper 340 pixels, in three languages', async ({
  page,
  context,
}) => {
  const { id } = await anOrderBy('gent@dealers.example.com');
  await asClerk(async (calls) => {
    const bank = await (await calls.get('/api/admin/bank-details')).json();
    await calls.post(`/api/orders/${id}/generate-xml-invoice`, { data: bank });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const locale of ['de', 'en', 'fr']) {
    await context.addCookies([{ name: 'locale', value: locale, url: portalUrl() }]);
    for (const list of ['vehicles', 'reservations', 'orders', 'invoices', 'users', 'mails', 'history']) {
      await open(page, `/admin/${list}`);
      const row = await page.locator('main [data-row]').first().boundingBox();
      expect(row?.y, `${locale} ${list}`).toBeLessThan(340);
      await expectNoSidewaysScroll(page);
    }
  }
  await open(page, '/admin/invoices');
  await page.getByRole('button', { name: 'Enregistrer en CSV' }).click();
  await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(2);
  await expectAccessible(page);
});

/** The width of the table that its card does not show. The history is not a table. */
const hiddenSideways = () => {
  const table = document.querySelector('main table');
  return table ? table.scrollWidth - (table.parentElement?.clientWidth ?? 0) : 0;
};

/** Controls of the filters that stand below the first one. */
const controlsInFurtherLines = (selector: string) => {
  const [first, ...others] = [...document.querySelectorAll(selector)]
    .filter((control) => control.checkVisibility())
    .map((control) => control.getBoundingClientRect());
  return first ? others.filter(({ top }) => top > first.bottom).length : -1;
};

test('on a laptop and on a desk the filters of the lists take one line and no column is hidden, in three languages', async ({
  page,
  context,
}) => {
  // Its next step, the refund, is the widest one.
  const { id } = await anOrderBy('gent@dealers.example.com');
  await asClerk(async (calls) => {
    const bank = await (await calls.get('/api/admin/bank-details')).json();
    await calls.post(`/api/orders/${id}/generate-xml-invoice`, { data: bank });
    await calls.patch(`/api/orders/${id}`, { data: { paidAt: new Date().toISOString() } });
    const cancelled = await calls.patch(`/api/orders/${id}/status`, { data: { status: 'CANCELLED' } });
    expect(cancelled.status(), await cancelled.text()).toBe(200);
  });
  for (const locale of ['de', 'en', 'fr']) {
    await context.addCookies([{ name: 'locale', value: locale, url: portalUrl() }]);
    const filters = 'main search :is(input, select, button, a)';
    const all = `${filters}, main [data-page-actions] :is(button, a)`;
    for (const [list, onDesk, onLaptop] of [
      ['orders', all, filters],
      ['orders?work=CALL', all, filters],
      ['reservations', all, filters],
      ['vehicles', all, all],
      ['users', all, filters],
      ['mails', all, filters],
      ['invoices', filters, filters],
      ['history', filters, filters],
    ] as const) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, `/admin/${list}`);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await page.evaluate(controlsInFurtherLines, onDesk), `${locale} ${list} 1440`).toBe(0);
      expect(await page.evaluate(hiddenSideways), `${locale} ${list} 1440`).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1280, height: 800 });
      expect(await page.evaluate(controlsInFurtherLines, onLaptop), `${locale} ${list} 1280`).toBe(0);
      expect(await page.evaluate(hiddenSideways), `${locale} ${list} 1280`).toBeLessThanOrEqual(0);
    }
  }
});

test('every list that clerks filter has saved views of its own, which no other list shows', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: 'Ansichten' });
  for (const [list, filter, other] of [
    ['/admin/orders', 'status=COMPLETED', '/admin/invoices'],
    ['/admin/invoices', 'state=PAID', '/admin/users'],
    ['/admin/users', 'status=PENDING', '/admin/reservations'],
    ['/admin/reservations', 'status=EXPIRED', '/admin/mails'],
    ['/admin/mails', 'state=SENT', '/admin/history'],
    ['/admin/history', 'action=order.placed', '/admin/orders'],
  ] as const) {
    const name = `Ansicht ${randomUUID()}`;
    const view = page.getByRole('dialog').getByRole('button', { name, exact: true });
    await open(page, `${list}?${filter}`);
    await button.click();
    await field(page, 'Diese Ansicht speichern als').fill(name);
    await page.keyboard.press('Enter');
    await expectToast(page, 'Ansicht gespeichert');
    await expect(view).toHaveAttribute('aria-current', 'true');
    await expectAccessible(page);

    await open(page, other);
    await button.click();
    await expect(field(page, 'Diese Ansicht speichern als')).toBeVisible();
    await expect(view).toHaveCount(0);
    await open(page, list);
    await button.click();
    await view.click();
    await expect(page).toHaveURL(new RegExp(`${list}\\?${filter}$`));
  }
});
