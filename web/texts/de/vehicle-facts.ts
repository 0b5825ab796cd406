import { documentTypes, factNames, factWords } from './facts.ts';

/** The facts below the technical data of a vehicle. The page loads them later. */
export const vehicleFacts = {
  title: 'Weitere Angaben',
  notGiven: 'Nicht angegeben: {names}',
  none: 'Zu diesem Fahrzeug liegen keine weiteren Angaben vor.',
  names: factNames,
  words: factWords,
  documentTypes,
};
