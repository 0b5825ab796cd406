import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Limits of connections and of the time that a request may take to arrive, in milliseconds. */
export interface Network {
  connections: number;
  headersMs: number;
  callMs: number;
  uploadMs: number;
}

/** docs/rules.md, chapter "Limits". */
export const NETWORK: Network = {
  // Each needs a file descriptor. A page with a live stream holds one for as long as it is open.
  connections: 5_000,
  headersMs: 20_000,
  callMs: 30_000,
  // 100 MB at 1 Mbit/s take 14 minutes.
  uploadMs: 15 * 60_000,
};

/** Longer than the 60 seconds of common proxies, so that a proxy never reuses a connection that is about to close. */
const KEEP_ALIVE_MS = 72_000;
/** How often Node looks for requests that are late. */
const CHECK_MS = 5_000;

/** Fastify's options for these limits. Its default is to wait for a request without end. */
export function networkOptions({ headersMs, uploadMs }: Network) {
  return {
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: uploadMs,
    http: {
      headersTimeout: headersMs,
      connectionsCheckingInterval: Math.min(CHECK_MS, headersMs, uploadMs),
    },
    // Idle connections end when the app closes; requests that run are answered first.
    forceCloseConnections: 'idle' as const,
  };
}

const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();

/** Limits the number of connections and the time of each call, and closes connections without a request with the app. */
export function limitNetwork(app: FastifyInstance, { connections, callMs }: Network): void {
  app.server.maxConnections = connections;
  closeUnusedConnections(app);
  app.addHook('onRequest', async (request, reply) => {
    // A request that was injected, as in tests, arrives without a connection.
    if (!hasBody(request) || !(request.raw.socket instanceof Socket)) return;
    const timer = setTimeout(() => endLateRequest(app, request, reply.raw.headersSent), callMs);
    timer.unref();
    timers.set(request, timer);
    const clear = () => clearTimeout(timer);
    request.raw.once('end', clear).once('close', clear);
  });
}

/** An upload has more time than a call: Node's own limit, which is the same for all requests. */
export function allowUploadTime(request: FastifyRequest): void {
  clearTimeout(timers.get(request));
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Does what Node does when a request exceeds its own limit: 408, and the connection ends. */
function endLateRequest(app: FastifyInstance, { raw }: FastifyRequest, isAnswered: boolean): void {
  if (isAnswered) raw.socket.destroy();
  else app.server.emit('clientError', new LateRequest(), raw.socket);
}

class LateRequest extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';
}

/**
 * Node's idea of an idle connection leaves out one on which no request has begun or only half of its headers have
 * arrived. Such a connection would hold up the stop of the program: browsers connect ahead of their next request. So would
 * one whose request is answered after the stop has begun, for as long as it is kept alive.
 */
function closeUnusedConnections(app: FastifyInstance): void {
  const running = new Map<Socket, Set<ServerResponse>>();
  let isClosing = false;
  app.server.on('connection', (socket: Socket) => {
    running.set(socket, new Set());
    socket.once('close', () => running.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    const responses = running.get(socket);
    responses?.add(response);
    response.once('close', () => {
      responses?.delete(response);
      // The head of the answer was sent before the stop, and offered the connection for further requests.
      if (isClosing && responses?.size === 0) socket.destroySoon();
    });
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const [socket, responses] of running) {
      if (responses.size === 0) socket.destroy();
      // An answer whose head is still to come says that the connection ends with it.
      for (const response of responses) response.shouldKeepAlive = false;
    }
  });
}
