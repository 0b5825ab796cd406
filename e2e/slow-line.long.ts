import type { BrowserContext, Locator, Page } from '@playwright/test';
import { aVin } from './delivery.ts';
import { approve, aVehicleInStock } from './people.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  field,
  test,
  untilHydrated,
} from './vocabulary.ts';

/** A phone in France: 400 kbit/s, 400 ms to each answer, and a CPU of a quarter of the speed. */
const BYTES_PER_SECOND = 400_000 / 8;
const LATENCY_MS = 400;
const CPU_FACTOR = 4;
const WORDS_OF_GERMAN =
  /(?<![\p{L}-])(und|oder|nicht|ist|sind|mit|für|von|bei|Sie|Ihre?n?|wird|werden|Fahrzeuge?|Bestellung|Händler|Preis|Lieferung|Rechnung|Uhr|netto|brutto|zzgl)(?![\p{L}-])/u;

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'fr-FR',
  timezoneId: 'Europe/Paris',
});

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_FACTOR });
}

/** Opens a page and waits until it is painted, which is long before it hydrates. */
async function see(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/**
 * Taps what is on screen as soon as it is there, also what waits and is therefore disabled. If it moves from under the finger
 * meanwhile, because the fonts have arrived, the finger comes again.
 */
async function tap(page: Page, target: Locator): Promise<void> {
  const element = await target.elementHandle();
  if (!element) throw new Error('nothing to tap');
  await element.evaluate((wanted) =>
    addEventListener(
      'pointerup',
      ({ target: hit }) =>
        document.documentElement.toggleAttribute(
          'data-missed',
          !(hit instanceof Node && wanted.contains(hit)),
        ),
      { capture: true, once: true },
    ),
  );
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('nothing to tap');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  // The tap may have led to another page.
  const hasMissed = await page
    .evaluate(() => document.documentElement.hasAttribute('data-missed'))
    .catch(() => false);
  if (hasMissed) await tap(page, target);
}

/** Texts and labels that are German, but for those that are marked as German, as the words of a supplier are. */
const germanOn = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([source = '']) => {
      const german = new RegExp(source, 'u');
      const isFrench = (element: Element | null) =>
        element?.closest('[lang]')?.getAttribute('lang') === 'fr' && !element.closest('script, style');
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode;
        if (isFrench(parentElement)) found.push(textContent ?? '');
      }
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        for (const element of document.querySelectorAll(`[${name}]`))
          if (isFrench(element)) found.push(element.getAttribute(name) ?? '');
      return found.filter((text) => german.test(text));
    },
    [WORDS_OF_GERMAN.source],
  );

/** Expects a whole French page. */
async function expectFrench(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(await germanOn(page), page.url()).toEqual([]);
  await expectNoSidewaysScroll(page);
}

test('a French dealer on a phone with a slow line registers, buys and prints the order, and no tap is lost', async ({
  page: first,
  context,
}) => {
  const vin = aVin();
  const model = vin.slice(-8);
  const email = `achats-${model.toLowerCase()}@example.com`;
  // Its equipment and its document are the words of a German supplier.
  const equipment = ['Sitzheizung und Navi'];
  await aVehicleInStock({ vin, equipment, spec: { make: 'Audi', model, priceNet: 18450 } });
  let page = first;
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name }).filter({ visible: true }).first();
  await slowDown(context, page);

  await test.step('registers in four steps, and taps before the form is ready', async () => {
    await see(page, '/auth?tab=register&lang=fr');
    await expectFrench(page);
    await field(page, 'Raison sociale').fill('Garage du Tor SARL');
    await page
      .getByLabel(/TVA intracommunautaire/)
      .filter({ visible: true })
      .fill('FR40303265045');
    await field(page, 'Adresse e-mail').fill(email);
    await tap(page, button('Suivant'));
    await field(page, 'Rue et numéro').fill('18 rue de l’Exemple');
    await field(page, 'Code postal').fill('69007');
    await field(page, 'Ville').fill('Lyon');
    await tap(page, button('Suivant'));
    await field(page, 'Prénom').fill('Anne');
    await field(page, 'Nom').fill('Moreau');
    await tap(page, button('Suivant'));
    await field(page, 'Mot de passe').fill('un-bon-mot-de-passe');
    await field(page, 'Répéter le mot de passe').fill('un-bon-mot-de-passe');
    await page.getByLabel(/conditions générales/).check();
    await page.getByLabel(/politique de confidentialité/).check();
    await expectFrench(page);
    await tap(page, button('Ouvrir le compte'));
    await page.waitForURL('**/dashboard');
    await expect(page.getByRole('heading', { name: 'Tableau de bord' })).toBeVisible();
    await expectFrench(page);
    await expectAccessible(page);
  });

  await approve(email);

  await test.step('finds the vehicle, and opens the filters before the page hydrates', async () => {
    await see(page, '/vehicles');
    await tap(page, button(/^Filtrer/));
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFrench(page);
    await see(page, `/vehicles?make=Audi&model=${model}`);
    await expectFrench(page);
    const opened = context.waitForEvent('page');
    await page.getByRole('article').getByRole('link').first().tap();
    page = await opened;
    await slowDown(context, page);
  });

  await test.step('adds it to the cart from the bar within reach of the thumb, which then leads there', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(model);
    await tap(page, button(/^Ajouter/));
    const inCart = page.getByRole('link', { name: 'Dans votre sélection' }).filter({ visible: true });
    await expect(inCart).toBeVisible();
    await expectFrench(page);
    await expect(page.locator('[lang=de]').getByText('Sitzheizung und Navi')).toBeAttached();
    await expectAccessible(page);
    await inCart.tap();
    await page.waitForURL('**/cart');
  });

  await test.step('orders without VAT', async () => {
    await expect(page.getByText(vin).first()).toBeVisible();
    await expectFrench(page);
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: /conditions générales/ }).check();
    await button('Tout réserver (achat ferme)').tap();
    await expect(page.getByRole('heading', { name: 'Réservation ferme enregistrée' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('18.625,00 €');
    await expectFrench(page);
    await expectAccessible(page);
  });

  await test.step('opens the order and prints it', async () => {
    await page.getByRole('link', { name: 'Voir cette commande' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Commande #');
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await tap(page, button('Imprimer'));
    await expect(page.locator('html[data-printed]')).toBeAttached();
    await untilHydrated(page);
    await expectFrench(page);
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(vin).first()).toBeVisible();
    await expect(page.getByRole('main').getByText('Garage du Tor SARL').first()).toBeVisible();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('acts on each page of the account as soon as it is on screen', async () => {
    for (const [path, what, outcome] of [
      ['/orders', /^#|Commande/, () => page.getByRole('button', { name: 'Annuler la commande' })],
      ['/reservations', /^Annuler/, () => page.getByRole('alertdialog')],
      ['/account', 'Modifier les données', () => page.getByRole('button', { name: /^Enregistrer/ }).first()],
      ['/account', 'Ajouter une adresse de livraison', () => page.getByRole('dialog')],
    ] as const) {
      await see(page, path);
      await tap(
        page,
        page.getByRole('main').getByRole('button', { name: what }).filter({ visible: true }).first(),
      );
      await expect(outcome().first()).toBeVisible();
      await expectFrench(page);
    }
  });
});
