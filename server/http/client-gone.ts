import type { FastifyReply } from 'fastify';

/**
 * Is aborted when the connection closes before the answer is sent, and also after it. Not Fastify's `request.signal`:
 * Node closes a request as soon as its body is read, and that aborts the signal.
 */
export function clientGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}
