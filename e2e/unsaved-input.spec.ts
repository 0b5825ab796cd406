import type { BrowserContext, Locator, Page } from '@playwright/test';
import { dayFromToday } from '../contract/german-day.ts';
import { anOrderBy, asClerk, aVehicleInStock, signInQuickly } from './people.ts';
import { refuse } from './refusals.ts';
import {
  expect,
  expectQuestionBeforeClosing,
  expectToast,
  field,
  open,
  returnToWindow,
  signOut,
  test,
} from './vocabulary.ts';

const DEALER = 'gent@dealers.example.com';
/** A dealer of the demo who waits for approval, and whom no test changes. */
const WAITING = 'metz@dealers.example.com';

test.beforeEach(({ context }) => signInQuickly(context, 'admin@example.com'));

const rail = (page: Page) => page.getByRole('navigation', { name: 'Bereiche der Verwaltung' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Eingaben verwerfen?' });
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** An order of a dealer, its dealer, and a vehicle in stock. */
async function aDesk() {
  const order = await anOrderBy(DEALER);
  const vehicle = await aVehicleInStock({ pictures: 0, spec: { priceNet: 18450 } });
  const dealerId: string = await asClerk(
    async (calls) => (await (await calls.get(`/api/orders/${order.id}`)).json()).order.dealerId,
  );
  return { order: `/admin/orders/${order.id}`, dealer: `/admin/users/${dealerId}`, ...vehicle };
}

/** Records the call, issues the invoice and records the payment, outside the browser. Answers the page of the order. */
async function aPaidOrder(): Promise<string> {
  const { id } = await anOrderBy(DEALER);
  const now = new Date().toISOString();
  await asClerk(async (calls) => {
    await calls.patch(`/api/orders/${id}`, { data: { calledAt: now } });
    const bank = await (await calls.get('/api/admin/bank-details')).json();
    await calls.post(`/api/orders/${id}/generate-xml-invoice`, { data: bank });
    const paid = await calls.patch(`/api/orders/${id}`, { data: { paidAt: now } });
    expect(paid.status()).toBe(200);
  });
  return id;
}

interface Form {
  name: string;
  path: string;
  /** Opens the form. */
  begin?: (page: Page) => Promise<void>;
  typedInto: (page: Page) => Locator;
  typed: string;
  /** Dialogs are left by Escape, other forms by a link of the rail. */
  isDialog: boolean;
}

async function forms(): Promise<Form[]> {
  const { order, dealer, id, vin } = await aDesk();
  const paid = `/admin/orders/${await aPaidOrder()}`;
  const list = `/admin/vehicles?q=${vin}`;
  const note = (page: Page) => field(page, 'Notiz oder Ergebnis eines Anrufs');
  const message = (page: Page) => field(page, 'Nachricht an den Händler');
  return [
    { name: 'a note on an order', path: order, typedInto: note, typed: 'Rückruf morgen', isDialog: false },
    { name: 'a note on a dealer', path: dealer, typedInto: note, typed: 'Rückruf morgen', isDialog: false },
    {
      name: 'the request for papers',
      path: dealer,
      begin: (page) => press(page, 'Nachweise anfordern'),
      typedInto: message,
      typed: 'Bitte beide Seiten',
      isDialog: false,
    },
    {
      name: 'the page of a vehicle',
      path: `/admin/vehicles/${id}`,
      typedInto: (page) => field(page, 'Farbe'),
      typed: 'Rot',
      isDialog: false,
    },
    {
      name: 'a price that is none',
      path: list,
      begin: (page) => press(page, /^Preis von/),
      typedInto: (page) => page.getByRole('row').getByRole('textbox'),
      typed: 'abc',
      isDialog: false,
    },
    {
      name: 'the edit dialog',
      path: list,
      begin: (page) => press(page, /bearbeiten$/),
      typedInto: (page) => field(page, 'Farbe'),
      typed: 'Rot',
      isDialog: true,
    },
    {
      name: 'the prices of a selection',
      path: list,
      begin: async (page) => {
        await page.getByRole('row').filter({ hasText: vin }).getByRole('checkbox').check();
        await press(page, 'Preis ändern');
      },
      typedInto: (page) => dialog(page).getByLabel('Änderung'),
      typed: '-2,5',
      isDialog: true,
    },
    {
      name: 'the bank details of an invoice',
      path: order,
      begin: async (page) => {
        await press(page, 'Anruf eintragen');
        // Escape closes what has appeared last, and that would be a toast that came after the dialog.
        await expectToast(page, 'Anruf eingetragen');
        await press(page, 'Rechnung stellen');
      },
      typedInto: (page) => dialog(page).getByLabel('Kontoinhaber'),
      typed: 'Forecourt GmbH',
      isDialog: true,
    },
    {
      name: 'the day of delivery',
      path: paid,
      begin: (page) => press(page, 'Liefertag festlegen'),
      typedInto: (page) => dialog(page).getByLabel('Liefertag'),
      typed: dayFromToday(4),
      isDialog: true,
    },
    {
      name: 'the message of an approval',
      path: `/admin/users?search=${WAITING}`,
      begin: (page) => press(page, /freischalten$/),
      typedInto: (page) => page.getByRole('alertdialog').getByLabel('Nachricht an den Händler'),
      typed: 'Willkommen',
      isDialog: true,
    },
    {
      name: 'a new e-mail address',
      path: dealer,
      begin: (page) => press(page, 'E-Mail ändern'),
      typedInto: (page) => dialog(page).getByLabel('E-Mail-Adresse').or(dialog(page).getByLabel('E-Mail')),
      typed: 'neu@example.com',
      isDialog: true,
    },
    {
      name: 'an invitation',
      path: '/admin/admins',
      begin: (page) => press(page, 'Administrator einladen'),
      typedInto: (page) => dialog(page).getByLabel('Name'),
      typed: 'Ada Brandt',
      isDialog: true,
    },
  ];
}

/** Types into a form in a tab of its own, and leaves it in every way. */
async function leaveInEveryWay(context: BrowserContext, form: Form): Promise<void> {
  const page = await context.newPage();
  await open(page, form.path);
  await form.begin?.(page);
  const typedInto = form.typedInto(page);
  // The browser asks only where the reader has pressed something.
  await typedInto.click();
  await typedInto.fill(form.typed);
  if (form.isDialog) await page.keyboard.press('Escape');
  else await rail(page).getByRole('link', { name: 'Rechnungen' }).click();
  await question(page).getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(typedInto).toHaveValue(form.typed);

  await expectQuestionBeforeClosing(page);

  // A list that asks every few seconds may be refused before the clerk returns.
  const refused = page.waitForResponse((answer) => answer.status() === 401);
  await signOut(page);
  await returnToWindow(page);
  await refused;
  await expect(typedInto).toHaveValue(form.typed);

  // What is given up is gone without a second question.
  if (form.isDialog) await page.keyboard.press('Escape');
  else await rail(page).getByRole('link', { name: 'Rechnungen' }).click();
  await question(page).getByRole('button', { name: 'Verwerfen' }).click();
  await expect(typedInto).toHaveCount(0);
  await page.close();
}

test('nothing typed in the back office is lost by Escape, a link, a closed tab or the end of the session', async ({
  context,
}) => {
  test.slow();
  for (const form of await forms())
    await test.step(form.name, async () => {
      await signInQuickly(context, 'admin@example.com');
      await leaveInEveryWay(context, form);
    });
});

test('Escape right after a letter asks before it drops the bank details of an invoice', async ({ page }) => {
  const { order } = await aDesk();
  await open(page, order);
  await press(page, 'Anruf eintragen');
  await expectToast(page, 'Anruf eingetragen');
  await press(page, 'Rechnung stellen');
  await dialog(page)
    .getByLabel('Kontoinhaber')
    .evaluate(async (input: HTMLInputElement) => {
      input.focus();
      document.execCommand('insertText', false, 'Z');
      // Between two events the browser runs what waits, but no timer.
      await Promise.resolve();
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    });
  await question(page).getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(dialog(page).getByLabel('Kontoinhaber')).toHaveValue(/Z/);
});

test('a note that a clerk could not save after their session ended is saved after they sign in again', async ({
  page,
  context,
}) => {
  const { order, dealer } = await aDesk();
  await test.step('a corrected e-mail address stays, with a link to the login in another tab', async () => {
    await open(page, dealer);
    await press(page, 'E-Mail ändern');
    const email = dialog(page).getByRole('textbox');
    await email.fill('neu@example.com');
    const { letThrough } = await refuse(
      page,
      /\/api\/admin\/dealers\/[\w-]+$/,
      401,
      'NOT_AUTHENTICATED',
      'PATCH',
    );
    await dialog(page).getByRole('button', { name: 'Speichern' }).click();
    await expect(dialog(page).getByRole('link')).toHaveAttribute('href', '/auth');
    await expect(email).toHaveValue('neu@example.com');
    await letThrough();
    await email.press('Escape');
    await question(page).getByRole('button', { name: 'Verwerfen' }).click();
  });
  await open(page, order);
  const note = field(page, 'Notiz oder Ergebnis eines Anrufs');
  await note.fill('Rückruf morgen');
  await signOut(page);
  const save = page.getByRole('button', { name: 'Notiz speichern' });
  await save.click();
  await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveAttribute('href', '/auth');
  await expect(note).toHaveValue('Rückruf morgen');
  await signInQuickly(context, 'admin@example.com');
  await save.click();
  await expect(note).toHaveValue('');
  await expect(page.getByRole('listitem').filter({ hasText: 'Rückruf morgen' })).toBeVisible();
});

test('what a clerk types before the page is hydrated is not lost by a link', async ({ page }) => {
  const { id } = await anOrderBy(DEALER);
  let letThrough = () => {};
  const released = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/app-*.js', async (route) => {
    await released;
    return route.continue();
  });
  const asked: string[] = [];
  page.on('dialog', (browsers) => {
    asked.push(browsers.type());
    return browsers.dismiss();
  });
  await page.goto(`/admin/orders/${id}`, { waitUntil: 'commit' });
  const note = field(page, 'Notiz oder Ergebnis eines Anrufs');
  // Browsers ask only after the page was used.
  await note.click();
  await note.pressSequentially('Rückruf morgen');
  await page.getByRole('link', { name: 'Alle Bestellungen' }).click();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  letThrough();
  await expect(page.getByRole('button', { name: 'Notiz speichern' })).toBeEnabled();
  await expect(note).toHaveValue('Rückruf morgen');
  await page.getByRole('link', { name: 'Alle Bestellungen' }).click();
  await press(page, 'Weiter bearbeiten');
  await expect(note).toHaveValue('Rückruf morgen');
});
