import type { Rim } from '../wheels.ts';

/**
 * A body seen from its left side, nose to the left, in centimetres: x from the middle, y negative upwards.
 */
export interface SideShape {
  halfLength: number;
  /** Centres of the wheels, radius of the tyre and of the rim. */
  wheels: { front: number; rear: number; tyre: number; rim: number };
  rim: Rim;
  outline: string;
  /** All side windows as one shape; the pillars are drawn over it. */
  glass: string;
  pillars: readonly string[];
  /** The crease that reflects the light, an open path from nose to tail. */
  shoulder: string;
  /** The lower crease above the sill. */
  crease: string;
  shutLines: readonly string[];
  /** Left ends of the door handles. */
  handles: readonly (readonly [number, number])[];
  headlamp: string;
  tailLamp: string;
  mirror: readonly [number, number];
  /** Top of the roof and height of the window line: the reflections change there. */
  roof: number;
  belt: number;
  sill: number;
  /** Unpainted wheel arches and sills, as on an SUV. */
  cladding: boolean;
  roofRails?: string;
  /** Dark details at both ends: intake, fog lamp, reflector. */
  dark: readonly string[];
}
