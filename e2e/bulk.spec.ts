import { readFile } from 'node:fs/promises';
import { asClerk, signInQuickly, vehiclesAtPrices } from './people.ts';
import { expectLoginLink } from './refusals.ts';
import { expect, expectToast, open, test } from './vocabulary.ts';

/** New vehicles at these prices, whose model no other vehicle has. */
async function vehiclesOfOneModel(prices: readonly number[]) {
  const vehicles = await vehiclesAtPrices(prices);
  const model = vehicles[0]?.vin.slice(-8) ?? '';
  await asClerk(async (calls) => {
    for (const { id } of vehicles)
      expect((await calls.patch(`/api/vehicles/${id}`, { data: { model } })).status()).toBe(200);
  });
  return { vehicles, model };
}

test('a clerk selects with Shift, changes prices at once, learns what was left out, and downloads the table', async ({
  page,
  context,
}) => {
  await signInQuickly(context, 'admin@example.com');
  const { vehicles, model } = await vehiclesOfOneModel([10_000, 11_000, 12_000, 13_000]);
  // The test vehicles have no pictures.
  await open(page, `/admin/vehicles?q=${model}&sortBy=priceAsc`);
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  const bar = page.getByRole('region', { name: 'Auswahl' });
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await dialog.getByText('Ohne Bilder').click();
  await dialog.getByRole('button', { name: '4 Fahrzeuge anzeigen' }).click();
  await expect(rows).toHaveCount(4);
  await expect(page.getByRole('link', { name: 'Filter Ohne Bilder entfernen' })).toBeVisible();

  await test.step('selects the first three rows', async () => {
    await rows.nth(0).getByRole('checkbox').check();
    await rows
      .nth(2)
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] });
    await expect(bar).toContainText('3 ausgewählt');
    await bar.getByRole('button', { name: 'Alle 4 auswählen' }).click();
    await expect(bar).toContainText('4 ausgewählt');
  });

  await test.step('changes the price of a selected one in the table', async () => {
    await page.getByRole('button', { name: /^Preis von .*13\.000,00/ }).click();
    await page.getByRole('textbox', { name: /^Neuer Preis/ }).fill('13500');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Preis gespeichert');
    await page.keyboard.press('Escape');
    await bar.getByRole('button', { name: 'Preis ändern' }).click();
    await dialog.getByLabel('Änderung').fill('-10');
    await expect(dialog).toContainText('Summe bisher 46.500,00\u00a0€');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Verwerfen' }).click();
    await rows.nth(3).getByRole('checkbox').uncheck();
  });

  await test.step('changes their prices', async () => {
    await bar.getByRole('button', { name: 'Preis ändern' }).click();
    await dialog.getByLabel('Änderung').fill('-10');
    await expect(dialog).toContainText('Summe bisher 33.000,00\u00a0€, danach 29.700,00\u00a0€');
    await expectLoginLink(dialog, /\/api\/admin\/vehicles\/prices$/, 'PATCH', () =>
      dialog.getByRole('button', { name: /ändern$/ }).click(),
    );
    await expect(dialog.getByLabel('Änderung')).toHaveValue('-10');
    // Another clerk is faster.
    await asClerk((calls) => calls.patch(`/api/vehicles/${vehicles[1]?.id}`, { data: { priceNet: 9999 } }));
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/admin/vehicles/prices', async (route) => {
      await held;
      await route.continue();
    });
    // Three prices are written too fast to be watched, so the answer is that of a longer list.
    await page.route('**/api/admin/vehicles/progress/*', (route) =>
      route.fulfill({ json: { progress: { done: 2250, total: 5000 } } }),
    );
    await dialog.getByRole('button', { name: '3 Preise ändern' }).click();
    await expect(dialog.getByRole('progressbar', { name: 'Fortschritt' })).toHaveAttribute('value', '45');
    await expect(dialog).toContainText('45\u00a0% erledigt');
    for (const choice of ['Einheit', 'Runden']) await expect(dialog.getByLabel(choice)).toBeDisabled();
    await page.unroute('**/api/admin/vehicles/progress/*');
    release();
    await expect(dialog).toContainText('2 Fahrzeuge geändert');
    await expect(dialog.getByRole('listitem')).toHaveText(
      new RegExp(`${vehicles[1]?.vin}.*inzwischen von jemand anderem geändert \\(9\\.999,00\u00a0€\\)`),
    );
    await dialog.getByRole('button', { name: 'Schließen' }).last().click();
    for (const price of ['9.000,00', '9.999,00', '10.800,00', '13.500,00'])
      await expect(rows.getByText(`${price}\u00a0€`)).toHaveCount(1);
  });

  await test.step('changes the one that was left out, from its price now', async () => {
    await expect(bar).toContainText('1 ausgewählt');
    await bar.getByRole('button', { name: 'Preis ändern' }).click();
    await dialog.getByLabel('Änderung').fill('-10');
    await expect(dialog).toContainText('Summe bisher 9.999,00\u00a0€, danach 9.000,00\u00a0€');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Verwerfen' }).click();
    await bar.getByRole('button', { name: 'Auswahl aufheben' }).click();
    await expect(bar).toHaveCount(0);
  });

  await test.step('learns from Ctrl-Z that nothing undoes the change, and then undoes an earlier one', async () => {
    await page.keyboard.press('Control+z');
    await expectToast(page, '2 Fahrzeuge wurden gemeinsam geändert. Die früheren Werte stehen im Protokoll.');
    await expect(rows.getByText('13.500,00\u00a0€')).toHaveCount(1);
    await page.keyboard.press('Control+z');
    await expectToast(page, 'Preis wiederhergestellt');
    await expect(rows.getByText('13.000,00\u00a0€')).toHaveCount(1);
  });

  await test.step('downloads the table', async () => {
    await rows.nth(0).getByRole('checkbox').check();
    const downloading = page.waitForEvent('download');
    await bar.getByRole('button', { name: 'CSV' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('Fahrzeuge.csv');
    expect(await readFile(await file.path(), 'utf8')).toContain(';9000,00;"Verfügbar";');
  });
});

test('a bulk change whose answer was lost is sent again, and no price changes twice', async ({
  page,
  context,
}) => {
  await signInQuickly(context, 'admin@example.com');
  const { model } = await vehiclesOfOneModel([20_000, 21_000]);
  await open(page, `/admin/vehicles?q=${model}&sortBy=priceAsc`);
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  const bar = page.getByRole('region', { name: 'Auswahl' });
  const dialog = page.getByRole('dialog');
  await expect(rows).toHaveCount(2);
  for (const place of [0, 1]) await rows.nth(place).getByRole('checkbox').check();
  await bar.getByRole('button', { name: 'Preis ändern' }).click();
  await dialog.getByLabel('Änderung').fill('-5');
  // The server changes the prices, and the connection breaks before its answer.
  await page.route(
    '**/api/admin/vehicles/prices',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await dialog.getByRole('button', { name: '2 Preise ändern' }).click();
  await expect(dialog).toContainText('Wir wissen nicht, ob die Änderung gespeichert wurde.');
  await expect(dialog).not.toContainText('Nichts wurde geändert');
  await dialog.getByRole('button', { name: '2 Preise ändern' }).click();
  await expect(dialog).toContainText('2 Fahrzeuge hatten den Wert schon.');
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Schließen' }).last().click();
  await expect(bar).toHaveCount(0);
  for (const price of ['19.000,00', '19.950,00'])
    await expect(rows.getByText(`${price}\u00a0€`)).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expectToast(page, 'Wir wissen nicht, ob die gemeinsame Änderung gespeichert wurde.');
});
