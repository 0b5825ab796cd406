import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { testApp } from '../../fixtures/app.ts';
import { createTestDatabase } from '../../fixtures/database.ts';
import { aDealer } from '../../fixtures/dealers.ts';
import { originOf } from '../../fixtures/events.ts';
import { untilOneWaits } from '../../fixtures/lock-waits.ts';
import { PATIENCE } from '../../fixtures/patience.ts';

const { db, owner } = await createTestDatabase();

/** A server for one test, which has read the stock. */
async function aServer(deps: Parameters<typeof testApp>[0]): Promise<FastifyInstance> {
  const server = await testApp(deps);
  onTestFinished(() => server.close());
  await server.stock.read(null);
  return server;
}

test('a stream is not opened for a reader who has left meanwhile', async () => {
  const { cookie } = await aDealer({ deps: { db } });
  const server = await aServer({ db });
  const url = `${await originOf(server)}/api/events`;
  const page = new AbortController();
  const connections = () =>
    new Promise<number>((resolve) => server.server.getConnections((_, count) => resolve(count)));
  await owner.transaction().execute(async (tx) => {
    await sql`lock table sessions in access exclusive mode`.execute(tx);
    const asked = fetch(url, { headers: { accept: 'text/event-stream', cookie }, signal: page.signal });
    await untilOneWaits(db);
    page.abort();
    await expect(asked).rejects.toThrow('aborted');
    await vi.waitFor(async () => expect(await connections()).toBe(0), PATIENCE);
  });
  await vi.waitFor(() => expect(server.live.feed.isFollowing).toBe(true), PATIENCE);
  await server.live.feed.begin();
  expect(server.live.streams.size).toBe(0);
});

test('a stream is not opened by a server that has begun to stop meanwhile', async () => {
  let answered = Promise.resolve();
  const slow = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await answered;
      return result;
    },
  });
  const stopping = await aServer({ db: slow });
  const url = `${await originOf(stopping)}/api/events`;
  let goOn = () => {};
  answered = new Promise((resolve) => {
    goOn = resolve;
  });
  const asked = fetch(url, { headers: { accept: 'text/event-stream' } });
  await vi.waitFor(() => expect(stopping.live.feed.isFollowing).toBe(true), PATIENCE);
  const stopped = stopping.close();
  await vi.waitFor(() => expect(stopping.server.listening).toBe(false), PATIENCE);
  goOn();
  expect((await asked).status).toBe(503);
  await stopped;
});
