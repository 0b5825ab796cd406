import type { ExamplesOf } from '../endpoints.ts';
import type * as savedSearches from '../saved-searches.ts';
import { SEARCH_ID } from './ids.ts';

const search = {
  id: SEARCH_ID,
  name: 'Diesel-Kombis',
  search: 'fuelType=Diesel&bodyType=ESTATE&priceMax=20000',
  alert: 'AT_ONCE',
  isPaused: false,
  isUnreadable: false,
  newCount: 3,
  feedCount: 0,
  createdAt: '2026-11-20T08:15:00.000Z',
} as const;

export const savedSearchExamples: ExamplesOf<typeof savedSearches> = {
  'GET /api/searches': { result: { searches: [search], total: 1 } },
  'POST /api/searches': {
    body: { name: search.name, search: search.search, alert: search.alert },
    result: { ...search, newCount: 0 },
  },
  'PATCH /api/searches/{id}': {
    params: { id: SEARCH_ID },
    body: { isPaused: true },
    result: { ...search, isPaused: true },
  },
  'POST /api/searches/{id}/look': { params: { id: SEARCH_ID }, result: { ...search, newCount: 0 } },
  'DELETE /api/searches/{id}': {
    params: { id: SEARCH_ID },
    query: { feedCount: '0' },
    errors: { EDITED_MEANWHILE: { current: { feedCount: 1 } } },
  },
};
