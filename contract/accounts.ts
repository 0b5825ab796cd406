import { z } from 'zod';
import { COUNTRIES, LEGAL_FORMS } from './choices.ts';
import { PASSWORD_MAX_LENGTH } from './account-figures.ts';
import { endpoint } from './endpoint.ts';
import {
  code,
  email,
  id,
  instant,
  locale,
  newPassword,
  optional,
  phoneNumber,
  plainLine,
  postalCode,
  postalCodeFits,
  secondFactorCode,
  secret,
  vatId,
} from './fields.ts';
import { LIST_COLUMNS, LIST_LAYOUTS, LIST_ROWS } from './list-view.ts';
import { rateLimitedBy } from './payloads.ts';
import { ADMIN_RIGHTS, DEALER_RIGHTS } from './rights.ts';
import { DEALER_STATUSES, ROLES, VAT_ID_CHECKS } from './states.ts';
import { WATCH_MAILS } from './watching.ts';

/** How the inventory is shown on wide screens. `rows`: vehicles on a page. `columns`: those of the table. */
const ListView = z.strictObject({
  layout: z.enum(LIST_LAYOUTS, code('NOT_A_CHOICE')),
  rows: z.literal(LIST_ROWS, code('NOT_A_CHOICE')),
  columns: z
    .array(z.enum(LIST_COLUMNS, code('NOT_A_CHOICE')))
    .max(LIST_COLUMNS.length)
    .readonly(),
});

/** The signed-in user as the browser sees them. `dealer` is null for admins. */
export const User = z.object({
  id,
  email: z.string(),
  /** Whether the user has proved that the address is theirs. Until then it gets no mail but the first. */
  emailConfirmed: z.boolean(),
  role: z.enum(ROLES),
  /** Of an admin FULL or CLERK, of a dealer's user one of the others. */
  rights: z.enum([...ADMIN_RIGHTS, ...DEALER_RIGHTS]),
  /** Whether this admin must set up a second factor before anything else. */
  needsSecondFactor: z.boolean(),
  locale,
  /** Whether the user is mailed about changes of watched vehicles. */
  watchMails: z.enum(WATCH_MAILS),
  /** How the user sees the inventory; null where nothing was chosen. */
  listView: ListView.nullable(),
  /** When the visit before this one ended; null at the first. Vehicles listed later are new to the user. */
  lastVisitAt: instant.nullable(),
  dealer: z
    .object({
      id,
      status: z.enum(DEALER_STATUSES),
      companyName: z.string(),
      street: z.string().nullable(),
      postalCode: z.string().nullable(),
      city: z.string().nullable(),
      country: z.string(),
      vatId: z.string().nullable(),
      vatIdCheck: z.enum(VAT_ID_CHECKS),
    })
    .nullable(),
});
export type User = z.output<typeof User>;

/** A password that an account has already. Rules of new passwords do not apply. */
export const currentPassword = z
  .string(code('PASSWORD_REQUIRED'))
  .min(1, code('PASSWORD_REQUIRED'))
  .max(PASSWORD_MAX_LENGTH, code('TOO_LONG'));

/** What a sign-in sends. */
export const Login = z.strictObject({
  email: email('LOGIN_EMAIL_INVALID'),
  password: currentPassword,
  /** Of an authenticator app, or a recovery code, where a second factor is on. */
  code: secondFactorCode.optional(),
});

/** The four steps of the wizard in one body. The account's `locale` comes from the cookie or Accept-Language instead. */
export const Registration = z
  .strictObject({
    companyName: plainLine(2, 200, 'COMPANY_NAME_REQUIRED'),
    legalForm: optional(z.enum(LEGAL_FORMS, code('NOT_A_CHOICE'))),
    vatId: optional(vatId),
    email: email(),
    phone: optional(phoneNumber),
    address: z
      .strictObject({
        street: plainLine(2, 200, 'STREET_REQUIRED'),
        postalCode,
        city: plainLine(2, 100, 'CITY_REQUIRED'),
        country: optional(z.enum(COUNTRIES, code('NOT_A_CHOICE'))).transform((country) => country ?? 'DE'),
      })
      .refine(...postalCodeFits),
    contact: z.strictObject({
      firstName: plainLine(2, 100, 'FIRST_NAME_REQUIRED'),
      lastName: plainLine(2, 100, 'LAST_NAME_REQUIRED'),
      position: optional(plainLine(1, 100)),
      phone: optional(phoneNumber),
    }),
    password: newPassword,
    confirmPassword: newPassword,
    acceptTerms: z.literal(true, code('TERMS_NOT_ACCEPTED')),
    acceptPrivacy: z.literal(true, code('PRIVACY_NOT_ACCEPTED')),
    marketingOptIn: optional(z.boolean()).transform((choice) => choice ?? false),
  })
  .refine((registration) => registration.password === registration.confirmPassword, {
    path: ['confirmPassword'],
    ...code('PASSWORDS_DIFFER'),
    // Reported together with the other broken rules. A body that is not an object has no passwords to compare.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
export type Registration = z.output<typeof Registration>;

export const getUser = endpoint({
  method: 'GET',
  path: '/api/user',
  summary: 'The signed-in user',
  access: 'signedIn',
  opensBeforeSecondFactor: true,
  result: User,
});

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  summary:
    'Signs in; where a second factor is on, a right password alone is refused with SECOND_FACTOR_REQUIRED',
  access: 'public',
  body: Login,
  result: User,
  errors: { INVALID_CREDENTIALS: null, SECOND_FACTOR_REQUIRED: null, RATE_LIMITED: rateLimitedBy('LOGIN') },
});

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  summary: 'Opens a dealer account, which waits for approval, and signs in',
  access: 'public',
  body: Registration,
  result: User,
  status: 201,
  errors: { EMAIL_TAKEN: null, RATE_LIMITED: rateLimitedBy('REGISTRATION') },
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  summary: 'Ends the session; without one it does nothing',
  access: 'public',
  status: 204,
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/email-confirmation',
  summary: 'Proves an e-mail address with the token of the link in the first mail; it works once',
  access: 'public',
  body: z.strictObject({ token: secret }),
  status: 204,
  errors: { TOKEN_INVALID: null },
});

export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/api/email-confirmation/resend',
  summary:
    'Sends the first mail again with a new link, at most five mails in an hour; nothing if the address is proved',
  access: 'signedIn',
  status: 204,
  errors: { RATE_LIMITED: rateLimitedBy('REGISTRATION') },
});

export const editUser = endpoint({
  method: 'PATCH',
  path: '/api/user',
  summary:
    'Changes the language of the mails to the signed-in user, when they are mailed about watched vehicles, and how they see the inventory',
  access: 'signedIn',
  opensBeforeSecondFactor: true,
  body: z.strictObject({
    locale: locale.optional(),
    watchMails: z.enum(WATCH_MAILS).optional(),
    listView: ListView.nullable().optional(),
  }),
  result: User,
});
