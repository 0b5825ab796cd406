import type * as complaints from '../complaints.ts';
import type { ExamplesOf } from '../endpoints.ts';
import { COMPLAINT_ID, DOCUMENT_ID, ORDER_ID, VEHICLE_ID } from './ids.ts';

const text = 'The gearbox jerks when shifting from second to third.';
const photo = { id: DOCUMENT_ID, fileName: 'gearbox.jpg', mediaType: 'image' as const, byteSize: 182_044 };

const open = {
  id: COMPLAINT_ID,
  state: 'OPEN' as const,
  vehicle: {
    id: VEHICLE_ID,
    make: 'Volkswagen',
    model: 'Golf Variant',
    variant: '2.0 TDI Life DSG',
    vin: 'WVWZZZCD9PW123456',
    mileageKm: 48_210,
  },
  text,
  mileageKm: 48_263,
  reportedAt: '2026-02-17T08:40:00.000Z',
  reportedBy: 'Marie Lefèvre',
  answerBy: '2026-02-18T08:40:00.000Z',
  terms: [
    { term: 'FIRST_NOTICE' as const, endsAt: '2026-02-17T10:00:00.000Z', isLate: false },
    { term: 'OBVIOUS' as const, endsAt: '2026-02-18T10:00:00.000Z', isLate: false },
    { term: 'HIDDEN' as const, endsAt: '2026-03-18T22:59:59.000Z', isLate: false },
  ],
  photos: [photo],
  answers: [],
};

const answer = {
  state: 'ACCEPTED' as const,
  text: 'We send an assessor on Thursday.',
  at: '2026-02-17T13:05:00.000Z',
  author: 'admin@example.com',
};

export const complaintExamples: ExamplesOf<typeof complaints> = {
  'GET /api/orders/{id}/complaints': {
    params: { id: ORDER_ID },
    result: {
      complaints: [open],
      total: 1,
      reporting: { isOpen: true, closesAt: '2026-03-18T22:59:59.000Z', terms: open.terms },
    },
  },
  'POST /api/orders/{id}/complaints': {
    params: { id: ORDER_ID },
    files: [photo.fileName],
    fields: { vehicleId: VEHICLE_ID, text, mileageKm: '48263' },
    result: open,
  },
  'GET /api/orders/{id}/complaints/{complaintId}/photos/{photoId}': {
    params: { id: ORDER_ID, complaintId: COMPLAINT_ID, photoId: photo.id },
  },
  'PATCH /api/orders/{id}/complaints/{complaintId}': {
    params: { id: ORDER_ID, complaintId: COMPLAINT_ID },
    body: { state: 'ACCEPTED', answer: answer.text, from: 'OPEN' },
    result: { ...open, state: 'ACCEPTED', answerBy: null, answers: [answer] },
    errors: { EDITED_MEANWHILE: { current: { state: 'DECLINED' } } },
  },
};
