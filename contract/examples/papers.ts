import type { ExamplesOf } from '../endpoints.ts';
import type * as papers from '../papers.ts';
import { dealer } from './dealers.ts';
import { PAPER_ID } from './ids.ts';

const paper = {
  id: PAPER_ID,
  fileName: 'Gewerbeanmeldung.pdf',
  kind: 'pdf' as const,
  byteSize: 182_044,
  uploadedAt: '2026-01-31T12:00:00.000Z',
};

export const paperExamples: ExamplesOf<typeof papers> = {
  'GET /api/dealer/papers': { query: { dealerId: dealer.id }, result: { papers: [paper], total: 1 } },
  'POST /api/dealer/papers': { files: [paper.fileName], result: paper },
  'GET /api/dealer/papers/{id}': { params: { id: PAPER_ID } },
  'DELETE /api/dealer/papers/{id}': { params: { id: PAPER_ID } },
  'POST /api/admin/dealers/{id}/paper-requests': {
    params: { id: dealer.id },
    body: { message: 'Please send us your trade licence.' },
  },
};
