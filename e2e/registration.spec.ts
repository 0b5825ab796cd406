import type { Locator, Page } from '@playwright/test';
import { PAPER_MAX_BYTES } from '../contract/paper-figures.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, field, open, test } from './vocabulary.ts';

const next = (page: Page) => page.getByRole('tabpanel').getByRole('button', { name: 'Suivant', exact: true });
const step = (page: Page, name: string): Locator => page.getByRole('group', { name });

/** Leaves the field with this value, goes on, and expects this sentence under it. */
async function expectRefused(page: Page, label: string, value: string, sentence: string): Promise<void> {
  await field(page, label).fill(value);
  await next(page).click();
  await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`${sentence}$`));
}

test('a French dealer reads what the VAT id decides, and each wrong entry gets an example of its country', async ({
  page,
}) => {
  await open(page, '/auth?tab=register&lang=fr');
  await expect(
    page.getByText(
      /vous payez 0\s% pour une livraison .* sinon 19\s%\. Avec un numéro suisse .* toujours 19\s%/,
    ),
  ).toBeVisible();
  await expect(page.getByText('Par exemple FR12345678901')).toBeVisible();
  await field(page, 'Raison sociale').fill('Garage du Tor');
  await field(page, 'Adresse e-mail').fill('achats@example.com');

  await test.step('the VAT id is checked by its own prefix, the telephone number by its digits', async () => {
    const vatId = /TVA intracommunautaire/;
    const input = page.getByLabel(vatId);
    await input.fill('FR1');
    await next(page).click();
    await expect(input).toBeFocused();
    await expect(input).toHaveAccessibleDescription(/Il s’écrit par exemple FR12345678901$/);
    await input.fill('BE1');
    await expect(input).toHaveAccessibleDescription(/Il s’écrit par exemple BE0123456789$/);
    await input.fill('CHE-123.456.789');
    await expect(input).toHaveAccessibleDescription('Par exemple FR12345678901');
    const phone = page.getByLabel(/^Téléphone/).filter({ visible: true });
    await phone.fill('12345');
    await next(page).click();
    await expect(phone).toHaveAccessibleDescription(/numéro de téléphone complet, par exemple \+33 4/);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await phone.fill('+33 4 55 55 01 18');
    await next(page).click();
  });

  await test.step('the country is that of the language, and the postal code has its form', async () => {
    const country = field(page, 'Pays');
    await expect(country).toHaveValue('FR');
    await field(page, 'Rue et numéro').fill('18 rue de l’Exemple');
    await field(page, 'Ville').fill('Lyon');
    await expectRefused(page, 'Code postal', '1020', 'Il s’écrit par exemple 69007');
    await country.selectOption('AT');
    await expect(field(page, 'Code postal')).toHaveAccessibleDescription('');
    await country.selectOption('NL');
    await expectRefused(page, 'Code postal', '1020', 'Il s’écrit par exemple 3511 AB');
    await country.selectOption('FR');
    await field(page, 'Code postal').fill('69007');
    await next(page).click();
    await expect(step(page, 'Étape 3 sur 4')).toBeVisible();
  });

  await test.step('the indicators lead to each step, and the steps before keep their ticks', async () => {
    const steps = page.getByRole('navigation', { name: 'Étapes de l’inscription' }).getByRole('button');
    for (const index of [0, 2, 1, 3]) {
      await steps.nth(index).click();
      await expect(step(page, `Étape ${index + 1} sur 4`)).toBeVisible();
      await expect(steps.nth(index)).toHaveAttribute('aria-current', 'step');
    }
  });

  await test.step('papers beyond the limits are named, not dropped without a word', async () => {
    const paper = (name: string, buffer = Buffer.from('%PDF-1.7')) => ({
      name,
      mimeType: 'application/pdf',
      buffer,
    });
    await page
      .getByLabel('Choisir des justificatifs')
      .setInputFiles([
        paper('extrait.pdf'),
        paper('grand.pdf', Buffer.alloc(PAPER_MAX_BYTES + 1)),
        ...['a', 'b', 'c', 'd', 'e'].map((name) => paper(`${name}.pdf`)),
      ]);
    await expect(page.getByText('Non repris\u202f: grand.pdf, e.pdf.')).toBeVisible();
    await page.getByRole('button', { name: 'Retirer extrait.pdf' }).click();
    await expect(page.getByText('Non repris')).toBeHidden();
    await expect(page.getByLabel('Choisir des justificatifs')).toBeEnabled();
    await page
      .getByRole('navigation', { name: 'Étapes de l’inscription' })
      .getByRole('button')
      .nth(1)
      .click();
    await expect(field(page, 'Ville')).toHaveValue('Lyon');
  });

  await test.step('a change of the language leaves the country of a typed address', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
    await expect(field(page, 'Land')).toHaveValue('FR');
    await page.reload();
    await expect(field(page, 'Land')).toHaveValue('FR');
  });
});

test('the country follows the language until somebody types an address', async ({ page }) => {
  await open(page, '/auth?tab=register');
  // The form is hydrated after the page.
  await expect(page.getByRole('button', { name: 'Weiter', exact: true })).toBeEnabled();
  const steps = page.getByRole('navigation', { name: 'Schritte der Registrierung' }).getByRole('button');
  await steps.nth(1).click();
  await expect(field(page, 'Land')).toHaveValue('DE');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
  await expect(field(page, 'Pays')).toHaveValue('FR');
  await field(page, 'Pays').selectOption('BE');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await expect(field(page, 'Land')).toHaveValue('BE');
});
