import type { countries as german } from '../de/countries.ts';
import type { Translation } from '../messages.ts';

export const countries: Translation<typeof german> = {
  DE: 'Germany',
  AT: 'Austria',
  CH: 'Switzerland',
  FR: 'France',
  NL: 'Netherlands',
  BE: 'Belgium',
  LU: 'Luxembourg',
  IT: 'Italy',
};
