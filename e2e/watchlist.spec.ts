import type { Page } from '@playwright/test';
import { changeVehicle } from './cart-page.ts';
import { aVin } from './delivery.ts';
import { asUser, aVehicleInStock, type ImportedVehicle, placeOrder, signInQuickly } from './people.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  open,
  returnToWindow,
  test,
} from './vocabulary.ts';

const DEALER = 'graz@dealers.example.com';
const OTHER = 'utrecht@dealers.example.com';

/** A vehicle whose model no other test uses. */
async function aModel(): Promise<{ vehicle: ImportedVehicle; model: string; name: string }> {
  const vin = aVin();
  const model = vin.slice(-8);
  const vehicle = await aVehicleInStock({ vin, pictures: 1, spec: { make: 'Audi', model, priceNet: 18450 } });
  return { vehicle, model, name: `Audi ${model}` };
}

const cardOf = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const heartOf = (page: Page, name: string) => page.getByRole('button', { name: `${name} beobachten` });
const eyeOf = (page: Page, name: string) => page.getByRole('button', { name: `${name} ausblenden` });

/** Holds the calls of marks back until they are released. `cancelled`: the page of the call was left. */
async function holdMarks(page: Page) {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/mark$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/mark$/);
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/mark'));
  return { asked, cancelled, release: () => release() };
}

/** A toast is a list item, too. */
const rowOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

test('a dealer watches a vehicle with the heart and follows its price and status on the watch list', async ({
  page,
  context,
}) => {
  const { vehicle, model, name } = await aModel();
  await signInQuickly(context, DEALER);
  await open(page, `/vehicles?make=Audi&model=${model}`);
  const heart = heartOf(page, name);

  await test.step('the heart on the card is large enough for a thumb and keeps its state', async () => {
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    const box = await heart.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/mark'));
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect((await saved).status()).toBe(200);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('the page of the vehicle has the same heart', async () => {
    await open(page, `/vehicles/${vehicle.id}`);
    await expect(page.getByRole('button', { name: 'Beobachten' })).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
  });

  await test.step('the watch list shows the new price and the change since the mark', async () => {
    await changeVehicle(vehicle, { priceNet: '17950.50' });
    await open(page, '/watchlist');
    const row = rowOf(page, name);
    await expect(row).toContainText('17.950,50 € netto');
    await expect(row).toContainText('499,50 € günstiger seit dem');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('an available vehicle goes into the selection from here', async () => {
    const row = rowOf(page, name);
    await row.getByRole('button', { name: 'In die Auswahl legen' }).click();
    await expectToast(page, 'In Ihre Auswahl gelegt');
    // The button that was pressed is gone.
    await expect(row.getByRole('link', { name: 'In Ihrer Auswahl' })).toBeFocused();
  });

  await test.step('when another dealer reserves it, the open list follows', async () => {
    await changeVehicle(vehicle, { priceNet: '18450.00' });
    await placeOrder(OTHER, [vehicle]);
    await returnToWindow(page);
    const row = rowOf(page, name);
    await expect(row).toContainText('Reserviert');
    await expect(row).toContainText('Preis unverändert seit dem');
    await expect(row.getByRole('link', { name: 'In Ihrer Auswahl' })).toHaveCount(0);
  });

  await test.step('the vehicle leaves the list, and comes back with the undo', async () => {
    const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await heartOf(page, name).click();
    await page.getByRole('button', { name: 'Wieder beobachten' }).click();
    expect((await removed).status()).toBe(200);
    await expect(rowOf(page, name)).toBeVisible();
    await heartOf(page, name).click();
    await expect(rowOf(page, name)).toHaveCount(0);
    // The focus is not lost with the row.
    await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
  });
});

test('a hidden vehicle leaves the inventory of this dealer alone, and can be seen and shown again', async ({
  page,
  context,
}) => {
  const { vehicle, model, name } = await aModel();
  const list = `/vehicles?make=Audi&model=${model}`;
  await signInQuickly(context, DEALER);
  await open(page, list);

  await test.step('a watched vehicle that is hidden by mistake is watched again', async () => {
    await heartOf(page, name).click();
    await expect(heartOf(page, name)).toHaveAttribute('aria-pressed', 'true');
    await eyeOf(page, name).click();
    await page.getByRole('button', { name: 'Wieder einblenden' }).click();
    await expect(heartOf(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(eyeOf(page, name)).toHaveAttribute('aria-pressed', 'false');
    await heartOf(page, name).click();
    await expect(heartOf(page, name)).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('also after a reload, on its own page', async () => {
    await heartOf(page, name).click();
    await expect(heartOf(page, name)).toHaveAttribute('aria-pressed', 'true');
    const hidden = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await eyeOf(page, name).click();
    await hidden;
    await open(page, `/vehicles/${vehicle.id}`);
    const toggle = (label: string) => page.getByRole('button', { name: label, exact: true });
    // The mark comes with a call of its own.
    await expect(toggle('Ausblenden')).toHaveAttribute('aria-pressed', 'true');
    await toggle('Ausblenden').click();
    await expect(toggle('Beobachten')).toHaveAttribute('aria-pressed', 'true');
    await toggle('Beobachten').click();
    await expect(toggle('Beobachten')).toHaveAttribute('aria-pressed', 'false');
    await open(page, list);
  });

  await test.step('the card keeps its place and offers to undo', async () => {
    await eyeOf(page, name).click();
    await expect(cardOf(page, name)).toContainText('ist ausgeblendet');
    await page.getByRole('button', { name: 'Wieder einblenden' }).click();
    await expect(eyeOf(page, name)).toHaveAttribute('aria-pressed', 'false');
    await eyeOf(page, name).click();
    await expect(page.getByRole('button', { name: 'Wieder einblenden' })).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('it is gone from the next list, but not for others', async () => {
    await page.getByRole('button', { name: 'Liste aktualisieren' }).click();
    await expect(page.getByText('Keine Fahrzeuge gefunden')).toBeVisible();
    const total = await asUser(
      OTHER,
      async (calls) => (await (await calls.get(`/api${list}`)).json()).pagination.total,
    );
    expect(total).toBe(1);
  });

  await test.step('the filter shows it again', async () => {
    await page
      .getByRole('button', { name: /^(Weitere )?Filter/ })
      .filter({ visible: true })
      .click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('heading', { name: 'Ausgeblendete' }).click();
    await sheet.getByRole('checkbox', { name: 'Auch ausgeblendete' }).check();
    await sheet.getByRole('button', { name: 'Fahrzeug anzeigen' }).click();
    await expect(page.getByRole('link', { name: 'Filter Auch ausgeblendete entfernen' })).toBeVisible();
    await expect(eyeOf(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    await eyeOf(page, name).click();
    await expect(eyeOf(page, name)).toHaveAttribute('aria-pressed', 'false');
    await open(page, list);
    await expect(cardOf(page, name)).toBeVisible();
  });
});

/** From the next page on React pauses after each slice of its work, so that all scripts are there before it has hydrated. */
const hydrateLate = (page: Page) =>
  page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with its port below
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function late(message: unknown) {
      setTimeout(() => post.call(this, message), 200);
    };
  });

test('a mark is sent at once: not after the lists of the mark before, and also when the page is left', async ({
  page,
  context,
}) => {
  const { vehicle, model, name } = await aModel();
  const list = `/vehicles?make=Audi&model=${model}`;
  await signInQuickly(context, DEALER);
  await open(page, list);
  const markOf = () =>
    asUser(DEALER, async (calls) => {
      const answer = await calls.get(`/api/vehicles/states?id=${vehicle.id}`);
      return (await answer.json()).states[0].mark;
    });

  await test.step('while the list of the mark before is still loading', async () => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/vehicles?**', async (route) => {
      await isReleased;
      await route.continue();
    });
    const loading = page.waitForRequest('**/api/vehicles?**');
    await eyeOf(page, name).click();
    await loading;
    await page.getByRole('button', { name: 'Wieder einblenden' }).click();
    await expect.poll(markOf).toBeNull();
    release();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('right before the page is left', async () => {
    await expect(heartOf(page, name)).toHaveAttribute('aria-pressed', 'false');
    const { asked, cancelled, release } = await holdMarks(page);
    await heartOf(page, name).click();
    await asked;
    // The request has not left the browser yet when the next page is there.
    await page.goto('/imprint');
    await cancelled;
    release();
    await expect.poll(markOf).toBe('WATCHED');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('and a second mark before the page has the answer to the first', async () => {
    await open(page, list);
    await expect(heartOf(page, name)).toHaveAttribute('aria-pressed', 'true');
    const { asked, cancelled, release } = await holdMarks(page);
    await heartOf(page, name).click();
    await asked;
    await eyeOf(page, name).click();
    await expect(cardOf(page, name)).toContainText('ist ausgeblendet');
    await hydrateLate(page);
    const reloaded = page.reload();
    await cancelled;
    release();
    await reloaded;
    await expect.poll(markOf).toBe('HIDDEN');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('pendingMarks'))).toBe('[]');
  });
});

test('a heart that cannot be saved is taken back with a message', async ({ page, context }) => {
  const { model, name } = await aModel();
  await signInQuickly(context, DEALER);
  await open(page, `/vehicles?make=Audi&model=${model}`);
  await page.route(/\/mark$/, (route) => route.abort());
  await expect(heartOf(page, name)).toHaveAttribute('aria-pressed', 'false');
  await heartOf(page, name).click();
  await expectToast(page, 'Das wurde nicht gespeichert');
  await expect(heartOf(page, name)).toHaveAttribute('aria-pressed', 'false');
});

test.describe('a tap on the heart says what it needs', () => {
  test('to a visitor, with the way to log in and back', async ({ page }) => {
    const { model, name } = await aModel();
    const list = `/vehicles?make=Audi&model=${model}`;
    await open(page, list);
    await heartOf(page, name).click();
    await expectToast(page, 'Bitte melden Sie sich an');
    await page.getByRole('button', { name: 'Anmelden' }).last().click();
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(list)}`);
  });

  test('to a waiting and to a suspended dealer', async ({ page, context }) => {
    const { model, name, vehicle } = await aModel();
    for (const [email, words] of [
      ['pending@example.com', 'Sobald Ihr Konto freigeschaltet ist'],
      ['suspended@example.com', 'Ihr Konto ist gesperrt'],
    ] as const) {
      await context.clearCookies();
      await signInQuickly(context, email);
      await open(page, `/vehicles?make=Audi&model=${model}`);
      await heartOf(page, name).click();
      await expectToast(page, words);
      await expect(heartOf(page, name)).toHaveAttribute('aria-pressed', 'false');
      await open(page, `/vehicles/${vehicle.id}`);
      await page.getByRole('button', { name: 'Ausblenden' }).click();
      await expectToast(page, words);
    }
  });
});
