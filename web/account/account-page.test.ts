import { expect, test } from 'vitest';
import { aUser, pageOf } from '../../fixtures/pages.ts';

test.each([
  ['an active dealer', aUser()],
  ['a waiting dealer', aUser({ status: 'PENDING' })],
  ['a suspended dealer', aUser({ status: 'SUSPENDED' })],
  ['an admin', aUser(null)],
])('%s changes the password on the page of the account', async (_, user) => {
  const { status, main } = await pageOf('/account', { user });
  expect(status).toBe(200);
  expect(main).toMatch(/autoComplete="current-password"/);
  expect(main).toMatch(/autoComplete="new-password"/);
});

test('the page of the account asks an admin for a longer password', async () => {
  expect((await pageOf('/account', { user: aUser(null) })).words).toContain('Mindestens 12 Zeichen');
  expect((await pageOf('/account', { user: aUser() })).words).toContain('Mindestens 8 Zeichen');
});

test.each([
  ['de', 'Firma'],
  ['en', 'company'],
  ['fr', 'société'],
] as const)('the page of the account speaks of a company to dealers alone: %s', async (locale, company) => {
  expect((await pageOf('/account', { user: aUser(null), locale })).words).not.toContain(company);
  expect((await pageOf('/account', { user: aUser(), locale })).words).toContain(company);
});

test('an admin who needs a second factor sees its set-up alone, also instead of the back office', async () => {
  const user = { ...aUser(null), needsSecondFactor: true };
  const answers = {
    'GET /api/user/second-factor': { since: null, recoveryCodesLeft: 0, isDemanded: true },
  };
  for (const path of ['/admin', '/admin/orders']) {
    const { status, location } = await pageOf(path, { user });
    expect([status, location]).toEqual([303, '/account']);
  }
  const { words } = await pageOf('/account', { user, answers });
  expect(words).toContain('Zweiten Faktor einrichten');
  expect(words).toContain('für alle Administratoren Pflicht');
  expect(words).not.toMatch(/Neues Passwort|Angemeldete Geräte|Daten herunterladen/);
  expect((await pageOf('/account', { user: aUser(), answers })).words).not.toContain('Zweiter Faktor');
});

test('the page of the account lists the sessions, and offers to end all but the current one', async () => {
  const session = {
    id: crypto.randomUUID(),
    browser: 'Firefox',
    system: 'Windows',
    network: '203.0',
    signedInAt: '2026-11-20T08:00:00.000Z',
    lastSeenAt: '2026-11-21T11:55:00.000Z',
    isCurrent: true,
  };
  const elsewhere = { ...session, id: crypto.randomUUID(), browser: null, system: null, isCurrent: false };
  const page = (sessions: object[], total = sessions.length) =>
    pageOf('/account', { user: aUser(), answers: { 'GET /api/user/sessions': { sessions, total } } });
  const phone = { ...elsewhere, id: crypto.randomUUID(), lastSeenAt: '2026-11-19T07:30:00.000Z' };
  const { words, main } = await page([session, elsewhere, phone], 4);
  // Two devices may have the same name. The button of each says which it is.
  const names = [...main.matchAll(/aria-label="(Abmelden[^"]*)"/g)].map(([, name]) => name);
  expect(names).toEqual([
    'Abmelden: Unbekannter Browser, zuletzt genutzt 21.11.2026, 12:55',
    'Abmelden: Unbekannter Browser, zuletzt genutzt 19.11.2026, 08:30',
  ]);
  expect(words).toContain(
    'Firefox, Windows Dieses Gerät Zuletzt genutzt: 21.11.2026, 12:55 · Netz 203.0… Unbekannter Browser',
  );
  expect(words).toContain('Ein weiteres Gerät wird hier nicht angezeigt. Alle anderen abmelden');
  expect((await page([session])).words).not.toContain('abmelden');
});

test('a visitor signs in before they see their account', async () => {
  const { status, location } = await pageOf('/account');
  expect([status, location]).toEqual([303, '/auth?next=%2Faccount']);
});

const own = {
  id: crypto.randomUUID(),
  companyName: 'Autohaus Nord GmbH',
  legalForm: null,
  vatId: 'DE811907980',
  vatIdCheck: 'UNCHECKED',
  email: 'einkauf@autohaus-nord.example',
  emailConfirmed: true,
  phone: '',
  tier: 'STANDARD',
  status: 'ACTIVE',
  street: 'Hafenstraße 7',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'AT',
  contactFirstName: null,
  contactLastName: null,
  contactPosition: null,
  contactPhone: null,
  marketingOptIn: false,
  createdAt: '2026-02-16T08:05:00.000Z',
};
const answers = { 'GET /api/dealer': own };

test('an active dealer sees the company, with a dash for what is missing, and may edit it', async () => {
  const { words } = await pageOf('/account', { user: aUser(), answers });
  expect(words).toContain('Firmendaten ändern');
  expect(words).toMatch(
    /Rechtsform – USt-IdNr\. DE811907980 E-Mail einkauf@autohaus-nord\.example Telefon – /,
  );
  expect(words).toMatch(/Straße und Hausnummer Hafenstraße 7 Postleitzahl 20457 Ort Hamburg Land Österreich/);
});

test.each([
  ['PENDING', 'Solange wir Ihr Konto prüfen, lassen sich die Firmendaten nicht ändern.'],
  ['SUSPENDED', 'Solange Ihr Konto gesperrt ist, lassen sich die Firmendaten nicht ändern.'],
] as const)('a %s dealer reads why the company cannot be edited', async (status, reason) => {
  const { words } = await pageOf('/account', { user: aUser({ status }), answers });
  expect(words).toContain('Hafenstraße 7');
  expect(words).toContain(reason);
  expect(words).not.toContain('Firmendaten ändern');
});

test('an active dealer sees their delivery addresses, and may change them', async () => {
  const address = { street: 'Torweg 3', postalCode: '79098', city: 'Freiburg', country: 'DE' };
  const addresses = [{ id: crypto.randomUUID(), name: 'Lager Süd', ...address }];
  const list = { 'GET /api/dealer/addresses': { addresses, total: 1 } };
  const { main, words } = await pageOf('/account', { user: aUser(), answers: list });
  expect(words).toContain('Lager Süd Torweg 3, 79098 Freiburg, Deutschland Ändern Löschen');
  for (const label of ['Ändern: Lager Süd', 'Löschen: Lager Süd'])
    expect(main).toContain(`aria-label="${label}"`);
  const waiting = await pageOf('/account', { user: aUser({ status: 'PENDING' }), answers: list });
  expect(waiting.words).not.toContain('Lieferadressen');
});

test('every user chooses the language of their mails', async () => {
  for (const user of [aUser({ status: 'PENDING' }), aUser(null)])
    expect((await pageOf('/account', { user })).words).toContain(
      'Sprache der E-Mails Deutsch English Français',
    );
});
