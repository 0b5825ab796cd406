import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { aUser, pageOf } from '../../../fixtures/pages.ts';
import { callBy } from '../../api/call.ts';
import { overviewQuery } from './queries.ts';

const answers = {
  'GET /api/admin/overview': { vehicles: 1240, activeReservations: 16, dealers: 85 },
  'GET /api/admin/mails/failed': { mails: [], total: 0 },
  'GET /api/admin/worklist': { worklist: [], total: 0 },
};
const dashboard = (changes: Partial<Record<keyof typeof answers, number>> = {}) =>
  pageOf('/admin', { user: aUser(null), answers: { ...answers, ...changes } });

test('three tiles count the vehicles, the active reservations and the dealers', async () => {
  expect((await dashboard()).words).toContain(
    'Fahrzeuge insgesamt 1.240 Aktive Reservierungen 16 Registrierte Händler 85',
  );
});

test('each tile leads to the list that it counts', async () => {
  const { main } = await dashboard();
  const tiles = main.slice(main.indexOf('<dl'), main.indexOf('</dl>'));
  expect([...tiles.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/admin/vehicles',
    '/admin/reservations?status=ACTIVE',
    '/admin/users',
  ]);
});

test('each tile says that it loads until its number is there', async () => {
  const { words } = await dashboard({ 'GET /api/admin/overview': 503 });
  expect(words.match(/(?:insgesamt|Reservierungen|Händler) Wird geladen/g)).toHaveLength(3);
});

test('quick links lead to the vehicles, the import, the dealers and the public inventory', async () => {
  const { main, words } = await dashboard();
  expect(words).toMatch(
    /Direkt zu Fahrzeuge verwalten Fahrzeuge importieren Händler verwalten Öffentlicher Bestand/,
  );
  const links = main.slice(main.indexOf('Direkt zu'));
  for (const path of ['/admin/vehicles', '/admin/upload', '/admin/users', '/vehicles'])
    expect(links).toContain(`href="${path}"`);
});

test('the error behind a failed tile has the status and the text of the answer, and the problem in it', async () => {
  const text = '{"code":"UNAVAILABLE","status":503}';
  const failing = callBy(() => Promise.resolve({ status: 503, text, statusText: 'Service Unavailable' }));
  const asked = new QueryClient().fetchQuery({ ...overviewQuery(failing), retry: false });
  await expect(asked).rejects.toMatchObject({
    message: `503: ${text}`,
    problem: { code: 'UNAVAILABLE', status: 503 },
  });
});
