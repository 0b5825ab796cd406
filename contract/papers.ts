import { z } from 'zod';
import { PAPER_MAX_BYTES } from './paper-figures.ts';
import { endpoint } from './endpoint.ts';
import { id, idParams, instant, requiredNotes } from './fields.ts';

/** A paper with which a dealer proves who they are. `byteSize` is that of the stored file; pictures are stored as WebP. */
export const Paper = z.object({
  id,
  fileName: z.string(),
  kind: z.enum(['image', 'pdf']),
  byteSize: z.number().int(),
  uploadedAt: instant,
});
export type Paper = z.output<typeof Paper>;

export const listPapers = endpoint({
  method: 'GET',
  path: '/api/dealer/papers',
  summary: "The dealer's papers, oldest first; an admin names the dealer by `dealerId`",
  access: 'signedIn',
  needs: 'OWNER',
  query: z.strictObject({ dealerId: id.optional() }),
  result: z.object({ papers: z.array(Paper), total: z.number().int() }),
  errors: { NOT_FOUND: null },
});

export const addPaper = endpoint({
  method: 'POST',
  path: '/api/dealer/papers',
  summary:
    'Adds a PDF or a picture to the papers of the dealer, whatever their status; the sixth is refused with TOO_MANY_PAPERS in `errors`',
  access: 'signedIn',
  needs: 'OWNER',
  upload: { field: 'file', maxFiles: 1, maxBytes: PAPER_MAX_BYTES },
  result: Paper,
  status: 201,
  errors: { DEALER_NOT_ACTIVE: null },
});

export const readPaper = endpoint({
  method: 'GET',
  path: '/api/dealer/papers/{id}',
  summary: 'The file of a paper, as a download, for its dealer and for admins',
  access: 'signedIn',
  needs: 'OWNER',
  params: idParams,
  isFile: true,
});

export const deletePaper = endpoint({
  method: 'DELETE',
  path: '/api/dealer/papers/{id}',
  summary: 'Deletes a paper: the dealer while PENDING, an admin at any time',
  access: 'signedIn',
  needs: 'OWNER',
  params: idParams,
  status: 204,
  errors: { ADMIN_ONLY: null },
});

/** The message that a clerk adds to the mail. */
export const PaperRequest = z.strictObject({
  message: requiredNotes(1, 2000),
});

export const requestPapers = endpoint({
  method: 'POST',
  path: '/api/admin/dealers/{id}/paper-requests',
  summary:
    'Asks a dealer for papers by mail, with a message as plain text; refused with EMAIL_UNCONFIRMED in `errors` while the dealer gets no mails',
  access: 'admin',
  params: idParams,
  body: PaperRequest,
  status: 204,
});
