import { z } from 'zod';
import { currentPassword, User } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { email, newPassword, secret } from './fields.ts';
import { rateLimitedBy } from './payloads.ts';

/** Whose password is to be reset. */
export const PasswordResetRequest = z.strictObject({ email: email('LOGIN_EMAIL_INVALID') });

/** The token of the mailed link, and the new password. */
export const PasswordReset = z.strictObject({ token: secret, password: newPassword });

/** The new password, and the one that holds now: a stolen session must not change it. */
export const PasswordChange = z.strictObject({ currentPassword, newPassword });

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/password-reset',
  summary:
    'Mails a link for a new password, at most five times an hour; the answer is the same if the address has no account',
  access: 'public',
  body: PasswordResetRequest,
  status: 204,
  errors: { RATE_LIMITED: rateLimitedBy('RESET') },
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/password-reset/confirm',
  summary: 'Sets a new password with the token of a mailed link, which works once, and ends all sessions',
  access: 'public',
  body: PasswordReset,
  status: 204,
  errors: { TOKEN_INVALID: null },
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/user/password',
  summary:
    'Changes the own password and ends all other sessions; a wrong current one counts as a failed login',
  access: 'signedIn',
  body: PasswordChange,
  result: User,
  errors: { INVALID_CREDENTIALS: null, RATE_LIMITED: rateLimitedBy('LOGIN') },
});
