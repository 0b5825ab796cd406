import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { CannotStart } from '../../database/cannot-start.ts';
import { provideNetworkKey } from './network-key.ts';

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('the key of the networks is created once, stays, and only its owner can read it', async () => {
  const [folder, other] = [await aFolder(), await aFolder()];
  const key = await provideNetworkKey(folder);
  expect(key).toHaveLength(32);
  expect(await provideNetworkKey(folder)).toEqual(key);
  expect(await provideNetworkKey(other)).not.toEqual(key);
  expect((await stat(join(folder, 'network-key'))).mode & 0o777).toBe(0o600);
});

test('servers that start at the same time use one key', async () => {
  const folder = await aFolder();
  const keys = await Promise.all(Array.from({ length: 8 }, () => provideNetworkKey(folder)));
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
  expect(await provideNetworkKey(folder)).toEqual(keys[0]);
  expect(await readdir(folder)).toEqual(['network-key']);
});

test('a damaged key stops the start', async () => {
  const folder = await aFolder();
  await writeFile(join(folder, 'network-key'), 'short');
  await expect(provideNetworkKey(folder)).rejects.toThrow(CannotStart);
});
