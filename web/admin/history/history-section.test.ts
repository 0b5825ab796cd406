import { expect, test } from 'vitest';
import { auditExamples } from '../../../contract/examples/audit.ts';
import { aUser, pageOf } from '../../../fixtures/pages.ts';

const { result } = auditExamples['GET /api/admin/audit'];
const [entry] = result.events;
const clerk = aUser(null);

const open = (search = '', locale: 'de' | 'en' | 'fr' = 'de') =>
  pageOf(`/admin/history${search}`, {
    user: clerk,
    locale,
    answers: { 'GET /api/admin/audit': result, 'GET /api/admin/worklist': { worklist: [], total: 0 } },
  });

const peopleIn = (main: string) => {
  const select = /<select[^>]*name="actorId".*?<\/select>/s.exec(main)?.[0] ?? '';
  return [...select.matchAll(/<option value="([^"]*)"([^>]*)>([^<]*)/g)].map(([, id, selected, name]) => [
    id,
    name,
    selected?.includes('selected') ?? false,
  ]);
};

test.each([
  ['de', 'Alle Personen'],
  ['en', 'All people'],
  ['fr', 'Toutes les personnes'],
] as const)(
  'the history is filtered by one of the people in it, or by the own changes: %s',
  async (locale, all) => {
    const actor = entry?.actor;
    const { main, queries } = await open(`?actorId=${actor?.id}`, locale);
    expect(queries['GET /api/admin/audit']).toContain(`actorId=${actor?.id}`);
    expect(peopleIn(main)).toEqual([
      ['', all, false],
      [clerk.id, clerk.email, false],
      [actor?.id, actor?.email, true],
    ]);
  },
);

test.each([
  ['de', 'Gelangensbestätigung hochgeladen'],
  ['en', 'Entry certificate uploaded'],
  ['fr', 'Attestation de réception déposée'],
] as const)('the history says that a document of an order proves the arrival: %s', async (locale, said) => {
  const added = {
    ...entry,
    action: 'ORDER_DOCUMENT_ADDED',
    subject: 'order',
    before: null,
    after: { fileName: 'scan.pdf' },
  };
  const { words } = await pageOf('/admin/history', {
    user: clerk,
    locale,
    answers: {
      'GET /api/admin/audit': { events: [added], total: 1 },
      'GET /api/admin/worklist': { worklist: [], total: 0 },
    },
  });
  // Once in the choice of actions, once in the entry.
  expect(words.split(said)).toHaveLength(3);
});

test('a person who is not in the list stays chosen', async () => {
  const id = crypto.randomUUID();
  expect(peopleIn((await open(`?actorId=${id}`)).main)).toContainEqual([id, 'Andere Person', true]);
});

test.each([
  ['einkauf@autohaus-sommer.example', 'einkauf@autohaus-sommer.example'],
  [null, 'an uns'],
])('the history says to whom a mail was sent again: %s', async (recipient, said) => {
  const sent = {
    ...entry,
    action: 'MAIL_SENT_AGAIN',
    subject: 'mail',
    name: 'orderConfirmation',
    recipient,
    before: null,
    after: { kind: 'orderConfirmation' },
  };
  const { words } = await pageOf('/admin/history', {
    user: clerk,
    answers: {
      'GET /api/admin/audit': { events: [sent], total: 1 },
      'GET /api/admin/worklist': { worklist: [], total: 0 },
    },
  });
  expect(words).toContain(`E-Mail erneut gesendet Bestellbestätigung Empfänger: ${said}`);
});
