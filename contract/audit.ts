import { z } from 'zod';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from './audit-actions.ts';
import { AUDIT_PARAMETERS } from './audit-parameters.ts';
import { LOCALES } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { id, instant } from './fields.ts';
import { namesOf } from './names-of.ts';
import { queryFrom } from './query.ts';

/** The fields that a change set, by their names in the contract. */
const Fields = z.record(z.string(), z.unknown()).nullable();

/**
 * One change. `name`: what the thing is called now, null where it is gone or has no name but its id. `actor`: the user as they were then, with nulls for the system. `orderId`: the order to whose history the
 * entry belongs. `recipient`: to whom a mail goes, null for the provider and for a mail that is gone. `before`: null where something was made; `after`: null where something was deleted.
 */
export const AuditEntry = z.object({
  id: z.number().int(),
  at: instant,
  actor: z.object({
    id: id.nullable(),
    email: z.string().nullable(),
    role: z.enum(['admin', 'dealer', 'system']),
  }),
  action: z.enum(namesOf(AUDIT_ACTIONS)),
  subject: z.enum(AUDIT_SUBJECTS),
  subjectId: id,
  name: z.string().nullable(),
  orderId: id.nullable(),
  recipient: z.string().nullable(),
  before: Fields,
  after: Fields,
});
export type AuditEntry = z.output<typeof AuditEntry>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'Who changed what and when, the newest first',
  access: 'admin',
  query: queryFrom(AUDIT_PARAMETERS),
  result: z.object({ events: z.array(AuditEntry), total: z.number().int() }),
});

const { page: _page, limit: _limit, ...FILTERS } = AUDIT_PARAMETERS;

/** The language of heads and words; absent: that of the admin. */
const LANGUAGE = { locale: { kind: 'choice', of: LOCALES } } as const;

export const exportAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit.csv',
  summary: 'All entries that the filters leave, as a table for spreadsheets, the newest first',
  access: 'admin',
  query: queryFrom({ ...FILTERS, ...LANGUAGE }),
  isFile: true,
});
