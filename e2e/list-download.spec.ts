import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signInQuickly } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, open, portalUrl, test } from './vocabulary.ts';

const formats = (page: Page, name: string) => page.getByRole('group', { name });

test('a dealer saves the list as it is filtered, in the language of the page', async ({ page, context }) => {
  await context.addCookies([{ name: 'locale', value: 'fr', url: portalUrl() }]);
  await signInQuickly(context, 'lyon@dealers.example.com');
  await open(page, '/vehicles?make=Audi&sortBy=priceAsc');
  const total = Number((await page.locator('#inventory-count').innerText()).match(/\d+/)?.[0]);
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
  expect(lines).toHaveLength(total);
  expect(lines.filter((line) => !line.includes(';"Audi";'))).toEqual([]);
  const prices = lines.map((line) => Number(line.split(';').at(-3)?.replace(',', '.')));
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

test('a visitor sees the list, and no offer to save it', async ({ page }) => {
  await open(page, '/vehicles?make=Audi');
  // The marks are loaded after the page as well.
  await expect(page.getByRole('button', { name: /beobachten$/ }).first()).toBeVisible();
  await expect(formats(page, 'Diese Liste herunterladen')).toHaveCount(0);
});
