import { createHash, randomBytes } from 'node:crypto';

/** The secret of a link that is mailed to a user. */
export const newToken = (): string => randomBytes(16).toString('base64url');

/** Of a token only the hash is stored. Its random bytes need no slow hash. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
