import type { ExamplesOf } from '../endpoints.ts';
import type * as sessions from '../sessions.ts';

const id = '3f9b1c2d-6e4a-4b8c-9d0e-1f2a3b4c5d6e';

export const sessionExamples: ExamplesOf<typeof sessions> = {
  'GET /api/user/sessions': {
    result: {
      sessions: [
        {
          id,
          browser: 'Firefox',
          system: 'Windows',
          network: '203.0',
          signedInAt: '2026-02-16T08:05:00.000Z',
          lastSeenAt: '2026-02-20T15:40:00.000Z',
          isCurrent: true,
        },
      ],
      total: 1,
    },
  },
  'DELETE /api/user/sessions/{id}': { params: { id } },
  'DELETE /api/user/sessions': {},
};
