import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, PASSWORD } from '../../fixtures/dealers.ts';
import { ensureAdmin } from './ensure-admin.ts';

const app = await testApp();
const { db } = app.deps;

const anAddress = () => `boss-${randomUUID()}@example.com`;
const login = (email: string, password: string) =>
  call(app, 'POST /api/login', { body: { email, password } });

test('an admin is created and can sign in, whatever the case of the address', async () => {
  const email = anAddress();
  await ensureAdmin(app.deps, { email: email.toUpperCase(), password: 'a long password' });
  const { result } = await login(email, 'a long password');
  expect(result).toMatchObject({ email, role: 'admin', dealer: null });
  const entries = await db
    .selectFrom('audit_events')
    .selectAll()
    .where('subject_id', '=', result.id)
    .execute();
  expect(entries).toMatchObject([
    { action: 'ADMIN_CREATED', subject: 'user', actor_role: 'system', actor_id: null },
  ]);
});

test('an existing admin keeps their password', async () => {
  const email = anAddress();
  await ensureAdmin(app.deps, { email, password: 'the first password' });
  await ensureAdmin(app.deps, { email, password: 'the second password' });
  expect((await login(email, 'the first password')).status).toBe(200);
  expect((await login(email, 'the second password')).status).toBe(401);
});

test.each(['QWERTY123456', '111111111111', 'the-boss2026'])(
  'an admin is not created with a password that is easy to guess: %s',
  async (password) => {
    const email = 'the-boss@example.com';
    await expect(ensureAdmin(app.deps, { email, password })).rejects.toThrow(
      'ADMIN_PASSWORD is easy to guess',
    );
    expect((await login(email, password)).status).toBe(401);
  },
);

test('servers that start at the same time create one admin', async () => {
  const email = anAddress();
  await Promise.all(
    Array.from({ length: 5 }, () => ensureAdmin(app.deps, { email, password: 'a long password' })),
  );
  expect(await db.selectFrom('users').select('id').where('email', '=', email).execute()).toHaveLength(1);
});

test('a dealer is not turned into an admin by their address', async () => {
  const { user } = await aDealer(app);
  await expect(ensureAdmin(app.deps, { email: user.email, password: 'a long password' })).rejects.toThrow(
    /belongs to a dealer/,
  );
  expect((await login(user.email, PASSWORD)).result.role).toBe('dealer');
});
