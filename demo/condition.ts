import { randomFrom } from './random.ts';
import type { DemoVehicle } from './stock.ts';

interface DemoDamage {
  part: string;
  kind: string;
  size?: string;
  /** Net in EUR. */
  estimate?: number;
  /** The picture that shows the part. Every delivery has it. */
  view?: 'side' | 'front' | 'rear';
}

/** In the words of the report. Usual wear has no estimate. */
const DAMAGES: readonly DemoDamage[] = [
  { part: 'Stoßfänger vorn', kind: 'Kratzer', size: '4 cm', estimate: 180, view: 'front' },
  { part: 'Stoßfänger hinten', kind: 'Lackabrieb', size: '12 cm', estimate: 240, view: 'rear' },
  { part: 'Tür vorn links', kind: 'Parkdelle', size: '2 cm', estimate: 120, view: 'side' },
  { part: 'Tür hinten rechts', kind: 'Kratzer', size: '6 cm', estimate: 210 },
  { part: 'Felge vorn rechts', kind: 'Bordsteinschaden', size: '10 cm', estimate: 95 },
  { part: 'Felge hinten links', kind: 'Bordsteinschaden', size: '5 cm', estimate: 95 },
  { part: 'Motorhaube', kind: 'Steinschlag', estimate: 150, view: 'front' },
  { part: 'Frontscheibe', kind: 'Steinschlag', size: '5 mm', estimate: 90 },
  { part: 'Einstieg links', kind: 'Gebrauchsspuren' },
  { part: 'Gepäckraumverkleidung', kind: 'Kratzer', size: '8 cm', estimate: 60 },
];

const MAKES = ['Continental', 'Michelin', 'Goodyear', 'Hankook', 'Pirelli'] as const;

const SEASONS = ['Sommer', 'Sommer', 'Ganzjahr'] as const;

const MEASURED = [
  'Motorhaube',
  'Dach',
  'Kotflügel vorn links',
  'Tür vorn links',
  'Tür vorn rechts',
  'Heckklappe',
] as const;

/** In µm: the maker's paint, and that of a part that was painted again. */
const PAINT = { first: [92, 138], second: [185, 260] } as const;

export const INSPECTION = { by: 'Forecourt Remarketing GmbH', on: '2026-01-12' } as const;

/** What the inspector of the leasing company found. The report and the data of the delivery say the same. */
export function conditionOf(vehicle: DemoVehicle) {
  const random = randomFrom(vehicle.serial * 31 + 5);
  const worn = Math.min(5, Math.floor(vehicle.mileageKm / 35_000) + random.whole(0, 2));
  const damages = random.shuffle(DAMAGES).slice(0, worn);
  const tread = () => Number((3 + random.next() * 4).toFixed(1));
  const treads = [tread(), tread(), tread(), tread()] as const;
  const keys = Number(random.pick(['2', '2', '2', '1']));
  const [tyres, season] = [random.pick(MAKES), random.pick(SEASONS)];
  const isMeasured = random.chance(0.7);
  const paint = MEASURED.map((part) => {
    const [from, to] = random.chance(0.04) ? PAINT.second : PAINT.first;
    return { part, microns: random.whole(from, to) };
  });
  return { damages, treads, keys, tyres, season, paint: isMeasured ? paint : [] };
}
