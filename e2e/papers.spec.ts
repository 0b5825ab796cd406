import type { Page } from '@playwright/test';
import { mailAbout } from './mails.ts';
import { signInQuickly } from './people.ts';
import { holdBack } from './refusals.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectQuestionBeforeClosing,
  expectToast,
  field,
  open,
  test,
} from './vocabulary.ts';

/** A dealer who waits for approval and reads mails in French. */
const METZ = 'metz@dealers.example.com';

const aPaper = (
  name: string,
  content = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
});
const chooser = (page: Page) => page.getByLabel('Nachweise auswählen oder hierher ziehen');
const paper = (page: Page, name: string) => page.getByRole('link', { name });

test('a waiting dealer uploads papers, and a clerk reads them and asks for another one', async ({
  page,
  context,
  browser,
}) => {
  await signInQuickly(context, METZ);
  await open(page, '/dashboard');

  await test.step('a paper is uploaded, a wrong file is refused with the reason', async () => {
    await expect(chooser(page)).toBeEnabled();
    const sending = await holdBack(page, /\/api\/dealer\/papers$/, 'POST');
    await chooser(page).setInputFiles([
      aPaper('Gewerbeanmeldung.pdf'),
      aPaper('Registerauszug.pdf', 'no PDF at all'),
    ]);
    await expect(
      page.getByRole('progressbar', { name: 'Gewerbeanmeldung.pdf wird hochgeladen' }),
    ).toBeVisible();
    await expectQuestionBeforeClosing(page);
    await sending.letThrough();
    await expectToast(page, 'Nachweis hochgeladen');
    await expect(paper(page, 'Gewerbeanmeldung.pdf')).toBeVisible();
    const refusal = page.getByRole('alert').filter({ hasText: 'Registerauszug.pdf' });
    await expect(refusal).toContainText('wurde nicht hochgeladen: Möglich ist ein PDF oder ein Bild');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await refusal.getByRole('button').click();
    await expect(refusal).toHaveCount(0);
  });

  await test.step('the dealer downloads the paper, and it is no page of the portal', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      paper(page, 'Gewerbeanmeldung.pdf').click(),
    ]);
    expect(download.suggestedFilename()).toBe('Gewerbeanmeldung.pdf');
  });

  await test.step('a clerk sees the paper and asks for another one by mail', async () => {
    const office = await browser.newContext({ viewport: page.viewportSize() });
    await signInQuickly(office, 'admin@example.com');
    const clerk = await office.newPage();
    await open(clerk, `/admin/users?search=${encodeURIComponent(METZ)}`);
    await clerk.getByRole('button', { name: /^Details zu/ }).click();
    const dialog = clerk.getByRole('dialog');
    await dialog.getByRole('tab', { name: 'Nachweise' }).click();
    await expect(dialog.getByRole('link', { name: 'Gewerbeanmeldung.pdf' })).toBeVisible();
    await expectNoSidewaysScroll(clerk);
    await dialog.getByRole('button', { name: 'Nachweise anfordern' }).click();
    await field(clerk, 'Nachricht an den Händler').fill(
      'Il nous manque votre extrait Kbis: www.kbis.example',
    );
    await expectAccessible(clerk);
    const requests: string[] = [];
    clerk.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await dialog.getByRole('button', { name: 'Anforderung senden' }).dblclick();
    await expect(dialog.getByRole('button', { name: 'Nachweise anfordern' })).toBeVisible();
    expect(requests.filter((path) => path.endsWith('/paper-requests'))).toHaveLength(1);
    await office.close();
    await expect.poll(() => mailAbout(METZ, 'justificatifs')).toContain('extrait Kbis: www. kbis. example');
  });

  await test.step('the dealer deletes the paper while the account is reviewed', async () => {
    await page.getByRole('button', { name: 'Gewerbeanmeldung.pdf löschen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Nachweis löschen' }).click();
    await expectToast(page, 'Nachweis gelöscht');
    await expect(paper(page, 'Gewerbeanmeldung.pdf')).toHaveCount(0);
  });

  await test.step('the account has the same card', async () => {
    await open(page, '/account');
    await expect(chooser(page)).toBeEnabled();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
