import type { Call, ResultOf } from '../../api/call.ts';
import { queryOf } from '../../api/query-of.ts';

type Answer = ResultOf<'GET /api/admin/provider'>;
export type ProviderData = Answer['provider'];
export type Settings = Answer['settings'];

/** The data of the provider and the settings. They change only with a new start of the server. */
export const providerQuery = (by?: Call) => queryOf('GET /api/admin/provider', {}, by);
