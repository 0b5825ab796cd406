import { randomInt } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { ZipFile } from 'yazl';

const VIN_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';

/** A VIN of 17 characters that no other vehicle has. */
export function aVin(): string {
  return `WVW${Array.from({ length: 14 }, () => VIN_LETTERS[randomInt(VIN_LETTERS.length)]).join('')}`;
}

export interface DeliveryOf {
  vin: string;
  /** Other values of `spec.json`; undefined leaves a key out. */
  spec?: Record<string, unknown>;
  equipment?: readonly string[];
  pictures?: number;
}

/** A ZIP as a leasing company sends it: data, equipment, pictures, one document. */
export async function aDelivery({
  vin,
  spec: other = {},
  equipment = ['Sitzheizung', 'Navigationssystem'],
  pictures = 2,
}: DeliveryOf): Promise<Buffer> {
  const spec = {
    make: 'Volkswagen',
    model: 'Passat',
    variant: '2.0 TDI Business',
    vin,
    priceNet: 18450,
    firstRegistered: '2021-06-15',
    mileageKm: 81022,
    kw: 110,
    engineSizeCc: 1968,
    fuelType: 'Diesel',
    transmission: 'Automatik',
    colour: 'Grau',
    doors: 5,
    steeringPosition: 'LEFT',
    ...other,
  };
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(JSON.stringify(spec)), 'spec.json');
  zip.addBuffer(Buffer.from(`${equipment.join('\n')}\n`), 'equipment.txt');
  for (let number = 1; number <= pictures; number += 1) {
    const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
    const picture = sharp({ create: { width: 800, height: 600, channels: 3, background } }).jpeg();
    zip.addBuffer(await picture.toBuffer(), number === 1 ? 'cover.jpg' : `${number}.jpg`);
  }
  zip.addBuffer(
    Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
    'Zustandsbericht.pdf',
  );
  zip.end();
  return buffer(zip.outputStream);
}
