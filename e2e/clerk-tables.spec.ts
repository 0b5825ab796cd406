import { randomUUID } from 'node:crypto';
import { signInQuickly } from './people.ts';
import { expect, expectNoSidewaysScroll, open, portalUrl, test } from './vocabulary.ts';

test.beforeEach(({ context }) => signInQuickly(context, 'admin@example.com'));

/** The rows that fit into the window at the height of the first one, before anything is scrolled. */
const rowsThatFit = () => {
  const box = document.querySelector('[data-row]')?.getBoundingClientRect();
  return box ? Math.floor((innerHeight - box.top) / box.height) : 0;
};

// At 1440 x 900 the first version showed ten vehicles and eight orders.
test('a window of a desk shows at least twice as many vehicles and orders as the first version', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/admin/orders');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  expect(await page.evaluate(rowsThatFit)).toBeGreaterThanOrEqual(16);
  await open(page, '/admin/vehicles');
  await expect(page.locator('[data-density=normal] [data-row]').first()).toBeVisible();
  expect(await page.evaluate(rowsThatFit)).toBeGreaterThanOrEqual(20);
});

/** By how much the cells of the head reach beyond the card of the table. */
const widthOutsideTheCard = (table: Element) => {
  const card = table.parentElement;
  const isClipped = card !== null && getComputedStyle(card).overflowX === 'auto';
  return isClipped ? 0 : table.scrollWidth - (card?.clientWidth ?? 0);
};

test.describe('with a mouse', () => {
  test.use({ hasTouch: false });

  test('on a tablet with a mouse, price and status of a vehicle are not below the buttons of its row', async ({
    page,
  }) => {
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 1024 });
      await open(page, '/admin/vehicles');
      const row = page.locator('main [data-row]').first();
      const buttons = await row.getByRole('cell').last().boundingBox();
      for (const column of ['price', 'status'] as const) {
        const name = { price: /^Preis von/, status: /^Status von/ }[column];
        const value = await row.getByRole('button', { name }).boundingBox();
        expect((value?.x ?? 0) + (value?.width ?? 0), `${column} ${width}`).toBeLessThanOrEqual(
          buttons?.x ?? 0,
        );
      }
      await expect(row).toContainText(/[A-HJ-NPR-Z0-9]{17}/);
      await expectNoSidewaysScroll(page);
    }
    // With more columns than there is room for, the cell of the buttons shows what scrolls below it until the mouse comes.
    await page.getByRole('button', { name: 'Ansicht der Tabelle' }).click();
    for (const column of ['Kraftstoff', 'Getriebe', 'Farbe'])
      await page.getByLabel(column, { exact: true }).check();
    await page.keyboard.press('Escape');
    // The table scrolls, so that no value needs a second line.
    const heights = await page
      .locator('main [data-row]')
      .evaluateAll((rows) => rows.map((each) => each.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBe(Math.min(...heights));
    const row = page.locator('main [data-row]').nth(1);
    const cell = row.getByRole('cell').last();
    await page.mouse.move(0, 0);
    await expect(cell).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await row.hover();
    await expect(cell).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    // On a laptop, rows of one line are wider than the card with the usual columns too.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Ansicht der Tabelle' }).click();
    for (const column of ['Kraftstoff', 'Getriebe', 'Farbe'])
      await page.getByLabel(column, { exact: true }).uncheck();
    await page.getByLabel('Zeilenhöhe').selectOption('Dicht');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('table').evaluate(widthOutsideTheCard)).toBeLessThanOrEqual(0);
    // The name of the vehicle stays in view.
    const name = row.getByRole('link').first();
    const before = await name.boundingBox();
    await page.getByRole('table').evaluate((table) => table.parentElement?.scrollTo({ left: 999 }));
    expect((await name.boundingBox())?.x).toBe(before?.x);
  });
});

test('the list of mails has at most two lines a row at 1280 px, also for the longest names, and is not wider than its card', async ({
  page,
}) => {
  const companyName = 'Fahrzeughandelsgesellschaft Süddeutschland Brandmüller & Söhne GmbH & Co. KG';
  await page.route(/\/api\/admin\/mails(\?|$)/, (route) =>
    route.fulfill({
      json: {
        mails: ['SENT', 'FAILED'].map((state) => ({
          id: randomUUID(),
          kind: 'orderConfirmation',
          recipient: 'gebrauchtwagenzentrum@niedersachsen.example.com',
          dealer: { id: randomUUID(), companyName },
          orderId: randomUUID(),
          queuedAt: '2026-11-02T09:00:00.000Z',
          sentAt: null,
          failedAt: null,
          reason: null,
          state,
          canBeSentAgain: true,
        })),
        total: 2,
      },
    }),
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/admin');
  await page.locator('nav a[href="/admin/mails"]').click();
  const rows = page.locator('main [data-row]');
  await expect(rows).toHaveCount(2);
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  // A third line would add 20 pixels.
  expect(Math.max(...heights)).toBeLessThan(60);
  await expect(rows.first().getByTitle(companyName)).toHaveText(companyName);
  await expect(rows.first().getByRole('button', { name: /^Erneut senden/ })).toHaveCount(1);
  const card = page.getByRole('table').locator('..');
  expect(await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('the lists of invoices and dealers are not wider than the window on a laptop, with each kind of state and reminder, in three languages', async ({
  page,
  context,
}) => {
  const invoice = {
    kind: 'INVOICE',
    cancels: null,
    issuedAt: '2026-11-02T09:00:00.000Z',
    dueOn: '2026-11-05',
    netAmount: '118450.00',
    vatAmount: '22505.50',
    grossAmount: '140955.50',
    orderId: randomUUID(),
    dealerId: randomUUID(),
    dealerName: 'Gebrauchtwagenzentrum Niedersachsen GmbH',
    xmlBytes: 6000,
    pdfBytes: 14000,
  };
  const first = { place: 1, sentAt: '2026-11-06T09:00:00.000Z' };
  const later = { place: 2, from: '2026-11-10' };
  const unpaid = [
    {
      reminders: [],
      nextReminder: { place: 1, from: '2026-11-06', isPossible: true },
      mayBeCancelled: false,
    },
    { reminders: [first], nextReminder: { ...later, isPossible: false }, mayBeCancelled: false },
    { reminders: [first], nextReminder: { ...later, isPossible: true }, mayBeCancelled: false },
    { reminders: [first, { ...first, place: 2 }], nextReminder: null, mayBeCancelled: true },
  ].map((reminded, place) => ({
    ...invoice,
    ...reminded,
    state: 'OVERDUE',
    number: `2026-00000${place + 1}`,
  }));
  const settled = { reminders: [], nextReminder: null, mayBeCancelled: false };
  const cancelled = { ...invoice, ...settled, state: 'CANCELLED', number: '2026-000005' };
  const creditNote = { ...cancelled, kind: 'CREDIT_NOTE', state: null, dueOn: null, cancels: '2026-000005' };
  const takenBack = { ...invoice, ...settled, state: 'OPEN', dueOn: null, isPaymentTakenBack: true };
  const invoices = [
    ...unpaid,
    cancelled,
    { ...creditNote, number: '2026-000006' },
    { ...takenBack, number: '2026-000007' },
  ];
  await page.route(/\/api\/admin\/invoices(\?|$)/, (route) =>
    route.fulfill({ json: { invoices, total: 7 } }),
  );
  // A dealer who has waited too long has the widest row.
  await page.route(/\/api\/admin\/dealers(\?|$)/, async (route) => {
    const answer = await route.fetch();
    const { dealers, ...rest } = await answer.json();
    const [longest, other, ...others] = dealers;
    const waiting = { status: 'PENDING', createdAt: '2026-05-04T09:00:00.000Z', phone: '+49 8821 5550144' };
    const where = { country: 'DE', city: 'Garmisch-Partenkirchen', vatId: 'NL123456782B12' };
    // The newest dealer may be one whose data another test has just erased.
    const account = {
      companyName: 'Gebrauchtwagenzentrum Niedersachsen GmbH',
      email: 'gebrauchtwagenzentrum@niedersachsen.example.com',
      vatIdCheck: 'UNCHECKED',
      emailConfirmed: true,
      erasedAt: null,
    };
    return route.fulfill({
      response: answer,
      json: {
        dealers: [
          { ...longest, ...account, ...waiting, ...where },
          { ...other, erasedAt: waiting.createdAt },
          ...others,
        ],
        ...rest,
      },
    });
  });
  for (const locale of ['de', 'en', 'fr']) {
    await context.addCookies([{ name: 'locale', value: locale, url: portalUrl() }]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/admin');
    await page.locator('nav a[href="/admin/invoices"]').click();
    const rowOf = (place: number) => page.locator(`[data-row="2026-00000${place}"]`);
    await expect(rowOf(4)).toBeVisible();
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      // What comes next stands beside the state in one line, and the rest is its tooltip.
      const heightOf = async (place: number) => (await rowOf(place).boundingBox())?.height ?? 0;
      const heights = await Promise.all([1, 2, 3, 4, 5].map(heightOf));
      expect(new Set(heights).size, `${locale} ${width}`).toBe(1);
      // The name of the dealer takes two lines, and so does the number with what it cancels. A third would add 16 pixels.
      expect(await heightOf(6), `${locale} ${width}`).toBeLessThan(Math.max(...heights) + 8);
    }
    await expect(rowOf(4).getByTitle('250,00')).toHaveCount(1);
    // On a tablet no column is out of sight.
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      const list = page.getByRole('table').locator('..');
      expect(
        await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
        `${locale} ${width}`,
      ).toBe(0);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator('nav a[href="/admin/users"]').click();
    await expect(page.getByRole('cell', { name: '+49 8821 5550144' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    for (const width of [768, 1024, 1280, 1344, 1408, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page
        .getByRole('table')
        .evaluate(
          (table) =>
            table.getBoundingClientRect().right - (table.parentElement?.getBoundingClientRect().right ?? 0),
        );
      expect(over, `${locale} ${width}`).toBeLessThanOrEqual(0);
      // On a laptop, only a name of forty characters may be cut, with the whole name as its tooltip. On a tablet it wraps.
      const cut = await page
        .locator('main [data-row] [title]')
        .evaluateAll((texts) =>
          texts.flatMap((text) =>
            text.scrollWidth > text.clientWidth && text.clientWidth > 1 ? [text.textContent] : [],
          ),
        );
      expect(
        cut.filter((text) => width < 1280 || !/niedersachsen|Garmisch/i.test(text)),
        `${locale} ${width}`,
      ).toEqual([]);
    }
  }
});

test('on a laptop the list of orders names the dealers in full, in three languages', async ({
  context,
  page,
}) => {
  for (const locale of ['de', 'en', 'fr']) {
    await context.addCookies([{ name: 'locale', value: locale, url: portalUrl() }]);
    await open(page, '/admin/orders?search=Autohaus%20Nord');
    const names = page.locator('main [data-row] a[href^="/admin/users/"]');
    await expect(names.first()).toHaveText('Autohaus Nord GmbH');
    const isWhole = (name: Element) => {
      const line = name.parentElement;
      return line !== null && line.scrollWidth <= line.clientWidth;
    };
    const list = page.getByRole('table').locator('..');
    // Below 1440 pixels the column of days is hidden, and from 1536 on the names have more room.
    for (const width of [1280, 1366, 1376, 1440, 1536, 1600]) {
      await page.setViewportSize({ width, height: 768 });
      expect(await names.first().evaluate(isWhole), `${locale} ${width}`).toBe(true);
      const over = await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(over, `${locale} ${width}`).toBe(0);
    }
  }
});
