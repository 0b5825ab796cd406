import { z } from 'zod';
import { ADMIN_PARAMETERS } from './admin-parameters.ts';
import { endpoint } from './endpoint.ts';
import { code, email, id, idParams, instant, locale, plainLine } from './fields.ts';
import { queryFrom } from './query.ts';
import { ADMIN_RIGHTS } from './rights.ts';

/** An admin. `secondFactor`: whether it is on. `lastSeenAt`: their last sign-in or use of a session; null if they never signed in, or long ago. */
export const Admin = z.object({
  id,
  email: z.string(),
  name: z.string().nullable(),
  rights: z.enum(ADMIN_RIGHTS),
  disabled: z.boolean(),
  secondFactor: z.boolean(),
  lastSeenAt: instant.nullable(),
});
export type Admin = z.output<typeof Admin>;

const name = plainLine(2, 100, 'NAME_REQUIRED');
const rights = z.enum(ADMIN_RIGHTS, code('NOT_A_CHOICE'));

/** Somebody who is invited as an admin. `locale`: the language of the mail that invites them. */
export const NewAdmin = z.strictObject({ email: email(), name, rights, locale });
export type NewAdmin = z.output<typeof NewAdmin>;

/** What a caller saw of an admin, or what holds now. */
const Seen = Admin.pick({ name: true, rights: true, disabled: true, secondFactor: true });

/** An absent member leaves what it is. `reset` ends sessions, password and second factor, and mails a link; not of a disabled admin. */
export const AdminChange = z.strictObject({
  name: name.optional(),
  rights: rights.optional(),
  disabled: z.boolean().optional(),
  reset: z.literal(true, code('NOT_A_CHOICE')).optional(),
  /** The values that the caller saw. */
  from: Seen.partial().strict().optional(),
});
export type AdminChange = z.output<typeof AdminChange>;

export const listAdmins = endpoint({
  method: 'GET',
  path: '/api/admin/admins',
  summary: 'The admins, by their addresses',
  access: 'fullAdmin',
  query: queryFrom(ADMIN_PARAMETERS),
  result: z.object({ admins: z.array(Admin), total: z.number().int() }),
});

export const inviteAdmin = endpoint({
  method: 'POST',
  path: '/api/admin/admins',
  summary: 'Creates an admin and mails them a link with which they set their password',
  access: 'fullAdmin',
  body: NewAdmin,
  result: Admin,
  status: 201,
  errors: { EMAIL_TAKEN: null },
});

export const changeAdmin = endpoint({
  method: 'PATCH',
  path: '/api/admin/admins/{id}',
  summary:
    'Changes name or rights, disables an admin, or resets their password and second factor; nobody resets themselves',
  access: 'fullAdmin',
  params: idParams,
  body: AdminChange,
  result: Admin,
  errors: {
    LAST_ADMIN: null,
    /** A value that is neither as in `from` nor as wanted; before a reset any value that is not as in `from`. */
    EDITED_MEANWHILE: z.object({ current: Seen }),
  },
});
