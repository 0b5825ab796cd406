import type { BodyType } from '../../model.ts';

/**
 * A body seen from the front and from the rear, in centimetres. Widths are half widths, from the middle
 * outwards.
 */
export interface EndShape {
  width: number;
  roof: number;
  roofWidth: number;
  belt: number;
  beltWidth: number;
  /** Height of the front edge of the bonnet, and of the lower edge of the rear window. */
  bonnet: number;
  sill: number;
  tyreWidth: number;
  /** The rear opens as a boot lid below the window, or as a tailgate together with it. */
  opens: 'lid' | 'gate';
  tailLamps: 'bar' | 'wide' | 'block' | 'upright';
  grille: 'mesh' | 'slats' | 'bars';
  grilleWidth: number;
  cladding: boolean;
}

export const ENDS: Record<BodyType, EndShape> = {
  saloon: {
    width: 92,
    roof: 145,
    roofWidth: 51,
    belt: 100,
    beltWidth: 75,
    bonnet: 77,
    sill: 19,
    tyreWidth: 22,
    opens: 'lid',
    tailLamps: 'wide',
    grille: 'slats',
    grilleWidth: 40,
    cladding: false,
  },
  coupe: {
    width: 93,
    roof: 132,
    roofWidth: 47,
    belt: 93,
    beltWidth: 74,
    bonnet: 71,
    sill: 17,
    tyreWidth: 25,
    opens: 'lid',
    tailLamps: 'bar',
    grille: 'mesh',
    grilleWidth: 46,
    cladding: false,
  },
  hatchback: {
    width: 90,
    roof: 149,
    roofWidth: 54,
    belt: 104,
    beltWidth: 75,
    bonnet: 81,
    sill: 19,
    tyreWidth: 21,
    opens: 'gate',
    tailLamps: 'block',
    grille: 'bars',
    grilleWidth: 44,
    cladding: false,
  },
  estate: {
    width: 92,
    roof: 147,
    roofWidth: 55,
    belt: 101,
    beltWidth: 77,
    bonnet: 78,
    sill: 19,
    tyreWidth: 22,
    opens: 'gate',
    tailLamps: 'wide',
    grille: 'slats',
    grilleWidth: 42,
    cladding: false,
  },
  suv: {
    width: 95,
    roof: 165,
    roofWidth: 60,
    belt: 118,
    beltWidth: 80,
    bonnet: 97,
    sill: 26,
    tyreWidth: 24,
    opens: 'gate',
    tailLamps: 'bar',
    grille: 'mesh',
    grilleWidth: 44,
    cladding: true,
  },
  van: {
    width: 97,
    roof: 196,
    roofWidth: 79,
    belt: 127,
    beltWidth: 88,
    bonnet: 103,
    sill: 22,
    tyreWidth: 22,
    opens: 'gate',
    tailLamps: 'upright',
    grille: 'bars',
    grilleWidth: 50,
    cladding: false,
  },
};
