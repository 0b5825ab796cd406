import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { aVin } from './delivery.ts';
import { aVehicleInStock, signInQuickly } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, open, portalUrl, test } from './vocabulary.ts';

const formats = (page: Page, name: string) => page.getByRole('group', { name });

test('a dealer saves the list as it is filtered, in the language of the page', async ({ page, context }) => {
  // A model that no other test uses.
  const model = aVin().slice(-8);
  for (const priceNet of [18_450.5, 9_000, 31_000])
    await aVehicleInStock({ spec: { make: 'Audi', model, priceNet } });
  await context.addCookies([{ name: 'locale', value: 'fr', url: portalUrl() }]);
  await signInQuickly(context, 'lyon@dealers.example.com');
  await open(page, `/vehicles?make=Audi&model=${model}&priceMax=20000&sortBy=priceAsc`);
  const group = formats(page, 'Télécharger cette liste');
  await expect(group.getByRole('link')).toHaveText(['Excel', 'CSV', 'JSON']);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const downloading = page.waitForEvent('download');
  await group.getByRole('link', { name: 'CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('vehicles.csv');
  const [head, ...lines] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(head).toContain('"Énergie"');
  expect(lines.map((line) => line.split(';').slice(1, 3))).toEqual([
    ['"Audi"', `"${model}"`],
    ['"Audi"', `"${model}"`],
  ]);
  const price = head?.split(';').indexOf('"Prix HT EUR"') ?? -1;
  expect(lines.map((line) => line.split(';')[price])).toEqual(['9000,00', '18450,50']);
});

test('a visitor sees the list, and no offer to save it', async ({ page }) => {
  await open(page, '/vehicles');
  // The marks are loaded after the page as well.
  await expect(page.getByRole('button', { name: /beobachten$/ }).first()).toBeVisible();
  await expect(formats(page, 'Diese Liste herunterladen')).toHaveCount(0);
});
