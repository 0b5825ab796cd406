import { expect, test } from 'vitest';
import { markExamples } from '../../contract/examples/marks.ts';
import { aUser, pageOf } from '../../fixtures/pages.ts';

const shown = (answer: object, wishes: Partial<ReturnType<typeof aUser>> = {}) =>
  pageOf('/watchlist', { user: { ...aUser(), ...wishes }, answers: { 'GET /api/watchlist': answer } });

test('the watch list shows each vehicle with status, price and the change of the price', async () => {
  const { words } = await shown(markExamples['GET /api/watchlist'].result);
  expect(words).toMatch(
    /Verfügbar Volkswagen Golf .*18\.490,00 € netto 500,00 € günstiger seit dem 02\.03\.2026/,
  );
});

test('an empty watch list leads to the inventory', async () => {
  const { main, words } = await shown({ vehicles: [], total: 0 });
  expect(words).toContain('Sie beobachten noch kein Fahrzeug');
  expect(main).toContain('href="/vehicles"');
});

test.each(['/watchlist', '/account'])(
  'a dealer chooses on %s when they are mailed about watched vehicles',
  async (path) => {
    const { main } = await pageOf(path, {
      user: { ...aUser(), watchMails: 'DAILY' },
      answers: { 'GET /api/watchlist': { vehicles: [], total: 0 } },
    });
    const options = [...main.matchAll(/<option value="(OFF|DAILY|AT_ONCE)"( selected="")?/g)];
    expect(options.map(([, value, chosen]) => `${value}${chosen ? '!' : ''}`)).toEqual([
      'OFF',
      'DAILY!',
      'AT_ONCE',
    ]);
  },
);

test('an admin has no setting for mails about watched vehicles', async () => {
  expect((await pageOf('/account', { user: aUser(null) })).main).not.toContain('AT_ONCE');
});

test('who may only look is not offered the cart on the watch list', async () => {
  const read = async (rights: 'BUYER' | 'VIEWER') =>
    (await shown(markExamples['GET /api/watchlist'].result, { rights })).words;
  expect(await read('BUYER')).toContain('In die Auswahl');
  expect(await read('VIEWER')).not.toContain('In die Auswahl');
});
