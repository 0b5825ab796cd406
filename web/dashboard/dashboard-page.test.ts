import { describe, expect, test } from 'vitest';
import { aUser, pageOf } from '../../fixtures/pages.ts';

type Dealer = NonNullable<ReturnType<typeof aUser>['dealer']>;

const dashboardOf = (dealer: object, locale: 'de' | 'en' | 'fr' = 'de') =>
  pageOf('/dashboard', { user: aUser(dealer as Partial<Dealer>), locale });

const badgeIn = (main: string) => /data-tone="(\w+)"[^>]*>([^<]*)/.exec(main)?.slice(1);

describe("a dealer's dashboard", () => {
  test('names the company under the title', async () => {
    const { words } = await dashboardOf({});
    expect(words).toMatch(/^ Dashboard Autohaus Nord GmbH Aktiv /);
  });

  test('names the email address under the title if there is no company', async () => {
    const { words } = await pageOf('/dashboard', { user: { ...aUser(null), role: 'dealer' } });
    expect(words).toMatch(/^ Dashboard einkauf@autohaus-nord\.example In Prüfung /);
  });

  test.each([
    ['ACTIVE', 'available', 'Active'],
    ['PENDING', 'reserved', 'Pending'],
    ['SUSPENDED', 'sold', 'Suspended'],
    ['ARCHIVED', 'neutral', '-'],
    [null, 'reserved', 'Pending'],
  ])('shows the status %s as a colour and a word', async (status, tone, word) => {
    const { main } = await dashboardOf({ status }, 'en');
    expect(badgeIn(main)).toEqual([tone, word]);
  });

  test.each([
    ['de', 'Die Prüfung dauert in der Regel 1 bis 2 Werktage. Wir benachrichtigen Sie per E-Mail'],
    ['en', 'Review usually takes 1–2 business days. We will notify you by email'],
    ['fr', 'La validation prend en général 1 à 2 jours ouvrés. Nous vous préviendrons par e-mail'],
  ] as const)('tells a pending dealer how long the review takes: %s', async (locale, text) => {
    expect((await dashboardOf({ status: 'PENDING' }, locale)).words).toContain(text);
  });

  test.each([
    ['de', 'Ihr Konto ist vorübergehend gesperrt Bitte wenden Sie sich an den Support:'],
    ['en', 'Your account is temporarily disabled Please contact support:'],
    ['fr', 'Votre compte est temporairement suspendu Veuillez contacter l’assistance :'],
  ] as const)('refers a suspended dealer to the support: %s', async (locale, text) => {
    const { main, words } = await dashboardOf({ status: 'SUSPENDED' }, locale);
    expect(words).toContain(text);
    expect(main).toContain('href="mailto:support@example.com"');
  });

  test.each([
    ['PENDING', 'de', 'Bis dahin sind Auswahl, Reservierungen und Bestellungen noch nicht zugänglich.'],
    ['SUSPENDED', 'en', 'Selection, reservations and orders are not available in the meantime.'],
  ] as const)(
    'says what a dealer who is %s cannot open, for those who followed a link there',
    async (status, locale, text) => {
      expect((await dashboardOf({ status }, locale)).words).toContain(text);
    },
  );

  test.each([
    ['de', 'Ein Konto, das nach 14 Tagen weder bestätigt noch freigeschaltet ist, löschen wir.'],
    ['en', 'We delete accounts that are neither confirmed nor approved after 14 days.'],
    ['fr', 'Un compte qui n’est ni confirmé ni validé au bout de 14 jours est supprimé.'],
  ] as const)(
    'tells a pending dealer alone that an account without a confirmed address is deleted: %s',
    async (locale, text) => {
      const wordsOf = async (status: 'PENDING' | 'SUSPENDED') => {
        const user = { ...aUser({ status }), emailConfirmed: false };
        return (await pageOf('/dashboard', { user, locale })).words;
      };
      const [pending, suspended] = [await wordsOf('PENDING'), await wordsOf('SUSPENDED')];
      expect(pending).toContain(text);
      expect(suspended).not.toContain(text);
      for (const words of [pending, suspended]) expect(words).toContain(aUser().email);
    },
  );

  test('shows no notice to an active dealer', async () => {
    const { words } = await dashboardOf({});
    expect(words).not.toMatch(/geprüft|gesperrt/);
  });
});
