import { Logger, runOnce } from 'graphile-worker';
import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely';
import { expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { createTestDatabase } from '../../fixtures/database.ts';
import { aDealer } from '../../fixtures/dealers.ts';
import { isMailKind } from '../mail/kinds.ts';
import { renderMail } from '../mail/render.ts';
import { fictitiousProvider as provider } from '../provider.ts';
import { mailPasswordResetTask } from './reset-password.ts';

const { db, pool } = await createTestDatabase();
const publicUrl = 'https://portal.example';

/** Notes the text of every statement, without its values. */
const statements: string[] = [];
const compiler = new PostgresQueryCompiler();
const noting: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    statements.push(compiler.compileQuery(node, queryId).sql);
    return node;
  },
  transformResult: async ({ result }) => result,
};
const app = await testApp({ db: db.withPlugin(noting), publicUrl });

async function statementsOf(act: () => Promise<unknown>): Promise<string[]> {
  statements.length = 0;
  await act();
  return [...statements];
}

const runJobs = () =>
  runOnce({
    pgPool: pool,
    taskList: { mail_password_reset: mailPasswordResetTask(db) },
    logger: new Logger(() => () => {}),
  });

test('a request for a new password does the same work for known and unknown addresses', async () => {
  const { user } = await aDealer(app);
  const ask = (email: string) =>
    statementsOf(() => call(app, 'POST /api/password-reset', { body: { email } }));
  const known = await ask(user.email);
  expect(known.length).toBeGreaterThan(0);
  expect(await ask('nobody@example.com')).toEqual(known);
  // The job that looks for the account runs apart from the answer.
  expect(known.join('\n')).not.toMatch(/"users"|from users/);
});

test('a wrong password and an unknown address cost the same statements', async () => {
  const { user } = await aDealer(app);
  const attempt = (email: string) =>
    statementsOf(() => call(app, 'POST /api/login', { body: { email, password: 'a wrong password' } }));
  const known = await attempt(user.email);
  expect(known.length).toBeGreaterThan(0);
  expect(await attempt('nobody@example.com')).toEqual(known);
});

test.each([
  ['Host', { host: 'evil.example' }],
  ['X-Forwarded-Host', { host: 'portal.example', 'x-forwarded-host': 'evil.example' }],
  ['Forwarded', { host: 'portal.example', forwarded: 'host=evil.example;proto=http' }],
])('another host in %s never gets into the mailed link', async (_, headers) => {
  const { user } = await aDealer(app);
  const { status } = await call(app, 'POST /api/password-reset', { body: { email: user.email }, headers });
  expect(status).toBe(204);
  await runJobs();
  const { id, kind, payload } = await db
    .selectFrom('mail_outbox')
    .select(['id', 'kind', 'facts as payload'])
    .where('recipient', '=', user.email)
    .executeTakeFirstOrThrow();
  if (!isMailKind(kind)) throw new Error(kind);
  const mail = { id, kind, to: { address: user.email, locale: 'de' as const }, payload };
  const { html, text } = renderMail(mail, { provider, publicUrl });
  for (const part of [html, text, JSON.stringify(payload)]) expect(part).not.toContain('evil');
  expect(text).toMatch(/https:\/\/portal\.example\/auth\/reset\?token=[\w-]{22}\b/);
});
