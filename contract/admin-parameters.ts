import { LIMIT, PAGE, type ParameterTable, type QueryOf } from './parameters.ts';

/** Admins on a page of their list. */
export const ADMINS_PAGE_SIZE = 50;

/** The parameters of the list of admins. */
export const ADMIN_PARAMETERS = {
  page: PAGE,
  limit: { ...LIMIT, default: ADMINS_PAGE_SIZE },
} as const satisfies ParameterTable;
export type AdminQuery = QueryOf<typeof ADMIN_PARAMETERS>;
