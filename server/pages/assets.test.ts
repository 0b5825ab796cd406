import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { serveAssets } from './assets.ts';

test('the assets of the build are sent compressed, and are kept for a year', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const script = 'export const cars = 5000;\n';
  await writeFile(join(folder, 'cars.js'), script);
  await writeFile(join(folder, 'cars.js.br'), brotliCompressSync(script));
  const app = Fastify();
  onTestFinished(() => app.close());
  await serveAssets(app, folder);
  await writeFile(join(folder, 'late.js'), script);
  const get = (name: string, coding = 'identity') =>
    app.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': coding } });

  expect((await get('cars.js')).body).toBe(script);
  const head = await app.inject({ method: 'HEAD', url: '/assets/cars.js' });
  expect(head).toMatchObject({
    statusCode: 200,
    body: '',
    headers: { 'content-length': `${script.length}` },
  });
  const { headers } = await get('cars.js', 'gzip, br');
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const others = ['cars.js.br', 'late.js', 'none.js', '../cars.js', '%2e%2e/cars.js'];
  const answers = await Promise.all(others.map((name) => get(name)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(others.map(() => 404));
});
