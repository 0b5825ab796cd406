import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { conditionOf, INSPECTION } from './condition.ts';
import { documentsOf } from './documents.ts';
import { factsOf, type ServiceBook } from './facts.ts';
import { type BodyType, GERMAN_FUELS, type Gearbox } from './model.ts';
import { galleryOf } from './pictures/gallery.ts';
import type { PictureStore } from './pictures/render.ts';
import type { DemoVehicle } from './stock.ts';

/** All files have this time, so that the same vehicle always makes the same ZIP. */
const PACKED_AT = new Date('2026-01-15T08:00:00Z');

const GERMAN_GEARBOXES: Record<Gearbox, string> = { Manual: 'Schaltgetriebe', Automatic: 'Automatik' };

/** The body in the words of a leasing company. Some deliveries do not say it. */
const BODIES: Record<BodyType, { code: string; english: string; german: string }> = {
  saloon: { code: 'SALOON', english: 'Saloon', german: 'Limousine' },
  hatchback: { code: 'HATCHBACK', english: 'Hatchback', german: 'Schrägheck' },
  estate: { code: 'ESTATE', english: 'Estate', german: 'Kombi' },
  suv: { code: 'SUV', english: 'SUV', german: 'SUV' },
  van: { code: 'MPV', english: 'MPV', german: 'Van' },
  coupe: { code: 'COUPE', english: 'Coupé', german: 'Coupé' },
};
const saysBody = ({ serial }: DemoVehicle) => serial % 23 !== 0;

const thousands = (value: number) => String(value).replaceAll(/\B(?=(\d{3})+$)/g, '.');

type Spec = Record<string, unknown>;

function fieldKeys(vehicle: DemoVehicle): Spec {
  const { vin, make, model, variant, firstRegistered, mileageKm, engineSizeCc, kw } = vehicle;
  const { transmission, fuelType, colour, doors, steeringPosition, priceNet } = vehicle;
  const engine: Spec = engineSizeCc === null ? {} : { engineSizeCc };
  return {
    make,
    model,
    vin,
    variant,
    firstRegistered,
    mileageKm,
    ...(saysBody(vehicle) ? { bodyType: BODIES[vehicle.body].code } : {}),
    ...engine,
    kw,
    transmission,
    fuelType,
    colour,
    doors,
    steeringPosition,
    priceNet,
  };
}

function englishLabels(vehicle: DemoVehicle): Spec {
  const { vin, firstRegistered, mileageKm, engineSizeCc, kw, doors, steeringPosition } = vehicle;
  const engine: Spec = engineSizeCc === null ? {} : { engineSizeCc };
  return {
    Make: vehicle.make,
    Model: vehicle.model,
    'Trim/spec.': vehicle.variant,
    ...(saysBody(vehicle) ? { 'Body type': BODIES[vehicle.body].english } : {}),
    Transmission: vehicle.transmission,
    'Fuel type': vehicle.fuelType,
    Colour: vehicle.colour,
    vin,
    firstRegistered,
    mileageKm,
    ...engine,
    kw,
    doors,
    steeringPosition,
    priceNet: vehicle.priceNet.toFixed(2),
  };
}

function germanLabels(vehicle: DemoVehicle): Spec {
  const [year, month, day] = vehicle.firstRegistered.split('-');
  const engine: Spec =
    vehicle.engineSizeCc === null ? {} : { Hubraum: `${thousands(vehicle.engineSizeCc)} ccm` };
  return {
    Marke: vehicle.make,
    Modell: vehicle.model,
    Ausführung: vehicle.variant,
    ...(saysBody(vehicle) ? { Karosserie: BODIES[vehicle.body].german } : {}),
    FIN: vehicle.vin,
    Erstzulassung: `${day}.${month}.${year}`,
    Kilometerstand: thousands(vehicle.mileageKm),
    ...engine,
    Leistung: `${vehicle.kw} kW`,
    Getriebe: GERMAN_GEARBOXES[vehicle.transmission],
    Kraftstoff: GERMAN_FUELS[vehicle.fuelType],
    Farbe: vehicle.colour,
    Türen: vehicle.doors,
    Lenkung: vehicle.steeringPosition === 'LEFT' ? 'Links' : 'Rechts',
    Preis: `${thousands(vehicle.priceNet)},00`,
  };
}

const GERMAN_BOOKS: Record<ServiceBook, string> = {
  complete: 'vollständig',
  present: 'vorhanden',
  incomplete: 'unvollständig',
};

/** The facts under the names of the fields, under English labels or under German ones. A fact without a value is left out. */
function factsIn(style: number, vehicle: DemoVehicle): Spec {
  const facts = factsOf(vehicle);
  if (!facts) return {};
  const [year = '', month = ''] = facts.inspection.split('-');
  const { consumption, battery } = facts;
  const decimal = (value: number | null | undefined) =>
    value === null || value === undefined ? null : style === 2 ? String(value).replace('.', ',') : value;
  const country =
    new Intl.DisplayNames(style === 2 ? 'de' : 'en', { type: 'region' }).of(facts.country) ?? '';
  const named = [
    [['seats', 'Seats', 'Sitze'], facts.seats],
    [['emissionClass', 'Emission class', 'Schadstoffklasse'], facts.emissionClass],
    [['owners', 'Previous owners', 'Vorbesitzer'], facts.owners],
    [['keys', 'Keys', 'Schlüssel'], style === 2 ? `${facts.keys} Stück` : facts.keys],
    [['nextInspection', 'Next inspection', 'HU'], style === 2 ? `${month}/${year}` : facts.inspection],
    [['towLoadKg', 'Towing load', 'Anhängelast'], facts.towLoadKg],
    [['accidentFree', 'Accident-free', 'Unfallfrei'], style === 2 ? 'ja' : 'yes'],
    [
      ['serviceBook', 'Service record', 'Serviceheft'],
      style === 2 && facts.serviceBook ? GERMAN_BOOKS[facts.serviceBook] : facts.serviceBook,
    ],
    [['consumptionLitres', 'Fuel consumption', 'Kraftstoffverbrauch'], decimal(consumption?.litres)],
    [['consumptionKwh', 'Power consumption', 'Stromverbrauch'], decimal(consumption?.kwh)],
    [['co2GKm', 'CO2 emissions', 'CO2-Emissionen'], consumption?.co2 ?? null],
    [['batteryKwh', 'Battery capacity', 'Batteriekapazität'], decimal(battery?.kwh)],
    [['batteryHealthPercent', 'State of health', 'Batteriezustand'], battery?.healthPercent ?? null],
    [['rangeKm', 'Range', 'Elektrische Reichweite'], battery?.rangeKm ?? null],
    [['locationPostalCode', 'Location postal code', 'Standort PLZ'], facts.postalCode],
    [['locationCountry', 'Location country', 'Standort Land'], style === 0 ? facts.country : country],
  ] as const;
  return Object.fromEntries(
    named.flatMap(([keys, value]) => (value === null ? [] : [[keys[style] ?? keys[0], value]])),
  );
}

/** The condition as the report has it, for the vehicles whose leasing company sends facts. */
function conditionIn(style: number, vehicle: DemoVehicle): Spec {
  if (!factsOf(vehicle)) return {};
  const { damages, treads, tyres, season, paint } = conditionOf(vehicle);
  const gallery = galleryOf(vehicle);
  const photoOf = (view: string | undefined) =>
    gallery.find(({ subject }) => subject.view === view)?.fileName;
  const axle = (place: number, axleName: string, side: string) => ({
    axle: axleName,
    side,
    season,
    mm: treads[place],
    make: tyres,
  });
  const values = [
    damages.map(({ view, ...damage }) => ({ ...damage, photo: photoOf(view) })),
    [
      axle(0, 'vorn', 'links'),
      axle(1, 'vorn', 'rechts'),
      axle(2, 'hinten', 'links'),
      axle(3, 'hinten', 'rechts'),
    ],
    INSPECTION,
  ];
  const names = style === 2 ? ['Schäden', 'Reifen', 'Besichtigung'] : ['damages', 'tyres', 'inspection'];
  const condition: Spec = Object.fromEntries(names.map((name, place) => [name, values[place]]));
  // Only what was measured is told.
  return paint.length === 0 ? condition : { ...condition, [style === 2 ? 'Lackmessung' : 'paint']: paint };
}

const STYLES = [fieldKeys, englishLabels, germanLabels] as const;

/** The spec.json of a vehicle, in one of the three styles that leasing companies send. */
export function specOf(vehicle: DemoVehicle): Spec {
  const style = vehicle.serial % STYLES.length;
  const write = STYLES[style] ?? fieldKeys;
  return {
    ...write(vehicle),
    ...factsIn(style, vehicle),
    ...conditionIn(style, vehicle),
    ...vehicle.internal,
  };
}

/** latin1 equals Windows-1252 here: the equipment has no character between 0x80 and 0x9f. */
export function equipmentFile(vehicle: DemoVehicle): Buffer {
  const text = `${vehicle.equipment.join('\r\n')}\r\n`;
  return Buffer.from(text, vehicle.serial % 17 === 0 ? 'latin1' : 'utf8');
}

/**
 * Packs the vehicle as a ZIP in the delivery format. Pictures and documents are stored without compression,
 * because their formats are compressed already.
 */
export async function writeDelivery(vehicle: DemoVehicle, pictures: PictureStore): Promise<Buffer> {
  const zip = new ZipFile();
  const packed = { mtime: PACKED_AT };
  const stored = { ...packed, compress: false };
  // Every fifth delivery has one folder at its root, with subfolders for pictures and documents.
  const [root, images, papers] =
    vehicle.serial % 5 === 0 ? [`FZG_${vehicle.vin.slice(-6)}/`, 'Bilder/', 'Dokumente/'] : ['', '', ''];
  zip.addBuffer(Buffer.from(JSON.stringify(specOf(vehicle), null, 2)), `${root}spec.json`, packed);
  zip.addBuffer(equipmentFile(vehicle), `${root}equipment.txt`, packed);
  const files = await Promise.all(
    galleryOf(vehicle).map(async ({ fileName, subject }) => ({
      fileName,
      jpeg: await pictures.jpegOf(subject),
    })),
  );
  for (const { fileName, jpeg } of files) zip.addBuffer(jpeg, `${root}${images}${fileName}`, stored);
  for (const { fileName, pdf } of await documentsOf(vehicle)) {
    zip.addBuffer(pdf, `${root}${papers}${fileName}`, stored);
  }
  zip.end();
  return buffer(zip.outputStream);
}
