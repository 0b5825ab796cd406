import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { startObjectStore } from '../../fixtures/object-store.ts';
import { bucketStorage } from './bucket-storage.ts';
import { diskStorage, type Storage } from './storage.ts';

const folder = await mkdtemp(join(tmpdir(), 'forecourt-test-'));
const store = await startObjectStore(join(folder, 'store'));
const bucket = await bucketStorage(store.settings);
const AS_TEXT = { contentType: 'text/plain' };
afterAll(async () => {
  bucket.close();
  await store.stop();
  await rm(folder, { recursive: true });
});

async function aFile(content: string): Promise<string> {
  const path = join(folder, 'source');
  await writeFile(path, content);
  return path;
}

describe.each<[string, Storage]>([
  ['a folder', diskStorage(join(folder, 'media'))],
  ['a bucket', bucket],
])('in %s', (_, storage) => {
  async function storedText(key: string): Promise<string | undefined> {
    const found = await storage.open(key);
    return found && text(found.stream);
  }

  test('stored content is found under its key, with its size', async () => {
    await storage.put('documents/a.pdf', await aFile('Fahrzeugbrief'), AS_TEXT);
    expect(await storedText('documents/a.pdf')).toBe('Fahrzeugbrief');
    const opened = await storage.open('documents/a.pdf');
    opened?.stream.destroy();
    expect([opened?.size, await storage.sizeOf('documents/a.pdf')]).toEqual([13, 13]);
  });

  test('newer content replaces older content', async () => {
    await storage.put('documents/b.pdf', await aFile('alt'), AS_TEXT);
    await storage.put('documents/b.pdf', await aFile('neu'), AS_TEXT);
    expect(await storedText('documents/b.pdf')).toBe('neu');
  });

  test('a missing key is not found, and its removal is not an error', async () => {
    await storage.remove('images/none/320.webp');
    expect(await storage.sizeOf('images/none/320.webp')).toBeUndefined();
    expect(await storage.open('images/none/320.webp')).toBeUndefined();
    expect(await storage.list('nothing')).toEqual([]);
  });

  test('a folder is not a file', async () => {
    await storage.put('images/c/320.webp', await aFile('x'), AS_TEXT);
    expect(await storage.sizeOf('images/c')).toBeUndefined();
    expect(await storage.open('images/c')).toBeUndefined();
  });

  test('a removed file is gone, and its neighbours stay', async () => {
    await storage.put('images/d/320.webp', await aFile('x'), AS_TEXT);
    await storage.put('images/d/640.webp', await aFile('x'), AS_TEXT);
    await storage.remove('images/d/320.webp');
    expect(await storage.list('images/d')).toEqual(['images/d/640.webp']);
  });

  test('a range of bytes is read alone', async () => {
    await storage.put('documents/r.pdf', await aFile('Fahrzeugbrief'), AS_TEXT);
    const part = await storage.open('documents/r.pdf', { start: 4, end: 6 });
    expect(part?.size).toBe(3);
    expect(part && (await text(part.stream))).toBe('zeu');
  });

  test('a file of some megabytes is stored as it is, and listed with its own key', async () => {
    const path = join(folder, 'large');
    const content = randomBytes(6_000_000);
    await writeFile(path, content);
    await storage.put('imports/large', path, AS_TEXT);
    const opened = await storage.open('imports/large');
    expect(opened && (await buffer(opened.stream)).equals(content)).toBe(true);
    expect(await storage.list('imports')).toEqual(['imports/large']);
  });

  test('a failed put stores nothing', async () => {
    await expect(storage.put('halves/a.pdf', join(folder, 'missing'), AS_TEXT)).rejects.toThrow('ENOENT');
    expect(await storage.list('halves')).toEqual([]);
  });

  test.each(['../secret', 'images/../../secret', '/etc/passwd', 'a//b', '.hidden', 'A/B', 'a\\b', ''])(
    'the key "%s" is refused',
    async (key) => {
      await expect(storage.open(key)).rejects.toThrow(RangeError);
      await expect(storage.put(key, await aFile('x'), AS_TEXT)).rejects.toThrow(RangeError);
      await expect(storage.remove(key)).rejects.toThrow(RangeError);
      await expect(storage.sizeOf(key)).rejects.toThrow(RangeError);
      await expect(storage.list(key)).rejects.toThrow(RangeError);
    },
  );
});

test('a failed put into a folder leaves no partial file', async () => {
  const storage = diskStorage(join(folder, 'media'));
  await expect(storage.put('halves/a.pdf', join(folder, 'missing'), AS_TEXT)).rejects.toThrow('ENOENT');
  expect(await readdir(join(folder, 'media', 'halves'))).toEqual([]);
});

test('keys begin with the folder of the address, and other objects of the bucket are not seen', async () => {
  const whole = await bucketStorage({ ...store.settings, prefix: '' });
  await bucket.put('documents/p.pdf', await aFile('x'), AS_TEXT);
  await whole.put('documents/other.pdf', await aFile('x'), AS_TEXT);
  expect(await whole.sizeOf(`${store.settings.prefix}documents/p.pdf`)).toBe(1);
  expect(await bucket.sizeOf('documents/other.pdf')).toBeUndefined();
  whole.close();
});

test('a bucket with more objects than one answer names is listed whole', async () => {
  const keys = Array.from({ length: 1001 }, (_, at) => `many/${String(at).padStart(4, '0')}`);
  await bucket.put(keys[0] ?? '', await aFile('x'), AS_TEXT);
  await store.copyObject(
    'files/many/0000',
    keys.slice(1).map((key) => `files/${key}`),
  );
  expect(await bucket.list('many')).toEqual(keys);
});

test('browsers read from a public store by signed addresses, which are the same for a while', async () => {
  const shared = await bucketStorage({ ...store.settings, isPublic: true });
  await shared.put('images/s/320.webp', await aFile('Bild'), AS_TEXT);
  const address = (await shared.addressOf('images/s/320.webp')) ?? '';
  expect(new URL(address).origin).toBe(shared.origin);
  const answer = await fetch(address);
  expect([answer.status, await answer.text()]).toEqual([200, 'Bild']);
  expect(await shared.addressOf('images/s/320.webp')).toBe(address);
  expect((await fetch(address.replace('Credential=S3RVER', 'Credential=GUESSED'))).status).toBe(403);
  expect([await bucket.addressOf('images/s/320.webp'), bucket.origin]).toEqual([undefined, undefined]);
  shared.close();
});

test('a store that refuses the portal is reported in one sentence, and one that is away is not', async () => {
  expect(await bucket.check()).toBe(true);
  for (const wrong of [
    { bucket: 'nothing' },
    { credentials: { accessKeyId: 'GUESSED', secretAccessKey: 'guessed' } },
  ]) {
    const refused = await bucketStorage({ ...store.settings, ...wrong });
    await expect(refused.check()).rejects.toThrow(
      /^The store answers 40[34] for the bucket .*STORAGE_URL\.$/,
    );
    refused.close();
  }
  const away = await bucketStorage({ ...store.settings, endpoint: 'http://127.0.0.1:1' });
  expect(await away.check()).toBe(false);
  away.close();
});
