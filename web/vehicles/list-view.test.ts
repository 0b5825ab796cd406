import { describe, expect, test } from 'vitest';
import { vehicleExamples } from '../../contract/examples/vehicles.ts';
import { DEFAULT_LIST_VIEW, type ListView } from '../../contract/list-view.ts';
import { aUser, pageOf } from '../../fixtures/pages.ts';
import { isNewTo } from './list-view.ts';
import { pageOfRows } from './page-of-rows.ts';

const list = vehicleExamples['GET /api/vehicles'].result;
const [vehicle] = list.vehicles;

/** The inventory as a dealer with this view gets it. */
const shownTo = async (
  listView: ListView | null,
  lastVisitAt: string | null = null,
  vehicles = list.vehicles,
) => {
  const user = {
    ...aUser(),
    listView: listView && { ...listView, columns: [...listView.columns] },
    lastVisitAt,
  };
  const { main, queries } = await pageOf('/vehicles', {
    user,
    answers: { 'GET /api/vehicles': { ...list, vehicles } },
  });
  return { main, query: queries['GET /api/vehicles'] };
};

const NEW = /<span[^>]*>Neu</;

describe('the inventory', () => {
  test('has cards of the usual number for who has chosen nothing', async () => {
    const { main, query } = await shownTo(null);
    expect(main).toContain('class="vehicle-cards"');
    expect(main).not.toContain('<table');
    expect(query).not.toContain('limit');
  });

  test('has compact cards for who has chosen them', async () => {
    const { main } = await shownTo({ ...DEFAULT_LIST_VIEW, layout: 'COMPACT' });
    expect(main).toContain('data-layout="COMPACT"');
    expect(main).not.toContain('<table');
  });

  test('is a table of the chosen rows and columns, already in the HTML', async () => {
    const view: ListView = { layout: 'TABLE', rows: 100, columns: ['vin', 'mileageKm', 'createdAt'] };
    const { main, query } = await shownTo(view);
    expect(query).toContain('limit=100');
    const heads = [...main.matchAll(/<th [^>]*>(.*?)<\/th>/g)].map(([, name = '']) =>
      name.replaceAll(/<[^>]*>/g, ''),
    );
    // In the order of the portal, not in that of the choices.
    expect(heads).toEqual(['Fahrzeug', 'Preis netto', 'Kilometer', 'Im Bestand seit', 'FIN', 'Aktionen']);
    expect(main.split('<tr').length - 1).toBe(1 + list.vehicles.length);
    expect(main).toContain(vehicle?.vin);
  });

  test('is a table with the day in Germany on which a vehicle was listed', async () => {
    const view: ListView = { ...DEFAULT_LIST_VIEW, layout: 'TABLE', columns: ['createdAt'] };
    const vehicles = list.vehicles.map((each) => ({ ...each, createdAt: '2026-08-31T22:30:00.000Z' }));
    const { main } = await shownTo(view, null, vehicles);
    expect(main).toContain('01.09.2026');
    expect(main).not.toContain('31.08.2026');
  });

  test('is a table that says in words which inspection is expired', async () => {
    const view: ListView = { ...DEFAULT_LIST_VIEW, layout: 'TABLE', columns: ['nextInspection'] };
    const until = async (nextInspection: string) => {
      const vehicles = list.vehicles.map((each) => ({ ...each, nextInspection }));
      const { main } = await shownTo(view, null, vehicles);
      return main.slice(main.indexOf('<tbody'), main.indexOf('</tbody>'));
    };
    expect(await until('2026-11-30')).not.toContain('abgelaufen');
    expect(await until('2026-10-31')).toMatch(/class="expired".*abgelaufen.*\(10\/2026\)/);
  });

  test('marks what was listed since the visit before', async () => {
    const { createdAt } = vehicle ?? { createdAt: '' };
    const before = new Date(Date.parse(createdAt) - 1).toISOString();
    const wide: ListView = { ...DEFAULT_LIST_VIEW, layout: 'TABLE' };
    expect((await shownTo(null, before)).main).toMatch(NEW);
    expect((await shownTo(wide, before)).main).toMatch(/<td.*>Neu<.*<\/td>/);
    for (const lastVisitAt of [createdAt, null])
      expect((await shownTo(wide, lastVisitAt)).main).not.toMatch(NEW);
  });
});

test.each([
  ['3', 24, 100, undefined],
  ['6', 24, 100, '2'],
  ['2', 100, 24, '5'],
  ['3', 40, 40, '3'],
  [undefined, 24, 60, undefined],
])('page %s of %i vehicles each begins on this page of %i each: %s', (page, before, rows, then) => {
  const search = { make: 'Audi', ...(page && { page }) };
  expect(pageOfRows(search, before, rows)).toEqual({ make: 'Audi', ...(then && { page: then }) });
});

test('nothing is new to a visitor', () => {
  expect(isNewTo(null, { createdAt: '2026-01-01T00:00:00.000Z' })).toBe(false);
});
