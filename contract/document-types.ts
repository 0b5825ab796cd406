/** What a document of a vehicle is. Words: web/texts/<language>/facts.ts. */
export const DOCUMENT_TYPES = [
  'CONDITION_REPORT',
  'SERVICE_HISTORY',
  'REGISTRATION',
  'COC',
  'OTHER',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];
