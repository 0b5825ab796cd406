import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { DOMParser } from '@xmldom/xmldom';
import { expect, test } from 'vitest';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { testApp } from '../../fixtures/app.ts';
import { anAdmin } from '../../fixtures/dealers.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';

const app = await testApp();
const { db } = app.deps;
const { cookie } = await anAdmin(app);

const download = (ids: string[], format: 'csv' | 'xlsx', locale?: string) =>
  app.inject({
    method: 'POST',
    url: '/api/admin/vehicles/export',
    headers: { cookie, 'content-type': 'application/json' },
    payload: JSON.stringify({ ids, format, locale }),
  });

/** A part of the file as XML. */
async function partOf(file: Buffer, path: string) {
  const zip = await promisify<Buffer, { lazyEntries: boolean }, ZipFile>(fromBuffer)(file, {
    lazyEntries: true,
  });
  for (;;) {
    zip.readEntry();
    const [entry] = (await once(zip, 'entry')) as [Entry];
    if (entry.fileName !== path) continue;
    const stream = await promisify(zip.openReadStream.bind(zip))(entry);
    return new DOMParser().parseFromString(await text(stream), 'text/xml');
  }
}

/** The day of a cell, as spreadsheets count days. */
const dayOf = (days: number) => new Date(Date.UTC(1899, 11, 30 + days));

/** The cells of the sheet, row by row; numbers as numbers, days as dates. */
async function cellsOf(file: Buffer): Promise<(string | number | Date | null)[][]> {
  const sheet = await partOf(file, 'xl/worksheets/sheet1.xml');
  expect(sheet.getElementsByTagName('f')).toHaveLength(0);
  return [...sheet.getElementsByTagName('row')].map((row) =>
    [...row.getElementsByTagName('c')].map((cell) => {
      if (cell.firstChild === null) return null;
      const words = cell.textContent ?? '';
      if (cell.getAttribute('t') === 'inlineStr') return words;
      return cell.hasAttribute('s') ? dayOf(Number(words)) : Number(words);
    }),
  );
}

const HOSTILE = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\uFF1D1', 'a";=1', 'Kombi & <Sport> "S"\u0007'];

test('a table for Excel has one row per vehicle, in the order of the selection, with numbers as numbers', async () => {
  const first = await aVehicle(db, {
    price_net: '18490.50',
    variant: null,
    created_at: '2026-01-10T23:30:00Z',
  });
  const second = await aVehicle(db, { price_net: '9990.00' });
  const csv = await download([second.id, first.id], 'csv');
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(csv.headers['content-disposition']).toBe('attachment; filename="vehicles.csv"');
  const [head, ...lines] = csv.body.split('\r\n');
  expect(head?.startsWith('\ufeff"FIN";"Marke"')).toBe(true);
  expect(lines[0]?.startsWith(`"${second.vin}"`)).toBe(true);
  expect(lines[1]).toContain(';18490,50;"Verfügbar";"2026-01-11";');

  const xlsx = await download([second.id, first.id], 'xlsx');
  const [names, below, last] = await cellsOf(xlsx.rawPayload);
  expect(names?.slice(0, 2)).toEqual(['FIN', 'Marke']);
  expect([below?.[0], last?.[0]]).toEqual([second.vin, first.vin]);
  expect(last?.slice(3, 6)).toEqual([null, new Date('2021-06-15'), 48_200]);
  expect(last?.slice(12)).toEqual([new Date('2026-01-11'), expect.any(Date)]);
  // The short date of the reader's language.
  const [, day] =
    (await partOf(xlsx.rawPayload, 'xl/styles.xml'))
      .getElementsByTagName('cellXfs')[0]
      ?.getElementsByTagName('xf') ?? [];
  expect(day?.getAttribute('numFmtId')).toBe('14');
  expect(last?.[10]).toBe(18_490.5);
});

test.each([
  ['de', 'Kraftstoff', ['Plug-in-Hybrid', 'Automatik', 'Verkauft'], 'Fahrzeuge'],
  ['en', 'Fuel', ['Plug-in hybrid', 'Automatic', 'Sold'], 'Vehicles'],
  ['fr', 'Énergie', ['Hybride rechargeable', 'Automatique', 'Vendu'], 'Véhicules'],
])(
  'a table names fuel, gearbox and status in the language of the clerk: %s',
  async (locale, head, words, sheetName) => {
    const { id } = await aVehicle(db, {
      fuel_type: 'Plug-in hybrid',
      transmission: 'Automatic',
      status: 'SOLD',
    });
    const strange = await aVehicle(db, { fuel_type: 'toString', transmission: null });
    const { rawPayload: file } = await download([id, strange.id], 'xlsx', locale);
    const [sheet] = (await partOf(file, 'xl/workbook.xml')).getElementsByTagName('sheet');
    expect(sheet?.getAttribute('name')).toBe(sheetName);
    const [heads, row, last] = await cellsOf(file);
    expect(heads?.[7]).toBe(head);
    expect([row?.[7], row?.[8], row?.[11]]).toEqual(words);
    // A word that no language has stays as it is.
    expect([last?.[7], last?.[8]]).toEqual(['toString', null]);
    const csv = (await download([id], 'csv', locale)).body;
    for (const word of [head, ...words]) expect(csv).toContain(`"${word}"`);
  },
);

test.each(HOSTILE)('no cell of an export is a formula: %j', async (variant) => {
  const { id } = await aVehicle(db, { variant });
  const line = (await download([id], 'csv')).body.split('\r\n')[1] ?? '';
  const cells = [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^";]*))/g)].map(([, words]) => words);
  expect(cells).toHaveLength(14);
  const cell = (cells[3] ?? '').replaceAll('""', '"');
  expect(cell.replace(/^'/, '')).toBe(variant);
  expect(cell).not.toMatch(/^[=+\-@\t\uFF1D]/);
  const [, row] = await cellsOf((await download([id], 'xlsx')).rawPayload);
  expect(row?.[3]).toBe(variant.replace('\u0007', ''));
});
