import { expect, test } from './vocabulary.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the icons of a page come from one file that browsers cache', async ({ page, request }) => {
    await page.goto('/vehicles');
    const uses = page.locator('article svg > use');
    expect(await uses.count()).toBeGreaterThanOrEqual(24 * 4);
    const references = await page
      .locator('svg > use')
      .evaluateAll((elements) => elements.map((use) => use.getAttribute('href') ?? ''));
    const [file = '', ...others] = new Set(references.map((reference) => reference.split('#')[0] ?? ''));
    expect(file).toMatch(/^\/assets\/icons-[\w-]{7}\.svg$/);
    expect(others).toEqual([]);

    const sprite = await request.get(file);
    expect(sprite.headers()['cache-control']).toContain('immutable');
    const shapes = await sprite.text();
    for (const reference of references)
      expect(shapes).toContain(`<symbol id="${reference.split('#')[1]}" viewBox="0 0 24 24">`);
    // An icon whose shapes were refused or are missing has no extent.
    const widthOf = () => uses.first().evaluate((use) => (use as SVGGraphicsElement).getBBox().width);
    await expect.poll(widthOf).toBeGreaterThan(10);

    const strokes = new Set<string>();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      strokes.add(await uses.first().evaluate((use) => getComputedStyle(use).stroke));
    }
    // They have the colour of their text, which differs.
    expect(strokes.size).toBe(2);
  });
});
