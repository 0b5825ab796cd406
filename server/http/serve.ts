import type { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import contentDisposition from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Access, Endpoint, Input, Result } from '../../contract/endpoint.ts';
import { namesTag } from './etag.ts';
import { Failure } from '../failure.ts';
import { parse, parsePath, withoutEmpty } from './parse.ts';
import type { AdminUser, DealerUser, User } from '../actor.ts';
import { PAGE_USER_HEADER, UNATTENDED_HEADER } from '../../contract/constants.ts';
import { includesRights } from '../../contract/rights.ts';
import { refusalOf, takeTries, type Try } from './limits.ts';
import { allowUploadTime } from './network.ts';
import { SessionUses } from './session-uses.ts';
import { findSession, findSessions, type Session, sessionTokenOf } from './session.ts';
import { SharedRead } from '../shared-read.ts';
import { SerializedJson } from './serialized-json.ts';

/** The schema of the body for an endpoint that has no body. Only an empty object is accepted. */
const NOTHING = z.strictObject({});

/** The user of a request, as the endpoint's access guarantees it. */
type Caller<A extends Access> = A extends 'public'
  ? User | null
  : A extends 'activeDealer'
    ? DealerUser
    : A extends 'admin' | 'fullAdmin'
      ? AdminUser
      : User;

/** A request as a handler sees it: parsed, and from a user who may call. */
export interface Call<E extends Endpoint> extends Input<E> {
  user: Caller<E['access']>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Reads the session of this token, null if there is none, together with what the handler reads first. Undefined if that cannot
 * be read together now.
 */
export type SessionReader = (request: FastifyRequest, token: string) => Promise<Session | null | undefined>;

interface Options {
  /** Absent: the sessions of all waiting requests are read in a statement of their own. */
  readSession?: SessionReader;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The endpoints that this server answers, for the OpenAPI document and the access matrix. */
    endpoints: Endpoint[];
    /** Whether answers and problems are checked against their schemas, as in development and tests. */
    checkAnswers: boolean;
    findUser: (request: FastifyRequest) => Promise<User | null>;
    /** Counts the order calls of all dealers who wait, in one statement. */
    orderCalls: SharedRead<Try, ReadonlySet<Try>>;
    /** The last uses of sessions that are not written yet. */
    sessionUses: SessionUses;
  }

  interface FastifyContextConfig {
    /** The endpoint of a route; absent where a page or a file is served. */
    endpoint?: Endpoint;
    readSession?: SessionReader;
  }
}

/** Registers one endpoint: session, access, limit, parse, handle, answer. */
export function serve<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: Call<E>) => Promise<Result<E> | SerializedJson<Result<E>>>,
  options: Options = {},
): void {
  const respond = async (call: Call<E>) => {
    const result = await handle(call);
    if (endpoint.status === 204) return call.reply.status(204).send();
    const json = result instanceof SerializedJson ? result : SerializedJson.of(result);
    if (app.checkAnswers) checkAnswer(endpoint, json);
    return answer(endpoint, json, call);
  };
  register(app, endpoint, respond, options);
}

/** Registers the route of an endpoint. `respond` receives its calls. */
function register<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  respond: (call: Call<E>) => Promise<FastifyReply>,
  options: Options = {},
): void {
  app.endpoints.push(endpoint);
  app.route({
    method: endpoint.method,
    url: urlOf(endpoint),
    config: { endpoint, ...options },
    handler: async (request, reply) => respond(await receiveCall(app, endpoint, { request, reply })),
  });
}

/** A file that a call answers. Its stream is read to the end or destroyed. */
interface FileAnswer {
  stream: Readable;
  /** Absent where the file is made while it is read. */
  size?: number;
  contentType: string;
  fileName: string;
}

/** Registers an endpoint that answers a file, as a download that nobody but its reader may store. */
export function serveFile<const E extends Endpoint & { isFile: true }>(
  app: FastifyInstance,
  endpoint: E,
  find: (call: Call<E>) => Promise<FileAnswer>,
): void {
  register(app, endpoint, async (call) => {
    const { stream, size, contentType, fileName } = await find(call);
    if (size !== undefined) call.reply.header('content-length', size);
    return call.reply
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', downloadOf(fileName))
      .type(contentType)
      .send(stream);
  });
}

/**
 * Mails have inline styles. Nothing is loaded, no script runs, and only pages of the portal show the document. A frame of an
 * `about:` document would have the policy of its page, which allows no inline styles.
 */
const FRAME_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

/** Registers an endpoint that answers an HTML document, which a page shows in a frame. */
export function serveFrame<const E extends Endpoint & { isFile: true }>(
  app: FastifyInstance,
  endpoint: E,
  find: (call: Call<E>) => Promise<string>,
): void {
  register(app, endpoint, async (call) => {
    const html = await find(call);
    return call.reply
      .header('content-security-policy', FRAME_POLICY)
      .header('cache-control', 'private, no-store')
      .type('text/html; charset=utf-8')
      .send(html);
  });
}

/** Registers an endpoint that answers server-sent events. `open` writes them to the response until it ends. */
export function serveEventStream<const E extends Endpoint & { events: object }>(
  app: FastifyInstance,
  endpoint: E,
  open: (call: Call<E>) => Promise<void>,
): void {
  register(app, endpoint, async (call) => {
    await open(call);
    return call.reply;
  });
}

/** The fallback is for clients that read no UTF-8 here. Without it umlauts go out as ISO-8859-1. */
const downloadOf = (fileName: string): string =>
  contentDisposition(fileName, { type: 'attachment', fallback: fileName.replaceAll(/[^ -~]/g, '_') });

const urlOf = ({ path }: Endpoint): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Session, access, limit and input of a call. */
async function receiveCall<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<Call<E>> {
  const found = await app.findUser(request);
  requireAccess(endpoint, userOfPage(request, found));
  const user = found?.needsSecondFactor ? withoutSecondFactor(endpoint, found) : found;
  await countCall(app, endpoint, user);
  if (request.isMultipart() !== Boolean(endpoint.upload)) throw new Failure('UNSUPPORTED_MEDIA');
  if (endpoint.upload) allowUploadTime(request);
  // The checks above and the schemas below make exactly a Call<E>; TypeScript cannot follow them.
  return { ...parseInput(endpoint, request), user, request, reply } as Call<E>;
}

function parseInput(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  return {
    params: endpoint.params && parsePath(endpoint.params, request.params),
    query: endpoint.query && parse(endpoint.query, withoutEmpty(request.query)),
    headers: endpoint.headers && parse(endpoint.headers, request.headers),
    body: parseBody(endpoint, request.body),
  };
}

function parseBody(endpoint: Endpoint, body: unknown): unknown {
  if (endpoint.body) return parse(endpoint.body, body);
  if (endpoint.upload || body === undefined || body === null) return undefined;
  return parse(NOTHING, body);
}

/** None if the page was opened for another user, who has signed out in this browser since. */
function userOfPage({ headers }: FastifyRequest, user: User | null): User | null {
  const told = headers[PAGE_USER_HEADER];
  return told === undefined || told === user?.id ? user : null;
}

function requireAccess({ access, needs }: Endpoint, user: User | null): void {
  if (access === 'public') return;
  if (!user) throw new Failure('NOT_AUTHENTICATED');
  const isActiveDealer = user.role === 'dealer' && user.dealer.status === 'ACTIVE';
  if (access === 'admin' && user.role !== 'admin') throw new Failure('ADMIN_ONLY');
  if (access === 'fullAdmin' && user.rights !== 'FULL') throw new Failure('ADMIN_ONLY');
  if (access === 'activeDealer' && !isActiveDealer) throw new Failure('DEALER_NOT_ACTIVE');
  if (access === 'activeDealerOrAdmin' && !isActiveDealer && user.role !== 'admin')
    throw new Failure('DEALER_NOT_ACTIVE');
  if (needs && user.role === 'dealer' && !includesRights(user.rights, needs)) throw new Failure('OWNER_ONLY');
}

/**
 * Refuses a call whose session has ended, or whose user has lost the right to it, since the call began. An upload may take
 * many minutes to arrive.
 */
export async function checkAccessAgain(request: FastifyRequest): Promise<void> {
  const { server, routeOptions } = request;
  const { endpoint } = routeOptions.config;
  // Pages and files, which are served without an endpoint, take no uploads.
  if (!endpoint) throw new Failure('INTERNAL');
  const token = sessionTokenOf(request);
  const user = token === undefined ? null : await findSession(server.deps.db, token, server.deps);
  requireAccess(endpoint, userOfPage(request, user));
}

/** To an admin who must set up a second factor first, public calls answer as to a visitor. Others are refused. */
function withoutSecondFactor({ access, opensBeforeSecondFactor }: Endpoint, user: User): User | null {
  if (access === 'public') return null;
  if (!opensBeforeSecondFactor) throw new Failure('SECOND_FACTOR_NEEDED');
  return user;
}

/** Counts the calls of a dealer before they are parsed, so that refused ones count as well. */
async function countCall(
  { deps, orderCalls }: FastifyInstance,
  { limit }: Endpoint,
  user: User | null,
): Promise<void> {
  if (limit === undefined || user?.role !== 'dealer') return;
  const call = { who: user.dealer.id };
  const allowed = await orderCalls.ask(call);
  if (!allowed.has(call))
    throw await refusalOf(deps.db, 'orderCallsByDealer', call.who, deps.limits.orderCallsByDealer);
}

async function answer<E extends Endpoint>(
  endpoint: E,
  json: SerializedJson<Result<E>>,
  { user, request, reply }: Call<E>,
): Promise<FastifyReply> {
  const { bytes } = json;
  reply.status(endpoint.status ?? 200).type('application/json; charset=utf-8');
  if (endpoint.method !== 'GET') return reply.header('cache-control', 'no-store').send(bytes);

  reply.header('cache-control', cachingOf(endpoint, user)).header('vary', 'cookie').header('etag', json.tag);
  const known = request.headers['if-none-match'];
  return known !== undefined && namesTag(known, json.tag) ? reply.status(304).send() : reply.send(bytes);
}

/**
 * Browsers revalidate a public answer each time, and get 304 while it is unchanged. They must not store what only users
 * with a right to it may see: the next person at the same machine could read it after the sign-out.
 */
function cachingOf({ access }: Endpoint, user: User | null): string {
  if (access !== 'public') return 'private, no-store';
  return user ? 'private, no-cache' : 'no-cache';
}

function checkAnswer(endpoint: Endpoint, { bytes }: SerializedJson<unknown>): void {
  if (!endpoint.result) return;
  const sent: unknown = JSON.parse(bytes.toString());
  const promised: unknown = JSON.parse(JSON.stringify(endpoint.result.parse(sent)));
  if (!isDeepStrictEqual(sent, promised))
    throw new Error(`${endpoint.path} answers more than its schema says`);
}

/** Adds `findUser`, which reads the user of a request once, and `orderCalls`. */
export function decorateWithUser(app: FastifyInstance): void {
  const { db, limits } = app.deps;
  const count = (calls: readonly Try[]) =>
    takeTries(db, 'orderCallsByDealer', calls, limits.orderCallsByDealer);
  app.decorate('orderCalls', new SharedRead(count));
  const uses = new SessionUses(db, (error) =>
    app.log.error({ err: error }, 'last uses of sessions not written'),
  );
  app.decorate('sessionUses', uses);
  app.addHook('onClose', () => uses.write());
  const sessions = new SharedRead((tokens: readonly string[]) => findSessions(db, tokens, app.deps));
  const find = async (request: FastifyRequest, token: string): Promise<User | null> => {
    const { readSession } = request.routeOptions.config;
    const readTogether = await readSession?.(request, token);
    const session = readTogether === undefined ? (await sessions.ask(token)).get(token) : readTogether;
    if (session?.isStale && isUse(request)) uses.note(token);
    return session?.user ?? null;
  };
  const users = new WeakMap<FastifyRequest, Promise<User | null>>();
  app.decorate('findUser', (request: FastifyRequest) => {
    const known = users.get(request);
    if (known) return known;
    const token = sessionTokenOf(request);
    const found = token ? find(request, token) : Promise.resolve(null);
    users.set(request, found);
    return found;
  });
}

/**
 * Whether a request counts as use of an admin's session. Pages of the back office say whether somebody attends them. Other
 * pages do not: the open inventory calls every 30 seconds, so calls that everybody may make are no use.
 */
function isUse({ routeOptions, headers }: FastifyRequest): boolean {
  const told = headers[UNATTENDED_HEADER];
  return told === undefined ? routeOptions.config.endpoint?.access !== 'public' : told === '0';
}
