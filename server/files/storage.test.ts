import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { diskStorage } from './storage.ts';

const folder = await mkdtemp(join(tmpdir(), 'forecourt-test-'));
const storage = diskStorage(join(folder, 'media'));
const AS_TEXT = { contentType: 'text/plain' };
afterAll(() => rm(folder, { recursive: true }));

async function aFile(content: string): Promise<string> {
  const path = join(folder, 'source');
  await writeFile(path, content);
  return path;
}

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

test('a failed put leaves no partial file', async () => {
  await expect(storage.put('halves/a.pdf', join(folder, 'missing'), AS_TEXT)).rejects.toThrow('ENOENT');
  expect(await readdir(join(folder, 'media', 'halves'))).toEqual([]);
});

test.each(['../secret', 'images/../../secret', '/etc/passwd', 'a//b', '.hidden', 'A/B', 'a\\b', ''])(
  'the key "%s" is refused',
  async (key) => {
    await expect(storage.open(key)).rejects.toThrow(RangeError);
    await expect(storage.put(key, await aFile('x'), AS_TEXT)).rejects.toThrow(RangeError);
    await expect(storage.remove(key)).rejects.toThrow(RangeError);
  },
);
