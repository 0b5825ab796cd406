import { expect, test } from 'vitest';
import { de } from './de/all.ts';
import { en } from './en/all.ts';
import { fr } from './fr/all.ts';

test.each([
  [de, 'War es das letzte Fahrzeug, wird die Bestellung storniert.'],
  [en, 'If it is the last vehicle, the order will be cancelled.'],
  [fr, 'S’il s’agit du dernier véhicule, la commande sera annulée.'],
])(
  'who frees the last vehicle of an order is told that the order ends too',
  ({ adminVehicles, adminReservations }, said) => {
    expect(adminReservations.cancelText).toContain(said);
    expect(adminVehicles.releaseHeld).toContain(said);
  },
);
