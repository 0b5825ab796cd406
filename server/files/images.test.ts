import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { IMAGE_WIDTHS } from '../../contract/constants.ts';
import { aPicture } from '../../fixtures/deliveries.ts';
import { convertImage, ImageRefused } from './images.ts';

const folder = await mkdtemp(join(tmpdir(), 'forecourt-test-'));
afterAll(() => rm(folder, { recursive: true }));
let made = 0;

async function convert(bytes: Buffer) {
  made += 1;
  const source = join(folder, `${made}`);
  await writeFile(source, bytes);
  const target = join(folder, `${made}-converted`);
  const size = await convertImage(source, target);
  const pictures = IMAGE_WIDTHS.map((width) => sharp(join(target, `${width}.webp`)));
  return { size, pictures, shown: await Promise.all(pictures.map((picture) => picture.metadata())) };
}

test('a picture is served in four widths', async () => {
  const { size, shown } = await convert(await aPicture({ width: 1600, height: 1200 }));
  expect(size).toEqual({ width: 1440, height: 1080 });
  expect(shown).toMatchObject([
    { format: 'webp', width: 320, height: 240 },
    { format: 'webp', width: 640, height: 480 },
    { format: 'webp', width: 960, height: 720 },
    { format: 'webp', width: 1440, height: 1080 },
  ]);
});

test.each(['png', 'webp', 'avif', 'gif', 'tiff'] as const)('a %s is accepted', async (format) => {
  const { shown } = await convert(await aPicture({ width: 400, height: 300, format }));
  expect(shown[0]).toMatchObject({ format: 'webp', width: 320, height: 240 });
});

test('a small picture is not enlarged', async () => {
  const { size, shown } = await convert(await aPicture({ width: 500, height: 400 }));
  expect(size).toEqual({ width: 500, height: 400 });
  expect(shown.map(({ width }) => width)).toEqual([320, 500, 500, 500]);
});

test('a very tall picture is reduced to the size limit of WebP', async () => {
  const { size } = await convert(await aPicture({ width: 20, height: 20_000, format: 'png' }));
  expect(size).toEqual({ width: 16, height: 16_383 });
});

test('a CMYK picture is converted to sRGB', async () => {
  const red = { create: { width: 40, height: 40, channels: 3 as const, background: '#d01010' } };
  const { pictures, shown } = await convert(await sharp(red).toColourspace('cmyk').jpeg().toBuffer());
  expect(shown[0]?.space).toBe('srgb');
  const { dominant } = (await pictures[0]?.stats()) ?? {};
  expect(dominant?.r).toBeGreaterThan(150);
  expect(dominant?.g).toBeLessThan(80);
});

test('transparent pixels stay transparent', async () => {
  const glass = { create: { width: 40, height: 40, channels: 4 as const, background: '#0000' } };
  const { shown } = await convert(await sharp(glass).png().toBuffer());
  expect(shown[0]?.hasAlpha).toBe(true);
});

test('of an animated picture the first frame is shown', async () => {
  const still = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer();
  const moving = await sharp([await still('#ff0000'), await still('#0000ff')], { join: { animated: true } })
    .gif()
    .toBuffer();
  const { size, pictures, shown } = await convert(moving);
  expect(size).toEqual({ width: 40, height: 30 });
  expect(shown[0]?.pages ?? 1).toBe(1);
  expect((await pictures[0]?.stats())?.dominant).toMatchObject({ r: 248, b: 8 });
});

test.each([
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a text', Buffer.from('push graphic-context')],
  ['nothing', Buffer.alloc(0)],
])('%s is refused because it is not a picture', async (_what, bytes) => {
  await expect(convert(bytes)).rejects.toMatchObject({ name: 'ImageRefused', reason: 'UNDECODABLE' });
});

test('after refused pictures, others are still converted', async () => {
  const broken = Array.from({ length: 20 }, () => convert(Buffer.from('x')));
  const outcomes = await Promise.allSettled(broken);
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(ImageRefused) });
  expect((await convert(await aPicture())).size).toEqual({ width: 64, height: 48 });
});

test('a valid picture is not refused because the disk fails', async () => {
  const source = join(folder, 'sound');
  await writeFile(source, await aPicture());
  const target = join(folder, 'sound-converted');
  // A folder in the place of the file.
  await mkdir(join(target, '640.webp'), { recursive: true });
  await expect(convertImage(source, target)).rejects.toMatchObject({ code: 'EISDIR' });
});

const children = (): number[] =>
  readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** The processes that convert pictures. */
const converters = (): number[] =>
  children().filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('picture-process'));

test('pictures are converted in processes of the lowest priority', async () => {
  await convert(await aPicture());
  const threads = converters().flatMap((pid) => readdirSync(`/proc/${pid}/task`));
  expect(threads.length).toBeGreaterThan(0);
  for (const thread of threads) expect(getPriority(Number(thread))).toBe(constants.priority.PRIORITY_LOW);
});

test('a signal to all processes of the portal leaves those that convert pictures at work', async () => {
  await convert(await aPicture());
  const before = converters();
  // A terminal sends Ctrl-C to all processes of a program.
  for (const pid of before) for (const signal of ['SIGINT', 'SIGTERM']) process.kill(pid, signal);
  expect((await convert(await aPicture())).size).toEqual({ width: 64, height: 48 });
  expect(converters()).toEqual(before);
});

test('a picture is not refused because its process was killed, and the next one is converted', async () => {
  const idle = converters();
  for (const pid of idle) process.kill(pid, 'SIGKILL');
  await expect.poll(() => children().filter((pid) => idle.includes(pid)), { timeout: 20_000 }).toEqual([]);
  const converting = convert(await aPicture());
  await expect.poll(converters, { interval: 1, timeout: 20_000 }).not.toEqual([]);
  for (const pid of converters()) process.kill(pid, 'SIGKILL');
  await expect(converting).rejects.toThrow('has ended');
  expect((await convert(await aPicture())).size).toEqual({ width: 64, height: 48 });
});
