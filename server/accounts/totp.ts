import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
/** A code of the step before or after counts as well: the clocks of telephones differ. */
const WINDOW = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export const newSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** The secret as people type it into an app, and the address that a QR code holds. */
export function describeSecret(secret: Buffer, { issuer, email }: { issuer: string; email: string }) {
  const totp = new TOTP({ issuer, label: email, secret: toSecret(secret) });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The time step of a right code; null for a wrong one. */
export function stepOf(secret: Buffer, code: string, at = Date.now()): number | null {
  const totp = new TOTP({ secret: toSecret(secret) });
  const delta = totp.validate({ token: code, window: WINDOW, timestamp: at });
  return delta === null ? null : totp.counter({ timestamp: at }) + delta;
}

// The package takes the whole buffer behind a view: small buffers of Node share one.
const toSecret = (secret: Buffer) => new Secret({ buffer: new Uint8Array(secret).buffer });

/**
 * Secrets are stored encrypted, with a key that a copy of the database does not hold. The id of the user is bound to the
 * secret, so that a secret cannot be moved to another user.
 */
export function sealSecret(networkKey: Buffer, userId: string, secret: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(networkKey), nonce).setAAD(Buffer.from(userId));
  return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
}

/** The secret; null if it was sealed with another key, as after the loss of DATA_DIR/network-key. */
export function openSecret(networkKey: Buffer, userId: string, sealed: Buffer): Buffer | null {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(networkKey), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(userId))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

const keyOf = (networkKey: Buffer) =>
  Buffer.from(hkdfSync('sha256', networkKey, '', 'secrets of second factors', 32));
