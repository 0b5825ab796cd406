import type { FastifyReply } from 'fastify';

/**
 * A signal that aborts when the connection closes, before or after the response is sent. Fastify's
 * `request.signal` is not usable: Node closes a request as soon as its body is read, and that aborts the
 * signal.
 */
export function clientGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}
