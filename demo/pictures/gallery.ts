import type { BodyType } from '../model.ts';
import type { DemoVehicle } from '../stock.ts';
import type { Paint } from './paints.ts';

export type CarView = 'side' | 'front' | 'rear' | 'wheel' | 'headlamp' | 'shoulder';
export type Trim = 'black' | 'grey' | 'beige' | 'brown';

/** What a picture shows. Two vehicles of the same body and paint share their pictures byte for byte. */
export type Subject =
  | { view: CarView; body: BodyType; paint: Paint }
  | { view: 'dashboard'; trim: Trim; shift: 'lever' | 'selector' }
  | { view: 'cluster'; drive: 'burning' | 'electric'; level: number }
  | { view: 'boot'; body: BodyType; trim: Trim };

export function keyOf(subject: Subject): string {
  return Object.values(subject).join('-');
}

/** The colours of the seats match the paint. */
const TRIMS: Partial<Record<Paint, readonly Trim[]>> = {
  white: ['black', 'beige', 'brown'],
  navy: ['beige', 'black'],
  green: ['brown', 'black'],
  bronze: ['beige', 'black'],
  copper: ['black', 'grey'],
  silver: ['black', 'grey'],
};

/** Level of tank or battery, in percent. */
const LEVELS = [38, 54, 71, 86] as const;

function details(vehicle: DemoVehicle): Subject[] {
  const trims = TRIMS[vehicle.paint] ?? ['black', 'grey'];
  const trim = trims[vehicle.serial % trims.length] ?? 'black';
  const shift = vehicle.transmission === 'Manual' ? 'lever' : 'selector';
  // The drawing of the cabin has the wheel on the left.
  const cabin: Subject[] = vehicle.steeringPosition === 'LEFT' ? [{ view: 'dashboard', trim, shift }] : [];
  return [
    ...cabin,
    {
      view: 'cluster',
      drive: vehicle.fuelType === 'Electric' ? 'electric' : 'burning',
      level: LEVELS[vehicle.serial % LEVELS.length] ?? LEVELS[0],
    },
    { view: 'boot', body: vehicle.body, trim },
  ];
}

/** The pictures of a vehicle by file name: five to nine, with the side view as the cover. */
export function galleryOf(vehicle: DemoVehicle): { fileName: string; subject: Subject }[] {
  const { body, paint, serial } = vehicle;
  const outside = (view: CarView): Subject => ({ view, body, paint });
  const always = [outside('front'), outside('rear')];
  const more = [...details(vehicle), outside('wheel'), outside('headlamp'), outside('shoulder')];
  // The serial number decides which pictures are left out, so that all of them occur in the stock.
  const left = Math.min(serial % 5, more.length - 2);
  const kept = more.filter((_, place) => (place + serial) % more.length >= left);
  return [
    { fileName: 'cover.jpg', subject: outside('side') },
    ...[...always, ...kept].map((subject, place) => ({ fileName: `Bild_${place + 1}.jpg`, subject })),
  ];
}
