import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { aDelivery, aVin } from './delivery.ts';
import { signInQuickly } from './people.ts';
import { refuse } from './refusals.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  open,
  pressTwice,
  test,
} from './vocabulary.ts';

/** The call that uploads a file. */
const UPLOADS = /\/api\/imports\/[^/]+\/files\?/;

const filesOf = (page: Page) => page.getByRole('region', { name: 'Files' });

const zip = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/zip', buffer });

test('the example that the page offers can be imported, and the format is described', async ({
  page,
  context,
}) => {
  await signInQuickly(context, 'admin@example.com');
  await open(page, '/admin/upload?lang=fr');
  const links = page.getByRole('list', { name: 'Format des fichiers ZIP' }).getByRole('link');
  await expect(links).toHaveCount(3);
  const [description, example, schema] = await Promise.all(
    (await links.all()).map(async (link) => page.request.get((await link.getAttribute('href')) ?? '')),
  );
  expect(description?.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await description?.text()).toContain('Les champs de spec.json');
  expect(await schema?.json()).toMatchObject({ title: 'spec.json', type: 'object' });
  await page.getByRole('checkbox', { name: 'Vérifier seulement' }).check();
  const file = zip('example.zip', (await example?.body()) ?? Buffer.alloc(0));
  await page.locator('input[type=file]:not([multiple])').setInputFiles(file);
  await expect(page.getByText('WVWZZZCDZMW000001').first()).toBeVisible();
});

test('a single file shows its real progress, and a refused file says why and can be sent again', async ({
  page,
  context,
}) => {
  await signInQuickly(context, 'admin@example.com');
  await open(page, '/admin/upload?lang=en');
  await expect(page.getByRole('tab', { name: 'Single file' })).toHaveAttribute('aria-selected', 'true');
  const input = page.locator('input[type=file]:not([multiple])');
  await expect(page.getByText('Up to 100 MB', { exact: true })).toBeVisible();

  // Holds the server's response back until the test has seen the progress bar.
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(UPLOADS, async (route) => {
    await released;
    await route.continue();
  });
  const vin = aVin();
  await input.setInputFiles(zip('one.zip', await aDelivery({ vin })));
  const bar = page.getByRole('progressbar', { name: /one\.zip/ });
  await expect(bar).toBeVisible();
  expect(Number(await bar.getAttribute('aria-valuenow'))).toBeLessThanOrEqual(90);
  release();
  await expect(page.getByText(`Vehicle data processed, VIN ${vin}:`)).toBeVisible();
  await expect(page.getByText('Success', { exact: true })).toBeVisible();
  await page.unroute(UPLOADS);
  await expectAccessible(page);

  await input.setInputFiles(zip('broken.zip', Buffer.from('no ZIP at all')));
  const retry = page.getByRole('button', { name: /Upload again: broken\.zip/ });
  await expect(retry).toBeVisible();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();

  const link = page.getByRole('link', { name: 'Open the page of this import' });
  const failed = (await link.getAttribute('href')) ?? '';
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no ZIP') });
  await expect(page.getByText('notes.txt')).toBeVisible();
  await expect(retry).toBeVisible();
  const corrected = aVin();
  await input.setInputFiles(zip('broken.zip', await aDelivery({ vin: corrected })));
  await expect(page.getByText(`Vehicle data processed, VIN ${corrected}:`)).toBeVisible();
  await expect(retry).toBeHidden();
  await expect(link).toHaveAttribute('href', failed);
  await input.setInputFiles(zip('other.zip', await aDelivery({ vin: aVin() })));
  await expect(page.getByText('other.zip', { exact: true })).toBeVisible();
  await expect(page.getByText('broken.zip', { exact: true })).toBeHidden();
  await expect(link).not.toHaveAttribute('href', failed);
});

test('of several files the valid ones are imported, and only the failed one is sent again', async ({
  page,
  context,
}) => {
  await signInQuickly(context, 'admin@example.com');
  await open(page, '/admin/upload?lang=en');
  await page.getByRole('tab', { name: 'Multiple files' }).click();
  await expect(page.getByText('no more than 100 files at a time')).toBeVisible();
  const [first, second] = [aVin(), aVin()];
  let fails = true;
  await page.route(UPLOADS, async (route) => {
    const isSecond = route.request().postDataBuffer()?.includes('second.zip');
    if (isSecond && fails) await route.abort('connectionreset');
    else await route.continue();
  });
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles([
      zip('first.zip', await aDelivery({ vin: first })),
      zip('second.zip', await aDelivery({ vin: second })),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no ZIP') },
    ]);
  await expect(page.getByText('1 file is not a ZIP file and was skipped: notes.txt')).toBeVisible();
  await expect(page.getByText(`Vehicle data processed, VIN ${first}:`)).toBeVisible();
  await expect(
    page.getByText('Network error occurred. Please check your connection and try again.'),
  ).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('checkbox', { name: 'Failed only' }).check();
  await expect(page.getByText('first.zip', { exact: true })).toBeHidden();
  fails = false;
  await page.getByRole('button', { name: /Upload again: second\.zip/ }).click();
  await expect(page.getByText(`Vehicle data processed, VIN ${second}:`)).toBeVisible();
  await expect(filesOf(page).getByText('2 of 2 done')).toBeVisible();
  await expect(page.getByText('first.zip', { exact: true })).toBeVisible();
});

test.describe('an invalid or missing response', () => {
  const ANSWERS = [
    [
      'text/html',
      '<h1>No such page</h1>',
      404,
      'Server returned invalid response. Please try again or contact support.',
    ],
    [
      'application/json',
      '{',
      200,
      'The server returned an invalid response. Please try again or contact support.',
    ],
    ['application/json', '{}', 418, 'Upload failed with status: 418'],
  ] as const;

  test('is reported differently from a refusal and from a network error', async ({ page, context }) => {
    await signInQuickly(context, 'admin@example.com');
    await open(page, '/admin/upload?lang=en');
    const file = zip('any.zip', await aDelivery({ vin: aVin() }));
    for (const [contentType, body, status, sentence] of ANSWERS) {
      await page.route(UPLOADS, (route) => route.fulfill({ status, contentType, body }), {
        times: 1,
      });
      await page.locator('input[type=file]:not([multiple])').setInputFiles(file);
      await expect(page.getByText(sentence)).toBeVisible();
    }
  });

  test('ends the upload with advice after five minutes', async ({ page, context }) => {
    await signInQuickly(context, 'admin@example.com');
    await page.clock.install();
    await open(page, '/admin/upload?lang=en');
    await page.route(UPLOADS, () => {});
    const file = zip('slow.zip', await aDelivery({ vin: aVin() }));
    await page.locator('input[type=file]:not([multiple])').setInputFiles(file);
    await expect(page.getByRole('progressbar', { name: /slow\.zip/ })).toBeVisible();
    await page.clock.fastForward('05:01');
    await expect(page.getByText('Upload timed out after 5 minutes. Try with a smaller file.')).toBeVisible();
  });
});

test('thirty files are imported although the tab is closed, and the bad and the missing ones are dropped again', async ({
  page,
  context,
}) => {
  test.slow();
  await signInQuickly(context, 'admin@example.com');
  await open(page, '/admin/upload?tab=multiple&lang=en');
  const deliveries = await Promise.all(
    Array.from({ length: 31 }, async (_, index) =>
      zip(`car-${index + 1}.zip`, await aDelivery({ vin: aVin(), pictures: 1 })),
    ),
  );
  const bad = await Promise.all(
    [5, 11, 17, 23].map(async (number) =>
      zip(`car-${number}.zip`, await aDelivery({ vin: `SHORT${number}`, pictures: 0 })),
    ),
  );
  let first: Route | undefined;
  await page.route(UPLOADS, async (route) => {
    // The first file never arrives.
    if (first) await route.continue();
    first ??= route;
  });
  const isBad = ({ name }: { name: string }) => bad.some((each) => each.name === name);
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles([...deliveries.filter((each) => !isBad(each)), ...bad]);
  const latest = async () => (await (await context.request.get('/api/imports?limit=1')).json()).imports[0];
  await expect.poll(async () => (await latest())?.total, { timeout: 60_000 }).toBe(30);
  // A request that is still held when its page closes is sent after all.
  await page.route(UPLOADS, (route) => route.abort());
  await first?.abort();
  await page.close();

  const again = await context.newPage();
  await open(again, '/admin/upload?lang=en');
  await again.getByRole('region', { name: 'Imports' }).getByRole('link').first().click();
  const files = filesOf(again);
  await expect(files.getByText('30 of 31 done, 4 failed, 1 missing')).toBeVisible({ timeout: 60_000 });
  await again.getByRole('checkbox', { name: 'Failed only' }).check();
  await expect(files.getByRole('listitem')).toHaveCount(5);
  const missing = files.getByRole('listitem').last();
  await expect(missing).toHaveText(/car-\d+\.zip.*Missing/);
  const [missingName] = /car-\d+\.zip/.exec((await missing.textContent()) ?? '') ?? [];
  await expect(files.getByText(/Missing or invalid fields: vin “SHORT5”/)).toBeVisible();
  await expectAccessible(again);
  await expectNoSidewaysScroll(again);

  await test.step('they are settled with one press, and a failure is said', async () => {
    const settle = again.getByRole('button', { name: 'Mark as settled' });
    const refusal = await refuse(again, /\/api\/imports\/[\w-]+$/, 403, 'FORBIDDEN', 'PATCH');
    await settle.click();
    await expectToast(again, 'The import was not changed');
    await refusal.letThrough();
    const sent: string[] = [];
    again.on('request', (asked) => asked.method() === 'PATCH' && sent.push(asked.url()));
    await pressTwice(settle);
    await again.getByRole('button', { name: 'Reopen' }).click();
    await expect(settle).toBeVisible();
    expect(sent).toHaveLength(2);
  });

  const dropped = deliveries.filter((each) => isBad(each) || each.name === missingName);
  await again.locator('input[type=file][multiple]').setInputFiles(dropped);
  await expect(files.getByText('31 of 31 done', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(files.locator('ul').first().locator(':scope > li')).toHaveCount(31);
  const downloaded = again.waitForEvent('download');
  await again.getByRole('button', { name: 'Result as CSV' }).click();
  const csv = await readFile(await (await downloaded).path(), 'utf8');
  expect(csv.trimEnd().split('\r\n')).toHaveLength(32);
  expect(csv).not.toContain('Error');
});

test('a dry run says what would be imported, and imports nothing', async ({ page, context }) => {
  await signInQuickly(context, 'admin@example.com');
  await open(page, '/admin/upload?lang=en');
  const box = page.getByRole('checkbox', { name: 'Check only' });
  await box.check();
  const vin = aVin();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(UPLOADS, async (route) => {
    await released;
    await route.continue();
  });
  await page
    .locator('input[type=file]:not([multiple])')
    .setInputFiles(zip('one.zip', await aDelivery({ vin, pictures: 1 })));
  // The file on its way keeps the purpose for which it was dropped.
  await expect(box).toHaveAccessibleDescription(/You can change this once the files .* are uploaded\.$/);
  await box.press(' ');
  await expect(box).toBeChecked();
  release();
  await expect(page.getByText(`Would be imported as a new vehicle, VIN ${vin}:`)).toBeVisible();
  await expect(page.getByText('Mileage (km): 81,022')).toBeVisible();
  const found = await (await context.request.get(`/api/vehicles?q=${vin}`)).json();
  expect(found.pagination.total).toBe(0);
});
