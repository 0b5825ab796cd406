import { audi } from './makes/audi.ts';
import { bmw } from './makes/bmw.ts';
import { cupra } from './makes/cupra.ts';
import { ford } from './makes/ford.ts';
import { hyundai } from './makes/hyundai.ts';
import { mercedesBenz } from './makes/mercedes-benz.ts';
import { opel } from './makes/opel.ts';
import { peugeot } from './makes/peugeot.ts';
import { polestar } from './makes/polestar.ts';
import { porsche } from './makes/porsche.ts';
import { seat } from './makes/seat.ts';
import { skoda } from './makes/skoda.ts';
import { tesla } from './makes/tesla.ts';
import { toyota } from './makes/toyota.ts';
import { volkswagen } from './makes/volkswagen.ts';
import { volvo } from './makes/volvo.ts';
import type { Make } from './model.ts';

/** Typical fleet cars. Every make that the filter of the portal offers is included. */
export const CATALOGUE: readonly Make[] = [
  audi,
  bmw,
  cupra,
  ford,
  hyundai,
  mercedesBenz,
  opel,
  peugeot,
  polestar,
  porsche,
  seat,
  skoda,
  tesla,
  toyota,
  volkswagen,
  volvo,
];
