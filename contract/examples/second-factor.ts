import type { ExamplesOf } from '../endpoints.ts';
import type * as secondFactor from '../second-factor.ts';

const password = 'ein langes Passwort';
const errors = { RATE_LIMITED: { limit: 'LOGIN' } } as const;
const recoveryCodes = ['K7QX-2MPA-6RTV-4WHC', 'D3NE-YL5B-OZ2S-J7UI'];

export const secondFactorExamples: ExamplesOf<typeof secondFactor> = {
  'GET /api/user/second-factor': {
    result: { since: '2026-03-02T08:12:00.000Z', recoveryCodesLeft: 9, isDemanded: true },
  },
  'POST /api/user/second-factor': {
    body: { password },
    result: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Forecourt:clerk%40forecourt.example?issuer=Forecourt&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
    },
    errors,
  },
  'POST /api/user/second-factor/confirm': { body: { code: '492039' }, result: { recoveryCodes } },
  'POST /api/user/second-factor/recovery-codes': { body: { password }, result: { recoveryCodes }, errors },
  'POST /api/user/second-factor/off': { body: { password }, errors },
};
