import { expect, test } from 'vitest';
import { importJobExamples } from '../../../contract/examples/import-jobs.ts';
import { aUser, pageOf } from '../../../fixtures/pages.ts';

const { result } = importJobExamples['GET /api/imports/{id}'];
const { result: listed } = importJobExamples['GET /api/imports'];

const open = (path: string, locale: 'de' | 'en' | 'fr') =>
  pageOf(path, {
    user: aUser(null),
    locale,
    answers: {
      'GET /api/imports': listed,
      [`GET /api/imports/${result.id}`]: result,
      'GET /api/admin/worklist': { worklist: [], total: 0 },
    },
  });

test.each([
  [
    'de',
    'Import vom 31.01.2026, 13:00',
    'Laufleistung (km): bisher 48.000, jetzt 48.350',
    'bleibt, von Hand gesetzt',
  ],
  ['en', 'Import of 31/01/2026, 13:00', 'Mileage (km): was 48,000, now 48,350', 'stays, set by hand'],
  [
    'fr',
    'Importation du 31/01/2026, 13:00',
    'Kilométrage (km) : avant 48 000, maintenant 48 350',
    'est conservé',
  ],
] as const)(
  'an import has a page of its own, with the changes of each file field by field: %s',
  async (locale, title, change, kept) => {
    const { title: tab, words } = await open(`/admin/upload/${result.id}`, locale);
    for (const told of [title, 'admin@example.com', 'golf.zip', 'octavia.zip', change, kept, '17.990,00'])
      expect(words.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(told);
    expect(tab).toMatch(/2026/);
  },
);

test.each([
  ['de', '31.01.2026, 13:00 admin@example.com 2 von 3 fertig, 1 fehlgeschlagen, 1 fehlt Mit Fehlern'],
  ['en', '31/01/2026, 13:00 admin@example.com 2 of 3 done, 1 failed, 1 missing With failures'],
  ['fr', '31/01/2026, 13:00 admin@example.com 2 sur 3 traités, 1 échec, 1 manquant Avec échecs'],
] as const)('the imports of all clerks are listed beside the uploads: %s', async (locale, line) => {
  const { words, main } = await open('/admin/upload', locale);
  expect(words).toContain(line);
  expect(main).toContain(`/admin/upload/${result.id}`);
});

test.each([
  ['de', 'passat.zip Fehlt', '1 Datei ist nicht angekommen.'],
  ['en', 'passat.zip Missing', '1 file has not arrived.'],
  ['fr', 'passat.zip Manquant', '1 fichier n’est pas arrivé.'],
] as const)('the page of an import names the files that have not arrived: %s', async (locale, row, told) => {
  const { words } = await open(`/admin/upload/${result.id}`, locale);
  expect(words).toContain(row);
  expect(words).toContain(told);
});

test.each(['single', 'multiple'])('the page of imports has one drop zone, in the tab %s', async (tab) => {
  const { main } = await pageOf(`/admin/upload?tab=${tab}`, {
    user: aUser(null),
    answers: {
      'GET /api/imports': { imports: [], total: 0 },
      'GET /api/admin/worklist': { worklist: [], total: 0 },
    },
  });
  expect(main.match(/type="file"/g)).toHaveLength(1);
  expect(main.includes('multiple=""')).toBe(tab === 'multiple');
});
