import { expect, test } from 'vitest';
import { companyExamples } from '../../contract/examples/company.ts';
import { orderRequestExamples } from '../../contract/examples/order-requests.ts';
import { aUser, pageOf } from '../../fixtures/pages.ts';

const { result: listed } = orderRequestExamples['GET /api/company/requests'];
const declined = {
  ...orderRequestExamples['POST /api/company/requests/{id}/decline'].result,
  id: crypto.randomUUID(),
};
const withdrawn = {
  ...orderRequestExamples['POST /api/company/requests/{id}/withdraw'].result,
  id: crypto.randomUUID(),
};
const answers = {
  'GET /api/company/users': companyExamples['GET /api/company/users'].result,
  'GET /api/company/limit': { approvalLimit: '50000.00' },
  'GET /api/company/requests': { requests: [...listed.requests, declined], total: 2 },
};
const buyer = { ...aUser(), rights: 'BUYER' as const };

test.each([
  ['de', 'Gesendet von Jules Perrin am 02.03.2026, 09:40 Uhr', 'Ablehnen', 'Freigabegrenze je Bestellung'],
  ['en', 'Sent by Jules Perrin on 02/03/2026, 09:40', 'Decline', 'Approval limit of an order'],
  ['fr', 'Envoyée par Jules Perrin le 02/03/2026, 09:40', 'Refuser', 'Limite d’approbation par commande'],
] as const)(
  'an owner reads the requests of colleagues, decides them and sets the limit: %s',
  async (locale, sent, step, limit) => {
    const { main, words } = await pageOf('/company', { user: aUser(), locale, answers });
    for (const told of [sent, step, limit, 'Volkswagen Golf', 'EK-4711']) expect(words).toContain(told);
    expect(main).toContain('value="50.000,00"');
  },
);

test.each([
  ['de', 'Die Freigabegrenze konnte nicht geladen werden'],
  ['en', 'The approval limit could not be loaded'],
  ['fr', 'La limite d’approbation n’a pas pu être chargée'],
] as const)('an owner reads that the limit could not be loaded: %s', async (locale, failed) => {
  const broken = { ...answers, 'GET /api/company/limit': 503 };
  expect((await pageOf('/company', { user: aUser(), locale, answers: broken })).words).toContain(failed);
  expect((await pageOf('/company', { user: aUser(), locale, answers })).words).not.toContain(failed);
});

test('a buyer reads the own requests with what became of them, and decides nothing', async () => {
  const { words } = await pageOf('/company', { user: buyer, answers });
  for (const told of [
    'Ihre Anfragen',
    'Reserviert ist noch nichts',
    'Abgelehnt von Erika Sommer am 02.03.2026, 12:05 Uhr: Zu teuer für diesen Monat.',
  ])
    expect(words).toContain(told);
  expect(words).not.toContain('Prüfen und bestellen');
});

test.each([
  ['de', 'Zurückziehen', 'Zurückgezogen von Jules Perrin am 02.03.2026, 10:10 Uhr'],
  ['en', 'Take back', 'Taken back by Jules Perrin on 02/03/2026, 10:10'],
  ['fr', 'Retirer', 'Retirée par Jules Perrin le 02/03/2026, 10:10'],
] as const)(
  'a buyer takes back an open request, and reads which ones they have: %s',
  async (locale, step, told) => {
    const requests = [{ ...listed.requests[0], isOwn: true }, withdrawn];
    const { words } = await pageOf('/company', {
      user: buyer,
      locale,
      answers: { 'GET /api/company/requests': { requests, total: 2 } },
    });
    expect(words.split(step)).toHaveLength(2);
    expect(words).toContain(told);
  },
);

test('a buyer and a viewer read who is in the company, and have nothing to change there', async () => {
  for (const rights of ['BUYER', 'VIEWER'] as const) {
    const { words } = await pageOf('/company', { user: { ...aUser(), rights }, answers });
    for (const told of ['Benutzer verwalten nur Kollegen mit allen Rechten', 'Jules Perrin', 'Einkauf'])
      expect(words).toContain(told);
    for (const step of ['Rechte ändern', 'Sperren', 'Kollegen einladen', 'Freigabegrenze', 'aktiv'])
      expect(words).not.toContain(step);
    expect(words.includes('Ihre Anfragen')).toBe(rights === 'BUYER');
  }
});

test.each([
  ['an owner', aUser(), 'Eine Anfrage von Kollegen wartet auf Ihre Entscheidung.'],
  ['a buyer', buyer, 'Eine Ihrer Anfragen ist noch offen.'],
])('the dashboard leads to open requests: %s', async (_, user, told) => {
  const { main, words } = await pageOf('/dashboard', { user, answers });
  expect(words).toContain(told);
  expect(main).toContain('href="/company"');
});
