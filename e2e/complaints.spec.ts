import { writeFile } from 'node:fs/promises';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { anOrderBy, asClerk, personAt, signInQuickly } from './people.ts';
import { expectLoginLink } from './refusals.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  open,
  returnToWindow,
  test,
} from './vocabulary.ts';

const DEALER = 'wien@dealers.example.com';

/** A picture of one pixel. */
const PHOTO = {
  name: 'Getriebe.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const WORDS = 'Das Getriebe ruckt beim Schalten.';
const ANSWER = 'Ein Gutachter kommt am Donnerstag.';

const setStatus = (id: string, status: 'PROCESSED' | 'COMPLETED') =>
  asClerk(async (calls) => {
    const answer = await calls.patch(`/api/orders/${id}/status`, { data: { status } });
    expect(answer.status(), await answer.text()).toBe(200);
  });
const complete = (id: string) => setStatus(id, 'COMPLETED');

/** Opens the page of a completed order of the dealer. Returns its id. */
async function openCompletedOrder(page: Page, context: BrowserContext): Promise<string> {
  const { id } = await anOrderBy(DEALER);
  await complete(id);
  await signInQuickly(context, DEALER);
  await open(page, `/orders/${id}`);
  return id;
}

test('a dealer sends a complaint on a phone, a clerk answers it, and the dealer reads the answer', async ({
  page,
  context,
  browser,
}) => {
  const id = await openCompletedOrder(page, context);
  const complaints = page.locator('#complaints');
  const send = complaints.getByRole('button', { name: 'Jetzt senden' });
  const words = complaints.getByLabel('Was ist anders als angegeben?');

  await test.step('the three terms are named', async () => {
    for (const term of ['Erste Meldung', 'Offene Mängel', 'Verdeckte Mängel'])
      await expect(complaints.getByText(term)).toBeVisible();
  });

  await test.step('what is missing or wrong is said, and what was typed stays', async () => {
    await complaints.getByRole('button', { name: 'Reklamation schreiben' }).click();
    await send.click();
    await expect(complaints.getByText('Bitte füllen Sie dieses Feld aus')).toBeVisible();
    await expect(words).toBeFocused();
    await words.fill(WORDS);
    const mileage = complaints.getByLabel('Kilometerstand jetzt');
    await expect(mileage).toHaveAccessibleDescription(/^Verkauft mit [\d.]+\skm\. Lassen Sie/);
    await mileage.fill('48.263,5');
    await send.click();
    await expect(mileage).toHaveAccessibleDescription(/ganze Kilometer.* 48\.263/);
    await expect(mileage).toBeFocused();
    await mileage.fill('48.263');
    const files = complaints.getByLabel('Fotos und Dokumente auswählen');
    // Chosen twice, a file from the disk is the same.
    const broken = test.info().outputPath('Kaputt.png');
    await writeFile(broken, 'no picture');
    await files.setInputFiles(broken);
    await files.setInputFiles(broken);
    await send.click();
    await expect(complaints.getByRole('alert')).toContainText('Kaputt.png');
    await expect(words).toHaveValue(WORDS);
    await complaints.getByRole('button', { name: 'Kaputt.png weglassen' }).press('Enter');
    await expect(files).toBeFocused();
    await expectLoginLink(complaints.getByRole('alert'), /\/complaints$/, 'POST', () => send.click());
    await expect(words).toHaveValue(WORDS);
    await files.setInputFiles(PHOTO);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('a double click makes one complaint', async () => {
    await send.dblclick();
    await expectToast(page, 'Reklamation gesendet');
    await expect(complaints.getByRole('button', { name: 'Reklamation schreiben' })).toBeFocused();
    await expect(complaints.getByText(WORDS)).toHaveCount(1);
    await expect(complaints.getByText('Kilometerstand: 48.263 km.')).toBeVisible();
    await expect(complaints.getByRole('link', { name: 'Getriebe.png' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('a clerk finds it on the work list and answers', async () => {
    const clerk = await personAt(browser, 'admin@example.com', { viewport: { width: 1440, height: 900 } });
    await open(clerk, '/admin/dashboard');
    await expect(clerk.getByText('Reklamation beantworten').first()).toBeVisible();
    await open(clerk, `/admin/orders/${id}`);
    const seen = clerk.locator('#complaints');
    await expect(seen.getByText(WORDS)).toBeVisible();
    await seen.getByLabel('Stand').selectOption({ label: 'Anerkannt' });
    await seen.getByLabel('Antwort an den Händler').fill(ANSWER);
    await expectAccessible(clerk);
    await test.step('a colleague is faster', async () => {
      await asClerk(async (calls) => {
        const [{ id: complaintId }] = (await (await calls.get(`/api/orders/${id}/complaints`)).json())
          .complaints;
        const data = { state: 'DECLINED', answer: 'Das stand im Zustandsbericht.' };
        await calls.patch(`/api/orders/${id}/complaints/${complaintId}`, { data });
      });
      await returnToWindow(clerk);
      await expect(seen.getByText('Das stand im Zustandsbericht.')).toBeVisible();
      await seen.getByRole('button', { name: 'Antwort senden' }).click();
      await expect(seen.getByRole('alert')).toContainText('Inzwischen hat jemand anderes geantwortet');
      await expect(seen.getByLabel('Antwort an den Händler')).toHaveValue(ANSWER);
    });
    await expectLoginLink(seen.getByRole('alert'), /\/complaints\/[\w-]+$/, 'PATCH', () =>
      seen.getByRole('button', { name: 'Antwort senden' }).click(),
    );
    await expect(seen.getByLabel('Antwort an den Händler')).toHaveValue(ANSWER);
    await seen.getByRole('button', { name: 'Antwort senden' }).click();
    await expectToast(clerk, 'Antwort gesendet');
    await expect(seen.getByText('admin@example.com')).toHaveCount(2);
    await clerk.context().close();
  });

  await test.step('the dealer reads the answer without the name of the clerk', async () => {
    await page.reload();
    await expect(complaints.getByText(ANSWER)).toBeVisible();
    await expect(complaints.getByText(/^Anerkannt am .*\sUhr, von uns$/)).toBeVisible();
  });
});

test('on a wide screen complaints stand beside the proof of arrival, or beside their own terms', async ({
  page,
  context,
}) => {
  for (const [dealer, hasProof] of [
    [DEALER, true],
    ['freiburg@dealers.example.com', false],
  ] as const) {
    const { id } = await anOrderBy(dealer);
    await complete(id);
    await context.clearCookies();
    await signInQuickly(context, dealer);
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, `/orders/${id}`);
    const complaints = page.locator('#complaints');
    await complaints.getByRole('button', { name: 'Reklamation schreiben' }).click();
    await complaints.getByLabel('Was ist anders als angegeben?').fill(WORDS);
    await complaints.getByRole('button', { name: 'Jetzt senden' }).click();
    // While it is sent, the field still holds the text too.
    const sent = complaints.getByRole('paragraph').filter({ hasText: WORDS });
    await expect(sent).toBeVisible();
    const terms = complaints.getByText('Erste Meldung');
    const [left, right] = hasProof
      ? [page.getByRole('heading', { name: 'Gelangensbestätigung' }), terms]
      : [terms, sent];
    // The sent text is read again with the order, and then stands in its place.
    const startOf = async (part: Locator) => (await part.boundingBox())?.x;
    await expect.poll(() => startOf(right)).toBeGreaterThan(700);
    expect(await startOf(left)).toBeLessThan(720);
    await expectNoSidewaysScroll(page);
  }
});

test('what was typed for a complaint stays when a clerk takes the completion back', async ({
  page,
  context,
}) => {
  const id = await openCompletedOrder(page, context);
  const complaints = page.locator('#complaints');
  const words = complaints.getByLabel('Was ist anders als angegeben?');
  const send = complaints.getByRole('button', { name: 'Jetzt senden' });
  await complaints.getByRole('button', { name: 'Reklamation schreiben' }).click();
  await words.fill(WORDS);

  await setStatus(id, 'PROCESSED');
  await returnToWindow(page);
  await expect(complaints.getByText('Diese Bestellung ist nicht mehr abgeschlossen')).toBeVisible();
  await expect(words).toHaveValue(WORDS);
  await expect(send).toBeHidden();
  await expectAccessible(page);

  await complete(id);
  await returnToWindow(page);
  await send.click();
  await expectToast(page, 'Reklamation gesendet');
});
