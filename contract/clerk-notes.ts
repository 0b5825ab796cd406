import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, optional, requiredNotes } from './fields.ts';
import { NOTE_MAX, NOTES_PAGE_SIZE } from './note-figures.ts';
import { LIMIT, PAGE } from './parameters.ts';
import { queryFrom } from './query.ts';

/** What a note is about. `subjectId` is the id of that order or dealer. */
const subject = z.enum(['order', 'dealer']);

/** A call is a note that says what was talked about, or that nobody was reached. */
const kind = z.enum(['NOTE', 'CALL']);

/** A clerk's note. `author` is the clerk's e-mail address at that time. It never changes. */
export const ClerkNote = z.object({ id, kind, text: z.string(), at: instant, author: z.string() });
export type ClerkNote = z.output<typeof ClerkNote>;

export const addNote = endpoint({
  method: 'POST',
  path: '/api/admin/notes',
  summary: 'Adds a note, or logs a call, to an order or a dealer; dealers never see it',
  access: 'admin',
  body: z.strictObject({
    /** The id of the note, which the caller may choose: with the same id, a note is added once. */
    id: optional(id),
    subject,
    subjectId: id,
    kind: optional(kind).transform((chosen) => chosen ?? 'NOTE'),
    text: requiredNotes(1, NOTE_MAX),
  }),
  result: ClerkNote,
  status: 201,
  errors: { NOT_FOUND: null },
});

export const listNotes = endpoint({
  method: 'GET',
  path: '/api/admin/notes',
  summary: 'The notes and calls of an order or a dealer, the newest first',
  access: 'admin',
  query: queryFrom({ page: PAGE, limit: { ...LIMIT, default: NOTES_PAGE_SIZE } }).extend({
    subject,
    subjectId: id,
  }),
  result: z.object({ notes: z.array(ClerkNote), total: z.number().int() }),
});
