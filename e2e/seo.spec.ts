import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { aVehicleInStock } from './people.ts';
import { expect, open, portalUrl, test } from './vocabulary.ts';

const attribute = (page: Page, selector: string, name: string) =>
  page.locator(`head ${selector}`).first().getAttribute(name);
const meta = (page: Page, name: string) =>
  attribute(page, `meta[name="${name}"], head meta[property="${name}"]`, 'content');

test('every page of the sitemap has a title, a description, one canonical address and its other languages', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const pages = addresses.filter((address) => !address.includes('/vehicles/'));
  expect(pages).toContain(`${portalUrl()}/`);
  const titles: string[] = [];
  for (const address of pages) {
    const html = await (await request.get(`${address}?lang=fr`)).text();
    titles.push(/<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
    expect(html, address).toMatch(/<meta name="description" content="[^"]{50,}"/);
    expect(html, address).toContain(`<link rel="canonical" href="${address}?lang=fr"/>`);
    for (const other of ['de', 'en', 'fr']) {
      expect(html, address).toContain(`hrefLang="${other}" href="${address}?lang=${other}"`);
    }
    expect(html, address).toContain(`hrefLang="x-default" href="${address}"`);
    expect(html, address).not.toContain('noindex');
  }
  expect(new Set(titles).size, titles.join()).toBe(pages.length);
});

test('the preview of a link to a vehicle shows name, data and cover, but no price', async ({ page }) => {
  const vehicle = await aVehicleInStock({ spec: { model: 'Passat Alltrack', priceNet: 17654 } });
  await page.goto(`/vehicles/${vehicle.id}?lang=fr`);
  await expect(page).toHaveTitle('Volkswagen Passat Alltrack 2.0 TDI Business – Forecourt');
  const description = await meta(page, 'description');
  expect(description).toContain(
    '06/2021, 81\u202f022\u00a0km, 110\u00a0kW\u00a0(150\u00a0ch), Diesel, Automatique',
  );
  expect(description).not.toContain('17.654');
  expect(await meta(page, 'og:locale')).toBe('fr_FR');
  expect(await meta(page, 'og:description')).toBe(description);
  const picture = await meta(page, 'og:image');
  expect(picture).toMatch(new RegExp(`^${portalUrl()}/media/.+/1440.webp$`));
  expect([await meta(page, 'og:image:width'), await meta(page, 'og:image:height')]).toEqual(['800', '600']);
  expect((await page.request.get(picture ?? '')).headers()['content-type']).toBe('image/webp');
});

interface Graph {
  '@graph': Record<string, unknown>[];
}
const structuredData = async (page: Page): Promise<Graph> =>
  JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');

test('the structured data of a vehicle states model, price and availability in schema.org terms', async ({
  page,
}) => {
  const vehicle = await aVehicleInStock({ spec: { model: 'Up </script><i>', priceNet: 10000 } });
  await page.goto(`/vehicles/${vehicle.id}`);
  const { '@graph': graph } = await structuredData(page);
  expect(graph[0]).toMatchObject({
    '@type': 'Car',
    model: 'Up </script><i>',
    vehicleIdentificationNumber: vehicle.vin,
    mileageFromOdometer: { value: 81022, unitCode: 'KMT' },
    offers: {
      price: '11900.00',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      priceSpecification: [
        { price: '11900.00', valueAddedTaxIncluded: true },
        { price: '10000.00', valueAddedTaxIncluded: false },
      ],
    },
  });
  expect(graph[1]).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: { length: 3 } });
  await page.goto('/');
  const types = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent ?? '')['@type']));
  expect(types).toContain('Organization');
  expect(types).not.toContain(undefined);
});

test('the structured data of the home page holds its questions and answers word for word', async ({
  page,
}) => {
  await page.goto('/?lang=fr');
  const questions = page.getByRole('main').locator('details');
  const shown = await questions.evaluateAll((items) =>
    items.map((item) => [item.querySelector('summary')?.textContent, item.lastElementChild?.textContent]),
  );
  expect(shown.length).toBeGreaterThan(3);
  const data = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent ?? '')));
  const { mainEntity } = data.find((entry) => entry['@type'] === 'FAQPage');
  expect(
    mainEntity.map((item: { name: string; acceptedAnswer: { text: string } }) => [
      item.name,
      item.acceptedAnswer.text,
    ]),
  ).toEqual(shown);
});

test('private, filtered and missing pages are not indexable', async ({ page }) => {
  for (const path of ['/auth', '/no-such-page', '/blog/no-such-article']) {
    await page.goto(path);
    expect(await meta(page, 'robots'), path).toBe('noindex');
    await expect(page.locator('head link[rel="canonical"]')).toHaveCount(0);
  }
  await page.goto('/vehicles?make=Audi&sortBy=priceAsc');
  expect(await meta(page, 'robots')).toBe('noindex, follow');
  expect(await attribute(page, 'link[rel="canonical"]', 'href')).toBe(`${portalUrl()}/vehicles`);
});

test('the metadata follows a navigation without a page load', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Zum Fahrzeugbestand' }).first().click();
  await expect(page).toHaveTitle('Fahrzeugbestand – Forecourt');
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', `${portalUrl()}/vehicles`);
  await expect(page.locator('head link[rel="canonical"]')).toHaveCount(1);
});

test('the icons, the manifest and the preview picture exist', async ({ page }) => {
  await page.goto('/imprint');
  const named = await page
    .locator('head link[rel="icon"], head link[rel="apple-touch-icon"], head link[rel="manifest"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(named).toHaveLength(4);
  const manifest = await (await page.request.get('/site.webmanifest')).json();
  expect(manifest.name).toBe('Forecourt');
  const icons = manifest.icons.map(({ src }: { src: string }) => src);
  for (const path of [...named, ...icons, new URL((await meta(page, 'og:image')) ?? '').pathname]) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toMatch(/^(image\/|application\/manifest\+json)/);
  }
});

test('an unknown path answers 404 in the language of the reader', async ({ page }) => {
  const words = { en: '404 Page Not Found', de: '404 – Seite nicht gefunden', fr: '404 – Page introuvable' };
  for (const [lang, title] of Object.entries(words)) {
    const answer = await page.goto(`/no-such-page?lang=${lang}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} – Forecourt`);
  }
});

test('the server sends valid HTML', async ({ request }) => {
  const checker = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const vehicle = listed.find((address) => address.includes('/vehicles/')) ?? '';
  const pages = listed.filter((address) => !address.includes('/vehicles/'));
  const addresses = [...pages, vehicle, `${portalUrl()}/auth`, `${portalUrl()}/no-such-page`];
  for (const [place, address] of addresses.entries()) {
    const localized = `${address}?lang=${['de', 'en', 'fr'][place % 3]}`;
    const report = await checker.validateString(await (await request.get(localized)).text());
    const faults = report.results.flatMap(({ messages }) => messages.map(({ message }) => message));
    expect(faults, localized).toEqual([]);
  }
});
