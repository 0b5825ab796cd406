import type { ExamplesOf } from '../endpoints.ts';
import type * as feeds from '../feeds.ts';
import { FEED_ID, SEARCH_ID } from './ids.ts';

const feed = {
  id: FEED_ID,
  kind: 'SEARCH',
  search: 'Diesel-Kombis',
  createdAt: '2026-11-20T08:15:00.000Z',
  createdBy: 'Erika Sommer',
  lastUsedAt: null,
} as const;
const address = 'https://portal.example/feed/Zk3vYt0mV2b8Zx1cN5h7rAq9Lw4sTe6uXo2pJd8fGhM';

export const feedExamples: ExamplesOf<typeof feeds> = {
  'GET /api/feeds': { result: { feeds: [{ ...feed, lastUsedAt: '2026-11-21T06:00:00.000Z' }], total: 1 } },
  'POST /api/feeds': {
    body: { kind: 'SEARCH', searchId: SEARCH_ID },
    result: { ...feed, jsonUrl: `${address}.json`, csvUrl: `${address}.csv` },
  },
  'DELETE /api/feeds/{id}': { params: { id: FEED_ID } },
};
