import type { Locator, Page } from '@playwright/test';
import { aVin } from './delivery.ts';
import { aVehicleInStock } from './people.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  open,
  portalUrl,
  test,
} from './vocabulary.ts';

/** Features with the longest words of their French names: "Préclimatisation", "Reconnaissance", "électrochromes". */
const LONG_IN_FRENCH = [
  'Vorklimatisierung',
  'Verkehrszeichenerkennung',
  'Außenspiegel automatisch abblendend',
];

/** The words in the names of the rows that are broken over two lines elsewhere than at a hyphen. */
const brokenWords = (table: Element) =>
  [...table.querySelectorAll('th[scope=row]')].flatMap((name) => {
    const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s\u00ad-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) broken.push(word);
      }
    return broken;
  });

/** How many sheets of paper a print of the page has. */
async function sheetsOf(page: Page): Promise<number | undefined> {
  const print = await page.pdf({ preferCSSPageSize: true });
  return print.toString('latin1').match(/\/Type \/Page\b/g)?.length;
}

/** Whether the middle of an element is in the window and nothing covers it. */
function isOnTop(element: HTMLElement | SVGElement): boolean {
  // Fingers reach the table through it.
  element.style.pointerEvents = 'auto';
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

test('a visitor compares vehicles side by side, removes one and prints the rest on one sheet', async ({
  page,
}) => {
  // Models that no other test uses.
  const models = Array.from({ length: 3 }, () => aVin().slice(-8));
  for (const [at, model] of models.entries())
    await aVehicleInStock({
      pictures: 1,
      spec: { make: 'Audi', model, priceNet: 18_450 + at * 1_000 },
      equipment: [
        'Navigationssystem',
        ...(at === 2 ? ['Anhängerkupplung', ...LONG_IN_FRENCH] : ['Standheizung']),
      ],
    });
  const [first = '', second = '', third = ''] = models.map((model) => `Audi ${model}`);
  const bar = page.getByRole('region', { name: 'Vergleich', exact: true });

  await test.step('the scales on the cards fill the bar at the lower edge', async () => {
    await open(page, `/vehicles?make=Audi&${models.map((model) => `model=${model}`).join('&')}`);
    await page.getByRole('button', { name: `${first} vergleichen` }).click();
    await bar.getByRole('button', { name: 'Vergleich leeren' }).press('Enter');
    await expect(bar).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    for (const name of [first, second]) {
      const scales = page.getByRole('button', { name: `${name} vergleichen` });
      await scales.click();
      await expect(scales).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(bar).toContainText('2 von 4 im Vergleich');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('the page of a vehicle adds it as well', async () => {
    const path = await page.getByRole('link', { name: third }).first().getAttribute('href');
    await open(page, path ?? '');
    await page.getByRole('button', { name: 'Vergleichen' }).click();
    await expectToast(page, '3 von 4 im Vergleich');
    await page.getByRole('button', { name: 'Ansehen' }).click();
  });

  const heads = page.getByRole('columnheader');
  await test.step('the comparison marks differences and scrolls inside its own region', async () => {
    await expect(heads).toContainText(['Angabe', first, second, third]);
    await expect(page.getByRole('row', { name: 'Preis netto' })).toContainText('Unterschied');
    await expect(page.getByRole('row', { name: 'Anhängerkupplung' })).toContainText('ja');
    await expect(page.getByRole('row', { name: 'Kraftstoff' })).not.toContainText('Unterschied');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('on a phone the French names of the rows break between words, and the third vehicle is cut by the edge', async () => {
    const address = page.url();
    const size = page.viewportSize();
    await page.context().addCookies([{ name: 'locale', value: 'fr', url: portalUrl() }]);
    await open(page, address);
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByRole('row', { name: 'Préclimatisation' })).toBeVisible();
      expect(await page.getByRole('table').evaluate(brokenWords), String(width)).toEqual([]);
      const { x = 0, width: wide = 0 } = (await heads.last().boundingBox()) ?? {};
      expect(x, String(width)).toBeLessThan(width - 24);
      expect(x + wide, String(width)).toBeGreaterThan(width);
    }
    await page.context().addCookies([{ name: 'locale', value: 'de', url: portalUrl() }]);
    if (size) await page.setViewportSize(size);
    await open(page, address);
  });

  await test.step('below their head the names stay above their columns, also where these are scrolled sideways', async () => {
    const names = page.locator('[data-column-names] td', { hasText: 'Audi' });
    const isSeen = (name: Locator) => name.evaluate(isOnTop);
    await page.evaluate(() => scrollTo(0, 0));
    expect(await isSeen(names.first())).toBe(false);
    await page.getByRole('table').evaluate((table) => {
      scrollBy(0, table.querySelector('tbody')?.getBoundingClientRect().top ?? 0);
      table.closest('section')?.scrollTo({ left: 40 });
    });
    for (const [at, name] of [first, second].entries()) {
      await expect(names.nth(at)).toContainText(name);
      await expect.poll(() => isSeen(names.nth(at)), name).toBe(true);
      const head = await heads.nth(at + 1).boundingBox();
      expect((await names.nth(at).boundingBox())?.x).toBeCloseTo(head?.x ?? 0, 0);
    }
    // A zoom of 400 %: nothing that stays may take the room of the rows.
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 256 });
    await page.getByRole('row', { name: 'Anhängerkupplung' }).scrollIntoViewIfNeeded();
    expect(await isSeen(names.first())).toBe(false);
    if (size) await page.setViewportSize(size);
  });

  await test.step('a removed vehicle leaves the address, and the rest is on one sheet of paper', async () => {
    await page.getByRole('link', { name: `${second} aus dem Vergleich nehmen` }).click();
    await expect(heads).toContainText(['Angabe', first, third]);
    expect(new URL(page.url()).searchParams.getAll('id')).toHaveLength(2);
    expect(await sheetsOf(page)).toBe(1);
    await page.reload();
    await expect(heads).toContainText(['Angabe', first, third]);
  });
});

test('four vehicles with the facts of all fuels are printed on one sheet, with whole pictures', async ({
  page,
  request,
}) => {
  const ids: string[] = [];
  for (const fuelType of ['Diesel', 'Petrol', 'Electric', 'Plug-in hybrid']) {
    const found = await request.get('/api/vehicles', { params: { fuelType, limit: 1 } });
    ids.push((await found.json()).vehicles[0].id);
  }
  await open(page, `/compare?${ids.map((id) => `id=${id}`).join('&')}&lang=fr`);
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const { width = 0, height = 1 } =
    (await page.getByRole('table').locator('img').first().boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(16 / 10, 1);
});
