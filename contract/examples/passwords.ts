import type { ExamplesOf } from '../endpoints.ts';
import type * as passwords from '../passwords.ts';

export const passwordExamples: ExamplesOf<typeof passwords> = {
  'POST /api/password-reset': {
    body: { email: 'einkauf@autohaus-sommer.example' },
    errors: { RATE_LIMITED: { limit: 'RESET' } },
  },
  'POST /api/password-reset/confirm': {
    body: { token: 'kq3vYt0mV2b8Zx1cN5h7rA', password: 'ein neues langes Passwort' },
  },
};
