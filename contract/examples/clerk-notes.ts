import type * as clerkNotes from '../clerk-notes.ts';
import type { ExamplesOf } from '../endpoints.ts';
import { ORDER_ID } from './ids.ts';

const note = {
  id: '5b0d5c0e-6a5e-4d0e-8f0a-2f6b9c1d7e34',
  kind: 'CALL',
  text: 'Mailbox, Rückruf morgen um 9 Uhr zugesagt.',
  at: '2026-03-02T10:40:00.000Z',
  author: 'clerk@forecourt.example',
} as const;
const subject = { subject: 'order', subjectId: ORDER_ID } as const;

export const clerkNoteExamples: ExamplesOf<typeof clerkNotes> = {
  'POST /api/admin/notes': {
    body: { id: note.id, ...subject, kind: note.kind, text: note.text },
    result: note,
  },
  'GET /api/admin/notes': { query: { ...subject }, result: { notes: [note], total: 1 } },
};
