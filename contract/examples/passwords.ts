import type { ExamplesOf } from '../endpoints.ts';
import { user } from './accounts.ts';
import type * as passwords from '../passwords.ts';

export const passwordExamples: ExamplesOf<typeof passwords> = {
  'POST /api/password-reset': {
    body: { email: 'einkauf@autohaus-sommer.example' },
    errors: { RATE_LIMITED: { limit: 'RESET' } },
  },
  'POST /api/password-reset/confirm': {
    body: { token: 'kq3vYt0mV2b8Zx1cN5h7rA', password: 'ein neues langes Passwort' },
  },
  'POST /api/user/password': {
    body: { currentPassword: 'ein langes Passwort', newPassword: 'ein neues langes Passwort' },
    result: user,
    errors: { RATE_LIMITED: { limit: 'LOGIN' } },
  },
};
