import type { ExamplesOf } from '../endpoints.ts';
import type * as orderDocuments from '../order-documents.ts';
import { DOCUMENT_ID, ORDER_ID } from './ids.ts';

const document = {
  id: DOCUMENT_ID,
  kind: 'ARRIVAL_PROOF' as const,
  date: '2026-03-18',
  fileName: 'Gelangensbestaetigung.pdf',
  mediaType: 'pdf' as const,
  byteSize: 94_310,
  addedAt: '2026-03-19T08:30:00.000Z',
  addedBy: { role: 'dealer' as const, email: 'dealer@example.com' },
};

const one = { params: { id: ORDER_ID, documentId: DOCUMENT_ID } };

export const orderDocumentExamples: ExamplesOf<typeof orderDocuments> = {
  'GET /api/orders/{id}/documents': {
    params: { id: ORDER_ID },
    result: { documents: [document], total: 1 },
  },
  'POST /api/orders/{id}/documents': {
    params: { id: ORDER_ID },
    files: [document.fileName],
    fields: { kind: document.kind, date: document.date },
    result: document,
  },
  'GET /api/orders/{id}/documents/{documentId}': one,
  'DELETE /api/orders/{id}/documents/{documentId}': one,
  'GET /api/orders/{id}/arrival-form.pdf': { params: { id: ORDER_ID } },
};
