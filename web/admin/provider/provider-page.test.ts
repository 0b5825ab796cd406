import { expect, test } from 'vitest';
import { providerExamples } from '../../../contract/examples/provider.ts';
import { TERMS_VERSION } from '../../../contract/constants.ts';
import type { Settings } from '../../../contract/provider-settings.ts';
import { aUser, pageOf } from '../../../fixtures/pages.ts';
import { TERMS_VERSIONS } from '../../content/terms-versions.ts';

const { result } = providerExamples['GET /api/admin/provider'];

const open = (
  locale: 'de' | 'en' | 'fr' = 'de',
  settings: Partial<Settings> = {},
  rights: 'FULL' | 'CLERK' = 'CLERK',
) =>
  pageOf('/admin/provider', {
    user: { ...aUser(null), rights },
    locale,
    answers: {
      'GET /api/admin/provider': { ...result, settings: { ...result.settings, ...settings } },
      'GET /api/admin/worklist': { worklist: [], total: 0 },
    },
  });

test.each(['FULL', 'CLERK'] as const)(
  'an admin with the rights %s reads the data of the provider',
  async (rights) => {
    const { words, railWords } = await open('de', {}, rights);
    const { provider } = result;
    for (const value of [
      provider.legalName,
      provider.taxNumber,
      provider.registerNumber,
      provider.bank.iban,
      provider.invoiceEmail,
      provider.hours.de,
    ])
      expect(words).toContain(value);
    expect(words).toContain('Deichweg 3, 26721 Emden, Deutschland');
    expect(railWords).toContain('Anbieter');
  },
);

test.each([
  [
    'de',
    'Firma Quelle: Datei der Umgebungsvariablen PROVIDER_FILE',
    'Pflicht Gesetzt in ADMIN_SECOND_FACTOR',
  ],
  [
    'en',
    'Company Source: File named by the environment variable PROVIDER_FILE',
    'Required Set in ADMIN_SECOND_FACTOR',
  ],
  [
    'fr',
    'Société Source : fichier indiqué par la variable d’environnement PROVIDER_FILE',
    'Obligatoire Défini dans ADMIN_SECOND_FACTOR',
  ],
] as const)('each part and each setting names its source: %s', async (locale, source, setting) => {
  const { words } = await open(locale);
  expect(words).toContain(source);
  expect(words).toContain(setting);
  const madeUp = await open(locale, { PROVIDER_FILE: { value: 'FICTITIOUS', isSet: false } });
  expect(madeUp.words).not.toContain(source);
});

test('the terms of payment are those of the program', async () => {
  const { words } = await open();
  expect(words).toContain('Zahlungsziel 3 Werktage ab Rechnungsdatum');
  expect(words).toContain('ab dem 1. und dem 3. Werktag nach Fälligkeit');
  expect(words).toContain('Bearbeitungsgebühr 250,00 €');
});

test('each kept version of the terms has a link, and the current one says so', async () => {
  const { main, words } = await open();
  expect(TERMS_VERSIONS).toContain(TERMS_VERSION);
  for (const version of TERMS_VERSIONS) expect(main).toContain(`href="/terms-of-service?version=${version}"`);
  expect(words.match(/AGB \d\d\.\d\d\.\d{4} Gilt heute/g)).toHaveLength(1);
  expect(main).toContain('href="/privacy-policy"');
  expect(main).toContain('href="/imprint"');
});
