import { basename } from 'node:path/posix';
import type { DocumentType } from '../../contract/document-types.ts';

/**
 * The words by which file names say what a document is, in German, English and French, without accents. A blank may be
 * missing. The first match wins: a certificate of conformity also names a registration.
 */
const WORDS: readonly (readonly [DocumentType, RegExp])[] = [
  ['COC', /\bcoc\b|conformity|conformite|ue?bereinstimmung|konformitat/],
  [
    'REGISTRATION',
    /zulassung|fahrzeug ?schein|fahrzeug ?brief|kfz ?(schein|brief)|\bzb ?(1|2|i|ii)\b|registration|v5c|logbook|carte ?grise|immatriculation/,
  ],
  [
    'SERVICE_HISTORY',
    /service ?(heft|historie|history|book|record|nachweis)|scheckheft|wartung|maintenance|entretien|inspektions ?(heft|nachweis)/,
  ],
  [
    'CONDITION_REPORT',
    /zustand|gutachten|schaden|schaeden|bewertung|condition|damage|inspection|appraisal|expertise|\betat\b|constat|dommage|degats/,
  ],
];

/** Longer names say nothing more, and patterns have to read them. */
const READ_CHARACTERS = 200;

/** What a document is by the name of its file; OTHER if the name does not say it. */
export function documentTypeOf(fileName: string): DocumentType {
  const words = basename(fileName)
    .slice(0, READ_CHARACTERS)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    // "ServiceHistory", "COC2"
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/(?<=\bcoc)\d+/g, '')
    .replace(/[^a-z0-9]+/g, ' ');
  return WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'OTHER';
}
