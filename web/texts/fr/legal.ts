import type { legal as german } from '../de/legal.ts';
import type { Translation } from '../messages.ts';

export const legal: Translation<typeof german> = {
  contents: 'Sommaire',
  asOf: 'En vigueur au {date}',
  oldVersion: 'Cette version ne s’applique plus qu’aux commandes passées sous son régime.',
  currentVersion: 'Voir la version actuelle',
};
