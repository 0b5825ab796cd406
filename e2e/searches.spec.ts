import { aVin } from './delivery.ts';
import { aVehicleInStock, signInQuickly } from './people.ts';
import { expectHeldWhileSaved, expectLoginLink, holdBack, refuse } from './refusals.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  open,
  postsOf,
  pressTwice,
  returnToWindow,
  sentBy,
  test,
} from './vocabulary.ts';

const DEALER = 'graz@dealers.example.com';

test('a dealer reads what the words of a search mean, and what fits when one fits nothing', async ({
  page,
  context,
}) => {
  await signInQuickly(context, DEALER);
  const model = `Probe${aVin().slice(-8)}`;
  const body = { fuelType: 'Diesel', bodyType: 'Kombi', model };
  await aVehicleInStock({ spec: { ...body, priceNet: 18450 }, pictures: 0 });
  await aVehicleInStock({ spec: { ...body, priceNet: 24900 }, pictures: 0 });
  const search = page.getByRole('searchbox', { name: 'Suche' });
  const count = page.locator('#inventory-count');
  const chips = page.getByRole('list', { name: 'Gewählte Filter' });
  await open(page, '/vehicles');

  await search.fill(`${model} diesel kombi unter 20000`);
  await search.press('Enter');
  await expect(count).toHaveText('1 Fahrzeug');
  await expect(chips.getByRole('link')).toHaveText([
    `„${model}“`,
    'Diesel',
    'Kombi',
    'Bis 20.000\u00a0€',
    'Alle zurücksetzen',
  ]);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  // Saved, it would have these names.
  await page.getByRole('button', { name: 'Suche speichern' }).click();
  await expect(page.getByLabel('Name der Suche')).toHaveValue(`„${model}“, Diesel, Kombi, Bis 20.000\u00a0€`);
  await page.keyboard.press('Escape');
  await chips.getByRole('link', { name: 'bis 20.000' }).click();
  await expect(count).toHaveText('2 Fahrzeuge');

  // Pressed before the list of these words is there, a chip keeps the word that was added.
  const listing = await holdBack(page, /\/api\/vehicles\?/);
  await search.fill(`${model} diesel kombi avant`);
  await search.press('Enter');
  await expect(page).toHaveURL(/avant/);
  await chips.getByRole('link', { name: 'Kombi' }).click();
  await expect(search).toHaveValue(`${model} diesel avant`);
  await listing.letThrough();

  await search.fill(`${model} diesel wolkenschieber`);
  await search.press('Enter');
  await expect(page.getByText('Das Wort „wolkenschieber“ passt zu keinem dieser Fahrzeuge.')).toBeVisible();
  await page.getByRole('link', { name: `2 Fahrzeuge zu „${model} diesel“ anzeigen` }).click();
  await expect(count).toHaveText('2 Fahrzeuge');
  await expect(search).toHaveValue(`${model} diesel`);
});

test('a dealer with an empty list reads which filter brings vehicles back, and presses it', async ({
  page,
}) => {
  const model = `Probe${aVin().slice(-8)}`;
  await aVehicleInStock({ spec: { model, doors: 5, priceNet: 18450 }, pictures: 0 });
  await aVehicleInStock({ spec: { model, doors: 5, priceNet: 24900 }, pictures: 0 });
  await open(page, `/vehicles?q=${model}&doors=9&priceMax=30000`);
  const offers = page.locator('#list').getByRole('link', { name: 'weglassen' });
  await expect(offers).toHaveText([
    '9 Türen weglassen: 2 Fahrzeuge',
    /^Alle Filter weglassen: \d+ Fahrzeuge$/,
  ]);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await offers.filter({ hasText: '9 Türen' }).click();
  await expect(page.locator('#inventory-count')).toHaveText('2 Fahrzeuge');
});

test('a dealer saves the search of the list, pauses and ends it, and reads its vehicles from a feed that is revoked', async ({
  page,
  context,
  request,
}) => {
  const vin = aVin();
  const model = vin.slice(-8);
  await aVehicleInStock({ vin, spec: { make: 'Audi', model, priceNet: 18450 } });
  await signInQuickly(context, DEALER);
  const name = `Audis ${model}`;

  await test.step('above the list the search is saved under a name', async () => {
    await open(page, `/vehicles?make=Audi&model=${model}`);
    await page.getByRole('button', { name: 'Suche speichern' }).click();
    const form = page.getByRole('dialog', { name: 'Suche speichern' });
    await expect(form.getByLabel('Name der Suche')).toHaveValue(`Audi, ${model}`);
    await expectAccessible(page);
    await form.getByLabel('Name der Suche').fill(name);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Suche speichern' }).click();
    await expect(form.getByLabel('Name der Suche')).toHaveValue(name);
    await expectLoginLink(form, /\/api\/searches$/, 'POST', () =>
      form.getByRole('button', { name: 'Suche speichern' }).click(),
    );
    await expect(form.getByLabel('Name der Suche')).toHaveValue(name);
    await form.getByLabel('E-Mail bei neuen Fahrzeugen').selectOption('Sofort');
    const saved = postsOf(page);
    await pressTwice(form.getByRole('button', { name: 'Suche speichern' }));
    await expectToast(page, 'Suche gespeichert');
    expect(saved).toEqual(['/api/searches']);
    await expect(page.getByRole('button', { name: 'Suche gespeichert' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  await test.step('vehicles that came after the list was built stay new until it is built again', async () => {
    let newCount = 0;
    await page.route(/\/api\/searches$/, async (route) => {
      const answer = await route.fetch();
      const { searches, ...others } = await answer.json();
      const counted = searches.map((search: object) => ({ ...search, newCount }));
      await route.fulfill({ response: answer, json: { ...others, searches: counted } });
    });
    const looks = postsOf(page);
    const list = `/vehicles?make=Audi&model=${model}`;
    await open(page, list);
    await expect(page.getByRole('button', { name: 'Suche gespeichert' })).toBeVisible();
    newCount = 1;
    const counted = page.waitForResponse(/\/api\/searches$/);
    await returnToWindow(page);
    await counted;
    await expect(page.getByRole('button', { name: 'Suche gespeichert' })).toBeVisible();
    expect(looks).toEqual([]);
    const looked = page.waitForRequest(/\/look$/);
    await open(page, list);
    await looked;
    expect(looks).toHaveLength(1);
    await page.unroute(/\/api\/searches$/);
  });

  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await test.step('the page of saved searches leads to the list, and pauses and resumes with one click', async () => {
    await open(page, '/searches');
    await expect(row).toContainText(`Audi · ${model}`);
    await expect(row.getByRole('link', { name })).toHaveCount(2);
    await row.getByRole('button', { name: `Pausieren: ${name}` }).click();
    await expectToast(page, 'Suche pausiert');
    await expect(row).toContainText('Pausiert');
    await row.getByRole('button', { name: `Fortsetzen: ${name}` }).click();
    await expectToast(page, 'Suche fortgesetzt');
  });

  await test.step('on a slow line the field shows what was chosen, and the last choice stays', async () => {
    const mails = row.getByLabel(`E-Mail bei neuen Fahrzeugen: ${name}`);
    const saving = await holdBack(page, /\/api\/searches\/[\w-]+$/, 'PATCH');
    const sent: string[] = [];
    page.on('request', (asked) => asked.method() === 'PATCH' && sent.push(asked.postDataJSON().alert));
    await mails.selectOption('Keine E-Mails');
    await expect(mails).toHaveValue('OFF');
    await mails.selectOption('Sofort');
    await expect(mails).toHaveValue('AT_ONCE');
    // Sent together, they could be stored in any order.
    expect(sent).toEqual(['OFF']);
    await saving.letThrough();
    await expect.poll(() => sent).toEqual(['OFF', 'AT_ONCE']);
    await expectToast(page, 'Einstellung gespeichert');
    await expect(mails).toHaveValue('AT_ONCE');
  });

  await test.step('a new name stays after Escape and after the end of the session', async () => {
    const rename = page.getByRole('button', { name: `Umbenennen: ${name}` });
    const form = page.getByRole('dialog');
    await rename.click();
    await form.getByLabel('Name der Suche').fill(`${name} neu`);
    await page.keyboard.press('Escape');
    await rename.click();
    await expect(form.getByLabel('Name der Suche')).toHaveValue(`${name} neu`);
    await expectLoginLink(form, /\/api\/searches\/[\w-]+$/, 'PATCH', () =>
      form.getByRole('button', { name: 'Umbenennen' }).click(),
    );
    await expectHeldWhileSaved(
      form.getByLabel('Name der Suche'),
      /\/api\/searches\/[\w-]+$/,
      'PATCH',
      async () => {
        await form.getByLabel('Name der Suche').fill(name);
        await form.getByRole('button', { name: 'Umbenennen' }).click();
      },
    );
    await expectToast(page, 'Suche umbenannt');
  });

  await test.step('a feed of the search shows its address once, and answers until it is revoked', async () => {
    const source = page.getByLabel('Inhalt des neuen Feeds');
    const refusal = await refuse(page, /\/api\/feeds$/, 429, 'RATE_LIMITED', 'POST');
    await page.getByRole('button', { name: 'Feed anlegen' }).click();
    await expect(source).toHaveAccessibleDescription(/^Zu viele/);
    await refusal.letThrough();
    await source.selectOption({ label: `Suche: ${name}` });
    await expect(source).toHaveAccessibleDescription('');
    await page.getByRole('button', { name: 'Feed anlegen' }).dblclick();
    const shown = page.locator('[aria-live=polite]', { hasText: 'nur dieses eine Mal' });
    const [address = ''] = /http\S+\.json/.exec(await shown.innerText()) ?? [];
    const read = async () => (await request.get(address)).status();
    expect(await (await request.get(address)).json()).toMatchObject({ vehicles: [{ vin }] });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: `Feed widerrufen: Suche: ${name}` }).click();
    const question = page.getByRole('alertdialog', { name: `Feed „Suche: ${name}“ widerrufen?` });
    await question.getByRole('button', { name: 'Widerrufen' }).click();
    await expectToast(page, 'Feed widerrufen');
    await expect(page.getByText(address)).toHaveCount(0);
    expect(await read()).toBe(404);
  });

  const end = row.getByRole('button', { name: `Löschen: ${name}` });
  const question = page.getByRole('alertdialog', { name: `Suche „${name}“ löschen?` });
  await test.step('a search whose feed was made in another tab does not end without a question', async () => {
    await open(page, '/searches');
    await expect(end).toBeEnabled();
    const { searches } = await (await context.request.get('/api/searches')).json();
    const { id } = searches.find((search: { name: string }) => search.name === name);
    const made = await context.request.post('/api/feeds', { data: { kind: 'SEARCH', searchId: id } });
    const feed = await made.json();
    await end.click();
    await expect(question).toContainText('Damit endet auch der Feed dieser Suche.');
    await question.getByRole('button', { name: 'Abbrechen' }).click();
    await context.request.delete(`/api/feeds/${feed.id}`);
    await open(page, '/searches');
    await expect(row).toBeVisible();
  });

  await test.step('the search ends with one click, and comes back paused as it was', async () => {
    await row.getByRole('button', { name: `Pausieren: ${name}` }).click();
    await expect(row).toContainText('Pausiert');
    const ended = sentBy(page, 'DELETE');
    await end.focus();
    await pressTwice(end);
    await expectToast(page, 'Suche gelöscht');
    await expect(row).toHaveCount(0);
    expect(ended).toHaveLength(1);
    // The focus is not lost with the row.
    await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
    const [saved, changed] = [sentBy(page, 'POST'), sentBy(page, 'PATCH')];
    await page.getByRole('button', { name: 'Wiederherstellen' }).click();
    await expect(row).toContainText('Pausiert');
    expect([saved.length, changed.length]).toEqual([1, 0]);
  });

  await test.step('a search with a feed ends after a question, because the feed ends too', async () => {
    let answer = () => {};
    const isAsked = new Promise<void>((resolve) => (answer = resolve));
    // The searches are read again late.
    await page.route(/\/api\/searches$/, (route) => isAsked.then(() => route.fallback()));
    await page.getByLabel('Inhalt des neuen Feeds').selectOption({ label: `Suche: ${name}` });
    await page.getByRole('button', { name: 'Feed anlegen' }).click();
    const revoke = page.getByRole('button', { name: `Feed widerrufen: Suche: ${name}` });
    await expect(revoke).toBeVisible();
    await end.click();
    await expect(question).toContainText('Damit endet auch der Feed dieser Suche.');
    answer();
    await question.getByRole('button', { name: 'Löschen' }).click();
    await expect(row).toHaveCount(0);
    await expect(revoke).toHaveCount(0);
  });
});
