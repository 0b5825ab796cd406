import type { Locator } from '@playwright/test';
import { DEFAULT_LIST_VIEW, type ListView } from '../contract/list-view.ts';
import { aVin } from './delivery.ts';
import { approve, aRegisteredDealer, asClerk, asUser, aVehicleInStock, signInQuickly } from './people.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  open,
  test,
  untilHydrated,
} from './vocabulary.ts';

/** How many rows are wholly in view when the first one is directly below the filters and the head of the table. */
const rowsInView = (table: Locator) =>
  table.evaluate((element) => {
    const bar = document.querySelector('[data-filter-bar]')?.clientHeight ?? 0;
    window.scrollBy(0, element.getBoundingClientRect().top - bar);
    const top = element.querySelector('thead')?.getBoundingClientRect().bottom ?? 0;
    return [...element.querySelectorAll('tbody tr')].filter((row) => {
      const box = row.getBoundingClientRect();
      return box.top >= top - 1 && box.bottom <= innerHeight;
    }).length;
  });

/** The pixels between the head of the table and its first row, which it must neither cover nor leave. */
const headAboveFirstRow = (table: Locator) =>
  table.evaluate((element) => {
    const [head, row] = ['thead', 'tbody tr'].map((name) =>
      element.querySelector(name)?.getBoundingClientRect(),
    );
    return Math.round((row?.top ?? 0) - (head?.bottom ?? 0));
  });

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
    // The control shows the choice before the list follows.
    const isChecked = await page
      .getByRole('radio', { name: 'Tabelle' })
      .evaluate((radio: HTMLInputElement) => {
        radio.click();
        return radio.checked;
      });
    expect(isChecked).toBe(true);
    await expect(rows).toHaveCount(1 + 24);
    await page.getByLabel('Fahrzeuge je Seite').selectOption('40');
    await expect(rows).toHaveCount(1 + 40);
    await expect(table.getByRole('columnheader', { name: 'FIN' })).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'FIN' }).check();
    // With more than eight the table scrolls sideways, and its head does not stay in view.
    await expect(table.getByRole('columnheader', { name: 'FIN' })).toBeVisible();
    expect(await headAboveFirstRow(table)).toBe(0);
    await page.getByRole('checkbox', { name: 'Status' }).uncheck();
    await expect(table.getByRole('columnheader', { name: 'Status' })).toHaveCount(0);
    expect(await headAboveFirstRow(table)).toBe(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(view).toBeFocused();
  });

  await test.step('with more vehicles on a page the list stays at those on the screen', async () => {
    await open(page, '/vehicles?page=3');
    const link = await table.locator('tbody a[href^="/vehicles/"]').first().getAttribute('href');
    await view.click();
    await page.getByLabel('Fahrzeuge je Seite').selectOption('100');
    await expect(page).toHaveURL('/vehicles');
    await expect(table.locator(`a[href="${link}"]`).first()).toBeVisible();
    await page.getByLabel('Fahrzeuge je Seite').selectOption('40');
    await expect(rows).toHaveCount(1 + 40);
    await page.keyboard.press('Escape');
  });

  await test.step('the view is the same after a reload, from its first paint on, also while its script is late', async () => {
    let [noteAsked, letThrough] = [() => {}, () => {}];
    const asked = new Promise<void>((resolve) => (noteAsked = resolve));
    const released = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      if (/[`"']vehicle-table[`"']/.test(await response.text())) {
        noteAsked();
        await released;
      }
      await route.fulfill({ response });
    });
    await page.reload({ waitUntil: 'commit' });
    await asked;
    // The scripts have run as far as they can: an idle callback runs after them.
    for (let idle = 0; idle < 3; idle += 1)
      await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    expect(await rows.count()).toBe(1 + 40);
    letThrough();
    await untilHydrated(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await expect(rows).toHaveCount(1 + 40);
    await expect(table.getByRole('columnheader', { name: 'FIN' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // A small laptop, with the eight usual columns.
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('filters and the head of the table stay in view, and forty rows fit on a full screen', async () => {
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
    expect((await rows.nth(20).boundingBox())?.height).toBeLessThanOrEqual(24);
    // 24 px each, below 76 px of filters and head.
    for (const [height, most] of [
      [900, 34],
      [950, 36],
      [1080, 40],
    ] as const) {
      await page.setViewportSize({ width: 1440, height });
      await expect.poll(() => rowsInView(table)).toBeGreaterThanOrEqual(most);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('on a tablet the chosen filters have a line of their own', async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await open(page, '/vehicles?firstRegisteredFrom=2020-01-01&priceMax=60000');
    const chips = page.getByRole('list', { name: 'Gewählte Filter' }).getByRole('link');
    await expect(page.getByRole('button', { name: 'Suche speichern' })).toBeVisible();
    for (const chip of await chips.all()) expect((await chip.boundingBox())?.height).toBeLessThanOrEqual(44);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/vehicles');
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
    // Not `check`: the choice may be taken back before it looks.
    await page.getByRole('radio', { name: 'Karten', exact: true }).click();
    await expectToast(page, 'Die Ansicht wurde nicht gespeichert');
    await expect(rows).toHaveCount(1 + 40);
  });
});

test('a dealer adds a vehicle to the cart, watches and hides it in its row of the table, by keyboard', async ({
  page,
  context,
}) => {
  const { email } = await aRegisteredDealer();
  await approve(email);
  const listView: ListView = { ...DEFAULT_LIST_VIEW, layout: 'TABLE' };
  await asUser(email, (calls) => calls.patch('/api/user', { data: { listView } }));
  const model = aVin().slice(-8);
  const name = `Audi ${model} Avant 40 TDI`;
  const spec = { make: 'Audi', model, variant: 'Avant 40 TDI', priceNet: 18450 };
  const { id } = await aVehicleInStock({ spec, pictures: 0 });
  await aVehicleInStock({ spec, pictures: 0 });
  const row = page.getByRole('row').filter({ has: page.locator(`a[href="/vehicles/${id}"]`) });
  const watch = row.getByRole('button', { name: `${name} beobachten` });
  const hide = row.getByRole('button', { name: `${name} ausblenden` });
  await signInQuickly(context, email);
  await open(page, `/vehicles?make=Audi&model=${model}`);

  await test.step('four buttons of at least 24 px, named by the vehicle, that make the row no higher', async () => {
    await expect(row.getByRole('button')).toHaveCount(4);
    for (const button of await row.getByRole('button').all()) {
      expect(await button.getAttribute('aria-label')).toContain(name);
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(25);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('what was added leads to the cart from then on', async () => {
    await row.getByRole('button', { name: `In die Auswahl: ${name}` }).press('Enter');
    await expectToast(page, 'In Ihre Auswahl gelegt');
    await expect(row.getByRole('link', { name: `In Ihrer Auswahl: ${name}` })).toBeFocused();
  });

  await test.step('a hidden vehicle keeps its row until the list is loaded again, and a second press undoes it', async () => {
    await watch.press('Space');
    await expect(watch).toHaveAttribute('aria-pressed', 'true');
    await hide.press('Enter');
    await expect(hide).toHaveAttribute('aria-pressed', 'true');
    await expect(hide).toBeFocused();
    // The tooltip of the focused button is in no region of the page.
    await page.getByRole('searchbox', { name: 'Suche' }).focus();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expect(row.getByText(name)).toHaveCSS('text-decoration-line', 'line-through');
    await expectAccessible(page);
    await hide.press('Enter');
    await expect(hide).toHaveAttribute('aria-pressed', 'false');
    await hide.press('Enter');
    await expect(hide).toHaveAttribute('aria-pressed', 'true');
    // Of presses that wait only the last one is sent. It is kept until the server has confirmed it.
    const pending = () => page.evaluate(() => localStorage.getItem('pendingMarks') ?? '[]');
    await expect.poll(pending).toBe('[]');
    await page.reload();
    await untilHydrated(page);
    await expect(page.getByRole('row')).toHaveCount(1 + 1);
    await expect(row).toHaveCount(0);
  });
});

/** The texts of a card that its boxes cut. */
const cutIn = (card: Locator) =>
  card.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('h2, p, p span:not(.sr-only), li, strong')]
      .filter((box) => box.scrollWidth > box.clientWidth + 1 && box.clientWidth > 0)
      .concat(
        [...element.querySelectorAll<HTMLElement>('h2, p > span')].filter(
          (box) => box.scrollHeight > box.clientHeight + 1,
        ),
      )
      .map((box) => box.innerText),
  );

test('a compact card says each fact once and whole, also in French, on a phone and on a desk', async ({
  page,
  context,
}) => {
  const { email } = await aRegisteredDealer();
  await approve(email);
  const listView: ListView = { ...DEFAULT_LIST_VIEW, layout: 'COMPACT' };
  await asUser(email, (calls) => calls.patch('/api/user', { data: { listView } }));
  const model = `C 300 e Limousine ${aVin().slice(-6)}`;
  await aVehicleInStock({
    pictures: 0,
    spec: {
      make: 'Mercedes-Benz',
      model,
      variant: 'Avantgarde Advanced Plus 9G-TRONIC Burmester',
      bodyType: 'Limousine',
      fuelType: 'Plug-in-Hybrid',
    },
  });
  await signInQuickly(context, email);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, `/vehicles?lang=fr&q=${encodeURIComponent(model)}`);
    const card = page.getByRole('article').filter({ hasText: model });
    await expect(card).toContainText('Berline · Automatique');
    await expect(card).toContainText('Hybride rech.');
    expect((await card.innerText()).match(/Hybride/g)).toHaveLength(1);
    expect(await cutIn(card)).toEqual([]);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});

test('the table fits on a small laptop in French, and on a tablet it scrolls with name and price in view', async ({
  page,
  context,
}) => {
  const { email } = await aRegisteredDealer();
  await approve(email);
  const listView: ListView = { ...DEFAULT_LIST_VIEW, layout: 'TABLE' };
  await asUser(email, (calls) => calls.patch('/api/user', { data: { listView } }));
  const model = aVin().slice(-8);
  const { id } = await aVehicleInStock({
    pictures: 0,
    spec: { make: 'Audi', model, priceNet: 118450, mileageKm: 181740, fuelType: 'Plug-in-Hybrid', kw: 250 },
  });
  await asClerk((calls) => calls.patch(`/api/vehicles/${id}`, { data: { priceNet: '117450.00' } }));
  await signInQuickly(context, email);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, `/vehicles?lang=fr&make=Audi&model=${model}`);
  const table = page.getByRole('table', { name: 'Véhicules' });
  const price = table.getByText('117.450,00');
  await expect(price).toBeInViewport({ ratio: 1 });
  await expect(table.getByRole('columnheader', { name: 'Actions' })).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(price).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
