import { expect, test } from 'vitest';
import { feedExamples } from '../../contract/examples/feeds.ts';
import { savedSearchExamples } from '../../contract/examples/saved-searches.ts';
import { aUser, pageOf } from '../../fixtures/pages.ts';
import { searches as german } from '../texts/de/searches.ts';
import { searches as english } from '../texts/en/searches.ts';
import { searches as french } from '../texts/fr/searches.ts';

const { searches } = savedSearchExamples['GET /api/searches'].result;
const search = { ...searches[0] };

const shown = (found: object[], wishes: Partial<ReturnType<typeof aUser>> = {}) =>
  pageOf('/searches', {
    user: { ...aUser(), ...wishes },
    answers: {
      'GET /api/searches': { searches: found, total: found.length },
      'GET /api/feeds': feedExamples['GET /api/feeds'].result,
    },
  });

test('the page of saved searches shows what each asks, how many vehicles are new, and leads to its list', async () => {
  const { main, words } = await shown([search]);
  expect(words).toMatch(/Diesel-Kombis 3 neue Fahrzeuge Kombi · Bis 20\.000\s€ · Diesel/);
  expect(main).toContain('href="/vehicles?bodyType=ESTATE&amp;priceMax=20000&amp;fuelType=Diesel"');
});

test('a saved search says that it is paused, or that a filter no longer exists', async () => {
  const { words } = await shown([{ ...search, isPaused: true, isUnreadable: true, newCount: 0 }]);
  expect(words).toContain('Diesel-Kombis Pausiert');
  expect(words).toContain('Einen Filter dieser Suche gibt es nicht mehr');
  expect(words).not.toContain('neue Fahrzeuge');
});

test('a search of sold vehicles alone says that nothing is mailed, instead of a choice', async () => {
  const sold = await shown([{ ...search, search: 'fuelType=Diesel&status=SOLD' }]);
  expect(sold.words).toContain('Verkaufte Fahrzeuge melden wir nicht per E-Mail');
  expect(sold.main).not.toContain(german.alerts.AT_ONCE);
  const both = await shown([{ ...search, search: 'status=SOLD&status=AVAILABLE' }]);
  expect(both.words).not.toContain('Verkaufte Fahrzeuge melden wir nicht');
  expect(both.main).toContain(german.alerts.AT_ONCE);
});

test('without a saved search the page leads to the inventory', async () => {
  const { main, words } = await shown([]);
  expect(words).toContain('Sie haben noch keine Suche gespeichert');
  expect(main).toContain('href="/vehicles"');
});

test.each([
  ['de', german, /Suche/],
  ['en', english, /search/i],
  ['fr', french, /recherche/i],
] as const)('the button that saves a search and its notice name the search: %s', (_, words, search) => {
  expect(words.save).toMatch(search);
  expect(words.isSaved).toMatch(search);
  expect(words.emptyHint).toContain(words.save);
});

test('the feeds are listed without their addresses, and for owners alone', async () => {
  const { main, words } = await shown([search]);
  expect(words).toMatch(
    /Suche: Diesel-Kombis Angelegt am 20\.11\.2026 von Erika Sommer · zuletzt abgerufen am 21\.11\.2026/,
  );
  expect(main).not.toContain('/feed/');
  expect((await shown([search], { rights: 'BUYER' })).words).not.toContain('Feeds für Ihre Programme');
});
