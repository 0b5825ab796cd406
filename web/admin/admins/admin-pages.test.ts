import { expect, test } from 'vitest';
import { adminExamples } from '../../../contract/examples/admins.ts';
import { aUser, pageOf } from '../../../fixtures/pages.ts';

const { result } = adminExamples['GET /api/admin/admins'];

const open = (locale: 'de' | 'en' | 'fr' = 'de', user = aUser(null), admins = result.admins) =>
  pageOf('/admin/admins', {
    user,
    locale,
    answers: {
      'GET /api/admin/admins': { admins, total: admins.length },
      'GET /api/admin/worklist': { worklist: [], total: 0 },
    },
  });

test.each([
  ['de', 'Sachbearbeitung 02.03.2026, 09:12 Eingeschaltet Aktiv'],
  ['en', 'Clerk 02/03/2026, 09:12 On Active'],
  ['fr', 'Gestionnaire 02/03/2026, 09:12 Activé Actif'],
] as const)(
  'the list of admins shows name, address, rights, last use and second factor: %s',
  async (locale, line) => {
    const { words } = await open(locale);
    expect(words).toContain(`Karla Klein clerk@forecourt.example ${line}`);
  },
);

test('the e-mail address of an admin wraps before its @ on a tablet', async () => {
  expect((await open()).main).toContain('clerk<wbr/>@forecourt.example');
});

test('an admin is offered neither to disable nor to reset themselves', async () => {
  const [admin] = result.admins;
  const own = { ...aUser(null), id: admin?.id ?? '' };
  const blocked = async (user: typeof own) =>
    (await open('de', user)).main.split('aria-label="Das ist Ihr eigener Zugang"').length - 1;
  expect([await blocked(own), await blocked(aUser(null))]).toEqual([2, 0]);
  expect((await open()).main).toContain('aria-label="Karla Klein sperren"');
});

test.each([
  ['de', 'Gesperrt: bitte zuerst entsperren', 'Karla Klein entsperren'],
  ['en', 'Disabled: please enable it first', 'Enable Karla Klein'],
  ['fr', 'Bloqué\u202f: veuillez d’abord débloquer l’accès', 'Débloquer Karla Klein'],
] as const)('a disabled admin is enabled before a reset: %s', async (locale, reason, enable) => {
  const admins = result.admins.map((admin) => ({ ...admin, disabled: true }));
  const { main } = await open(locale, aUser(null), admins);
  expect(main).toContain(`aria-label="${reason}"`);
  expect(main).toContain(`aria-label="${enable}"`);
});

test('a clerk sees neither the page of the admins nor its entry in the rail', async () => {
  const clerk = { ...aUser(null), rights: 'CLERK' as const };
  const { words, railWords } = await open('de', clerk);
  expect(words).toContain('Zugriff verweigert');
  expect(words).not.toContain('Karla Klein');
  expect(railWords).toContain('Protokoll');
  expect(railWords).not.toContain('Administratoren');
  expect((await open()).railWords).toContain('Protokoll Administratoren');
});

test.each([
  ['de', 'Dieser Bereich ist nur für Administratoren mit allen Rechten.', 'Zur Übersicht'],
  ['en', 'This area is reserved for administrators with all rights.', 'To the dashboard'],
  ['fr', 'Cet espace est réservé aux administrateurs qui ont tous les droits.', 'Vers le tableau de bord'],
] as const)('a clerk on the page of the admins is led back to the desk: %s', async (locale, text, link) => {
  const { main, words } = await open(locale, { ...aUser(null), rights: 'CLERK' });
  expect(words).toContain(`${text} ${link}`);
  expect(main).toMatch(new RegExp(`href="/admin"[^>]*>${link}<`));
});

test('a clerk is not offered to delete dealers', async () => {
  const { dealerExamples } = await import('../../../contract/examples/dealers.ts');
  const { result: dealers } = dealerExamples['GET /api/admin/dealers'];
  const labels = async (rights: 'FULL' | 'CLERK') =>
    (
      await pageOf('/admin/users', {
        user: { ...aUser(null), rights },
        answers: { 'GET /api/admin/dealers': dealers },
      })
    ).main.match(/aria-label="[^"]*löschen"/g) ?? [];
  expect((await labels('FULL')).length).toBeGreaterThan(0);
  expect(await labels('CLERK')).toEqual([]);
});
