import { randomFrom } from './random.ts';
import type { DemoVehicle } from './stock.ts';

/** Part and damage in the words of the report. */
const DAMAGES = [
  'Stoßfänger vorn: Kratzer bis 4 cm, polierfähig',
  'Stoßfänger hinten: Lackabrieb an der Ladekante',
  'Tür vorn links: Parkdelle ohne Lackschaden',
  'Tür hinten rechts: Kratzer bis 6 cm',
  'Felge vorn rechts: Bordsteinschaden bis 10 cm',
  'Felge hinten links: Bordsteinschaden bis 5 cm',
  'Motorhaube: Steinschläge, altersüblich',
  'Frontscheibe: Steinschlag außerhalb des Sichtfelds',
  'Einstiegsleiste Fahrerseite: Gebrauchsspuren',
  'Gepäckraumverkleidung: Kratzer',
] as const;

/** What the inspector of the leasing company found. The report and the data of the delivery say the same. */
export function conditionOf(vehicle: DemoVehicle) {
  const random = randomFrom(vehicle.serial * 31 + 5);
  const worn = Math.min(5, Math.floor(vehicle.mileageKm / 35_000) + random.whole(0, 2));
  const damages = random.shuffle(DAMAGES).slice(0, worn);
  const tread = () => Number((3 + random.next() * 4).toFixed(1));
  const treads = [tread(), tread(), tread(), tread()] as const;
  return { damages, treads, keys: Number(random.pick(['2', '2', '2', '1'])) };
}
