import { z } from 'zod';
import { DOCUMENT_TYPES } from './document-types.ts';
import { endpoint } from './endpoint.ts';
import { code, id, idParams, visibleLine } from './fields.ts';
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES, ZIP_MAX_ENTRIES } from './upload-figures.ts';
import { Medium } from './vehicles.ts';

/** All pictures and documents of a vehicle, in their order. */
const AllMedia = z.object({ media: z.array(Medium) });

const mediumParams = z.strictObject({ id, mediaId: id });

/** The vehicle's ETag: EDITED_MEANWHILE when the vehicle or its media are no longer as the clerk saw them. */
const headers = z.object({ 'if-match': z.string().max(200).optional() });

export const addMedia = endpoint({
  method: 'POST',
  path: '/api/vehicles/{id}/media',
  summary:
    'Adds pictures and PDFs behind the others, all or none; a file that an import would refuse is refused with a code in `errors`',
  access: 'admin',
  params: idParams,
  upload: { field: 'files', maxFiles: UPLOAD_MAX_FILES, maxBytes: UPLOAD_MAX_BYTES },
  /** Only those that were added. */
  result: AllMedia,
  status: 201,
});

export const orderMedia = endpoint({
  method: 'PUT',
  path: '/api/vehicles/{id}/media/order',
  summary: 'Sets the order of the pictures and documents; `ids` names each of them once',
  access: 'admin',
  params: idParams,
  headers,
  body: z.strictObject({ ids: z.array(id).max(ZIP_MAX_ENTRIES, code('TOO_LONG')) }),
  result: AllMedia,
  errors: { EDITED_MEANWHILE: null },
});

export const changeMedium = endpoint({
  method: 'PATCH',
  path: '/api/vehicles/{id}/media/{mediaId}',
  summary:
    'Renames a picture or document, says what a document is, or makes a picture the cover; the old cover loses it',
  access: 'admin',
  params: mediumParams,
  headers,
  body: z.strictObject({
    title: visibleLine(1, 200).optional(),
    documentType: z.enum(DOCUMENT_TYPES, code('NOT_A_CHOICE')).optional(),
    isCover: z.boolean().optional(),
  }),
  result: AllMedia,
  errors: { EDITED_MEANWHILE: null },
});

export const deleteMedium = endpoint({
  method: 'DELETE',
  path: '/api/vehicles/{id}/media/{mediaId}',
  summary: 'Removes a picture or document; it answers 404 at once',
  access: 'admin',
  params: mediumParams,
  status: 204,
});

export const readPictures = endpoint({
  method: 'GET',
  path: '/api/vehicles/{id}/media.zip',
  summary:
    'All pictures of a vehicle as a ZIP, the cover first, then in their order, as large as they are stored, for a dealer who has ordered it and for admins; NOT_FOUND for other dealers, after the order was cancelled or lapsed, and without pictures',
  access: 'activeDealerOrAdmin',
  params: idParams,
  isFile: true,
});
