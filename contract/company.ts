import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { code, email, id, idParams, instant, locale, plainLine } from './fields.ts';
import { rateLimitedBy } from './payloads.ts';
import { DEALER_RIGHTS } from './rights.ts';

/** The most users of one company. */
export const COMPANY_USERS_MAX = 50;
/** Days for which the link of an invitation works. */
export const INVITATION_DAYS = 7;

/**
 * A user of the company. `name`: null for the user who registered it. `isInvited`: they have not set a password yet.
 * `lastSeenAt`: their last sign-in or use of a session; null if they never signed in, or long ago, and for all but owners.
 */
export const CompanyUser = z.object({
  id,
  email: z.string(),
  name: z.string().nullable(),
  rights: z.enum(DEALER_RIGHTS),
  blocked: z.boolean(),
  isInvited: z.boolean(),
  lastSeenAt: instant.nullable(),
});
export type CompanyUser = z.output<typeof CompanyUser>;

const rights = z.enum(DEALER_RIGHTS, code('NOT_A_CHOICE'));

/** `locale`: the language of the mails to them, until they choose another. */
export const NewCompanyUser = z.strictObject({
  email: email(),
  name: plainLine(2, 100, 'NAME_REQUIRED'),
  rights,
  locale,
});
export type NewCompanyUser = z.output<typeof NewCompanyUser>;

const Changeable = CompanyUser.pick({ rights: true, blocked: true });

/** An absent member leaves what it is. */
export const CompanyUserChange = z.strictObject({
  rights: rights.optional(),
  blocked: z.boolean().optional(),
  /** The values that the caller saw. */
  from: Changeable.partial().strict().optional(),
});
export type CompanyUserChange = z.output<typeof CompanyUserChange>;

export const listCompanyUsers = endpoint({
  method: 'GET',
  path: '/api/company/users',
  summary:
    'The users of the own company: the owners first, then by their addresses. All but owners get only those who can sign in',
  access: 'activeDealer',
  result: z.object({ users: z.array(CompanyUser), total: z.number().int() }),
});

export const inviteCompanyUser = endpoint({
  method: 'POST',
  path: '/api/company/users',
  summary: 'Mails a colleague a link with which they set their password',
  access: 'activeDealer',
  needs: 'OWNER',
  body: NewCompanyUser,
  result: CompanyUser,
  status: 201,
  errors: { EMAIL_TAKEN: null, RATE_LIMITED: rateLimitedBy('REGISTRATION') },
});

export const inviteCompanyUserAgain = endpoint({
  method: 'POST',
  path: '/api/company/users/{id}/invitation',
  summary: 'Mails a new link to a colleague who has not set a password yet; the former link ends',
  access: 'activeDealer',
  needs: 'OWNER',
  params: idParams,
  status: 204,
  errors: { RATE_LIMITED: rateLimitedBy('REGISTRATION') },
});

export const changeCompanyUser = endpoint({
  method: 'PATCH',
  path: '/api/company/users/{id}',
  summary: 'Changes the rights of a colleague, blocks or unblocks them; blocking ends their sessions',
  access: 'activeDealer',
  needs: 'OWNER',
  params: idParams,
  body: CompanyUserChange,
  result: CompanyUser,
  errors: {
    LAST_OWNER: null,
    /** A value that is neither as in `from` nor as wanted. */
    EDITED_MEANWHILE: z.object({ current: Changeable }),
  },
});

export const removeCompanyUser = endpoint({
  method: 'DELETE',
  path: '/api/company/users/{id}',
  summary: 'Removes a colleague; their orders keep their name',
  access: 'activeDealer',
  needs: 'OWNER',
  params: idParams,
  status: 204,
  errors: { LAST_OWNER: null },
});
