import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from '../../database/cannot-start.ts';

const KEY_BYTES = 32;

/**
 * The secret key of the hashes in the table of sign-ins. The key of the secrets of second factors is derived from it. It is
 * created at the first start and stays, so that an earlier sign-in is recognised. Servers that do not share `dataDir` get it
 * by NETWORK_KEY. It is a file, not a row: a copy of the database alone must not tell who signed in from where.
 */
export async function provideNetworkKey(dataDir: string): Promise<Buffer> {
  const path = join(dataDir, 'network-key');
  const key = (await read(path)) ?? (await create(path));
  if (key.length !== KEY_BYTES) {
    throw new CannotStart(`${path} is damaged: restore it from a backup, or delete it.`);
  }
  return key;
}

/** Another server may create the key at the same time. Linking a complete file shows nobody half a key. */
async function create(path: string): Promise<Buffer> {
  const draft = `${path}-${randomBytes(8).toString('hex')}`;
  try {
    await writeFile(draft, randomBytes(KEY_BYTES), { mode: 0o600 });
    await link(draft, path).catch((error: unknown) => {
      if (!hasCode(error, 'EEXIST')) throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(path);
}

async function read(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
