import type { Page } from '@playwright/test';
import { ORDER_DOCUMENTS_MAX } from '../contract/arrival-proof.ts';
import { dayFromToday } from '../contract/german-day.ts';
import { anOrderBy, asClerk, signInQuickly } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, expectToast, open, test } from './vocabulary.ts';

/** A dealer whose orders have no VAT. */
const DEALER = 'wien@dealers.example.com';

const PDF = '1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const aProof = (content = `%PDF-1.4\n${PDF}`) => ({
  name: 'Bestätigung.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
});
const proofOn = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Gelangensbestätigung' }) });

/** Marks an order as invoiced and paid, with the delivery for today. */
const deliver = (id: string) =>
  asClerk(async (calls) => {
    const bank = await (await calls.get('/api/admin/bank-details')).json();
    const issued = await calls.post(`/api/orders/${id}/generate-xml-invoice`, { data: bank });
    expect(issued.status(), await issued.text()).toBe(200);
    const paid = { paidAt: new Date().toISOString(), deliveryOn: dayFromToday() };
    expect((await calls.patch(`/api/orders/${id}`, { data: paid })).status()).toBe(200);
  });

test('a dealer uploads the proof of arrival on a phone, and a clerk sees it and deletes a wrong one', async ({
  page,
  context,
  browser,
}) => {
  const { id } = await anOrderBy(DEALER);
  await deliver(id);
  await signInQuickly(context, DEALER);
  await open(page, `/orders/${id}`);
  const proof = proofOn(page);
  const chooser = proof.getByLabel(/Datei auswählen|Andere Datei auswählen/);
  const upload = proof.getByRole('button', { name: 'Hochladen', exact: true });

  await test.step('the form to sign is downloaded from the order', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      proof.getByRole('link', { name: 'Formular herunterladen (PDF)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`arrival-form-${id.slice(0, 8)}.pdf`);
  });

  await test.step('what is missing or wrong is said, and what was chosen stays', async () => {
    await upload.click();
    await expect(proof.getByRole('alert')).toContainText('Datei');
    const day = proof.getByLabel('Datum der Bestätigung');
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    await expect(day).toBeFocused();
    await day.fill(dayFromToday());
    await expect(day).not.toHaveAttribute('aria-invalid');
    await chooser.setInputFiles(aProof('no PDF at all'));
    await upload.click();
    await expect(proof.getByRole('alert')).toContainText('Möglich ist ein PDF oder ein Bild');
    await expect(proof.getByText('Bestätigung.pdf')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('the proof is stored with its day', async () => {
    await chooser.setInputFiles(aProof());
    await upload.click();
    await expectToast(page, 'Gelangensbestätigung hochgeladen');
    await expect(proof.getByText(/^Bestätigung vom/)).toBeVisible();
    await expect(upload).toBeFocused();
    await page.reload();
    await expect(proof.getByText(/hochgeladen am .*, von Ihnen/)).toBeVisible();
    await expect(proof.getByRole('button', { name: 'Weitere Datei hochladen' })).toBeEnabled();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  await test.step('a clerk reads who added it, and deletes it', async () => {
    const office = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await signInQuickly(office, 'admin@example.com');
    const clerk = await office.newPage();
    await open(clerk, `/admin/orders/${id}`);
    const seen = proofOn(clerk);
    await expect(seen.getByRole('link', { name: 'Bestätigung.pdf' })).toBeVisible();
    await expect(seen.getByText(`, ${DEALER}`)).toBeVisible();
    // Its colours change when it is hydrated.
    await expect(seen.getByRole('button', { name: 'Weitere Datei hochladen' })).toBeEnabled();
    await expectAccessible(clerk);
    await seen.getByRole('button', { name: 'Bestätigung.pdf löschen' }).click();
    await clerk.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
    await expect(seen.getByText('Noch nicht hochgeladen.')).toBeVisible();
    // A day that is typed is not lost by a link.
    const day = seen.getByLabel('Datum der Bestätigung');
    await day.fill(dayFromToday());
    await clerk.getByRole('link', { name: 'Alle Bestellungen' }).click();
    await clerk.getByRole('alertdialog').getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await expect(day).toHaveValue(dayFromToday());
    await office.close();
  });
});

test('the note that no more proofs fit takes the focus after the last upload', async ({ page, context }) => {
  const { id } = await anOrderBy(DEALER);
  await deliver(id);
  await signInQuickly(context, DEALER);
  const date = dayFromToday();
  for (let stored = 1; stored < ORDER_DOCUMENTS_MAX; stored += 1) {
    const multipart = { kind: 'ARRIVAL_PROOF', date, file: aProof(`%PDF-1.4\n%${stored}\n${PDF}`) };
    expect((await page.request.post(`/api/orders/${id}/documents`, { multipart })).status()).toBe(201);
  }
  await open(page, `/orders/${id}`);
  const proof = proofOn(page);
  await proof.getByRole('button', { name: 'Weitere Datei hochladen' }).click();
  await proof.getByLabel('Datum der Bestätigung').fill(date);
  await proof.getByLabel(/Datei auswählen|Andere Datei auswählen/).setInputFiles(aProof());
  await proof.getByRole('button', { name: 'Hochladen', exact: true }).click();
  await expectToast(page, 'Gelangensbestätigung hochgeladen');
  await expect(proof.getByText(`fasst ${ORDER_DOCUMENTS_MAX} Dokumente`)).toBeFocused();
});
