import { z } from 'zod';
import {
  ANSWER_STATES,
  COMPLAINT_PHOTOS_MAX,
  COMPLAINT_STATES,
  COMPLAINT_TEXT_MAX,
  DEFECT_TERMS,
} from './complaint-rules.ts';
import { endpoint } from './endpoint.ts';
import { code, id, idParams, instant, optional, requiredNotes, wholeNumber } from './fields.ts';
import { SoldVehicle } from './orders.ts';
import { PAPER_MAX_BYTES } from './paper-figures.ts';
import { VEHICLE_FIELDS } from './vehicle-fields.ts';

const Term = z.object({ term: z.enum(DEFECT_TERMS), endsAt: instant, isLate: z.boolean() });

/** A photo or a document of a complaint. `byteSize` is that of the stored file; pictures are stored as WebP. */
const ComplaintPhoto = z.object({
  id,
  fileName: z.string(),
  mediaType: z.enum(['image', 'pdf']),
  byteSize: z.number().int(),
});

/** What a clerk has answered. Only admins read the `author`; it is null once that admin is deleted. */
export const ComplaintAnswer = z.object({
  state: z.enum(ANSWER_STATES),
  text: z.string(),
  at: instant,
  author: z.string().nullable(),
});

/**
 * A complaint about a vehicle of an order. `vehicle` is as it was sold. `terms` says which term was over when the complaint came,
 * also after the order was cancelled. `answerBy`: until when an answer was promised; null once there is one. `reportedBy`: the name
 * of the user who sent it, else their address; null if the history does not know it.
 */
export const Complaint = z.object({
  id,
  state: z.enum(COMPLAINT_STATES),
  vehicle: SoldVehicle.pick({ id: true, make: true, model: true, variant: true, vin: true, mileageKm: true }),
  text: z.string(),
  mileageKm: z.number().int().nullable(),
  reportedAt: instant,
  reportedBy: z.string().nullable(),
  answerBy: instant.nullable(),
  terms: z.array(Term),
  photos: z.array(ComplaintPhoto),
  answers: z.array(ComplaintAnswer),
});
export type Complaint = z.output<typeof Complaint>;

/** Until when an order takes complaints, and the terms of one that is sent now. Null before the order is completed. */
const Reporting = z.object({ isOpen: z.boolean(), closesAt: instant, terms: z.array(Term) });
export type Reporting = z.output<typeof Reporting>;

export const listComplaints = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/complaints',
  summary: 'The complaints about the vehicles of an order, the newest first, and until when it takes another',
  access: 'activeDealerOrAdmin',
  params: idParams,
  result: z.object({
    complaints: z.array(Complaint),
    total: z.number().int(),
    reporting: Reporting.nullable(),
  }),
});

/** Browsers send a line break of a form as CR and LF. */
const text = z
  .string(code('REQUIRED'))
  .transform((typed) => typed.replaceAll('\r\n', '\n'))
  .pipe(requiredNotes(1, COMPLAINT_TEXT_MAX));

export const openComplaint = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/complaints',
  summary:
    'Reports a defect of a vehicle of a completed order, with photos and documents; the e-mail that the terms of service ask for is not needed then. The same complaint is stored once. COMPLAINTS_CLOSED and TOO_MANY_COMPLAINTS are in `errors`',
  access: 'activeDealer',
  needs: 'BUYER',
  params: idParams,
  upload: {
    field: 'photos',
    isOptional: true,
    maxFiles: COMPLAINT_PHOTOS_MAX,
    maxBytes: PAPER_MAX_BYTES,
    fields: z.strictObject({
      vehicleId: z.uuid(code('REQUIRED')).toLowerCase(),
      text,
      mileageKm: optional(wholeNumber(VEHICLE_FIELDS.mileageKm.min, VEHICLE_FIELDS.mileageKm.max)),
    }),
  },
  result: Complaint,
  status: 201,
});

export const readComplaintPhoto = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/complaints/{complaintId}/photos/{photoId}',
  summary: 'A photo or a document of a complaint, as a download, for the dealer of the order and for admins',
  access: 'activeDealerOrAdmin',
  params: z.strictObject({ id, complaintId: id, photoId: id }),
  isFile: true,
});

export const answerComplaint = endpoint({
  method: 'PATCH',
  path: '/api/orders/{id}/complaints/{complaintId}',
  summary:
    'Answers a complaint with another state, and mails the answer to the dealer; EDITED_MEANWHILE carries `current` with the state that is not `from`',
  access: 'admin',
  params: z.strictObject({ id, complaintId: id }),
  body: z.strictObject({
    state: z.enum(ANSWER_STATES, code('NOT_A_CHOICE')),
    answer: requiredNotes(1, COMPLAINT_TEXT_MAX),
    /** The state that the clerk saw. */
    from: z.enum(COMPLAINT_STATES, code('NOT_A_CHOICE')).optional(),
  }),
  result: Complaint,
  errors: { EDITED_MEANWHILE: z.object({ current: z.object({ state: z.enum(COMPLAINT_STATES) }) }) },
});
