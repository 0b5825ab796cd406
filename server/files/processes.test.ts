import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { Processes } from './processes.ts';

const folder = await mkdtemp(join(tmpdir(), 'forecourt-test-'));
afterAll(() => rm(folder, { recursive: true }));

/** A program that answers with its process and the number of its task, and hangs, ends or says that it is full if the task says so. */
const path = join(folder, 'program.mjs');
await writeFile(
  path,
  `let tasks = 0;
  process.on('message', (task) => {
    if (task === 'hang') return;
    if (task === 'end') process.exit();
    tasks += 1;
    const isLast = task === 'full';
    process.send({ answer: { pid: process.pid, tasks }, isLast });
    if (isLast) process.disconnect();
  });`,
);
const open = (options: { most: number; idleMs?: number }) =>
  new Processes<{ pid: number; tasks: number }>(pathToFileURL(path), options);

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a process has one task after the other', async () => {
  const processes = open({ most: 1 });
  const answers = await Promise.all([1, 2, 3].map(() => processes.run('work')));
  expect(answers.map((answer) => answer?.tasks)).toEqual([1, 2, 3]);
  expect(new Set(answers.map((answer) => answer?.pid)).size).toBe(1);
});

test('tasks that come at once have a process each, at most as many as allowed', async () => {
  const processes = open({ most: 2 });
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => processes.run('work')));
  expect(new Set(answers.map((answer) => answer?.pid)).size).toBe(2);
});

test('a process that ends without an answer or hangs takes no other task with it', async () => {
  const processes = open({ most: 1 });
  const answers = await Promise.all([
    processes.run('end'),
    processes.run('work'),
    processes.run('hang', 50),
    processes.run('work'),
  ]);
  expect(answers.map((answer) => answer?.tasks)).toEqual([undefined, 1, undefined, 1]);
});

test('a process that has become too large is replaced', async () => {
  const processes = open({ most: 1 });
  const full = await processes.run('full');
  const next = await processes.run('work');
  expect(next?.tasks).toBe(1);
  expect(next?.pid).not.toBe(full?.pid);
});

test('an idle process ends, and the next task gets a new one', async () => {
  const processes = open({ most: 1, idleMs: 20 });
  const first = await processes.run('work');
  await expect.poll(() => isRunning(first?.pid ?? 0), { timeout: 20_000 }).toBe(false);
  expect((await processes.run('work'))?.tasks).toBe(1);
});
