import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { BEAT_SECONDS, TOLD_SECONDS, type Topic } from '../../contract/event-figures.ts';
import type { LiveEvents } from '../../contract/events.ts';
import type { User } from '../actor.ts';
import { Failure } from '../failure.ts';
import type { Session } from '../http/session.ts';
import { eventText, vehiclesText } from './event-text.ts';
import type { Feed, News } from './feed.ts';
import { concernsRightsOf, topicsOf } from './topics.ts';

/** How many streams a server has, and how long it follows the database after the last one has ended. */
export interface StreamLimits {
  max: number;
  restMs: number;
}

const LIMITS: StreamLimits = {
  // Fewer than the connections of a server (server/http/network.ts), so that calls are answered too.
  max: 4_000,
  // A page that is opened meanwhile learns what has changed since its data were read.
  restMs: TOLD_SECONDS * 1000,
};
/** A reader who has not taken so many bytes is cut off. Their page opens another stream. */
const UNREAD_BYTES_MAX = 256 * 1024;

/** One open page. It holds nothing else: a server has thousands. */
interface Stream {
  response: ServerResponse;
  user: User | null;
  token: string | undefined;
}

interface Reader extends Omit<Stream, 'response'> {
  /** The age of the data of the page, in milliseconds. */
  age: number;
  /** Without it the answer ends after what the page has missed. */
  isToStay: boolean;
}

type FindSessions = (tokens: readonly string[]) => Promise<ReadonlyMap<string, Session>>;

/** The open streams of this server. */
export class Streams {
  readonly #findSessions: FindSessions;
  readonly #limits: StreamLimits;
  readonly #streams = new Set<Stream>();
  #feed: Feed | undefined;
  #beats: NodeJS.Timeout | undefined;
  #resting: NodeJS.Timeout | undefined;

  constructor(findSessions: FindSessions, limits: Partial<StreamLimits> = {}) {
    this.#findSessions = findSessions;
    this.#limits = { ...LIMITS, ...limits };
  }

  get size(): number {
    return this.#streams.size;
  }

  /** Streams follow this feed while there are any. */
  follow(feed: Feed): void {
    this.#feed = feed;
  }

  /** Answers a request with a stream, beginning with what has changed since the data of the page were read. */
  async open(reply: FastifyReply, { age, isToStay, ...reader }: Reader): Promise<void> {
    const feed = this.#feed;
    if (!feed || this.#streams.size >= this.#limits.max) throw unavailable();
    const askedAt = performance.now();
    clearTimeout(this.#resting);
    await feed.begin();
    // The server has begun to stop, and ended its streams.
    if (this.#feed !== feed) throw unavailable();
    const response = takeOver(reply);
    // The reader has left since they asked, and with them the last event of the connection.
    if (response.destroyed) return this.#rest();
    const stream: Stream = { ...reader, response };
    // No `await` from here to `#add`: later changes reach only the streams of the set.
    const missed = feed.since(age + performance.now() - askedAt);
    response.write(eventText('start', { complete: missed.isComplete }));
    const vehicles = vehiclesText(missed, feed.stock);
    if (vehicles) response.write(vehicles);
    tellTopics(stream, topicsOf(missed, stream.user));
    if (isToStay) this.#add(stream);
    else {
      response.end();
      this.#rest();
    }
  }

  /** Sends each reader the events for them. Sessions are read again before events that not every reader gets. */
  async tell(news: News): Promise<void> {
    const vehicles = vehiclesText(news, this.#feed?.stock);
    const concerned: Stream[] = [];
    for (const stream of this.#streams) {
      if (!news.isComplete) write(stream, eventText('start', { complete: false }));
      if (vehicles) write(stream, vehicles);
      const { user } = stream;
      if (!user) continue;
      if (topicsOf(news, user).length > 0 || news.records.some((each) => concernsRightsOf(each, user)))
        concerned.push(stream);
    }
    for (const stream of await this.#withRights(concerned)) tellTopics(stream, topicsOf(news, stream.user));
  }

  /** Sends a heartbeat to all streams and checks their sessions, which also expire. */
  async beat(): Promise<void> {
    const beat = eventText('beat', {});
    for (const stream of this.#streams) write(stream, beat);
    await this.#withRights([...this.#streams]);
  }

  /** Ends all streams, because the server stops. */
  close(): void {
    for (const stream of this.#streams) end(stream, 'STOP');
    this.#streams.clear();
    clearInterval(this.#beats);
    clearTimeout(this.#resting);
    this.#feed = undefined;
  }

  #add(stream: Stream): void {
    this.#streams.add(stream);
    this.#beats ??= setInterval(() => void this.beat().catch(() => {}), BEAT_SECONDS * 1000).unref();
    stream.response.once('close', () => {
      this.#streams.delete(stream);
      this.#rest();
    });
  }

  /** Without streams the database is not polled. */
  #rest(): void {
    if (this.#streams.size > 0) return;
    clearInterval(this.#beats);
    this.#beats = undefined;
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => {
      if (this.#streams.size === 0) this.#feed?.stop();
    }, this.#limits.restMs).unref();
  }

  /** Ends the streams whose rights have changed, and returns the others. */
  async #withRights(streams: readonly Stream[]): Promise<Stream[]> {
    const tokens = streams.flatMap(({ token }) => token ?? []);
    if (tokens.length === 0) return [];
    const sessions = await this.#findSessions(tokens);
    return streams.filter((stream) => {
      if (!stream.token) return false;
      const user = sessions.get(stream.token)?.user;
      if (user && rightsOf(user) === rightsOf(stream.user)) return true;
      if (user) tellTopics(stream, ['account']);
      end(stream, 'RIGHTS');
      this.#streams.delete(stream);
      return false;
    });
  }
}

const unavailable = () => new Failure('UNAVAILABLE', { retryAfterSeconds: BEAT_SECONDS });

const rightsOf = (user: User | null): string =>
  [user?.id, user?.role, user?.rights, user?.dealer?.id, user?.dealer?.status, user?.needsSecondFactor].join(
    ' ',
  );

/** Takes the response from Fastify, which would wait for its end. Proxies must neither buffer nor compress it. */
function takeOver(reply: FastifyReply): ServerResponse {
  const response = reply.raw;
  reply.hijack();
  // A connection that has carried a stream is not used again, so nothing holds up the stop of the server.
  response.shouldKeepAlive = false;
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value) response.setHeader(name, value);
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-request-id': reply.request.id,
  });
  return response;
}

function write({ response }: Stream, text: Buffer): void {
  if (response.writableLength > UNREAD_BYTES_MAX) response.destroy();
  else response.write(text);
}

function tellTopics(stream: Stream, topics: Topic[]): void {
  if (topics.length > 0) write(stream, eventText('changed', { topics }));
}

function end({ response }: Stream, reason: LiveEvents['end']['reason']): void {
  response.end(eventText('end', { reason }));
}
