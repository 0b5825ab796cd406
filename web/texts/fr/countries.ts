import type { countries as german } from '../de/countries.ts';
import type { Translation } from '../messages.ts';

export const countries: Translation<typeof german> = {
  DE: 'Allemagne',
  AT: 'Autriche',
  CH: 'Suisse',
  FR: 'France',
  NL: 'Pays-Bas',
  BE: 'Belgique',
  LU: 'Luxembourg',
  IT: 'Italie',
};
