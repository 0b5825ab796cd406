import { Secret, TOTP } from 'otpauth';

const PERIOD_MS = 30_000;

/** The code that an authenticator app shows: now, or so many steps later. */
export const codeOf = (secret: string, stepsLater = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + stepsLater * PERIOD_MS,
  });
