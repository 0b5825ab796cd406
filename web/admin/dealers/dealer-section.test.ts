import { expect, test } from 'vitest';
import { auditExamples } from '../../../contract/examples/audit.ts';
import { clerkNoteExamples } from '../../../contract/examples/clerk-notes.ts';
import { dealerDetailsExamples } from '../../../contract/examples/dealers.ts';
import { paperExamples } from '../../../contract/examples/papers.ts';
import { aUser, pageOf } from '../../../fixtures/pages.ts';

const { result: dealer } = dealerDetailsExamples['GET /api/admin/dealers/{id}'];
const { id } = dealer;

const open = (
  locale: 'de' | 'en' | 'fr',
  { user = aUser(null), dealer: shown = dealer }: { user?: ReturnType<typeof aUser>; dealer?: object } = {},
) =>
  pageOf(`/admin/users/${id}`, {
    user,
    locale,
    answers: {
      [`GET /api/admin/dealers/${id}`]: shown,
      'GET /api/admin/notes': clerkNoteExamples['GET /api/admin/notes'].result,
      'GET /api/dealer/papers': paperExamples['GET /api/dealer/papers'].result,
      'GET /api/admin/audit': auditExamples['GET /api/admin/audit'].result,
      'GET /api/admin/worklist': { worklist: [], total: 0 },
    },
  });

test.each([
  ['de', 'Letzte Anmeldung 01.03.2026, 08:12', 'Prüfung gültig', 'Preis netto: 18.490,00 €'],
  ['en', 'Last login 01/03/2026, 08:12', 'Check valid', 'Net price: 18.490,00 €'],
  ['fr', 'Dernière connexion 01/03/2026, 08:12', 'Contrôle valable', 'Prix HT : 18.490,00 €'],
] as const)(
  'a dealer has a page with data, check, orders, notes and history: %s',
  async (locale, ...lines) => {
    const { title, words } = await open(locale);
    expect(title).toContain('Autohaus Sommer GmbH');
    for (const told of [...lines, 'Industriestraße 12', '#41d8a6b2', 'clerk@forecourt.example'])
      expect(words).toContain(told);
  },
);

test.each([
  ['de', 'Kontoart Standard'],
  ['en', 'Account type Standard'],
  ['fr', 'Type de compte Standard'],
] as const)('the page of a dealer says the account type in a word: %s', async (locale, told) => {
  const { words } = await open(locale);
  expect(words).toContain(told);
  expect(words).not.toContain('STANDARD');
});

test('the page of a dealer has links to call and to write, and says when there are no notes', async () => {
  const { main, words } = await open('de', { dealer: { ...dealer, notes: '' } });
  expect(main).toContain(`href="mailto:${dealer.email}"`);
  for (const phone of [dealer.phone, dealer.contactPhone])
    expect(main).toContain(`href="tel:${phone?.replaceAll(' ', '')}"`);
  expect(words).toContain('Notizen Keine Notizen');
});

test.each([
  ['de', 'Der Händler hat am 02.03.2026, 09:30 Uhr Firma oder Anschrift geändert.', 'Als gesehen abhaken'],
  ['en', 'The dealer changed company or address on 02/03/2026, 09:30.', 'Mark as seen'],
  ['fr', 'Le revendeur a modifié la société ou l’adresse le 02/03/2026, 09:30.', 'Marquer comme vu'],
] as const)(
  "says that a dealer's own change waits to be seen, until it is: %s",
  async (locale, told, act) => {
    const changed = { ...dealer, changedAt: '2026-03-02T08:30:00.000Z' };
    const { words } = await open(locale, { dealer: changed });
    expect(words).toContain(told);
    expect(words).toContain(act);
    expect((await open(locale)).words).not.toContain(act);
  },
);

test('an admin with all rights is offered to erase a dealer, a clerk is not', async () => {
  expect((await open('de')).words).toContain('Daten löschen');
  expect((await open('de', { user: { ...aUser(null), rights: 'CLERK' } })).words).not.toContain(
    'Daten löschen',
  );
});

const { result: erased } = dealerDetailsExamples['POST /api/admin/dealers/{id}/erase'];

test.each([
  ['de', 'Gelöschter Händler', 'wurden am 01.04.2026, 12:00 Uhr gelöscht', 'Status ändern'],
  ['en', 'Erased dealer', 'were erased on 01/04/2026, 12:00', 'Update status'],
  ['fr', 'Revendeur effacé', 'ont été effacées le 01/04/2026, 12:00', 'Modifier le statut'],
] as const)(
  'an erased dealer has a page with orders and history, and nothing to do: %s',
  async (locale, name, since, act) => {
    const { words } = await open(locale, { dealer: erased });
    for (const told of [name, since, '#41d8a6b2']) expect(words).toContain(told);
    expect(words).not.toContain(act);
    expect((await open(locale)).words).toContain(act);
  },
);

test('the page of a dealer shows the status once, below the name', async () => {
  const { words } = await open('de');
  expect(words.split('In Prüfung')).toHaveLength(2);
});
