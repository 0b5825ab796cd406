import { aDelivery, aVin } from './delivery.ts';
import { signInQuickly } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from './vocabulary.ts';

const zip = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/zip', buffer });

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
  await page.route('**/api/upload/vehicle-zip', async (route) => {
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
  await page.unroute('**/api/upload/vehicle-zip');
  await expectAccessible(page);

  await input.setInputFiles(zip('broken.zip', Buffer.from('no ZIP at all')));
  const retry = page.getByRole('button', { name: /Upload again: broken\.zip/ });
  await expect(retry).toBeVisible();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
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
  await page.route('**/api/upload/vehicle-zip', async (route) => {
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
  await expect(page.getByText('2 of 2 done')).toBeVisible();
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
      await page.route('**/api/upload/vehicle-zip', (route) => route.fulfill({ status, contentType, body }), {
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
    await page.route('**/api/upload/vehicle-zip', () => {});
    const file = zip('slow.zip', await aDelivery({ vin: aVin() }));
    await page.locator('input[type=file]:not([multiple])').setInputFiles(file);
    await expect(page.getByRole('progressbar', { name: /slow\.zip/ })).toBeVisible();
    await page.clock.fastForward('05:01');
    await expect(page.getByText('Upload timed out after 5 minutes. Try with a smaller file.')).toBeVisible();
  });
});
