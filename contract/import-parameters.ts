import { LIMIT, PAGE, type ParameterTable, type QueryOf } from './parameters.ts';

/** Imports on a page of their list. */
export const IMPORTS_PAGE_SIZE = 20;

/** `work`: the imports that stand on the work list. */
export const IMPORT_PARAMETERS = {
  page: PAGE,
  limit: { ...LIMIT, default: IMPORTS_PAGE_SIZE },
  work: { kind: 'choice', of: ['FAILED_IMPORT'] },
} as const satisfies ParameterTable;
export type ImportQuery = QueryOf<typeof IMPORT_PARAMETERS>;
