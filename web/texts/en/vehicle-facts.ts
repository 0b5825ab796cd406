import type { vehicleFacts as german } from '../de/vehicle-facts.ts';
import type { Translation } from '../messages.ts';
import { documentTypes, factNames, factWords } from './facts.ts';

export const vehicleFacts: Translation<typeof german> = {
  title: 'Further facts',
  notGiven: 'Not given: {names}',
  none: 'There are no further facts about this vehicle.',
  names: factNames,
  words: factWords,
  documentTypes,
};
