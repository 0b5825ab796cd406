import type { ListedVehicle } from './queries.ts';

type Described = Pick<
  ListedVehicle,
  'make' | 'model' | 'variant' | 'transmission' | 'fuelType' | 'colour' | 'specsJson'
>;

/** Labels of the delivery whose values replace empty fields. */
const LABELS = {
  make: 'Make',
  model: 'Model',
  variant: 'Trim/spec.',
  transmission: 'Transmission',
  fuelType: 'Fuel type',
  colour: 'Colour',
} as const;

/** A text of the vehicle: its own field, or else the value of the delivery under the label, or else null. */
export function wordOf(vehicle: Described, field: keyof typeof LABELS): string | null {
  const own = vehicle[field];
  if (own) return own;
  const delivered = vehicle.specsJson[LABELS[field]];
  return typeof delivered === 'string' && delivered.trim() !== '' ? delivered : null;
}

/** "Audi A6 Avant". */
export function nameOf(vehicle: Described): string {
  return [wordOf(vehicle, 'make'), wordOf(vehicle, 'model')].filter(Boolean).join(' ');
}

/** The picture of a card: the cover, or else the first image. */
export function coverOf<M extends { mediaType: string; isCover: boolean }>(
  media: readonly M[],
): M | undefined {
  const images = media.filter(({ mediaType }) => mediaType === 'image');
  return images.find(({ isCover }) => isCover) ?? images[0];
}
