import { z } from 'zod';
import { currentPassword } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { instant, secondFactorCode } from './fields.ts';
import { rateLimitedBy } from './payloads.ts';

/**
 * The second factor of the signed-in admin. `since`: when it was turned on; null while it is off. `isDemanded`: every admin of
 * this portal needs one (ADMIN_SECOND_FACTOR).
 */
export const SecondFactor = z.object({
  since: instant.nullable(),
  recoveryCodesLeft: z.number().int(),
  isDemanded: z.boolean(),
});
export type SecondFactor = z.output<typeof SecondFactor>;

/** `secret` is Base32, to be typed into an app; `uri` (otpauth:) holds the same for a QR code. */
export const NewSecret = z.object({ secret: z.string(), uri: z.string() });
export type NewSecret = z.output<typeof NewSecret>;

/** Shown once. Each signs in once in place of a code of the app: "K7QX-2MPA-9RTV-4WHC". */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Asks for the password again, because a stolen session must not change the second factor. */
export const PasswordAgain = z.strictObject({ password: currentPassword });

/** The first code of an app, which proves that it has the new secret. */
export const FirstCode = z.strictObject({ code: secondFactorCode });

const passwordErrors = { INVALID_CREDENTIALS: null, RATE_LIMITED: rateLimitedBy('LOGIN') };

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/user/second-factor',
  summary: 'Whether the own second factor is on, and how many recovery codes are left',
  access: 'admin',
  opensBeforeSecondFactor: true,
  result: SecondFactor,
});

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/api/user/second-factor',
  summary:
    'Makes a secret for an authenticator app; the second factor is on, or replaced, when a code has confirmed it',
  access: 'admin',
  opensBeforeSecondFactor: true,
  body: PasswordAgain,
  result: NewSecret,
  errors: passwordErrors,
});

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/user/second-factor/confirm',
  summary:
    'Turns the second factor on with the first code of the app, ends all other sessions and answers the recovery codes',
  access: 'admin',
  opensBeforeSecondFactor: true,
  body: FirstCode,
  result: RecoveryCodes,
  errors: { INVALID_CREDENTIALS: null, NOT_FOUND: null },
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/user/second-factor/recovery-codes',
  summary: 'Replaces all recovery codes',
  access: 'admin',
  opensBeforeSecondFactor: true,
  body: PasswordAgain,
  result: RecoveryCodes,
  errors: { ...passwordErrors, NOT_FOUND: null },
});

export const turnSecondFactorOff = endpoint({
  method: 'POST',
  path: '/api/user/second-factor/off',
  summary: 'Turns the second factor off, unless every admin of this portal needs one',
  access: 'admin',
  opensBeforeSecondFactor: true,
  body: PasswordAgain,
  status: 204,
  errors: { ...passwordErrors, NOT_FOUND: null, SECOND_FACTOR_NEEDED: null },
});
