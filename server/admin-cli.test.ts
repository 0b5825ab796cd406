import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectRoot } from '../database/project-root.ts';
import { call, testApp } from '../fixtures/app.ts';
import { createTestDatabase } from '../fixtures/database.ts';
import { aDealer, anAdmin, PASSWORD } from '../fixtures/dealers.ts';
import { auditEntriesOf } from '../fixtures/orders.ts';
import { anAdminWithSecondFactor } from '../fixtures/second-factor.ts';
import { readArguments, resetByCommand } from './admin-cli.ts';

const { db, servingUrl } = await createTestDatabase();
const app = await testApp({ db });

test('the command takes the e-mail address of an admin', () => {
  expect(readArguments(['--reset', ' Clerk@Example.com'])).toEqual({ email: 'clerk@example.com' });
  for (const words of [[], ['--reset', 'clerk']])
    expect(() => readArguments(words)).toThrow('--reset needs the e-mail address of an admin');
  expect(() => readArguments(['--remove', 'clerk@example.com'])).toThrow('--remove');
});

test('the command needs no other variable than those of the database and of the public address', async () => {
  const { user } = await anAdmin(app);
  const words = ['--import', 'tsx', 'server/admin-cli.ts', '--reset', user.email];
  const named = { DATABASE_URL: servingUrl, PUBLIC_URL: 'https://portal.example' };
  // The unit and the container set NODE_ENV as well.
  for (const more of [{}, { NODE_ENV: 'production' }]) {
    const env = { PATH: process.env['PATH'], ...named, ...more };
    const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: projectRoot, env });
    expect(stdout).toMatch(/^https:\/\/portal\.example\/auth\/reset\?token=[\w-]+\n$/);
  }
});

test('the command begins no database in a folder that has none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-admin-'));
  const words = ['--import', 'tsx', 'server/admin-cli.ts', '--reset', 'clerk@example.com'];
  const env = { PATH: process.env['PATH'], DATA_DIR: folder };
  await expect(promisify(execFile)(process.execPath, words, { cwd: projectRoot, env })).rejects.toMatchObject(
    {
      code: 1,
      stderr: expect.stringContaining(`There is no database in ${folder}`),
    },
  );
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

test('an admin who has lost the second factor gets back in by the link of the command', async () => {
  const { user, cookie } = await anAdminWithSecondFactor(app);
  const link = new URL(await resetByCommand(db, user.email, 'https://portal.example'));
  expect(link.origin + link.pathname).toBe('https://portal.example/auth/reset');
  expect((await call(app, 'GET /api/user', { cookie })).status).toBe(401);
  const login = (password: string) => call(app, 'POST /api/login', { body: { email: user.email, password } });
  expect((await login(PASSWORD)).problem.code).toBe('INVALID_CREDENTIALS');

  const password = 'another horse battery';
  const body = { token: link.searchParams.get('token'), password };
  expect((await call(app, 'POST /api/password-reset/confirm', { body })).status).toBe(204);
  expect((await call(app, 'POST /api/password-reset/confirm', { body })).problem.code).toBe('TOKEN_INVALID');
  expect((await login(password)).result).toMatchObject({ email: user.email, needsSecondFactor: false });
  expect(await auditEntriesOf(app, user.id)).toContainEqual(
    expect.objectContaining({ action: 'ADMIN_RESET', actor_role: 'system' }),
  );
});

test('the command resets neither a dealer nor a stranger', async () => {
  const { user } = await aDealer(app);
  for (const email of [user.email, 'nobody@example.com'])
    await expect(resetByCommand(db, email, '')).rejects.toThrow(`There is no admin ${email}.`);
});
