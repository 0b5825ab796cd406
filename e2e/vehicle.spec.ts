import type { Locator, Page } from '@playwright/test';
import { changeVehicle } from './cart-page.ts';
import { twoFrames } from './frames.ts';
import { asClerk, aVehicleInStock, signInQuickly } from './people.ts';
import { swipe } from './swipe.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  open,
  portalUrl,
  returnToWindow,
  test,
} from './vocabulary.ts';

const DEALER = 'utrecht@dealers.example.com';

const ADD = /^In die Auswahl/;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true });

interface Shift extends PerformanceEntry {
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** The current time of the page's own clock, after everything received so far has been painted. */
async function momentOf(page: Page): Promise<number> {
  await page.evaluate(twoFrames);
  return page.evaluate(() => performance.now());
}

/** The elements that have shifted since a moment without user input, as the browser reports them. */
const movedSince = (page: Page, moment: number) =>
  page.evaluate(
    (since) =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = (list.getEntries() as Shift[]).filter(
            ({ hadRecentInput, startTime }) => !hadRecentInput && startTime >= since,
          );
          // Only elements in <main> count. Centred text in a button starts elsewhere when its words change.
          const moved = shifts
            .flatMap(({ sources }) => sources.map(({ node }) => node))
            .filter((node) => node?.parentElement?.closest('main') && !node.parentElement.closest('button'));
          resolve(
            moved.map((node) => (node instanceof Element ? node.outerHTML : String(node?.textContent))),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        // The observer does not fire if nothing has moved.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
      }),
    moment,
  );

/** Whether the middle of each side of a square of 44 px around its centre belongs to the button. */
const reactsAround = (button: Locator) =>
  button.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    return [-21.5, 21.5].every(
      (reach) =>
        element.contains(document.elementFromPoint(middleX + reach, middleY)) &&
        element.contains(document.elementFromPoint(middleX, middleY + reach)),
    );
  });

test('the pictures go round in a ring, fill the window and can be enlarged there', async ({ page }, {
  project,
}) => {
  const { id } = await aVehicleInStock({ pictures: 3 });
  await open(page, `/vehicles/${id}`);
  const gallery = page.getByRole('region', { name: 'Bilder' });
  const shown = (at: number) => gallery.getByRole('img', { name: `Bild ${at} von 3` });
  await expect(shown(1)).toBeVisible();
  const size = await shown(1).boundingBox();
  expect(size?.width).toBeLessThanOrEqual(720);
  expect(size?.height).toBeLessThanOrEqual(540);

  if (project.name.endsWith('phone'))
    await test.step('a thumb has 44 px for what is drawn with 40 px', async () => {
      for (const name of ['Nächstes Bild', 'FIN kopieren', 'Menü öffnen'])
        expect(await reactsAround(page.getByRole('button', { name })), name).toBe(true);
    });

  await test.step('buttons, thumbnails and keys change the picture in the page', async () => {
    for (const at of [2, 3, 1]) {
      await gallery.getByRole('button', { name: 'Nächstes Bild' }).click();
      await expect(shown(at)).toBeVisible();
    }
    await gallery.getByRole('button', { name: 'Voriges Bild' }).click();
    await expect(shown(3)).toBeVisible();
    await gallery.getByRole('link', { name: 'Bild 2 von 3' }).click();
    await expect(shown(2)).toBeVisible();
    await expect(gallery.getByRole('link', { name: 'Bild 2 von 3' })).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('ArrowLeft');
    await expect(shown(1)).toBeVisible();
  });

  const dialog = page.getByRole('dialog');
  const large = (at: number) => dialog.getByRole('img', { name: `Bild ${at} von 3` });
  let scrolled = 0;
  const scale = dialog.getByRole('status');
  await test.step('keys and buttons change the picture in the full window', async () => {
    await gallery.getByRole('button', { name: /Bilder groß ansehen/ }).click();
    await expect(large(1)).toBeVisible();
    scrolled = await page.evaluate(() => scrollY);
    await expectAccessible(page);
    await page.keyboard.press('ArrowLeft');
    await expect(large(3)).toBeVisible();
    await page.keyboard.press('Home');
    await expect(large(1)).toBeVisible();
    await page.keyboard.press('End');
    await expect(large(3)).toBeVisible();
    await dialog.getByRole('button', { name: 'Nächstes Bild' }).click();
    await expect(large(1)).toBeVisible();
  });

  await test.step('keys and buttons zoom and move the picture', async () => {
    const whole = await large(1).boundingBox();
    await page.keyboard.press('+');
    await expect(scale).toHaveText('150 %');
    await dialog.getByRole('button', { name: 'Vergrößern' }).click();
    await expect(scale).toHaveText('225 %');
    await expect
      .poll(async () => (await large(1).boundingBox())?.width)
      .toBeGreaterThan((whole?.width ?? 0) * 2);
    const before = await large(1).boundingBox();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await large(1).boundingBox())?.x).toBeLessThan(before?.x ?? 0);
    await expect(large(1)).toBeVisible();
    await page.keyboard.press('-');
    await page.keyboard.press('0');
    await expect(scale).toHaveText('100 %');
    await large(1).dblclick({ force: true });
    await expect(scale).toHaveText('250 %');
    await large(1).dblclick({ force: true });
    await expect(scale).toHaveText('100 %');
  });

  if (project.name === 'phone') {
    await test.step('fingers change and zoom the picture', async () => {
      await swipe(page, [{ from: [300, 400], to: [80, 410] }]);
      await expect(large(2)).toBeVisible();
      await swipe(page, [
        { from: [180, 400], to: [60, 400] },
        { from: [220, 400], to: [340, 400] },
      ]);
      await expect(scale).toHaveText('400 %');
      await expect(large(2)).toBeVisible();
    });
  } else {
    await test.step('the wheel zooms and the mouse drags the picture', async () => {
      await page.mouse.move(700, 450);
      await page.mouse.wheel(0, -500);
      await expect(scale).toHaveText('272 %');
      const left = async () => (await large(1).boundingBox())?.x ?? 0;
      await expect.poll(left).toBeLessThan(0);
      const before = await left();
      await page.mouse.down();
      await page.mouse.move(760, 480, { steps: 3 });
      await page.mouse.up();
      await expect.poll(left).toBeGreaterThan(before);
    });
  }

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(gallery.getByRole('button', { name: /Bilder groß ansehen/ })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  if (project.name === 'phone') {
    await swipe(page, [{ from: [300, 200], to: [80, 205] }]);
    await expect(shown(3)).toBeVisible();
    await expect(dialog).toBeHidden();
  }
});

test('the full window closes when one picture is left, and does not come back with another one', async ({
  page,
}) => {
  const { id } = await aVehicleInStock({ pictures: 2 });
  await open(page, `/vehicles/${id}`);
  const enlarge = page.getByRole('button', { name: /Bilder groß ansehen/ });
  const dialog = page.getByRole('dialog');
  await enlarge.click();
  await expect(dialog).toBeVisible();
  const data = new RegExp(`/api/vehicles/${id}$`);
  await page.route(data, async (route) => {
    const answer = await route.fetch();
    const vehicle = await answer.json();
    const [first] = vehicle.media.filter(({ mediaType }: { mediaType: string }) => mediaType === 'image');
    await route.fulfill({ response: answer, json: { ...vehicle, media: [first] } });
  });
  await returnToWindow(page);
  await expect(dialog).toBeHidden();
  await expect(enlarge).toBeHidden();
  await page.unroute(data);
  await returnToWindow(page);
  await expect(enlarge).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a picture that fails to load is replaced by a drawing', async ({ page }) => {
  const { id } = await aVehicleInStock({ pictures: 2 });
  await page.route('**/media/**', (route) => route.abort());
  await open(page, `/vehicles/${id}`);
  const gallery = page.getByRole('region', { name: 'Bilder' });
  await expect(gallery.getByText(/Volkswagen Passat, Bild 1 von 2/)).toBeAttached();
  await expect(gallery.getByRole('img')).toHaveCount(0);
});

test("another dealer's purchase and a clerk's new price appear in place, and nothing moves", async ({
  page,
  context,
}) => {
  const vehicle = await aVehicleInStock({
    equipment: Array.from({ length: 24 }, (_, at) => `Ausstattung ${at}`),
  });
  await signInQuickly(context, DEALER);
  await open(page, `/vehicles/${vehicle.id}`);
  // In the portal's own typeface. The wider one that stands in for it breaks lines elsewhere.
  await page.evaluate(() => document.fonts.ready);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const more = page.getByRole('button', { name: '3 weitere Merkmale anzeigen' });
  await expect(page.getByText('Ausstattung 23')).toBeHidden();
  await more.click();
  await expect(page.getByText('Ausstattung 23')).toBeVisible();
  await page.getByRole('button', { name: 'Weniger anzeigen' }).click();
  await expect(page.getByText('Ausstattung 23')).toBeHidden();
  const panel = page.getByRole('region', { name: 'Preis' });
  const heading = page.getByRole('heading', { name: 'Technische Daten' });
  await expect(panel).toContainText('18.450,00 €');
  const places = async () => [await panel.boundingBox(), await heading.boundingBox()];
  const before = await places();
  // Waits until the rows that the click unfolded are painted. A slow browser would count them as a layout shift.
  const moment = await momentOf(page);

  await changeVehicle(vehicle, { priceNet: '17990.00' });
  await returnToWindow(page);
  await expect(panel).toContainText('17.990,00 €');
  await expectToast(page, 'Statt 18.450,00 € jetzt 17.990,00 € netto');

  await changeVehicle(vehicle, { status: 'RESERVED' });
  await returnToWindow(page);
  await expect(page.locator('[data-tone=reserved]')).toHaveText('Reserviert');
  await expectToast(page, 'Dieses Fahrzeug ist nicht mehr verfügbar');
  await expect(button(page, 'Nicht verfügbar')).toBeDisabled();
  await expect(panel).toContainText('Dieses Fahrzeug ist bereits vergeben.');
  expect(await places()).toEqual(before);

  await changeVehicle(vehicle, { status: 'AVAILABLE' });
  await returnToWindow(page);
  await expectToast(page, 'Dieses Fahrzeug ist wieder verfügbar');
  await expect(button(page, ADD)).toBeEnabled();
  expect(await movedSince(page, moment)).toEqual([]);

  await asClerk(async (calls) =>
    expect((await calls.delete(`/api/vehicles/${vehicle.id}`)).status()).toBe(204),
  );
  await returnToWindow(page);
  await expect(page.getByRole('heading', { name: 'Fahrzeug nicht gefunden' })).toBeVisible();
  await expect(page).toHaveTitle('Fahrzeug nicht gefunden – Forecourt');
});

test('a vehicle is printed with its cover and three more pictures, whichever was viewed last', async ({
  page,
}) => {
  const { id } = await aVehicleInStock({ pictures: 6 });
  await open(page, `/vehicles/${id}`);
  const gallery = page.getByRole('region', { name: 'Bilder' });
  const { media } = await (await page.request.get(`/api/vehicles/${id}`)).json();
  const pictures: { url: string; isCover: boolean }[] = media.filter(
    ({ mediaType }: { mediaType: string }) => mediaType === 'image',
  );
  const urls = pictures
    .toSorted((one, other) => Number(other.isCover) - Number(one.isCover))
    .slice(0, 4)
    .map(({ url }) => `${url}/640.webp`);
  await button(page, 'Nächstes Bild').click();
  await button(page, 'Nächstes Bild').click();
  await expect(gallery.locator('img').first()).toHaveAttribute('src', urls[2] ?? '');

  await page.emulateMedia({ media: 'print' });
  const printed = gallery.locator('img').filter({ visible: true });
  await expect
    .poll(() => printed.evaluateAll((images) => images.map((image) => image.getAttribute('src'))))
    .toEqual(urls);
  await expect
    .poll(() =>
      printed.evaluateAll((images) => images.every((image) => (image as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true);
});

test('a vehicle is printed on at most two pages, with all of its equipment', async ({ page }) => {
  const { id, vin } = await aVehicleInStock({
    equipment: Array.from({ length: 40 }, (_, at) => `Ausstattung ${at}`),
  });
  await open(page, `/vehicles/${id}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Ausstattung 39')).toBeVisible();
  await expect(page.getByText(vin).filter({ visible: true })).toBeVisible();
  await expect(page.getByText(`${portalUrl()}/vehicles/${id}`)).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  const sheet = await page.pdf({ format: 'A4' });
  expect(sheet.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
});
