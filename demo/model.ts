import type { Paint } from './pictures/paints.ts';

export type BodyType = 'saloon' | 'hatchback' | 'estate' | 'suv' | 'van' | 'coupe';
export type Fuel = 'Petrol' | 'Diesel' | 'Electric' | 'Hybrid' | 'Plug-in hybrid';

export const GERMAN_FUELS: Record<Fuel, string> = {
  Petrol: 'Benzin',
  Diesel: 'Diesel',
  Electric: 'Elektro',
  Hybrid: 'Hybrid',
  'Plug-in hybrid': 'Plug-in-Hybrid',
};
export type Gearbox = 'Manual' | 'Automatic';

/**
 * An engine as offered. `ccm` is null for electric cars; `listPrice` is the new price in whole EUR, including
 * VAT.
 */
export interface Engine {
  name: string;
  fuel: Fuel;
  ccm: number | null;
  kw: number;
  gearbox: Gearbox;
  listPrice: number;
}

export interface Model {
  name: string;
  body: BodyType;
  /** Years of first registration of this generation, both included. */
  years: readonly [number, number];
  trims: readonly string[];
  engines: readonly Engine[];
  doors: number;
}

/** A make. `wmi` is the start of its VINs; `share` is its weight in the stock. */
export interface Make {
  name: string;
  wmi: string;
  /** The Volkswagen group writes ZZZ where other makers describe the vehicle. */
  fillsWithZ: boolean;
  share: number;
  /** The maker's German colour names, each with the paint that draws it and its weight. */
  colours: readonly (readonly [name: string, paint: Paint, weight: number])[];
  models: readonly Model[];
}

type Offer = (name: string, ccm: number, kw: number, gearbox: Gearbox, listPrice: number) => Engine;

const burning =
  (fuel: Fuel): Offer =>
  (name, ccm, kw, gearbox, listPrice) => ({ name, fuel, ccm, kw, gearbox, listPrice });

export const petrol = burning('Petrol');
export const diesel = burning('Diesel');
export const hybrid = burning('Hybrid');
export const plugIn = burning('Plug-in hybrid');
export const electric = (name: string, kw: number, listPrice: number): Engine => ({
  name,
  fuel: 'Electric',
  ccm: null,
  kw,
  gearbox: 'Automatic',
  listPrice,
});

const DOORS: Record<BodyType, number> = { saloon: 4, hatchback: 5, estate: 5, suv: 5, van: 5, coupe: 2 };

export function model(
  name: string,
  body: BodyType,
  years: readonly [number, number],
  trims: readonly string[],
  engines: readonly Engine[],
): Model {
  return { name, body, years, trims, engines, doors: DOORS[body] };
}
