import { IMPORT_PARAMETERS } from '../../../contract/import-parameters.ts';
import { readSearch } from '../../address.ts';
import type { Call, ResultOf } from '../../api/call.ts';
import { FRESHNESS } from '../../api/freshness.ts';
import { queryOf } from '../../api/query-of.ts';

export type ImportList = ResultOf<'GET /api/imports'>;

/** The part of an address that the list of imports accepts. */
export const importsSearch = (search: Record<string, unknown>) => readSearch(IMPORT_PARAMETERS, search);

/** The imports, the latest first. */
export const importsQuery = (search: Record<string, string>, by?: Call) => ({
  ...queryOf('GET /api/imports', { query: search }, by),
  ...FRESHNESS.adminList,
});

/** An import with its rows, followed closely while files are at work. */
export const importQuery = (id: string, by?: Call) => ({
  ...queryOf('GET /api/imports/{id}', { params: { id } }, by),
  ...FRESHNESS.adminList,
  refetchInterval: ({ state }: { state: { data: ResultOf<'GET /api/imports/{id}'> | undefined } }) =>
    state.data?.state === 'done'
      ? FRESHNESS.adminList.refetchInterval()
      : FRESHNESS.runningImport.refetchInterval,
});
