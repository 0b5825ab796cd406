import { expect, test } from 'vitest';
import { auditExamples } from '../../../contract/examples/audit.ts';
import { vehicleExamples } from '../../../contract/examples/vehicles.ts';
import { aUser, pageOf } from '../../../fixtures/pages.ts';
import { reservationExamples } from '../../../contract/examples/orders.ts';

const { result } = vehicleExamples['GET /api/vehicles/{id}'];
const { id, vin } = result.vehicle;
const { result: reservations } = reservationExamples['GET /api/reservations'];

const open = (tab = '', locale: 'de' | 'en' | 'fr' = 'de') =>
  pageOf(`/admin/vehicles/${id}${tab}`, {
    user: aUser(null),
    locale,
    answers: {
      [`GET /api/vehicles/${id}`]: result,
      'GET /api/reservations': reservations,
      'GET /api/admin/audit': auditExamples['GET /api/admin/audit'].result,
      'GET /api/admin/worklist': { worklist: [], total: 0 },
    },
  });

/** The tab that is shown. */
const shownTab = (main: string) =>
  /<a(?=[^>]*aria-selected="true")[^>]*href="([^"]*)"/.exec(main)?.[1]?.replaceAll('&amp;', '&');

test.each([
  ['de', 'Alle Fahrzeuge', 'Bestellungen', 'reserviert bis'],
  ['en', 'All vehicles', 'Orders', 'reserved until'],
  ['fr', 'Tous les véhicules', 'Commandes', 'réservé jusqu’au'],
] as const)(
  'a vehicle has a page in the back office, with its data, its orders and who holds it: %s',
  async (locale, ...told) => {
    const { title, words, main, queries } = await open('', locale);
    expect(title).toContain(`${result.vehicle.make} ${result.vehicle.model} · ${vin}`);
    for (const each of [...told, '#41d8a6b2', vin]) expect(words).toContain(each);
    expect(/<input(?=[^>]*name="model")[^>]*value="([^"]*)"/.exec(main)?.[1]).toBe(result.vehicle.model);
    expect(queries['GET /api/reservations']).toContain(`vehicleId=${id}`);
  },
);

test('the star of the cover is filled', async () => {
  const { main } = await open('?tab=media');
  const stars = [...main.matchAll(/<button(?=[^>]*aria-pressed="(true|false)")[^>]*>(.*?)<\/button>/gs)];
  expect(stars.map(([, isCover, icon]) => [isCover, icon?.includes('fill-current')])).toEqual(
    stars.map(([, isCover]) => [isCover, isCover === 'true']),
  );
  expect(stars.map(([, isCover]) => isCover)).toContain('true');
});

test('the fields of a vehicle stand in groups with a title each', async () => {
  const { main } = await open();
  const groups = main.split('<fieldset').flatMap((group) => {
    const title = /<legend[^>]*>([^<]*)<\/legend>/.exec(group)?.[1];
    const names = [...group.matchAll(/name="(\w+)"/g)].map(([, name]) => name);
    return title === undefined ? [] : [[title, names[0], names.length]];
  });
  // The last group is followed by the equipment.
  expect(groups.slice(0, 7)).toMatchObject([
    ['Fahrzeug und Preis', 'make', 6],
    ['Technische Daten', 'firstRegistered', 9],
    ['Herkunft und Zustand', 'nextInspection', 7],
    ['Innenraum und Anhängelast', 'seats', 3],
    ['Verbrauch und Emissionen', 'emissionClass', 4],
    ['Batterie und Reichweite', 'batteryKwh', 3],
    ['Standort', 'locationCountry', 4],
  ]);
});

test.each([
  ['de', 'Früherer Preis 18.990,00 € Nicht mehr zeigen'],
  ['en', 'Former price 18.990,00 € Do not show'],
  ['fr', 'Ancien prix 18.990,00 € Ne plus afficher'],
] as const)(
  'the page of a vehicle shows its former price, with a way to take it away: %s',
  async (locale, told) => {
    expect((await open('', locale)).words.replaceAll(/\s/g, ' ')).toContain(told);
  },
);

test('the tab of a vehicle is in the address, and each tab is a link', async () => {
  expect(shownTab((await open()).main)).toBe(`/admin/vehicles/${id}`);
  for (const tab of ['media', 'documents', 'history']) {
    const { main } = await open(`?tab=${tab}`);
    expect(shownTab(main)).toBe(`/admin/vehicles/${id}?tab=${tab}`);
  }
  expect(shownTab((await open('?tab=unknown')).main)).toBe(`/admin/vehicles/${id}`);
});

test('a vehicle that does not exist has no page in the back office', async () => {
  const { status } = await pageOf(`/admin/vehicles/${id}`, {
    user: aUser(null),
    answers: { 'GET /api/admin/worklist': { worklist: [], total: 0 } },
  });
  expect(status).toBe(404);
});

test.each([
  ['de', 'Bilder (1)', 'nach vorn', 'Titelbild', 'Dieses Fahrzeug hat noch keine Dokumente.'],
  ['en', 'Pictures (1)', 'forward', 'Cover', 'This vehicle has no documents yet.'],
  ['fr', 'Photos (1)', 'Avancer', 'Photo principale', 'Ce véhicule n’a pas encore de documents.'],
] as const)(
  'the pictures and documents of a vehicle have tabs of their own: %s',
  async (locale, tab, earlier, cover, none) => {
    const { words, main } = await open('?tab=media', locale);
    for (const told of [tab, cover, none]) expect(words).toContain(told);
    expect(main).toMatch(new RegExp(`aria-label="[^"]*${earlier}`));
    expect(main).toContain(`${result.media[0]?.url}/640.webp`);
  },
);
