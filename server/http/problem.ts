import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_STATUS, ERROR_TITLE, type Problem } from '../../contract/errors.ts';
import { Failure } from '../failure.ts';
import { failureOf, messageOf } from './failure-of.ts';
import { isPromisedPayload } from './payload.ts';

/** The Retry-After of UNAVAILABLE: a database takes seconds to restart. */
export const AWAY_SECONDS = 10;

/** Answers every error as application/problem+json. An unexpected error reveals no internals. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = checkPayload(request, failureOf(error));
    if (failure.code === 'INTERNAL') request.log.error({ err: error }, 'unexpected error');
    if (failure.code === 'UNAVAILABLE') request.log.warn({ reason: messageOf(error) }, 'cannot serve');
    return sendProblem(request, reply, failure);
  });
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, new Failure('NOT_FOUND')));
}

/** In development and tests, a failure with a wrong payload is a fault of ours. */
function checkPayload(request: FastifyRequest, failure: Failure): Failure {
  const { endpoint } = request.routeOptions.config;
  const isFine = !request.server.checkAnswers || isPromisedPayload(endpoint, failure.code, failure.payload);
  if (isFine) return failure;
  request.log.error({ code: failure.code, payload: failure.payload }, 'payload is not as promised');
  return new Failure('INTERNAL');
}

/** The body of a refusal. */
export function problemOf(
  { code, detail, payload }: Pick<Failure, 'code' | 'detail' | 'payload'>,
  requestId: string,
): Problem {
  const said = detail ?? ERROR_TITLE[code];
  return {
    type: `urn:forecourt:problem:${code.toLowerCase().replaceAll('_', '-')}`,
    title: ERROR_TITLE[code],
    status: ERROR_STATUS[code],
    detail: said,
    code,
    message: said,
    requestId,
    ...payload,
  };
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  const status = ERROR_STATUS[failure.code];
  const problem = problemOf(failure, request.id);
  const retryAfter = failure.retryAfterSeconds ?? (status === 503 ? AWAY_SECONDS : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  // The rest of the body is not read.
  if (failure.code === 'PAYLOAD_TOO_LARGE') reply.header('connection', 'close');
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}
