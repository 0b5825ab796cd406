import type { FastifyInstance } from 'fastify';
import { getEvents } from '../../contract/events.ts';
import { serveEventStream } from '../http/serve.ts';
import { findSessions, sessionTokenOf } from '../http/session.ts';
import { Feed } from './feed.ts';
import { Streams } from './streams.ts';

declare module 'fastify' {
  interface FastifyInstance {
    live: { feed: Feed; streams: Streams };
  }
}

/** Serves the stream of changes. Without `Accept: text/event-stream`, as a crawler asks, the answer ends at once. */
export function serveEvents(app: FastifyInstance): void {
  const { deps, stock, log } = app;
  const streams = new Streams((tokens) => findSessions(deps.db, tokens, deps), deps.streams);
  const feed = new Feed({ db: deps.db, stock, log, onNews: (news) => streams.tell(news) });
  streams.follow(feed);
  app.decorate('live', { feed, streams });
  // The first thing that a server does at its stop: the pages open their streams at another server.
  app.addHook('preClose', async () => {
    streams.close();
    await feed.close();
  });
  serveEventStream(app, getEvents, ({ query, user, request, reply }) =>
    streams.open(reply, {
      user,
      token: user ? sessionTokenOf(request) : undefined,
      age: query.age ?? 0,
      isToStay: request.headers.accept?.includes('text/event-stream') ?? false,
    }),
  );
}
