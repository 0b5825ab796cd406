import { hash, verify } from '@node-rs/argon2';

/** argon2id in KiB, passes and lanes: the second recommended option of RFC 9106 with one lane, about 50 ms. */
const COST = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };

const base64 = (bytes: number) => Buffer.alloc(bytes).toString('base64').replaceAll('=', '');

/** A hash that no password has, as dear as the true ones: who asks for an unknown address waits as long. */
export const NOBODYS_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${base64(16)}$${base64(32)}`;

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

export function isPasswordOf(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password);
}
