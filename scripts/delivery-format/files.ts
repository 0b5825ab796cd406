import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { ZipFile } from 'yazl';
import { LOCALES, type Locale } from '../../contract/constants.ts';
import {
  IMAGE_MAX_PIXELS,
  UPLOAD_MAX_BYTES,
  ZIP_MAX_ENTRIES,
  ZIP_MAX_UNPACKED_BYTES,
} from '../../contract/upload-figures.ts';
import { isRequired, keysOf, schemaOfSpec, SPEC_FIELDS } from './schema.ts';
import { WORDS } from './words.ts';

const MEGABYTE = 1024 * 1024;
const FIGURES = {
  uploadMb: UPLOAD_MAX_BYTES / MEGABYTE,
  entries: ZIP_MAX_ENTRIES,
  unpackedMb: ZIP_MAX_UNPACKED_BYTES / MEGABYTE,
  megapixels: IMAGE_MAX_PIXELS / 1_000_000,
};

/** The description of a delivery, for the people who write the ZIP files. */
function describe(locale: Locale): string {
  const words = WORDS[locale];
  const point = (text: string) => `- ${text}`;
  const fields = SPEC_FIELDS.map((field) => {
    const [own, ...others] = keysOf(field);
    const required = isRequired(field) ? ` (${words.required})` : '';
    return `- ${own}${required} – ${words.meanings[field]}\n  ${words.alsoAs} ${others.join(', ')}`;
  });
  const parts = [
    words.title,
    '',
    words.files,
    ...words.fileRules(FIGURES).map(point),
    '',
    words.fields,
    ...words.fieldRules.map(point),
    '',
    ...fields,
  ];
  // The mark tells programs on Windows that the text is UTF-8.
  return `\ufeff${parts.join('\n')}\n`;
}

const EXAMPLE = {
  make: 'Volkswagen',
  model: 'Golf',
  'Trim/spec.': '2.0 TDI Life',
  Karosserie: 'Schrägheck',
  vin: 'WVWZZZCDZMW000001',
  priceNet: '18.450,00 €',
  Erstzulassung: '15.06.2021',
  mileageKm: 81_022,
  'Engine size': '1968 ccm',
  kw: '110 kW (150 PS)',
  Getriebe: 'Automatik',
  Kraftstoff: 'Diesel',
  Farbe: 'Mondsteingrau',
  doors: 5,
  steeringPosition: 'links',
  Sitze: 5,
  Schadstoffklasse: 'Euro 6d-TEMP',
  'CO2-Emission': '122 g/km',
  Verbrauch: '4,7 l/100 km',
  Anhängelast: '1.600 kg',
  'HSN/TSN': '0603/CEH',
  Innenausstattung: 'Stoff Titanschwarz',
  Vorbesitzer: 1,
  Schlüssel: 2,
  Serviceheft: 'vollständig',
  HU: '06/2026',
  Unfallfrei: 'ja',
  Importfahrzeug: 'nein',
  'Standort PLZ': '28195',
  'Standort Land': 'Deutschland',
  readyFrom: '2026-01-12',
  damages: [
    { part: 'Tür vorn links', kind: 'Kratzer', size: '4 cm', estimate: 180, photo: '02-rear.jpg' },
    { part: 'Felge vorn rechts', kind: 'Bordsteinschaden', estimate: '95,00 €' },
  ],
  tyres: [
    { axle: 'vorn', season: 'Sommer', mm: '5,5 mm', make: 'Continental' },
    { axle: 'hinten', season: 'Sommer', mm: 6, make: 'Continental' },
  ],
  paint: [{ part: 'Motorhaube', microns: 118 }],
  inspection: { by: 'TÜV Nord', on: '2026-01-05' },
};

/** A picture of one colour, for the place of a photograph. */
const picture = (background: string) =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function example(): Promise<Buffer> {
  const zip = new ZipFile();
  const add = (name: string, content: Buffer | string) =>
    zip.addBuffer(Buffer.from(content), name, { mtime: new Date(2025, 0, 1) });
  add('spec.json', `${JSON.stringify(EXAMPLE, null, 2)}\n`);
  add('equipment.txt', 'Klimaautomatik\nSitzheizung vorn\nEinparkhilfe vorn und hinten\n');
  add('01-front.jpg', await picture('#7d8a97'));
  add('02-rear.jpg', await picture('#97897d'));
  zip.end();
  return buffer(zip.outputStream);
}

/** The files in `web/public` that describe a delivery, by name. */
export const formatFiles = async (): Promise<Record<string, Buffer | string>> => ({
  'vehicle-zip-example.zip': await example(),
  'vehicle-zip-schema.json': `${JSON.stringify(schemaOfSpec(), null, 2)}\n`,
  ...Object.fromEntries(LOCALES.map((locale) => [`vehicle-zip-format.${locale}.txt`, describe(locale)])),
});
