import type { vehicleFacts as german } from '../de/vehicle-facts.ts';
import type { Translation } from '../messages.ts';
import { documentTypes, factNames, factWords } from './facts.ts';

export const vehicleFacts: Translation<typeof german> = {
  title: 'Autres informations',
  notGiven: 'Non renseigné\u202f: {names}',
  none: 'Aucune autre information sur ce véhicule.',
  names: factNames,
  words: factWords,
  documentTypes,
};
