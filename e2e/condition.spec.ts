import type { Page } from '@playwright/test';
import { changeVehicle } from './cart-page.ts';
import { aVehicleInStock, signInQuickly } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, open, portalUrl, test } from './vocabulary.ts';

test('a dealer sees the sum of the damages and their places on the car without scrolling on a laptop', ({
  page,
}) => openPageOfDamages(page, { dealer: 'freiburg@dealers.example.com', lang: 'de' }));

test('a dealer abroad sees the sum of the damages and their places on the car without scrolling on a laptop', ({
  page,
}) => openPageOfDamages(page, { dealer: 'lyon@dealers.example.com', lang: 'fr' }));

/** docs/decisions/0165. */
async function openPageOfDamages(page: Page, { dealer, lang }: Record<'dealer' | 'lang', string>) {
  const vehicle = await aVehicleInStock({
    pictures: 6,
    spec: {
      variant: 'BlueHDi 130 EAT8 Allure',
      damages: [
        { part: 'Stoßfänger hinten', kind: 'Kratzer', size: '12 cm', estimate: 240 },
        { part: 'Motorhaube', kind: 'Steinschlag', estimate: 150 },
      ],
    },
  });
  // A price that has fallen has one more figure in the panel.
  await changeVehicle(vehicle, { priceNet: '17950.00' });
  const context = page.context();
  await context.addCookies([{ name: 'locale', value: lang, url: portalUrl() }]);
  await signInQuickly(context, dealer);
  const condition = page.getByRole('region', { name: /^(Zustand|État)$/ });
  const drawing = condition.getByRole('img');

  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `/vehicles/${vehicle.id}`);
  await expect(condition.getByText('390,00 €')).toBeInViewport({ ratio: 1 });
  await expect(drawing).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // On a small laptop the sum is still above the fold, and the drawing stays beside it.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(condition.getByText('390,00 €')).toBeInViewport({ ratio: 1 });
  const [top, bottom] = await Promise.all(
    [drawing, condition.getByRole('link')].map(async (part) => (await part.boundingBox())?.y ?? 0),
  );
  expect(top).toBeLessThan(bottom ?? 0);

  // Smaller windows show the sum beside the status.
  const sum = page.getByText(/^(Schäden|Dommages) 390,00\s€$/);
  for (const [width, height] of [
    [1366, 768],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(sum).toBeInViewport({ ratio: 1 });
  }
}
