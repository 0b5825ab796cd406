import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { describe, expect, test } from 'vitest';
import { type Locale } from '../../../contract/constants.ts';
import { UPLOAD_MAX_BYTES } from '../../../contract/upload-figures.ts';
import { wordStore } from '../../texts/words.ts';
import { LeftOutFiles } from './LeftOutFiles.tsx';
import { sortFiles } from './sort-files.ts';
import { useOutcomeText } from './use-outcome-text.ts';

const file = (name: string, size = 1000) => ({ name, size });

/** The sentences about files that were left out. */
async function told(locale: Locale, isBulk: boolean, tooLarge: string[], notZip: string[]) {
  const words = wordStore(locale);
  await words.need(['adminUpload']);
  const html = renderToStaticMarkup(
    <IntlProvider {...words.now()} timeZone="Europe/Berlin">
      <LeftOutFiles isBulk={isBulk} tooLarge={tooLarge} notZip={notZip} />
    </IntlProvider>,
  );
  return [...html.matchAll(/<span class="block[^>]*>([^<]*)</g)].map(([, text = '']) =>
    text.replaceAll(/[\u00a0\u202f]/g, ' '),
  );
}

test.each<[Locale, string]>([
  ['de', 'Ein Import enthält höchstens 500 Dateien.'],
  ['en', 'An import has at most 500 files.'],
  ['fr', 'Une importation contient au plus 500 fichiers.'],
])('a file for which the import has no room says how many files one has: %s', async (locale, sentence) => {
  const words = wordStore(locale);
  await words.need(['adminUpload']);
  const Told = () => useOutcomeText(true)({ kind: 'importFull' });
  const html = renderToStaticMarkup(
    <IntlProvider {...words.now()} timeZone="Europe/Berlin">
      <Told />
    </IntlProvider>,
  );
  expect(html.replaceAll('\u00a0', ' ')).toContain(sentence);
});

test('files that are no ZIP and ZIPs over 100 MB are left out, each by name', () => {
  const full = file('full.ZIP', UPLOAD_MAX_BYTES);
  const { zips, leftOut } = sortFiles([
    full,
    file('over.zip', UPLOAD_MAX_BYTES + 1),
    file('notes.txt'),
    file('film.mp4', UPLOAD_MAX_BYTES + 1),
  ]);
  expect(zips).toEqual([full]);
  expect(leftOut).toEqual({ tooLarge: ['over.zip'], notZip: ['notes.txt', 'film.mp4'] });
});

describe('the files that were left out', () => {
  test.each<[Locale, string, string, string]>([
    [
      'de',
      '1 Datei überschreitet die Grenze von 100 MB und wurde übersprungen: a.zip',
      '2 Dateien überschreiten die Grenze von 100 MB und wurden übersprungen: a.zip, b.zip',
      '1 Datei ist keine ZIP-Datei und wurde übersprungen: c.txt',
    ],
    [
      'en',
      '1 file exceeds the 100MB size limit and was skipped: a.zip',
      '2 files exceed the 100MB size limit and were skipped: a.zip, b.zip',
      '1 file is not a ZIP file and was skipped: c.txt',
    ],
    [
      'fr',
      '1 fichier dépasse la limite de 100 Mo et a été ignoré : a.zip',
      '2 fichiers dépassent la limite de 100 Mo et ont été ignorés : a.zip, b.zip',
      '1 fichier n’est pas un ZIP et a été ignoré : c.txt',
    ],
  ])('are counted and named for each reason, in bulk: %s', async (locale, one, two, other) => {
    expect(await told(locale, true, ['a.zip'], [])).toEqual([one]);
    expect(await told(locale, true, ['a.zip', 'b.zip'], ['c.txt'])).toEqual([two, other]);
    expect(await told(locale, true, [], [])).toEqual([]);
  });

  test.each<[Locale, string, string]>([
    [
      'de',
      'Die Datei überschreitet die Grenze von 100 MB und kann nicht hochgeladen werden.',
      '2 Dateien sind keine ZIP-Dateien und wurden übersprungen: c.txt, d.txt',
    ],
    [
      'en',
      'File exceeds the 100MB size limit and cannot be uploaded.',
      '2 files are not ZIP files and were skipped: c.txt, d.txt',
    ],
    [
      'fr',
      'Le fichier dépasse la limite de 100 Mo et ne peut pas être importé.',
      '2 fichiers ne sont pas des ZIP et ont été ignorés : c.txt, d.txt',
    ],
  ])('are refused with the reason, one by one: %s', async (locale, large, others) => {
    expect(await told(locale, false, ['a.zip'], [])).toEqual([large]);
    expect(await told(locale, false, [], ['c.txt', 'd.txt'])).toEqual([others]);
  });
});
