import type { descriptions as german } from '../de/descriptions.ts';
import type { Translation } from '../messages.ts';

export const descriptions: Translation<typeof german> = {
  home: 'Inspected off-lease vehicles at fixed prices for trade dealers: fully documented, reserved on the spot, no auction.',
  inventory:
    'Off-lease vehicles at fixed prices: filter by make, price and mileage, search the equipment, view pictures and documents, reserve at once.',
  vehicle: 'At a fixed price for trade dealers, with pictures and documents.',
  preview: 'Off-lease vehicles at fixed prices for dealers',
};
