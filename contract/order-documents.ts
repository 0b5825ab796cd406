import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { day, id, idParams, instant } from './fields.ts';
import { PAPER_MAX_BYTES } from './paper-figures.ts';

const DOCUMENT_KINDS = ['ARRIVAL_PROOF'] as const;

/**
 * A document that was added to an order. `date` is the day that the document names. `byteSize` is that of the stored file;
 * pictures are stored as WebP. Only admins read the `email` of who added it; it is null once that user is deleted.
 */
export const AddedDocument = z.object({
  id,
  kind: z.enum(DOCUMENT_KINDS),
  date: day,
  fileName: z.string(),
  mediaType: z.enum(['image', 'pdf']),
  byteSize: z.number().int(),
  addedAt: instant,
  addedBy: z.object({ role: z.enum(['dealer', 'admin']), email: z.string().nullable() }),
});
export type AddedDocument = z.output<typeof AddedDocument>;

export const listOrderDocuments = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/documents',
  summary: 'The documents that were added to an order, the latest day first',
  access: 'activeDealerOrAdmin',
  params: idParams,
  result: z.object({ documents: z.array(AddedDocument), total: z.number().int() }),
});

export const addOrderDocument = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/documents',
  summary:
    'Adds a PDF or a picture to an order: the proof of arrival of a delivery without VAT. The same file for the same day is stored once. PROOF_NOT_NEEDED and TOO_MANY_DOCUMENTS are in `errors`',
  access: 'activeDealerOrAdmin',
  needs: 'BUYER',
  params: idParams,
  upload: {
    field: 'file',
    maxFiles: 1,
    maxBytes: PAPER_MAX_BYTES,
    fields: z.strictObject({ kind: z.enum(DOCUMENT_KINDS), date: day }),
  },
  result: AddedDocument,
  status: 201,
});

const documentParams = z.strictObject({ id, documentId: id });

export const readOrderDocument = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/documents/{documentId}',
  summary: 'The file of a document of an order, as a download, for its dealer and for admins',
  access: 'activeDealerOrAdmin',
  params: documentParams,
  isFile: true,
});

export const deleteOrderDocument = endpoint({
  method: 'DELETE',
  path: '/api/orders/{id}/documents/{documentId}',
  summary: 'Deletes a document that was added to an order by mistake',
  access: 'admin',
  params: documentParams,
  status: 204,
});

export const readArrivalForm = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/arrival-form.pdf',
  summary:
    'The form with which the dealer confirms the arrival, filled in from the valid invoice, as a download; NOT_FOUND for an order with VAT or without an invoice',
  access: 'activeDealerOrAdmin',
  params: idParams,
  isFile: true,
});
