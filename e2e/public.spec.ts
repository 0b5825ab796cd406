import type { Locator, Page } from '@playwright/test';
import { publicPages } from './public-pages.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  field,
  open,
  pressTwice,
  portalUrl,
  test,
} from './vocabulary.ts';

test.describe('the home page', () => {
  test('says what is sold to whom and how, and works without JavaScript', async ({ page, browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
    const plain = await context.newPage();
    await plain.goto(`${portalUrl()}/?lang=en`);
    const content = plain.getByRole('main');
    await expect(content.getByRole('heading', { level: 1 })).toContainText(
      'Off-lease vehicles at fixed prices',
    );
    await expect(content).toContainText(
      'registered motor dealers in the European Economic Area. No auctions',
    );
    await expect(content.locator('dl')).toHaveText(/5,000\+.*1,200\+.*24\/48h.*100%/s);
    await expect(section(plain, 'How it works').getByRole('heading', { level: 3 })).toHaveText([
      'Register',
      'Browse',
      'Purchase',
    ]);
    await expect(section(plain, 'Your benefits').getByRole('heading', { level: 3 })).toHaveText([
      'Tested quality',
      'Fast availability',
      'Transparent prices',
      'Complete documentation',
      'Flexible pickup and delivery',
      'Features for buyers',
    ]);
    const testimonials = section(plain, 'What dealers say');
    await expect(testimonials.getByRole('figure')).toHaveCount(3);
    await expect(testimonials.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(3);
    await expect(testimonials.locator('svg')).toHaveCount(15);

    // An answer opens without a script, and all answers are in the HTML for search engines.
    const answers = section(plain, 'Frequently asked questions');
    await expect(answers).toContainText(/for you for\s72\shours/);
    await answers.getByText('How do I pay?').click();
    await expect(
      answers.getByText(
        'By bank transfer only, and only from the company account of the registered business',
      ),
    ).toBeVisible();
    await answers.getByText('Is there a warranty?').click();
    await expect(answers.getByText('vehicles are sold as seen, without warranty')).toBeVisible();
    await expect(answers.getByText('By bank transfer only')).toBeHidden();

    const newest = section(plain, 'New in the inventory').getByRole('listitem');
    await expect(newest).toHaveCount(4);
    const link = newest.first().getByRole('link');
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect(plain.getByRole('heading', { level: 1 })).toContainText(name);
    await context.close();
  });

  test('links to the stock, to how it works, to the registration and to the contact page', async ({
    page,
  }) => {
    await open(page, '/');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const steps = section(page, 'So funktioniert es');
    await expect(steps).not.toBeInViewport();
    await page.getByRole('link', { name: 'So funktioniert es' }).click();
    await expect(steps.getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(steps).toBeFocused();

    const answers = section(page, 'Häufige Fragen');
    await answers.getByText('Wird hier versteigert?').click();
    await expect(answers.locator('details[open]')).toHaveCount(1);
    await answers.getByText('Wie wird bezahlt?').click();
    await expect(answers.locator('details[open]')).toHaveText(
      /Wie wird bezahlt\?.*Ausschließlich per Überweisung/s,
    );
    await answers.getByText('Wie wird bezahlt?').click();
    await expect(answers.locator('details[open]')).toHaveCount(0);

    const closing = section(page, 'Bereit für den nächsten Einkauf?');
    await closing.getByRole('link', { name: 'Kontakt aufnehmen' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await page.goBack();
    await closing.getByRole('link', { name: 'Als Händler registrieren' }).click();
    await expect(page).toHaveURL(/\/auth\?tab=register$/);
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'Zum Fahrzeugbestand' }).click();
    await expect(page).toHaveURL(/\/vehicles$/);
  });
});

test('a visitor opens every public page without signing in', async ({ request }) => {
  for (const path of await publicPages(request)) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status()]).toEqual([path, 200]);
    expect(await answer.text()).toMatch(/<h1[ >]/);
  }
});

test('a change of colours moves nothing for a reader who prefers less motion', async ({ page }) => {
  await open(page, '/vehicles');
  const moving = await page.evaluate(async () => {
    document.documentElement.dataset['theme'] = 'dark';
    await new Promise((drawn) => requestAnimationFrame(drawn));
    return document.getAnimations().length;
  });
  expect(moving).toBe(0);
});

/** The section of the page with this heading. */
const section = (page: Page, name: string): Locator => page.getByRole('region', { name });

test.describe('the contact page', () => {
  test('names support, sales and headquarters, and works without JavaScript', async ({ page, browser }) => {
    await open(page, '/contact');
    // The form becomes usable after the page. Its button changes its colours then.
    await expect(page.getByRole('button', { name: 'Nachricht senden' })).toBeEnabled();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
    const plain = await context.newPage();
    await plain.goto(page.url());
    const content = plain.getByRole('main');
    for (const place of ['Support', 'Vertrieb', 'Hauptsitz'])
      await expect(content.getByRole('heading', { name: place })).toBeVisible();
    await expect(content.getByRole('link', { name: 'support@example.com' })).toHaveAttribute(
      'href',
      'mailto:support@example.com',
    );
    await expect(content.getByRole('link', { name: 'sales@example.com' })).toBeVisible();
    await expect(content.getByText('Montag bis Freitag, 9 bis 17 Uhr')).toBeVisible();
    await expect(content.getByText(/Antwort innerhalb von\s24\sStunden/)).toBeVisible();
    await expect(content.getByText('Musterstraße 12')).toBeVisible();
    await context.close();
  });

  test('shows every validation error under its field and focuses the first', async ({ page }) => {
    await open(page, '/contact?lang=en');
    await field(page, 'Name').fill('J');
    await field(page, 'Email address').fill('joerg@');
    await field(page, 'Company').fill('A');
    await field(page, 'Phone').fill('1234');
    await field(page, 'Subject').fill('x');
    await field(page, 'Message').fill('Too short');
    await page.getByRole('button', { name: 'Send message' }).click();
    for (const [label, rule] of [
      ['Name', 'Name is required'],
      ['Email address', 'Valid email is required'],
      ['Company', 'Company name is required'],
      ['Phone', 'Phone number is required'],
      ['Subject', 'Subject is required'],
      ['Message', 'Message is too short'],
    ] as const) {
      await expect(field(page, label)).toHaveAccessibleDescription(rule);
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(field(page, 'Name')).toBeFocused();
    await expectAccessible(page);
    await field(page, 'Name').fill('https://pills.example');
    await expect(field(page, 'Name')).toHaveAccessibleDescription(
      'Web addresses and email addresses are not allowed here, not even a single @',
    );
  });

  test('sends a message once, keeps the input on failure and clears it on success', async ({ page }) => {
    await open(page, '/contact');
    await fillForm(page);
    const send = page.getByRole('button', { name: 'Nachricht senden' });

    // First a proxy answers with its own message, then the portal refuses, then the connection breaks.
    await answerOnce(page, { status: 404, json: { message: 'Wartung bis Mittag.' } });
    await send.click();
    await expectToast(page, /Fehler.*Wartung bis Mittag\./s);
    await expect(send).toBeFocused();
    await answerOnce(page, { status: 429, json: { code: 'RATE_LIMITED', message: 'Too many.' } });
    await page.keyboard.press('Enter');
    await expectToast(page, /Fehler.*Aus Ihrem Netz kamen zu viele Nachrichten/s);
    await answerOnce(page, 'broken');
    await send.click();
    await expectToast(page, /Fehler.*Beim Senden ist ein Fehler aufgetreten/s);
    await expect(field(page, 'Nachricht')).toHaveValue(MESSAGE);
    await switchLanguage(page, 'English');
    await expect(field(page, 'Message')).toHaveValue(MESSAGE);
    await expect(field(page, 'Name')).toHaveValue('Jörg Müller');
    await switchLanguage(page, 'Deutsch');

    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/contact-form', async (route) => {
      await released;
      await route.continue();
    });
    await pressTwice(send);
    await expect(send).toHaveJSProperty('disabled', true);
    release();
    await expectToast(page, /Nachricht gesendet/);
    await expect(send).toBeEnabled();
    for (const label of ['Name', 'E-Mail-Adresse', 'Unternehmen', 'Telefon', 'Betreff', 'Nachricht'])
      await expect(field(page, label)).toHaveValue('');
    // A visitor gets no copy by mail: the address could be a stranger's.
    await expect(page.getByRole('region', { name: 'Das haben Sie uns geschrieben' })).toContainText(
      /Rückruf.*bitte rufen Sie mich zu zwei Kombis zurück/s,
    );
    expect(sent.filter((each) => each.startsWith('POST'))).toEqual(['POST /api/contact-form']);
  });
});

const MESSAGE = 'Guten Tag,\nbitte rufen Sie mich zu zwei Kombis zurück.';

async function fillForm(page: Page): Promise<void> {
  await field(page, 'Name').fill('Jörg Müller');
  await field(page, 'E-Mail-Adresse').fill('joerg.mueller@example.com');
  await field(page, 'Unternehmen').fill('Autohaus Größe & Söhne GmbH');
  await field(page, 'Telefon').fill('+49 221 555 0199');
  await field(page, 'Betreff').fill('Rückruf');
  await field(page, 'Nachricht').fill(MESSAGE);
}

/** Changes the language with the links in the footer. */
async function switchLanguage(page: Page, language: 'Deutsch' | 'English'): Promise<void> {
  await page.getByRole('contentinfo').getByText(language, { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'English' ? 'en' : 'de');
}

/** Answers the next message instead of the server. With "broken" there is no answer. */
async function answerOnce(page: Page, answer: { status: number; json: object } | 'broken'): Promise<void> {
  await page.route(
    '**/api/contact-form',
    (route) => (answer === 'broken' ? route.abort() : route.fulfill(answer)),
    { times: 1 },
  );
}

test('an address past the last page of the inventory leads to the last page', async ({ page }) => {
  const isAtLast = async () => {
    await expect(page).toHaveURL(/\/vehicles\?page=\d{1,2}$/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Nächste Seite' })).toHaveCount(0);
  };
  await open(page, '/vehicles?page=999');
  await isAtLast();
  await page.evaluate(() => history.pushState({}, '', '/vehicles?page=998'));
  await isAtLast();
});
