import type { ListedVehicle } from './queries.ts';

type Described = Pick<
  ListedVehicle,
  'make' | 'model' | 'variant' | 'transmission' | 'fuelType' | 'colour' | 'specsJson'
>;

/** Labels of the delivery that stand in where a field is empty. */
const LABELS = {
  make: 'Make',
  model: 'Model',
  variant: 'Trim/spec.',
  transmission: 'Transmission',
  fuelType: 'Fuel type',
  colour: 'Colour',
} as const;

/** A word of the vehicle: its own field, else what the delivery said under the label, else null. */
export function wordOf(vehicle: Described, field: keyof typeof LABELS): string | null {
  const own = vehicle[field];
  if (own) return own;
  const said = vehicle.specsJson[LABELS[field]];
  return typeof said === 'string' && said.trim() !== '' ? said : null;
}

/** "Audi A6 Avant". */
export function nameOf(vehicle: Described): string {
  return [wordOf(vehicle, 'make'), wordOf(vehicle, 'model')].filter(Boolean).join(' ');
}

/** The picture of a card: the cover, else the first image. */
export function coverOf<M extends { mediaType: string; isCover: boolean }>(
  media: readonly M[],
): M | undefined {
  const images = media.filter(({ mediaType }) => mediaType === 'image');
  return images.find(({ isCover }) => isCover) ?? images[0];
}
